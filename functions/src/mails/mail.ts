import type { Language } from '@nexus/domain/bilingual';
import type { MailKind } from '@nexus/domain/mails';
import { oneLine } from '@nexus/domain/membership/person-name';
import { addressKey } from '@nexus/domain/membership/verified-address';
import { unlinked, withoutLinks } from '@nexus/domain/text/links';
import { escapeHtml } from '../escape-html';
import { mails, TURN_OFF } from '../locales/mails';
import { branded } from './branded';

/** A document of `mail`, as the Firebase extension Trigger Email sends it. */
export interface Mail {
  to: string;
  /** Where answers go: the address of a member who wanted that. */
  replyTo?: string;
  /** The member whose words it holds: it is deleted once it is sent, and with them. */
  from?: string;
  /** Further headers; the extension looks for them here and not in `message`. */
  headers?: Record<string, string>;
  message: {
    subject: string;
    text: string;
    html: string;
    attachments?: { filename: string; content: string; contentType: string }[];
  };
  language: Language;
  kind: MailKind;
  /** `to` as addresses are compared, by which mails are found. */
  address: string;
  /** The member whom it is about; empty for anybody else. */
  memberId: string;
  /** Of an issue of the newsletter: whether it is noted already that it did not arrive. */
  bounce?: 'open' | 'noted';
  /** Members whom it names to somebody else. */
  about?: readonly string[];
}

/**
 * A mail in the person's language. `values` fill `{{name}}` placeholders; in the HTML they are escaped. What somebody
 * calls themselves is written in one line, without whatever would become a link. A line that is only a placeholder without a value is left out.
 */
export function composeMail(options: {
  to: string;
  language: Language;
  kind: MailKind;
  values: Record<string, string>;
  memberId?: string;
  /** The member whose words it holds, as `message`, and the address at which they want to be answered. */
  from?: { id: string; replyTo: string };
  about?: readonly string[];
  /** Where such mails are turned off. */
  turnOff?: { page: string; program: string };
  /** What goes before its lines, drawn already. */
  body?: { text: string; html: string };
}): Mail {
  const { name = '' } = options.values;
  const values: Record<string, string> = { ...options.values, name: oneLine(withoutLinks(name)) };
  const { subject, lines: own } = mails[options.language][options.kind];
  const { language, turnOff } = options;
  if (turnOff) values['turnOff'] = turnOff.page;
  const lines: readonly string[] = turnOff ? [...own, TURN_OFF[language]] : own;
  const fill = (line: string, escape: (text: string) => string) =>
    line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escape(values[name] ?? ''));
  const needed = lines.filter((line) => !/\{\{(\w+)\?\}\}/.test(line) || values[optionalName(line)]);
  const shown = needed.map((line) => line.replace(/\{\{(\w+)\?\}\}/g, '{{$1}}'));
  const paragraphs = shown.map((line) =>
    line === MESSAGE ? quoted(values['message']) : `<p>${inLines(linked(fill(escapeHtml(line), escapeHtml)))}</p>`,
  );
  return {
    to: options.to,
    kind: options.kind,
    address: addressKey(options.to),
    memberId: options.memberId ?? '',
    ...(options.about && { about: options.about }),
    language: options.language,
    message: {
      subject: fill(subject, inSubject),
      text: [
        ...(options.body ? [options.body.text] : []),
        ...shown.map((line) => fill(line, line === MESSAGE ? marked : (text) => text)),
      ].join('\n\n'),
      html: branded([options.body?.html ?? '', ...paragraphs].join('\n'), language),
    },
    ...(options.from && { from: options.from.id }),
    ...(options.from?.replyTo && { replyTo: options.from.replyTo }),
    ...(turnOff && { headers: unsubscribing(turnOff.program) }),
  };
}

/** The line of a mail in which a member speaks. */
const MESSAGE = '{{message}}';
const QUOTE = 'margin:16px 0;padding:4px 16px;border-inline-start:3px solid #0A5F5F;white-space:pre-wrap';

/** What a member wrote, apart from what we say; nothing in it can be pressed. */
function quoted(text = ''): string {
  return `<blockquote dir="auto" style="${QUOTE}">${escapeHtml(unlinked(text))}</blockquote>`;
}

function marked(text: string): string {
  return unlinked(text).replace(/^/gm, '> ');
}

/** By these a mail program turns them off with one press (RFC 2369, RFC 8058). */
function unsubscribing(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function optionalName(line: string): string {
  return /\{\{(\w+)\?\}\}/.exec(line)?.[1] ?? '';
}

function inSubject(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').slice(0, 150);
}

/** Lines of a value stay lines. */
function inLines(html: string): string {
  return html.replaceAll('\n', '<br>\n');
}

/** HTML in which addresses can be pressed. */
export function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}" style="color:#0A5F5F">${url}</a>`);
}
