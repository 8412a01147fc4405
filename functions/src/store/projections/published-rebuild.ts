import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { encode } from '../kernel/compressed';
import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import { inBatches } from '../kernel/batches';
import type { Data } from '../kernel/documents';
import {
  comparePlaces,
  decodeManifest,
  detailPath,
  listed,
  placeOf,
  publicPart,
  SITE,
  sizeOf,
  type Block,
  type Manifest,
  type PublishedDocument,
} from './published-parts';
import { makeRoom, newKey, pieces } from './published-write';

/** How many documents are read at once; each may be as large as a document can be. */
const PAGE = 20;
const TRIES = 5;

export interface Rebuilt {
  documents: number;
  /** Paths that could not be written; what they should hold is not on the site until it is saved again. */
  failed: string[];
}

/**
 * Writes everything published anew from its sources, beside what is there, and changes over at the end. For the seed,
 * imports and repair. What cannot be written is named and left out; it never ends the process.
 */
export async function rebuildPublished(): Promise<Rebuilt> {
  for (let tried = 1; ; tried += 1) {
    const began = Timestamp.now();
    const before = await db().doc(SITE).get();
    const writer = new Writer();
    const manifest: Manifest = { lists: {}, moved: decodeManifest(before.data()?.['data'] as Uint8Array).moved };
    let documents = 0;
    for (const resource of Object.values(resources as unknown as Record<string, Resource>)) {
      const blocks = await rebuildOne(resource, writer);
      documents += blocks.reduce((sum, { count }) => sum + count, 0);
      manifest.lists[resource.name] = { version: Date.now(), blocks };
    }
    makeRoom(writer, manifest);
    await writer.done();
    const data = { version: Number(before.data()?.['version'] ?? 0) + 1, data: encode(manifest) };
    const batch = db().batch();
    if (before.updateTime) batch.update(before.ref, data, { lastUpdateTime: before.updateTime });
    else batch.create(before.ref, data);
    try {
      await batch.commit();
    } catch (error) {
      // Somebody saved meanwhile: what was read may be old.
      if (tried === TRIES) throw error;
      continue;
    }
    await removeOthers(writer.paths, began);
    return { documents, failed: writer.failed };
  }
}

async function rebuildOne(resource: Resource, writer: Writer): Promise<Block[]> {
  const items: PublishedDocument[] = [];
  for await (const { id, document } of sources(resource)) {
    const shown = publicPart(resource, id, document);
    if (!shown) continue;
    if (await writer.put(detailPath(resource.name, id), { data: encode(shown) }))
      items.push(listed(resource, shown).item);
  }
  items.sort((a, b) => comparePlaces(resource, placeOf(resource, a), placeOf(resource, b)));
  return pieces(items).map((piece) => ({
    key: newKey(),
    version: 1,
    count: piece.length,
    size: sizeOf(piece),
    from: placeOf(resource, piece[0] ?? { id: '' }),
    here: piece,
  }));
}

async function* sources(resource: Resource): AsyncGenerator<{ id: string; document: Data }> {
  let after = '';
  for (;;) {
    let query = db().collection(resource.name).orderBy(FieldPath.documentId()).limit(PAGE);
    if (after) query = query.startAfter(after);
    const { docs } = await query.get();
    for (const doc of docs) yield { id: doc.id, document: doc.data() };
    after = docs.at(-1)?.id ?? '';
    if (docs.length < PAGE) return;
  }
}

/** Writes documents some at a time; remembers which could not be written instead of failing. */
class Writer {
  readonly paths = new Set<string>([SITE]);
  readonly failed: string[] = [];
  #pending: Promise<unknown>[] = [];

  async put(path: string, data: Data): Promise<boolean> {
    try {
      await db().doc(path).set(data);
      this.paths.add(path);
      return true;
    } catch (error) {
      this.failed.push(path);
      log('ERROR', 'could not be published', { path, trace: traceOf(error) });
      return false;
    }
  }

  write(path: string, data: Data): void {
    this.#pending.push(this.put(path, data));
  }

  async done(): Promise<void> {
    await Promise.all(this.#pending);
  }
}

/** Removes what the site is no longer made of; what was written meanwhile stays. */
async function removeOthers(kept: ReadonlySet<string>, began: Timestamp): Promise<void> {
  const { docs } = await db().collection('published').select().get();
  const old = docs.filter(({ ref, updateTime }) => !kept.has(ref.path) && updateTime.toMillis() < began.toMillis());
  for (const some of inBatches(old, 300)) {
    const batch = db().batch();
    for (const { ref } of some) batch.delete(ref);
    await batch.commit();
  }
}
