import type { ListPage, ListPageQuery } from '@nexus/domain/contract/content-rows';
import { CONTENT_LISTS } from '@nexus/domain/limits';
import type { Resource } from '@nexus/domain/resources/resource';
import { api, signedJson } from '../../lib/api-client';

export type ContentDocument = Record<string, unknown> & { id: string; version: number };
/** What is asked of a list; what is left out or empty is as it is by itself. */
export type Asked = Partial<ListPageQuery>;

const own = (resource: Resource) => `/api/admin/content/${resource.name}`;
const target = (resource: Resource, id: string) =>
  `/api/${resource.name}${resource.kind === 'singleton' ? '' : `/${id}`}`;

/** A page of the list of a resource, with what its rows show. */
export async function readPage(resource: Resource, asked: Asked): Promise<ListPage> {
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  return signedJson(`${own(resource)}?${new URLSearchParams(given)}`);
}

/** The ids of everything in a list that matches, in the order that was asked for. */
export async function readIds(
  { name }: Resource,
  { after: _after, before: _before, ...query }: Asked,
): Promise<string[]> {
  const answer = await api('GET /api/admin/content-ids/{resource}', { params: { resource: name }, query });
  return answer.ids;
}

/** Whole documents by their ids, as many at once as are answered; those that are gone are left out. */
export async function* readDocuments({ name }: Resource, ids: readonly string[]) {
  for (let from = 0; from < ids.length;) {
    const some = ids.slice(from, from + CONTENT_LISTS.documentsAtOnce).join(',');
    const given = { params: { resource: name }, query: { ids: some } };
    const answer = await api('GET /api/admin/documents/{resource}', given);
    from += answer.done;
    yield { documents: answer.documents as ContentDocument[], done: from };
  }
}

export async function readOne(resource: Resource, id: string): Promise<ContentDocument> {
  return signedJson(`${own(resource)}${resource.kind === 'singleton' ? '' : `/${id}`}`);
}

/** Creates a document, or changes the one that was read as `version`. */
export async function save(given: {
  resource: Resource;
  id: string | undefined;
  version: number;
  body: Record<string, unknown>;
  /** Of a new document: sent again with the same key, it is still one. */
  key?: string;
}): Promise<ContentDocument> {
  const { resource, id, version, body, key } = given;
  const isNew = id === undefined;
  const headers = {
    'content-type': 'application/json',
    ...(!isNew && { 'if-match': `"${version}"` }),
    ...(isNew && key && { 'idempotency-key': key }),
  };
  const path = isNew ? `/api/${resource.name}` : target(resource, id);
  return signedJson(`${path}?lang=both`, { method: isNew ? 'POST' : 'PUT', headers, body: JSON.stringify(body) });
}

/** Moves a document to the bin. @returns the entry of the activity by which that is undone */
export async function remove(
  resource: Resource,
  document: { id: string; version: number },
): Promise<{ entryId: string }> {
  const headers = { 'if-match': `"${document.version}"` };
  return signedJson(target(resource, document.id), { method: 'DELETE', headers });
}

/** Writes a document again as an entry of its history left it. */
export async function restore(given: {
  resource: Resource;
  id: string;
  entryId: string;
  version: number;
}): Promise<ContentDocument> {
  const { resource, id, entryId, version } = given;
  const headers = {
    'content-type': 'application/json',
    'if-match': `"${version}"`,
  };
  const path = `/api/admin/restore/${resource.name}/${id}`;
  return signedJson(path, { method: 'POST', headers, body: JSON.stringify({ entryId }) });
}
