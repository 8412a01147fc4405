import type { Language } from './bilingual';

/** How numbers, dates and lists are set in a language, as BCP 47 tags. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', ar: 'ar-EG' };
