import { faultsOf, NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../firebase';
import { commit, now, type Author } from './commit';
import type { Data, Document } from './documents';

export const MAIN = 'main';
export const contentPath = (resource: Resource, id: string) => `${resource.name}/${id}`;

/** Creates a document of a resource. @throws NexusError `invalid` naming each field that does not fit */
export function createContent(given: { resource: Resource; body: Data; author: Author; idempotencyKey?: string }) {
  const { resource, author, idempotencyKey } = given;
  const parsed = parse(resource, given.body, {});
  const id = db().collection(resource.name).doc().id;
  return commit({ author, action: `${resource.name}.create`, idempotencyKey }, async (commit) => {
    const document = { ...parsed, createdAt: now(), updatedAt: now() };
    commit.put(contentPath(resource, id), null, document);
    commit.publish({ resource, id, document });
    return { ...document, id, version: 1 };
  });
}

/**
 * Changes a document. Fields that were not sent stay. `version` is the one that the change was based on.
 * @throws NexusError `versionMissing`, `versionStale` naming the fields that others changed, `invalid`, `notFound`
 */
export function changeContent(given: {
  resource: Resource;
  id: string;
  body: Data;
  version: number | undefined;
  author: Author;
}) {
  const { resource, id, version, author } = given;
  return commit({ author, action: `${resource.name}.change` }, async (commit) => {
    const before = await commit.read(contentPath(resource, id));
    if (!before && resource.kind === 'collection') throw new NexusError('notFound');
    if (before) requireVersion(before, version);
    const document = {
      ...parse(resource, given.body, before ?? {}),
      createdAt: before?.['createdAt'] ?? now(),
      updatedAt: now(),
    };
    commit.put(contentPath(resource, id), before, document);
    commit.publish({ resource, id, document });
    return { ...document, id, version: (before?.version ?? 0) + 1 };
  });
}

/** Removes a document; the audit entry keeps what it was. */
export function removeContent(given: { resource: Resource; id: string; version: number | undefined; author: Author }) {
  const { resource, id, version, author } = given;
  return commit({ author, action: `${resource.name}.remove` }, async (commit) => {
    const before = await commit.read(contentPath(resource, id));
    if (!before) throw new NexusError('notFound');
    requireVersion(before, version);
    commit.remove(contentPath(resource, id), before);
    commit.publish({ resource, id, document: null });
  });
}

function requireVersion(before: Document, version: number | undefined): void {
  if (version === undefined) throw new NexusError('versionMissing');
  if (version !== before.version)
    throw new NexusError('versionStale', { details: { version: String(before.version) } });
}

/** The whole document after a change: what was sent over what is stored, under the names of the resource's fields. */
function parse(resource: Resource, body: Data, before: Data): Data {
  const fields = Object.keys(resource.fields);
  const kept = Object.fromEntries(fields.filter((name) => name in before).map((name) => [name, before[name]]));
  const result = resource.schema.safeParse({ ...kept, ...withKnownNames(resource, body) });
  if (!result.success) throw new NexusError('invalid', { fields: faultsOf(result.error) });
  return result.data;
}

/** Other names of a field that clients may use; what the server keeps beside the fields is ignored. */
function withKnownNames(resource: Resource, body: Data): Data {
  const aliases = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.accept.map((alias) => [alias, name]),
  );
  const names = new Map(aliases as [string, string][]);
  const own = ['id', 'version', 'createdAt', 'updatedAt', 'lastModified', 'lastUpdated'];
  const entries = Object.entries(body).filter(([name]) => !own.includes(name) || name in resource.fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name in resource.fields ? name : (names.get(name) ?? name), value]),
  );
}
