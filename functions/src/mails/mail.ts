import type { Language } from '@nexus/domain/bilingual';
import type { MailKind } from '@nexus/domain/mails';
import { oneLine } from '@nexus/domain/membership/person-name';
import { addressKey } from '@nexus/domain/membership/verified-address';
import { withoutLinks } from '@nexus/domain/text/links';
import { escapeHtml } from '../escape-html';
import { mails } from '../locales/mails';

/** A document of `mail`, as the Firebase extension Trigger Email sends it. */
export interface Mail {
  to: string;
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
}

/**
 * A mail in the person's language. `values` fill `{{name}}` placeholders; in the HTML they are escaped. What somebody
 * calls themselves is written in one line, without whatever would become a link. A line that is only a placeholder without a value is left out.
 */
export function composeMail(options: {
  to: string;
  language: Language;
  template: MailKind;
  values: Record<string, string>;
  memberId?: string;
}): Mail {
  const { name = '' } = options.values;
  const values: Record<string, string> = { ...options.values, name: oneLine(withoutLinks(name)) };
  const { subject, lines } = mails[options.language][options.template];
  const fill = (line: string, escape: (text: string) => string) =>
    line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escape(values[name] ?? ''));
  const needed = lines.filter((line) => !/\{\{(\w+)\?\}\}/.test(line) || values[optionalName(line)]);
  const shown = needed.map((line) => line.replace(/\{\{(\w+)\?\}\}/g, '{{$1}}'));
  const direction = options.language === 'ar' ? 'rtl' : 'ltr';
  const paragraphs = shown.map((line) => `<p>${linked(fill(escapeHtml(line), escapeHtml))}</p>`).join('\n');
  return {
    to: options.to,
    kind: options.template,
    address: addressKey(options.to),
    memberId: options.memberId ?? '',
    language: options.language,
    message: {
      subject: fill(subject, inSubject),
      text: shown.map((line) => fill(line, (text) => text)).join('\n\n'),
      html: `<div dir="${direction}" lang="${options.language}" style="font-family:Cairo,Arial,sans-serif;font-size:16px;line-height:1.6;color:#10222F">\n${paragraphs}\n</div>`,
    },
  };
}

function optionalName(line: string): string {
  return /\{\{(\w+)\?\}\}/.exec(line)?.[1] ?? '';
}

function inSubject(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').slice(0, 150);
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}" style="color:#0A5F5F">${url}</a>`);
}
