import { z } from 'zod';
import { language } from '../bilingual';
import { CONTENT_LISTS, LIMITS } from '../limits';
import type { Resource } from '../resources/resource';
import { documentId, resourceName } from './ids';
import { routes } from './route';

/** In which languages a document is not written, or not all of it. */
export type Lacking = Partial<Record<'en' | 'ar', 'all' | 'partly'>>;

/** A document as the panel’s list carries it: the fields that the list shows, filters or sorts by, long texts cut. */
export type ContentRow = Record<string, unknown> & {
  id: string;
  version: number;
  updatedAt: string;
  lacking: Lacking;
};
const contentRow = z.custom<ContentRow>((value) => typeof value === 'object' && value !== null);

const matches = {
  q: z.string().max(LIMITS.searchCharacters).default(''),
  status: z.enum(['', 'shown', 'hidden']).default(''),
  type: z.string().max(40).default(''),
  /** Documents that are not written in this language, or not all of it. */
  lacks: z.enum(['', 'en', 'ar']).default(''),
};
/** Which documents of a list are meant. */
export const listMatch = z.strictObject(matches);
export type ListMatch = z.infer<typeof listMatch>;

const cursor = z.string().max(2_000).default('');
/** `sort` names a field, or is `newest`; otherwise the list has its own order, by words in the language `lang`. */
export const listQuestion = z.strictObject({
  ...matches,
  sort: z.string().max(40).default(''),
  lang: language.default('en'),
});
export type ListQuestion = z.infer<typeof listQuestion>;

/** A page of it: behind or before the document that a cursor names. */
export const listPageQuery = listQuestion.extend({ after: cursor, before: cursor });
export type ListPageQuery = z.infer<typeof listPageQuery>;

export const listPageAnswer = z.object({
  rows: z.array(contentRow),
  /** How many match, and how many of them stand before this page. */
  total: z.number(),
  from: z.number(),
  /** How many there are, whether they match or not. */
  all: z.number(),
  /** The cursors of the pages around this one; empty where there is none. */
  after: z.string(),
  before: z.string(),
});
export type ListPage = z.infer<typeof listPageAnswer>;

/** How many documents a page of a list shows: of one that is arranged by hand more, so that they can be moved far. */
export function rowsOnPage(resource: Pick<Resource, 'list'>): number {
  return resource.list?.sort === 'order' ? CONTENT_LISTS.arrangedRows : LIMITS.panelPage;
}

const id = documentId(/^[A-Za-z0-9_-]{1,100}$/);
/** With commas between them. */
const ids = z
  .string()
  .max(CONTENT_LISTS.documentsAtOnce * 101)
  .transform((text) => text.split(','))
  .pipe(z.array(id).min(1).max(CONTENT_LISTS.documentsAtOnce));

export const contentListRoutes = routes({
  /** The ids of every document of a list that matches, in the order that was asked for. */
  listContentIds: {
    method: 'GET',
    path: '/api/admin/content-ids/{resource}',
    action: 'content.read',
    params: resourceName,
    query: listQuestion,
    response: z.object({ ids: z.array(z.string()) }),
  },
  /**
   * Whole documents by their ids. `done`: how many of the ids were looked at; the rest is to be asked for again. Those
   * that are gone are left out.
   */
  readDocuments: {
    method: 'GET',
    path: '/api/admin/documents/{resource}',
    action: 'content.read',
    params: resourceName,
    query: z.strictObject({ ids }),
    response: z.object({ documents: z.array(z.record(z.string(), z.unknown())), done: z.number() }),
  },
});
