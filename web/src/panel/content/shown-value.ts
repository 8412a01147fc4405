import { textIn, type Bilingual, type Language } from '@nexus/domain/bilingual';
import { LOCALE } from '@nexus/domain/locale';
import type { Field } from '@nexus/domain/fields/field';
import { formatDay, formatMoment } from '../../lib/format';

/** Where a picture is kept tells a person nothing. */
const PICTURE = /^\/(pictures|media|api)\//;

/** A stored value as a person reads it: both languages of a text, the parts of a list, a moment in Cairo. */
export function shownValue(value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((item) => shownValue(item, language)).join(' · ');
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(value, language) : value;
  if (typeof value === 'number') return plainNumber(value, language);
  if (typeof value !== 'object') return String(value);
  if ('en' in value && 'ar' in value) {
    const { en, ar } = value as Bilingual;
    return [en, ar].filter(Boolean).join(' | ');
  }
  return Object.values(value)
    .filter((item) => typeof item !== 'string' || !PICTURE.test(item))
    .map((item) => shownValue(item, language))
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ');
}

/** A value of a field in a list or a card: the name of what was chosen, the day of a moment, a text in the reader's language. */
export function shownInList(value: unknown, field: Field | undefined, language: Language): string {
  const option = field?.options?.find((one) => one.value === value);
  if (option) return option.label[language];
  if (field?.kind === 'integer' && typeof value === 'number') return plainNumber(value, language);
  if (field?.kind === 'instant' && typeof value === 'string') return formatDay(value, language);
  return textOf(value, language);
}

/** A text in the reader's language, or what else a value reads as. */
export function textOf(value: unknown, language: Language): string {
  if (value && typeof value === 'object' && 'en' in value) return textIn(value as Bilingual, language).text;
  return value === null || value === undefined ? '' : String(value);
}

/** In the digits of the language, as a year is written: without marks between thousands. */
function plainNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], { useGrouping: false }).format(value);
}
