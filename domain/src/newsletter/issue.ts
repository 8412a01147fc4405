import { z } from 'zod';
import { LANGUAGES, type Bilingual, type Language } from '../bilingual';
import { documentId } from '../contract/ids';
import type { ResourceKey } from '../resources/index';

/** Of the newsletter. Apart, because public pages carry what stands in `limits.ts`. */
export const NEWSLETTER = {
  subject: 150,
  intro: 2_000,
  text: 3_000,
  blocks: 12,
  /** Of what is picked, as many characters as a mail shows. */
  excerpt: 300,
  issuesPerDay: 3,
  /** On a page of the list of issues, and of the archive. */
  listed: 50,
} as const;

/** An issue is written, then goes out, then has gone out; it never comes back. Stopped on the way, it may go on. */
export const ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** What can be picked from content, by which resource. */
export const PICKED = { event: 'event', story: 'successStory', news: 'newsItem' } as const satisfies Record<
  string,
  ResourceKey
>;
export type PickedKind = keyof typeof PICKED;
export const PICKED_KINDS = Object.keys(PICKED) as PickedKind[];

const both = (most: number) => {
  const text = z.string().trim().max(most, 'tooLong').default('');
  return z.strictObject({ en: text, ar: text });
};

const picked = z.strictObject({
  kind: z.enum(['event', 'story', 'news']),
  id: documentId(/^[A-Za-z0-9_-]{1,100}$/),
});
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: both(NEWSLETTER.text) }),
  picked,
]);
export type IssueBlock = z.output<typeof block>;

/** What an editor writes of an issue; a draft may lack anything. */
export const issueInput = z.strictObject({
  subject: both(NEWSLETTER.subject),
  intro: both(NEWSLETTER.intro),
  blocks: z.array(block).max(NEWSLETTER.blocks, 'tooLong').default([]),
});
export type IssueInput = z.output<typeof issueInput>;

export const EMPTY_ISSUE: IssueInput = { subject: { en: '', ar: '' }, intro: { en: '', ar: '' }, blocks: [] };

const bilingual = z.object({ en: z.string(), ar: z.string() });

/** A block as readers get it: what was picked, with the words that it had then. */
export const shownBlock = z.object({
  kind: z.enum(['text', 'event', 'story', 'news']),
  title: bilingual,
  text: bilingual,
  /** When an event begins, and where it is; empty for anything else. */
  startsAt: z.string(),
  place: bilingual,
  /** Its page on the site; empty for a text. */
  path: z.string(),
});
export type ShownBlock = z.infer<typeof shownBlock>;

/** What a mail is drawn from, and the archive. */
export interface ShownIssue {
  subject: Bilingual;
  intro: Bilingual;
  shown: readonly ShownBlock[];
}

/** What both languages must have before it can go out: paths of fields, each with the code of its fault. */
export function faultsBeforeSending({ subject, intro, blocks }: IssueInput): Record<string, string> {
  const faults: Record<string, string> = {};
  const require = (name: string, text: Bilingual, isNeeded: boolean) => {
    if (!isNeeded && isEmpty(text, 'en') && isEmpty(text, 'ar')) return;
    for (const language of LANGUAGES) if (isEmpty(text, language)) faults[`${name}.${language}`] = 'required';
  };
  require('subject', subject, true);
  require('intro', intro, blocks.length === 0);
  for (const [index, one] of blocks.entries()) if (one.kind === 'text') require(`blocks.${index}.text`, one.text, true);
  return faults;
}

function isEmpty(text: Bilingual, language: Language): boolean {
  return text[language].trim() === '';
}
