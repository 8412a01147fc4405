import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { ContentRow } from '@nexus/domain/contract/content-rows';
import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import { isConflict } from '../kernel/attempt';
import { decode, encode } from '../kernel/compressed';
import { readDocument, readDocuments } from '../kernel/documents';
import { keep } from '../kernel/keep';
import { contentListPath, panelList, rowOf, wholeList, type StoredList } from './content-rows';
import type { Block } from './published-parts';
import { removeOthers, sources, Writer } from './rebuild-parts';

const TRIES = 5;
/** Blocks that a server keeps in memory, of all lists together. */
const BLOCKS_KEPT = 400;

const manifests = new Map<string, { version: number; blocks: Block[] }>();
const kept = new Map<string, { version: number; rows: ContentRow[] }>();

/** Every row of the panel's list of a resource as it is now, in its own order. Costs a read, and one for each block not in memory. */
export async function contentRows(resource: Resource): Promise<readonly ContentRow[]> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const stored = await readDocument<StoredList>(contentListPath(resource));
    if (!stored?.data) {
      await rebuildContentList(resource, { isAnew: false });
      continue;
    }
    const known = manifests.get(resource.name);
    const blocks = known?.version === stored.version ? known.blocks : decode<Block[]>(stored.data);
    manifests.set(resource.name, { version: stored.version, blocks });
    const rows = await rowsIn(resource, blocks);
    if (rows) return rows;
  }
  throw new NexusError('conflict');
}

/** Undefined where a block was written anew since the list was asked. */
async function rowsIn(resource: Resource, blocks: readonly Block[]): Promise<ContentRow[] | undefined> {
  const { pathOf } = panelList(resource, 0);
  const missing = blocks.filter(({ here, key, version }) => !here && kept.get(pathOf(key))?.version !== version);
  const stored = await readDocuments<{ data: Uint8Array }>(missing.map(({ key }) => pathOf(key)));
  for (const [index, { key, version }] of missing.entries()) {
    const found = stored[index];
    if (found?.version !== version) return undefined;
    keep(kept, BLOCKS_KEPT, pathOf(key), { version, rows: decode<ContentRow[]>(found.data) });
  }
  return blocks.flatMap(({ here, key }) => (here as ContentRow[] | undefined) ?? kept.get(pathOf(key))?.rows ?? []);
}

/**
 * Writes the panel's list of a resource from its documents, beside what is there, and changes over at the end.
 * `isAnew: false` leaves one that somebody else has written meanwhile.
 */
export async function rebuildContentList(resource: Resource, { isAnew = true } = {}): Promise<void> {
  const path = contentListPath(resource);
  for (let tried = 1; ; tried += 1) {
    const began = Timestamp.now();
    const before = await db().doc(path).get();
    if (!isAnew && before.data()?.['data'] !== undefined) return;
    const writer = new Writer(path);
    const rows: ContentRow[] = [];
    for await (const { id, document } of sources(resource)) rows.push(rowOf(resource, id, document));
    const blocks = wholeList(resource, rows, writer);
    await writer.done();
    const batch = db().batch();
    // Larger than any before it, also in a store that was emptied: servers know by it what they remember.
    const version = Math.max(Date.now(), Number(before.data()?.['version'] ?? 0) + 1);
    const data = { version, data: encode(blocks) };
    if (before.updateTime) batch.update(before.ref, data, { lastUpdateTime: before.updateTime });
    else batch.create(before.ref, data);
    try {
      await batch.commit();
    } catch (error) {
      // Somebody saved meanwhile: what was read may be old.
      if (tried === TRIES || !isConflict(error)) throw error;
      continue;
    }
    return removeOthers(blocksOf(resource), writer.paths, began);
  }
}

/** Everything that is kept of a list beside the document that names it. */
function blocksOf({ name }: Resource) {
  const id = FieldPath.documentId();
  return db().collection('contentLists').where(id, '>=', `${name}.`).where(id, '<', `${name}.\uf8ff`);
}
