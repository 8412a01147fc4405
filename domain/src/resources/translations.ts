import { isBilingual, LANGUAGES, type Language } from '../bilingual';
import type { Field } from '../fields/field';
import type { Resource } from './resource';

/** How far a document is translated: its texts, and where each language lacks one. Paths as in `speakers.0.name`. */
export interface Translations {
  total: number;
  missing: Record<Language, string[]>;
}

/**
 * The texts of a document that are there in at least one language, those in lists included, and those that are
 * required. `names`: only these fields.
 */
export function translationsOf(
  resource: Pick<Resource, 'fields'>,
  document: Record<string, unknown>,
  names: readonly string[] = Object.keys(resource.fields),
): Translations {
  const texts = names.flatMap((name) => {
    const field = resource.fields[name];
    return field ? textsIn(field, document[name], name) : [];
  });
  const lacking = (language: Language) =>
    texts.filter(({ written }) => !written.includes(language)).map(({ path }) => path);
  return { total: texts.length, missing: { en: lacking('en'), ar: lacking('ar') } };
}

interface Text {
  path: string;
  written: Language[];
}

function textsIn(field: Field, value: unknown, path: string): Text[] {
  if (field.kind === 'textList') return items(value).flatMap((one, at) => textAt(one, `${path}.${at}`, false));
  if (field.kind === 'groupList') {
    const inner = Object.entries(field.fields ?? {});
    return items(value).flatMap((group, at) =>
      inner.flatMap(([name, one]) =>
        textsIn(one, (group as Record<string, unknown> | null)?.[name], `${path}.${at}.${name}`),
      ),
    );
  }
  return field.translatable ? textAt(value, path, field.required) : [];
}

function textAt(value: unknown, path: string, isRequired: boolean): Text[] {
  const written = isBilingual(value) ? LANGUAGES.filter((one) => value[one].trim() !== '') : [];
  return written.length > 0 || isRequired ? [{ path, written }] : [];
}

function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
