import type { Language } from '@nexus/domain/bilingual';

/** Each language as it calls itself, whatever the page is in. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };
