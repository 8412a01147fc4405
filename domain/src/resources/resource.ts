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
  /** A flag that at most one document carries: setting it on one takes it from the others. */
  exclusive?: keyof F & string;
  /** Faults that no single field can see, by field. */
  check?(document: DocumentOf<F>): Record<string, string>;
}

/** A content type: declared once, from which routes, storage, projection, editor and tests follow. */
export interface Resource<F extends Fields = Fields> extends Given<F> {
  kind: 'collection' | 'singleton';
  schema: z.ZodType<DocumentOf<F>>;
}

export function defineResource<F extends Fields>(given: Given<F>): Resource<F> {
  return { ...given, kind: 'collection', schema: checked(given) };
}

/** A document of which there is one: hero, about, settings. Its id is `main`. */
export function defineSingleton<F extends Fields>(given: Given<F>): Resource<F> {
  return { ...given, kind: 'singleton', schema: checked(given) };
}

function checked<F extends Fields>({ fields, check }: Given<F>): z.ZodType<DocumentOf<F>> {
  const schema = schemaOf(fields);
  if (!check) return schema;
  return schema.superRefine((document, context) => {
    for (const [field, message] of Object.entries(check(document)))
      context.addIssue({ code: 'custom', path: [field], message });
  });
}

/** The flag that decides whether a document is on the site; undefined where there is none. */
export function visibilityField(resource: Pick<Resource, 'fields'>): 'isPublished' | 'isActive' | undefined {
  return (['isPublished', 'isActive'] as const).find((name) => resource.fields[name]?.kind === 'flag');
}

/** What a document is called in lists: its first text, or its id. */
export function titleOf(
  resource: Pick<Resource, 'fields'>,
  document: Record<string, unknown>,
  language: Language,
): string {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = document[name];
    if (field.kind === 'text' || field.kind === 'longText') {
      const shown = value ? textIn(value as Bilingual, language).text : '';
      if (shown) return shown;
    }
    if (field.kind === 'plainText' && typeof value === 'string' && value !== '') return value;
  }
  return String(document['id'] ?? '');
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
