import type { Language } from './bilingual';

/** How numbers, dates and lists are set in a language, as BCP 47 tags. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', ar: 'ar-EG' };

/** A list as the language writes it: "A, B and C"; without the last word where it goes on (`unit`). */
export function formatList(
  items: readonly string[],
  language: Language,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(LOCALE[language], { type }).format(items);
}

/** "٦:٣٠ م" at the end of a time as Egypt writes it out: "٦:٣٠ مساءً"; whatever ends otherwise stays. */
export function halfInWords(time: string): string {
  return time.replace(/[صم]$/, (half) => (half === 'ص' ? 'صباحًا' : time.includes('١٢:') ? 'ظهرًا' : 'مساءً'));
}
