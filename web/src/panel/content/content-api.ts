import type { Resource } from '@nexus/domain/resources/resource';
import { signedJson } from '../../lib/api-client';

export type ContentDocument = Record<string, unknown> & { id: string; version: number };

const own = (resource: Resource) => `/api/admin/content/${resource.name}`;
const target = (resource: Resource, id: string) =>
  `/api/${resource.name}${resource.kind === 'singleton' ? '' : `/${id}`}`;

export async function readAll(resource: Resource): Promise<ContentDocument[]> {
  return signedJson(own(resource));
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
export async function remove(resource: Resource, document: ContentDocument): Promise<{ entryId: string }> {
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
