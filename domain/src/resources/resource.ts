import { isBilingual, textIn, type Bilingual, type Language } from '../bilingual';
import { schemaOf, type DocumentOf, type Fields } from '../fields/field';
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
    /** Fields that visitors are shown otherwise than they are stored; of what has no `listed`. */
    shown?(document: DocumentOf<F>): Partial<DocumentOf<F>>;
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

/** A content type of which there can be many documents. `listed` names fields of its own. */
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
  const value = document[fieldOfTitle(resource, document) ?? 'id'];
  return isBilingual(value) ? textIn(value, language).text : String(value ?? '');
}

/** The name of the field that names a document in lists: the first text that it has; undefined where it has none. */
export function fieldOfTitle({ fields }: Pick<Resource, 'fields'>, document: Record<string, unknown>) {
  return Object.keys(fields).find((name) => {
    const value = document[name];
    if (!['text', 'longText', 'plainText'].includes(fields[name]?.kind ?? '')) return false;
    return typeof value === 'string' ? value !== '' : isBilingual(value) && textIn(value, 'en').text !== '';
  });
}

/** What starts a new document, as in "New event". */
export function createWords({ label }: Pick<Resource, 'label'>): Bilingual {
  return label.create ?? label.one;
}
