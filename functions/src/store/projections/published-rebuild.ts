import { Timestamp } from 'firebase-admin/firestore';
import type { Resource } from '@nexus/domain/resources/resource';
import { encode } from '../kernel/compressed';
import { db } from '../../firebase';
import { freshBlocks, makeRoom } from './block-pieces';
import { PUBLICATIONS } from './publications';
import {
  BLOCK_BYTES,
  comparePlaces,
  decodeManifest,
  detailPath,
  listed,
  placeOf,
  publicPart,
  SITE,
  type Block,
  type Manifest,
  type PublishedDocument,
} from './published-parts';
import { placedBlocks } from './published-write';
import { removeOthers, sources, Writer } from './rebuild-parts';

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
    const writer = new Writer(SITE);
    const manifest: Manifest = { lists: {}, moved: decodeManifest(before.data()?.['data'] as Uint8Array).moved };
    let documents = 0;
    for (const resource of PUBLICATIONS) {
      const blocks = await rebuildOne(resource, writer);
      documents += blocks.reduce((sum, { count }) => sum + count, 0);
      manifest.lists[resource.name] = { version: Date.now(), blocks };
    }
    makeRoom(writer, placedBlocks(manifest));
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
    await removeOthers(db().collection('published'), writer.paths, began);
    return { documents, failed: writer.failed };
  }
}

async function rebuildOne(resource: Resource, writer: Writer): Promise<Block[]> {
  const items: PublishedDocument[] = [];
  for await (const { id, document } of sources(resource)) {
    const shown = publicPart(resource, id, document);
    if (!shown) continue;
    if (await writer.put(detailPath(resource.name, id), { data: encode(shown) })) items.push(listed(resource, shown));
  }
  items.sort((a, b) => comparePlaces(resource, placeOf(resource, a), placeOf(resource, b)));
  return freshBlocks({ resource, most: BLOCK_BYTES }, items);
}
