import { LANGUAGES, isBilingual, textIn, type Language } from '@nexus/domain/bilingual';
import {
  rowsOnPage,
  type ContentRow,
  type ListMatch,
  type ListPage,
  type ListPageQuery,
  type ListQuestion,
} from '@nexus/domain/contract/content-rows';
import { CONTENT_LISTS } from '@nexus/domain/limits';
import { selectField } from '@nexus/domain/resources/list-fields';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { found } from '@nexus/domain/search/found';
import type { Texts } from '@nexus/domain/search/texts';
import { readDocuments, type Document } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';
import { contentRows } from '../projections/content-lists';
import { comparePlaces, type Place } from '../projections/published-parts';
import { contentPath } from './content';
import { cursorOf, placeIn, startOf } from './list-cursor';

/** A page of the panel's list of a resource: of what matches, in the order that was asked for, around a cursor. */
export async function listPage(resource: Resource, question: ListPageQuery): Promise<ListPage> {
  const all = await contentRows(resource);
  const { compare, placeOf } = orderOf(resource, question);
  const rows = sorted(matching(resource, all, question), { compare, placeOf });
  const size = rowsOnPage(resource);
  const from = startOf(
    rows.map(placeOf),
    { after: placeIn(question.after), before: placeIn(question.before), size },
    compare,
  );
  const page = rows.slice(from, from + size);
  const [first, last] = [page[0], page.at(-1)];
  return {
    rows: page,
    total: rows.length,
    from,
    all: all.length,
    before: first && from > 0 ? cursorOf(placeOf(first)) : '',
    after: last && from + page.length < rows.length ? cursorOf(placeOf(last)) : '',
  };
}

/** The ids of everything in a list that matches, in the order that was asked for. */
export async function listIds(resource: Resource, question: ListQuestion): Promise<string[]> {
  const rows = matching(resource, await contentRows(resource), question);
  return sorted(rows, orderOf(resource, question)).map(({ id }) => id);
}

/** Whole documents, as many of them as one answer takes. @returns `done`: how many ids were looked at */
export async function someDocuments(resource: Resource, ids: readonly string[]) {
  const found = await readDocuments(ids.map((id) => contentPath(resource, id)));
  const documents: Document[] = [];
  let [bytes, done] = [0, 0];
  for (const document of found) {
    bytes += bytesOf(document);
    if (documents.length > 0 && bytes > CONTENT_LISTS.documentsBytes) break;
    if (document) documents.push(document);
    done += 1;
  }
  return { documents, done };
}

/** Those rows of a list that match, in the order in which they stand. */
export function matching(resource: Resource, rows: readonly ContentRow[], match: ListMatch): ContentRow[] {
  const { q, status, type, lacks } = match;
  const [flag, select] = [visibilityField(resource), selectField(resource)];
  const meant = rows
    .filter((row) => !flag || status === '' || row[flag] === (status === 'shown'))
    .filter((row) => !select || type === '' || row[select] === type)
    .filter((row) => lacks === '' || row.lacking[lacks] !== undefined);
  return found(q, meant, (row) => textsOf(row, resource.list?.columns ?? []));
}

/** The columns in both languages; what is a person's name is found in the other script as well. */
function textsOf(row: ContentRow, columns: readonly string[]): Texts {
  const inBoth = (names: readonly string[]) =>
    names.flatMap((name) => [...new Set(LANGUAGES.map((language) => textOf(row[name], language)))]);
  const isPerson = (name: string) => ['name', 'personName'].includes(name);
  return { names: inBoth(columns.filter(isPerson)), words: inBoth(columns.filter((name) => !isPerson(name))) };
}

function textOf(value: unknown, language: Language): string {
  return isBilingual(value) ? textIn(value, language).text : String(value ?? '');
}

interface Order {
  compare: (a: Place, b: Place) => number;
  placeOf: (row: ContentRow) => Place;
}

/** How rows are compared: in the order of the list itself, by when they were changed last, or by a field. */
function orderOf(resource: Resource, { sort, lang }: ListQuestion): Order {
  const natural = resource.list?.sort ?? 'id';
  const byId = (a: Place, b: Place) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  if (sort === 'newest')
    return {
      compare: (a, b) => -compareTexts(String(a.by), String(b.by)) || byId(a, b),
      placeOf: ({ id, updatedAt }) => ({ by: updatedAt, id }),
    };
  if (sort === natural || !Object.hasOwn(resource.fields, sort))
    return {
      compare: (a, b) => comparePlaces(resource, a, b),
      placeOf: ({ id, [natural]: by = null }) => ({ by, id }),
    };
  const { compare } = new Intl.Collator(lang);
  return {
    compare: (a, b) =>
      (typeof a.by === 'number' && typeof b.by === 'number' ? a.by - b.by : compare(String(a.by), String(b.by))) ||
      byId(a, b),
    placeOf: ({ id, [sort]: value }) => ({ by: typeof value === 'number' ? value : textOf(value, lang), id }),
  };
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sorted(rows: readonly ContentRow[], { compare, placeOf }: Order): ContentRow[] {
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ row }) => row);
}
