import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import type { Author } from '../commit/author';
import { activeIn, type Claim } from '../commit/claims';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { runQuery, withoutMeta, type Data, type Document } from '../kernel/documents';
import { parsed } from './content-faults';
import { requireSitePictures } from './picture-owners';
import { shareFields } from './shared-fields';
import { refuseMovedSlug, refuseTakenSlug } from './slugs';

export const MAIN = 'main';
export const contentPath = (resource: Resource, id: string) => `${resource.name}/${id}`;

/** Creates a document of a resource. @throws NexusError `invalid` naming each field that does not fit */
export function createContent(given: {
  resource: Resource;
  body: Data;
  language?: Language | undefined;
  author: Author;
  idempotencyKey?: string;
}) {
  const { resource, author, idempotencyKey } = given;
  return commit({ author, action: `${resource.name}.create`, idempotencyKey }, (commit) => storeNew(commit, given));
}

/** Creates a document within a commit, under an id of its own where none is given. */
export async function storeNew(
  commit: Commit,
  given: { resource: Resource; body: Data; language?: Language | undefined; ownId?: string | undefined },
): Promise<Document> {
  const { resource, body, language, ownId } = given;
  const written = parsed(resource, { body, before: {}, language });
  const id = ownId ?? db().collection(resource.name).doc().id;
  await refuseTakenSlug(resource, written, id);
  await requireSitePictures(commit, { before: null, after: written });
  const document = await shareFields(commit, resource.name, {
    ...(await orActive(commit, resource, written)),
    createdAt: now(),
    updatedAt: now(),
  });
  commit.put(contentPath(resource, id), null, document);
  return { ...document, id, version: 1 };
}

/**
 * Changes a document. Fields that were not sent stay. `version` is the one that the change was based on.
 * @throws NexusError `versionMissing`, `versionStale` naming who changed it since, `invalid`, `notFound`
 */
export function changeContent(given: {
  resource: Resource;
  id: string;
  body: Data;
  language?: Language | undefined;
  version: number | undefined;
  author: Author;
}) {
  const { resource, author } = given;
  return commit({ author, action: `${resource.name}.change` }, (commit) => storeContent(commit, given));
}

/** The part of a change that happens within a commit. */
export async function storeContent(
  commit: Commit,
  given: { resource: Resource; id: string; body: Data; language?: Language | undefined; version: number | undefined },
): Promise<Document> {
  const { resource, id, body, language, version } = given;
  const before = await commit.read(contentPath(resource, id));
  if (!before && resource.kind === 'collection') throw new NexusError('notFound');
  if (before) await requireVersion(before, version, contentPath(resource, id));
  refuseMovedSlug(resource, before, given.body);
  const written = parsed(resource, { body, before: before ?? {}, language });
  await refuseTakenSlug(resource, written, id);
  await requireSitePictures(commit, { before, after: written });
  const createdAt = before?.['createdAt'] ?? now();
  const document = await shareFields(commit, resource.name, { ...written, createdAt, updatedAt: now() });
  commit.put(contentPath(resource, id), before, document);
  return { ...document, id, version: (before?.version ?? 0) + 1 };
}

/** Makes a document the only one that carries its resource's exclusive flag. */
export function activateContent(given: { resource: Resource; id: string; author: Author }) {
  const { resource, id, author } = given;
  const flag = resource.exclusive;
  if (!flag) throw new NexusError('malformed');
  return commit({ author, action: `${resource.name}.activate` }, async (commit) => {
    const before = await commit.readExisting(contentPath(resource, id));
    if (before[flag] === true) return before;
    await shareFields(commit, resource.name, { ...before, [flag]: true, updatedAt: now() });
    return setField(commit, resource, before, flag, true);
  });
}

/** Writes one field of a document within a commit. */
export function setField(
  commit: Commit,
  resource: Resource,
  before: Document,
  field: string,
  value: unknown,
): Document {
  const { id } = before;
  const document = { ...withoutMeta(before), [field]: value, updatedAt: now() };
  commit.put(contentPath(resource, id), before, document);
  return { ...document, id, version: before.version + 1 };
}

/** Where one always carries the exclusive flag, the first that comes takes it. */
export async function orActive(commit: Commit, resource: Resource, document: Data): Promise<Data> {
  const flag = resource.exclusive;
  if (!flag || document[flag] === true) return document;
  const active = await activeIn(async (path) => commit.read<Claim>(path), resource);
  return active ? document : { ...document, [flag]: true };
}

/** @throws NexusError `versionMissing`, `versionStale` naming who changed it since */
export async function requireVersion(before: Document, version: number | undefined, path: string): Promise<void> {
  if (version === undefined) throw new NexusError('versionMissing');
  if (version === before.version) return;
  const last = db().collection('audit').where('paths', 'array-contains', path).orderBy('at', 'desc').limit(1);
  const [entry] = await runQuery<{ actor?: { name?: string } }>(last);
  throw new NexusError('versionStale', { details: { version: String(before.version), by: entry?.actor?.name ?? '' } });
}
