import type { Language } from '@nexus/domain/bilingual';
import { faultsOf, NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { resourceNamed } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { sentFields } from '@nexus/domain/resources/specified';
import { db } from '../../firebase';
import { activeIn, type Claim } from '../commit/claims';
import { commit, inDays, nameOf, now, type Author, type Commit } from '../commit/commit';
import { runQuery, withoutMeta, type Data, type Document } from '../kernel/documents';
import { requireSitePictures } from './picture-owners';
import { shareFields } from './shared-fields';

export const MAIN = 'main';
/** Bytes of JSON of the documents that one commit changes: with what is published of them and the audit entry it stays below what Firestore takes. */
export const STEP_BYTES = 1024 * 1024;
/** Places of an order that one commit looks at. */
const ORDER_STEP = 100;
export const contentPath = (resource: Resource, id: string) => `${resource.name}/${id}`;
export const binPath = (resource: Resource, id: string) => `bin/${resource.name}.${id}`;

/** `bin/{resource}.{id}`: a deleted document, as long as it can come back. */
export type Binned = {
  resource: string;
  documentId: string;
  document: Data;
  /** The version from which it goes on when it comes back. */
  lastVersion: number;
  removedAt: string;
  removedBy: string;
};

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
  const parsed = parse(resource, { body, before: {}, language });
  const id = ownId ?? db().collection(resource.name).doc().id;
  await refuseTakenSlug(resource, parsed, id);
  await requireSitePictures(commit, { before: null, after: parsed });
  const document = await shareFields(commit, resource.name, {
    ...(await orActive(commit, resource, parsed)),
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
  const parsed = parse(resource, { body, before: before ?? {}, language });
  await refuseTakenSlug(resource, parsed, id);
  await requireSitePictures(commit, { before, after: parsed });
  const createdAt = before?.['createdAt'] ?? now();
  const document = await shareFields(commit, resource.name, { ...parsed, createdAt, updatedAt: now() });
  commit.put(contentPath(resource, id), before, document);
  return { ...document, id, version: (before?.version ?? 0) + 1 };
}

/** Moves a document to the bin, where it stays for 30 days. */
export function removeContent(given: { resource: Resource; id: string; version: number | undefined; author: Author }) {
  const { resource, id, version, author } = given;
  return commit({ author, action: `${resource.name}.remove` }, async (commit) => {
    const before = await commit.readExisting(contentPath(resource, id));
    await requireVersion(before, version, contentPath(resource, id));
    await toBin(commit, resource, before, author);
    return { entryId: commit.entryId };
  });
}

/**
 * Puts documents in this order by numbering them from 0: what one commit takes of them, from place `from` on. Asked
 * again from the beginning, it does what was not done.
 * @returns `next`: the place to go on from; null when all are done
 */
export function orderContent(given: { resource: Resource; ids: readonly string[]; from: number; author: Author }) {
  const { resource, from, author } = given;
  if (resource.fields['order']?.kind !== 'integer') throw new NexusError('malformed');
  const ids = [...new Set(given.ids)];
  const part = ids.slice(from, from + ORDER_STEP);
  return commit({ author, action: `${resource.name}.order` }, async (commit) => {
    await commit.readAhead(part.map((id) => contentPath(resource, id)));
    let bytes = 0;
    for (const [index, id] of part.entries()) {
      const order = from + index;
      const before = await commit.read(contentPath(resource, id));
      if (!before || before['order'] === order) continue;
      const more = bytesOf(before);
      if (bytes > 0 && bytes + more > STEP_BYTES) return { next: order };
      bytes += more;
      setField(commit, resource, before, 'order', order);
    }
    const next = from + part.length;
    return { next: next < ids.length ? next : null };
  });
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

/** Takes a document out of the bin. @throws NexusError `notFound` */
export function restoreFromBin(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'bin.restore', isRestoring: true }, async (commit) => {
    const kept = await commit.readExisting<Binned>(`bin/${given.id}`);
    const resource = resourceNamed(kept.resource);
    if (!resource) throw new NexusError('notFound');
    const { documentId: id, document } = kept;
    if (await commit.read(contentPath(resource, id))) throw new NexusError('conflict');
    const shared = await shareFields(commit, resource.name, await orActive(commit, resource, document));
    commit.put(contentPath(resource, id), null, shared, kept.lastVersion);
    commit.remove(`bin/${given.id}`, kept);
    return { ...shared, id, resource: resource.name };
  });
}

/** Moves a document to the bin within a commit. */
export async function toBin(commit: Commit, resource: Resource, before: Document, { actor }: Author): Promise<void> {
  const { id, version } = before;
  const earlier = await commit.read(binPath(resource, id));
  commit.remove(contentPath(resource, id), before);
  const binned: Binned = {
    resource: resource.name,
    documentId: id,
    document: withoutMeta(before),
    lastVersion: version + 1,
    removedAt: now(),
    removedBy: nameOf(actor),
  };
  const expiresAt = inDays(LIMITS.binDays);
  commit.put(binPath(resource, id), earlier, { ...binned, expiresAt });
}

/** Where one always carries the exclusive flag, the first that comes takes it. */
async function orActive(commit: Commit, resource: Resource, document: Data): Promise<Data> {
  const flag = resource.exclusive;
  if (!flag || document[flag] === true) return document;
  const active = await activeIn(async (path) => commit.read<Claim>(path), resource);
  return active ? document : { ...document, [flag]: true };
}

/** What stands in the site's own addresses stays. */
function refuseMovedSlug({ fixedSlugs = [] }: Resource, before: Data | null, sent: Data): void {
  const slug = before?.['slug'];
  if (typeof slug !== 'string' || !fixedSlugs.includes(slug) || !('slug' in sent)) return;
  if (String(sent['slug']).trim() !== slug) throw new NexusError('invalid', { fields: { slug: 'slugFixed' } });
}

/** A slug names one document. The claim holds it; the query knows those from before there were claims. */
async function refuseTakenSlug(resource: Resource, document: Data, id: string): Promise<void> {
  if (!('slug' in resource.fields)) return;
  const found = await runQuery(db().collection(resource.name).where('slug', '==', document['slug']).limit(2));
  if (found.some((other) => other.id !== id)) throw new NexusError('invalid', { fields: { slug: 'slugTaken' } });
}

async function requireVersion(before: Document, version: number | undefined, path: string): Promise<void> {
  if (version === undefined) throw new NexusError('versionMissing');
  if (version === before.version) return;
  const last = db().collection('audit').where('paths', 'array-contains', path).orderBy('at', 'desc').limit(1);
  const [entry] = await runQuery<{ actor?: { name?: string } }>(last);
  throw new NexusError('versionStale', { details: { version: String(before.version), by: entry?.actor?.name ?? '' } });
}

/** What was sent, over what is stored; plain texts are in `language`, or in English. */
interface Written {
  body: Data;
  before: Data;
  language?: Language | undefined;
}

/** The whole document after a change: what was sent over what is stored, under the names of the resource's fields. */
function parse(resource: Resource, written: Written): Data {
  const { document, faults } = checked(resource, written);
  if (Object.keys(faults).length > 0) throw new NexusError('invalid', { fields: faults });
  return document;
}

/** What is wrong with each field of a document after a change, by fault code. */
export function faultsIn(resource: Resource, written: Written): Record<string, string> {
  return checked(resource, written).faults;
}

function checked(resource: Resource, { body, before, language = 'en' }: Written) {
  const names = Object.keys(resource.fields).filter((name) => name in before);
  const kept = Object.fromEntries(names.map((name) => [name, before[name]]));
  const sent = sentFields(resource, body, before, language);
  const result = resource.schema.safeParse({ ...kept, ...sent.fields });
  if (!result.success) return { document: {}, faults: inTheirWords(faultsOf(result.error), sent.names) };
  const largest = tooLarge(result.data);
  return { document: result.data as Data, faults: largest ? { [largest]: 'documentTooLarge' } : {} };
}

/** Faults stand at what the client called it. */
function inTheirWords(faults: Record<string, string>, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([name, code]) => [names[name] ?? name, code]));
}

/** The field that takes the most of a document that is too large to be stored; undefined for one that fits. */
function tooLarge(document: Data): string | undefined {
  const sizes = Object.entries(document).map(([name, value]) => ({ name, size: bytesOf(value) }));
  if (sizes.reduce((sum, { size }) => sum + size, 0) <= LIMITS.documentBytes) return undefined;
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.name;
}

export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
