import { z } from 'zod';

/** The two languages of the community. English is the one that the other falls back to. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const language = z.enum(LANGUAGES);

/** A text in both languages; an empty one has not been translated yet. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** Whether a stored value, which a hand in the store may have written, is a text in both languages. */
export function isBilingual(value: unknown): value is Bilingual {
  const { en, ar } = { ...(value as Partial<Record<string, unknown>> | undefined) };
  return typeof en === 'string' && typeof ar === 'string';
}

/** The text in `language`, or in the other one when it is empty there, and which one it is. */
export function textIn(text: Bilingual, language: Language): { text: string; language: Language } {
  const other = language === 'en' ? 'ar' : 'en';
  return text[language].trim() !== '' || text[other].trim() === ''
    ? { text: text[language], language }
    : { text: text[other], language: other };
}

/** The language that an `Accept-Language` header asks for first among ours; English otherwise. */
export function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
