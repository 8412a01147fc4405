import type { Language } from './bilingual';
import { isFault, type ErrorCode } from './errors';
import { halfInWords, LOCALE } from './locale';
import { ar } from './locales/ar';
import { en } from './locales/en';
import { CAIRO } from './text/cairo';

const SENTENCES = { en, ar };

/**
 * The sentence for a person. `details` fill its placeholders; one that is missing becomes a dash. States are given by
 * their word, instants (`at`) as Cairo's clocks show them.
 */
export function sentence(code: ErrorCode, language: Language, details: Record<string, string> = {}): string {
  const { errors, values } = SENTENCES[language];
  const shown = (name: string): string => {
    const value = details[name] ?? '';
    if (name === 'at' && !Number.isNaN(Date.parse(value))) return momentIn(language, value);
    if (name === 'status' && Object.hasOwn(values, value)) return values[value as keyof typeof values];
    if (name === 'by' && value === '') return values.somebody;
    return value || '—';
  };
  return errors[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => shown(name));
}

function momentIn(language: Language, instant: string): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CAIRO,
  });
  return halfInWords(format.format(new Date(instant)));
}

/**
 * What is wrong with a field, for a person. Numbers that a code carries (`numberBetween:1:17`) fill its sentence. A code
 * that is not known reads as a general fault.
 */
export function faultSentence(code: string, language: Language): string {
  const [name = '', ...numbers] = code.split(':');
  const words = SENTENCES[language].validation[isFault(name) ? name : 'wrong'];
  const format = new Intl.NumberFormat(LOCALE[language]);
  return words.replace(/\{\{(\d)\}\}/g, (_, at: string) => format.format(Number(numbers[Number(at)])));
}
