import { z } from 'zod';
import type { Issue } from '@nexus/domain/contract/issues';
import { issueInput, NEWSLETTER, type IssueBlock, type IssueInput } from '@nexus/domain/newsletter/issue';

const text = (most: number) => z.string().trim().max(most, 'tooLong');

/** The editor's fields, each by itself; what is sent of them is the issue. */
export const issueForm = z
  .object({
    subjectEn: text(NEWSLETTER.subject),
    subjectAr: text(NEWSLETTER.subject),
    introEn: text(NEWSLETTER.intro),
    introAr: text(NEWSLETTER.intro),
    blocks: z.array(z.custom<IssueBlock>()),
    /** The version that what is typed is based on: a draft that was left goes over nobody's later words. */
    version: z.number(),
  })
  .transform(({ subjectEn, subjectAr, introEn, introAr, blocks }): IssueInput => ({
    subject: { en: subjectEn, ar: subjectAr },
    intro: { en: introEn, ar: introAr },
    blocks,
  }));
export type IssueValues = z.input<typeof issueForm>;

export function valuesOf({ subject, intro, blocks, version }: IssueInput & { version: number }): IssueValues {
  return { subjectEn: subject.en, subjectAr: subject.ar, introEn: intro.en, introAr: intro.ar, blocks, version };
}

const kept = z.object({
  subjectEn: z.string().catch(''),
  subjectAr: z.string().catch(''),
  introEn: z.string().catch(''),
  introAr: z.string().catch(''),
  blocks: issueInput.shape.blocks.catch([]),
  version: z.number(),
});
/** What was typed, finished or not. */
export const valuesIn = (values: unknown) => kept.safeParse(values).data;

/** By what a picked block is called: its kind and its id. */
export const nameOf = (block: IssueBlock) => (block.kind === 'text' ? '' : `${block.kind}/${block.id}`);

/** What the blocks of a stored issue are called, and which of them are not on the site. */
export function titlesOf({ blocks, shown }: Issue, language: 'en' | 'ar'): Record<string, string | null> {
  return Object.fromEntries(
    blocks.map((block, index) => {
      const title = shown[index]?.title;
      return [nameOf(block), title ? title[language] || title.en || title.ar : null];
    }),
  );
}
