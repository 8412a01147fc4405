import type { Language } from '@nexus/domain/bilingual';
import type { Value } from './typed';

export interface Bundle {
  readonly [key: string]: unknown;
}

/** The words of one language that are here by now, by area, and what chooses between the forms of counted ones. */
export interface Words {
  language: Language;
  areas: Record<string, Bundle>;
  plurals: Intl.PluralRules;
  /** One function per part of an area, so that effects that depend on it do not run again. */
  translators: Map<string, Translator>;
}

export interface Translator {
  (path: string, values?: Record<string, Value>): string;
  has(path: string): boolean;
  raw(path: string): unknown;
}

export function wordsOf(language: Language, areas: Record<string, Bundle>): Words {
  return { language, areas, plurals: new Intl.PluralRules(language), translators: new Map() };
}

/** What gives the texts under `at`, a dotted path in `area`, or of the whole area. A text that is missing is its path. */
export function translator(words: Words, area: string, at = ''): Translator {
  const name = `${area} ${at}`;
  const known = words.translators.get(name);
  if (known) return known;
  const raw = (path: string) => found(words.areas[area], at ? `${at}.${path}` : path);
  const text = (path: string, values: Record<string, Value> = {}) => {
    const written = raw(path) ?? countedForm(words, (form) => raw(`${path}_${form}`), values['count']);
    return typeof written === 'string' ? fill(written, values) : path;
  };
  const made = Object.assign(text, { raw, has: (path: string) => typeof raw(path) === 'string' });
  words.translators.set(name, made);
  return made;
}

/** Puts values into the `{{places}}` of a text. */
export function fill(text: string, values: Record<string, Value>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

function countedForm(words: Words, form: (name: string) => unknown, count: Value | undefined): unknown {
  if (typeof count !== 'number') return undefined;
  return (count === 0 ? form('zero') : undefined) ?? form(words.plurals.select(count)) ?? form('other');
}

function found(bundle: Bundle | undefined, path: string): unknown {
  let here: unknown = bundle;
  for (const key of path.split('.')) here = (here as Bundle | undefined)?.[key];
  return here;
}
