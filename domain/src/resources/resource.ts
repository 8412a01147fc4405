import { isBilingual, textIn, type Bilingual, type Language } from '../bilingual';
import { schemaOf, type DocumentOf, type Field, type Fields } from '../fields/field';
import type { z } from 'zod';
import type { Specified } from './specified';

/** What every stored document of a resource carries beside its fields. Times are ISO instants. */
export interface Stored {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Fields that a public list shows of each document: the whole (`true`), or so many characters of a text. */
export type Listed = Readonly<Record<string, true | number>>;

/** Fields that belong together, under a heading of their own. */
export interface Section<Name extends string = string> {
  label: Bilingual;
  fields: readonly Name[];
}

interface Given<F extends Fields> {
  /** Firestore collection, and the path under `/api`. */
  name: string;
  /** `create` starts a new one, as in "New event". */
  label: { one: Bilingual; many: Bilingual; create?: Bilingual };
  fields: F;
  list?: { columns: readonly (keyof F & string)[]; sort: keyof F & string; descending?: boolean };
  published: {
    when?(document: DocumentOf<F>): boolean;
    omit?: readonly (keyof F & string)[];
    /** What a document's own address tells everybody about what it does not show them. */
    also?: { names: readonly string[]; of(document: DocumentOf<F>): Record<string, boolean> };
  };
  /** Of a list by time: its first page is around this moment, so that what is next and what was last are on it. */
  listAround?: 'now';
  /** The parts of a long form, in the order of the screen; together they name every field once. */
  sections?: readonly Section<keyof F & string>[];
  /** A flag that exactly one document carries: setting it on one takes it from the other. */
  exclusive?: keyof F & string;
  /** Slugs that stand in the site's own addresses: a document that has one keeps it. */
  fixedSlugs?: readonly string[];
  /** Faults that no single field can see, by field. */
  check?(document: DocumentOf<F>): Record<string, string>;
  /** What the specified clients call otherwise. */
  specified?: Specified;
}

/** A content type: declared once, from which routes, storage, projection, editor and tests follow. */
export interface Resource<F extends Fields = Fields> extends Given<F> {
  kind: 'collection' | 'singleton';
  schema: z.ZodType<DocumentOf<F>>;
  /** What lists carry; whole documents where nothing is said. Details carry everything that is published. */
  listed?: Listed;
}

export function defineResource<F extends Fields>(given: Given<F>): Resource<F>;
export function defineResource<F extends Fields, const L extends Listed>(
  given: Given<F> & { listed: L & { [K in keyof L]: K extends keyof F ? unknown : never } },
): Resource<F> & { listed: L };
export function defineResource<F extends Fields>(given: Given<F> & { listed?: Listed }): Resource<F> {
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

/** Why a slug cannot be changed, for whoever edits it. */
const FIXED_HELP: Bilingual = {
  en: 'Fixed: the address of this page is part of the site.',
  ar: 'ثابت: عنوان هذه الصفحة جزء من الموقع.',
};

/** A field as it is edited in this document: one that stands in the site's own addresses says so. */
export function editedField(resource: Resource, name: string, document: Record<string, unknown>) {
  const field = resource.fields[name];
  const isFixed = name === 'slug' && (resource.fixedSlugs ?? []).includes(String(document[name]));
  return field && { field: isFixed ? { ...field, help: FIXED_HELP } : field, isFixed };
}

/** What a document is called in lists: its first text, or its id; also one that somebody wrote by hand, whatever it holds. */
export function titleOf(
  resource: Pick<Resource, 'fields'>,
  document: Record<string, unknown>,
  language: Language,
): string {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = document[name];
    if (!['text', 'longText', 'plainText'].includes(field.kind)) continue;
    if (typeof value === 'string' && value !== '') return value;
    const shown = isBilingual(value) ? textIn(value, language).text : '';
    if (shown) return shown;
  }
  return String(document['id'] ?? '');
}

/** What starts a new document, as in "New event". */
export function createWords({ label }: Pick<Resource, 'label'>): Bilingual {
  return label.create ?? label.one;
}

/** Names of the fields that the public never receives: private ones and those the resource omits. */
export function hiddenFields<F extends Fields>(resource: Resource<F>): Set<string> {
  const isPrivate = Object.entries(resource.fields).filter(([, field]) => field.private);
  return new Set([...isPrivate.map(([name]) => name), ...(resource.published.omit ?? [])]);
}

/**
 * What a visitor receives of a document: only declared, public fields, in one language. `fallbacks` names the fields
 * that are shown in the other language because this one has no text for them. Of a document as lists carry it, what is
 * there. `hidden`: the fields that are not shown, where somebody else is answered than a visitor.
 */
export function publish<F extends Fields>(
  resource: Resource<F>,
  document: Partial<DocumentOf<F>>,
  language: Language,
  hidden = hiddenFields(resource),
): Record<string, unknown> {
  const shown = Object.entries(resource.fields).filter(([name]) => !hidden.has(name) && name in document);
  const fallbacks: string[] = [];
  const also = (resource.published.also?.names ?? []).filter((name) => name in document);
  const published = Object.fromEntries([
    ...shown.map(([name, field]) => [
      name,
      inLanguage(field, document[name as keyof F], language, () => fallbacks.push(name)),
    ]),
    ...also.map((name) => [name, document[name as keyof F]]),
  ]) as Record<string, unknown>;
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

/** The part of a published document, in both languages, that lists carry. */
export function listedPart(resource: Resource, document: Record<string, unknown>): Record<string, unknown> {
  const { listed, fields } = resource;
  if (!listed) return document;
  const shown = Object.entries(listed).filter(([name]) => name in fields && name in document);
  return {
    id: document['id'],
    ...Object.fromEntries(
      shown.map(([name, most]) => [name, most === true ? document[name] : cut(document[name], most)]),
    ),
  };
}

function cut(text: unknown, most: number): Bilingual {
  const short = (one: unknown) => {
    const characters = [...String(one ?? '')];
    return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('');
  };
  const { en, ar } = (text ?? {}) as Partial<Bilingual>;
  return { en: short(en), ar: short(ar) };
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

/** A document as a list carries it. */
export type ListedOf<R extends { fields: Fields }> = R extends { listed: infer L }
  ? Pick<Published<R>, (keyof L | 'id' | 'fallbacks') & keyof Published<R>>
  : Published<R>;
