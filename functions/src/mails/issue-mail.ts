import { textIn, type Bilingual, type Language } from '@nexus/domain/bilingual';
import type { ShownBlock, ShownIssue } from '@nexus/domain/newsletter/issue';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../site-address';
import { escapeHtml } from '../escape-html';
import { composeMail, linked, type Mail } from './mail';
import { saidMoment } from './said';

const HEADING = 'margin:28px 0 4px;font-size:18px;line-height:1.4';
const WHEN = 'margin:0 0 8px;color:#42525B';
const LINE = 'margin:0 0 16px;white-space:pre-line';

/** The mail of an issue in one language: to a reader, who can leave by it, or as a test to whoever of the staff asked. */
export function issueMail(given: {
  issue: ShownIssue & { id: string };
  to: string;
  language: Language;
  turnOff?: { page: string; program: string };
}): Mail {
  const { issue, to, language, turnOff } = given;
  return composeMail({
    to,
    language,
    kind: turnOff ? 'newsletter' : 'newsletterTest',
    values: { subject: said(issue.subject, language), page: addressOf(paths.issue(issue.id), language) },
    ...(turnOff && { turnOff }),
    body: drawn(issue, language),
  });
}

function drawn({ intro, shown }: ShownIssue, language: Language): { text: string; html: string } {
  const parts = [
    ...paragraph(said(intro, language)),
    ...shown.map((block) => (block.kind === 'text' ? paragraph(said(block.text, language)) : picked(block, language))),
  ].flat();
  return {
    text: parts.map(({ text }) => text).join('\n\n'),
    html: parts.map(({ html }) => html).join('\n'),
  };
}

/** A heading that leads to its page, when and where, and a few lines. */
function picked(block: ShownBlock, language: Language) {
  const address = addressOf(block.path, language);
  const title = said(block.title, language);
  const moment = block.startsAt && saidMoment(block.startsAt, language);
  const when = [moment, said(block.place, language)].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
  const text = said(block.text, language);
  const heading = `<h2 style="${HEADING}" dir="auto"><a href="${escapeHtml(address)}" style="color:#0A5F5F">${escapeHtml(title)}</a></h2>`;
  return [
    {
      text: [title, when, text, address].filter(Boolean).join('\n'),
      html: [
        heading,
        when && `<p style="${WHEN}">${escapeHtml(when)}</p>`,
        text && `<p style="${LINE}" dir="auto">${escapeHtml(text)}</p>`,
      ]
        .filter(Boolean)
        .join('\n'),
    },
  ];
}

/** What an editor wrote: its lines stay, and addresses in it can be pressed. */
function paragraph(text: string) {
  if (text === '') return [];
  return [{ text, html: `<p style="${LINE}" dir="auto">${linked(escapeHtml(text))}</p>` }];
}

function said(text: Bilingual, language: Language): string {
  return textIn(text, language).text.trim();
}
