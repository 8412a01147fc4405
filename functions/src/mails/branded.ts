import type { Language } from '@nexus/domain/bilingual';
import { addressOf } from '../site-address';

const NAME: Record<Language, string> = { en: 'Nexus', ar: 'نكسس' };
const FONT = 'font-family:Cairo,Tahoma,Arial,sans-serif';

/** The HTML of a mail: what it says, on our paper. Tables and styles in place, as mail programs draw nothing else. */
export function branded(paragraphs: string, language: Language): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const head = `<a href="${addressOf('/', language)}" style="color:#FFFFFF;text-decoration:none">${NAME[language]}</a>`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;background:#F3F5F4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:560px;table-layout:fixed;background:#FFFFFF;border:1px solid #D8DFDC">
<tr><td style="padding:16px 24px;background:#0A5F5F;color:#FFFFFF;font-size:20px;font-weight:700;${FONT}">${head}</td></tr>
<tr><td style="padding:12px 24px 20px;color:#10222F;font-size:16px;line-height:1.6;overflow-wrap:anywhere;word-break:break-word;${FONT}">
${paragraphs}
</td></tr></table>
</td></tr></table>
</body></html>`;
}
