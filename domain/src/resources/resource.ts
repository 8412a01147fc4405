import { textIn, type Bilingual, type Language } from '../bilingual';
import { schemaOf, type DocumentOf, type Field, type Fields } from '../fields/field';
import type { z } from 'zod';

/** What every stored document of a resource carries beside its fields. Times are ISO instants. */
export interface Stored {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

interface Given<F extends Fields> {
  /** Firestore collection, and the path under `/api`. */
  name: string;
  label: { one: Bilingual; many: Bilingual };
  fields: F;
  list?: { columns: readonly (keyof F & string)[]; sort: keyof F & string; descending?: boolean };
  published: { when?(document: DocumentOf<F>): boolean; omit?: readonly (keyof F & string)[] };
}

/** A content type: declared once, from which routes, storage, projection, editor and tests follow. */
export interface Resource<F extends Fields = Fields> extends Given<F> {
  kind: 'collection' | 'singleton';
  schema: z.ZodType<DocumentOf<F>>;
}

export function defineResource<F extends Fields>(given: Given<F>): Resource<F> {
  return { ...given, kind: 'collection', schema: schemaOf(given.fields) };
}

/** A document of which there is one: hero, about, settings. Its id is `main`. */
export function defineSingleton<F extends Fields>(given: Given<F>): Resource<F> {
  return { ...given, kind: 'singleton', schema: schemaOf(given.fields) };
}

/** Names of the fields that the public never receives: private ones and those the resource omits. */
export function hiddenFields<F extends Fields>(resource: Resource<F>): Set<string> {
  const isPrivate = Object.entries(resource.fields).filter(([, field]) => field.private);
  return new Set([...isPrivate.map(([name]) => name), ...(resource.published.omit ?? [])]);
}

/**
 * What a visitor receives of a document: only declared, public fields, in one language. `fallbacks` names the fields
 * that are shown in the other language because this one has no text for them.
 */
export function publish<F extends Fields>(
  resource: Resource<F>,
  document: DocumentOf<F>,
  language: Language,
): Record<string, unknown> {
  const hidden = hiddenFields(resource);
  const shown = Object.entries(resource.fields).filter(([name]) => !hidden.has(name));
  const fallbacks: string[] = [];
  const published = Object.fromEntries(
    shown.map(([name, field]) => [
      name,
      inLanguage(field, document[name as keyof F], language, () => fallbacks.push(name)),
    ]),
  );
  return fallbacks.length === 0 ? published : { ...published, fallbacks: [...new Set(fallbacks)] };
}

function inLanguage(field: Field, value: unknown, language: Language, fellBack: () => void): unknown {
  const one = (written: Bilingual): string => {
    const { text, language: used } = textIn(written, language);
    if (used !== language) fellBack();
    return text;
  };
  if (field.kind === 'textList') return (value as Bilingual[]).map(one);
  if (field.kind === 'groupList' && field.fields) {
    const inner = Object.entries(field.fields);
    return (value as Record<string, unknown>[]).map((item) =>
      Object.fromEntries(inner.map(([name, f]) => [name, inLanguage(f, item[name], language, fellBack)])),
    );
  }
  return field.translatable ? one(value as Bilingual) : value;
}

/** A document as visitors receive it in one language: texts resolved, hidden fields absent. */
export type Published<R extends { fields: Fields }> = {
  [K in keyof R['fields']]: R['fields'][K] extends Field<infer V> ? PublishedValue<V> : never;
} & { id: string; fallbacks?: string[] };

type PublishedValue<V> = V extends Bilingual
  ? string
  : V extends readonly (infer Item)[]
    ? PublishedValue<Item>[]
    : V extends object
      ? { [K in keyof V]: PublishedValue<V[K]> }
      : V;
