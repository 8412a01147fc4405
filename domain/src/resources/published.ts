import { textIn, type Bilingual, type Language } from '../bilingual';
import type { DocumentOf, Field, Fields } from '../fields/field';
import type { Resource } from './resource';

/** Names of the fields that the public never receives: private ones and those the resource omits. */
export function hiddenFields<F extends Fields>(resource: Resource<F>): Set<string> {
  const isPrivate = Object.entries(resource.fields).filter(([, field]) => field.private);
  return new Set([...isPrivate.map(([name]) => name), ...(resource.published.omit ?? [])]);
}

/**
 * What a visitor receives of a document: only declared, public fields, in one language. `fallbacks` names the fields
 * that are shown in the other language because this one has no text for them. Of a document as lists carry it, what is
 * there. `hidden`: the fields that are not shown, where somebody else is answered than a visitor, as they are stored.
 */
export function publish<F extends Fields>(
  resource: Resource<F>,
  stored: Partial<DocumentOf<F>>,
  language: Language,
  hidden?: ReadonlySet<string>,
): Record<string, unknown> {
  const document = hidden ? stored : { ...stored, ...resource.published.shown?.(stored as DocumentOf<F>) };
  const without = hidden ?? hiddenFields(resource);
  const shown = Object.entries(resource.fields).filter(([name]) => !without.has(name) && name in document);
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
      Object.fromEntries(inner.map(([name, f]) => [name, inLanguage(f, item[name] ?? f.initial, language, fellBack)])),
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
  const { en, ar } = (text ?? {}) as Partial<Bilingual>;
  return { en: shortened(String(en ?? ''), most), ar: shortened(String(ar ?? ''), most) };
}

/** The first so many characters of a text, with a sign that there is more. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : text;
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
