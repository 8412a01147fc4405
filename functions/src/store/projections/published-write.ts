import { randomUUID } from 'node:crypto';
import type { Resource } from '@nexus/domain/resources/resource';
import { decode, encode } from '../kernel/compressed';
import type { Attempt } from '../kernel/attempt';
import type { ContentChange } from '../kernel/change';
import {
  BLOCK_BYTES,
  blockPath,
  comparePlaces,
  decodeManifest,
  detailPath,
  HERE_BYTES,
  listed,
  MOST_MOVED,
  placeOf,
  publicPart,
  SITE,
  sizeOf,
  type Block,
  type List,
  type Manifest,
  type PublishedDocument,
} from './published-parts';

type Stored = { data: Uint8Array };
/** What of a commit this needs. */
export type Pages = Pick<Attempt, 'read' | 'readAhead' | 'write' | 'remove'>;
/** A block while a commit works on it. */
type Open = Block & { items?: PublishedDocument[]; isChanged?: boolean; wasHere: boolean };

/** Adds to a commit what its changes do to what is published: the details, the blocks of the lists, the manifest. */
export async function applyToPublished(attempt: Pages, changes: readonly ContentChange[]): Promise<void> {
  if (changes.length === 0) return;
  const details = changes.map(({ resource, id }) => detailPath(resource.name, id));
  await attempt.readAhead([SITE, ...details]);
  const stored = await attempt.read<Stored>(SITE);
  const manifest = decodeManifest(stored?.data);
  for (const resource of new Set(changes.map((change) => change.resource))) {
    const own = changes.filter((change) => change.resource === resource);
    for (const change of own) {
      await writeDetail(attempt, change);
      noteMove(manifest, change);
    }
    await writeList({ attempt, manifest, resource, changes: own });
  }
  makeRoom(attempt, manifest);
  attempt.write(SITE, { version: (stored?.version ?? 0) + 1, data: encode(manifest) });
}

async function writeDetail(attempt: Pages, { resource, id, after }: ContentChange): Promise<void> {
  const path = detailPath(resource.name, id);
  const shown = publicPart(resource, id, after);
  if (shown) attempt.write(path, { data: encode(shown) });
  else if (await attempt.read(path)) attempt.remove(path);
}

/** Remembers under which slug a document was found, and forgets it when another takes the slug. */
function noteMove({ moved }: Manifest, { resource, id, before, after }: ContentChange): void {
  if (!('slug' in resource.fields)) return;
  const [from, to] = [before?.['slug'], after?.['slug']];
  if (typeof to === 'string') delete moved[`${resource.name}/${to}`];
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return;
  moved[`${resource.name}/${from}`] = id;
  for (const oldest of Object.keys(moved).slice(0, -MOST_MOVED)) delete moved[oldest];
}

const list = ({ lists }: Manifest, name: string): List => lists[name] ?? { version: 0, blocks: [] };

async function writeList(given: {
  attempt: Pages;
  manifest: Manifest;
  resource: Resource;
  changes: readonly ContentChange[];
}): Promise<void> {
  const { attempt, manifest, resource, changes } = given;
  const before = list(manifest, resource.name);
  const blocks: Open[] = before.blocks.map((block) => ({ ...block, wasHere: block.here !== undefined }));
  const itemsOf = async (block: Open) => (block.items ??= block.here ?? (await readBlock(attempt, resource, block)));
  for (const { id, before: old, after } of changes) {
    const was = publicPart(resource, id, old);
    if (was) await takeOut({ resource, blocks, itemsOf, was });
    const shown = publicPart(resource, id, after);
    if (shown) await putIn({ resource, blocks, itemsOf, shown });
  }
  const kept = blocks.flatMap((block) => cut(resource, block));
  for (const block of blocks.filter((one) => !one.wasHere && !kept.some(({ key }) => key === one.key)))
    attempt.remove(blockPath(resource.name, block.key));
  manifest.lists[resource.name] = {
    version: before.version + 1,
    blocks: kept.map(({ items, isChanged, wasHere, ...block }) => {
      if (!isChanged) return block;
      const { here: _here, ...bare } = block;
      if (items && wasHere) return { ...bare, here: items };
      attempt.write(blockPath(resource.name, block.key), { version: block.version, data: encode(items) });
      return bare;
    }),
  };
}

async function readBlock(attempt: Pages, { name }: Resource, { key }: Block): Promise<PublishedDocument[]> {
  const stored = await attempt.read<Stored>(blockPath(name, key));
  return stored ? decode(stored.data) : [];
}

interface Edit {
  resource: Resource;
  blocks: Open[];
  itemsOf(block: Open): Promise<PublishedDocument[]>;
}

async function takeOut({ resource, blocks, itemsOf, was }: Edit & { was: PublishedDocument }): Promise<void> {
  const likely = blocks[indexFor(resource, blocks, was)];
  // Where it is not found at its place, its list was sorted otherwise once.
  for (const block of likely ? [likely, ...blocks.filter((one) => one !== likely)] : []) {
    const items = await itemsOf(block);
    const left = items.filter(({ id }) => id !== was.id);
    if (left.length === items.length) continue;
    block.items = left;
    block.isChanged = true;
    return;
  }
}

async function putIn({ resource, blocks, itemsOf, shown }: Edit & { shown: PublishedDocument }): Promise<void> {
  const { item, place } = listed(resource, shown);
  let block = blocks[indexFor(resource, blocks, shown)];
  if (!block) {
    block = { key: newKey(), version: 0, count: 0, size: 0, from: place, wasHere: true, items: [] };
    blocks.push(block);
  }
  const others = (await itemsOf(block)).filter(({ id }) => id !== item.id);
  block.items = [...others, item].sort((a, b) => comparePlaces(resource, placeOf(resource, a), placeOf(resource, b)));
  block.isChanged = true;
}

/** The block that a document belongs into: the last that does not start after it. */
function indexFor(resource: Resource, blocks: readonly Block[], document: PublishedDocument): number {
  const place = placeOf(resource, document);
  const after = blocks.findIndex((block) => comparePlaces(resource, block.from, place) > 0);
  return after < 0 ? blocks.length - 1 : Math.max(0, after - 1);
}

/** A block as it is stored: nothing when it is empty, in pieces when it has grown too large. */
function cut(resource: Resource, block: Open): Open[] {
  const { items, isChanged } = block;
  if (!isChanged || !items) return [block];
  return pieces(items).map((piece, index) => ({
    ...block,
    key: index === 0 ? block.key : newKey(),
    version: block.version + 1,
    count: piece.length,
    size: sizeOf(piece),
    from: fromOf(resource, piece, block),
    items: piece,
  }));
}

function fromOf(resource: Resource, [first]: readonly PublishedDocument[], block: Block): Block['from'] {
  return first ? placeOf(resource, first) : block.from;
}

/** Cuts documents, in their order, into pieces of at most a block's bytes; one that is larger stands alone. */
export function pieces(items: readonly PublishedDocument[]): PublishedDocument[][] {
  const sizes = items.map(sizeOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= BLOCK_BYTES) return items.length > 0 ? [[...items]] : [];
  // Half full, so that each takes some more before it is cut again.
  const wanted = BLOCK_BYTES / 2;
  const all: PublishedDocument[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  items.forEach((item, index) => {
    const size = sizes[index] ?? 0;
    if (filled + size > wanted) {
      all.push([]);
      filled = 0;
    }
    all.at(-1)?.push(item);
    filled += size;
  });
  return all;
}

/** Lets the largest blocks out of the manifest until the rest fits. */
export function makeRoom(attempt: Pick<Attempt, 'write'>, { lists }: Manifest): void {
  const here = Object.entries(lists)
    .flatMap(([name, { blocks }]) => blocks.map((block) => ({ name, block })))
    .filter(({ block }) => block.here)
    .sort((a, b) => b.block.size - a.block.size);
  let total = here.reduce((sum, { block }) => sum + block.size, 0);
  for (const { name, block } of here) {
    if (total <= HERE_BYTES) return;
    attempt.write(blockPath(name, block.key), { version: block.version, data: encode(block.here) });
    delete block.here;
    total -= block.size;
  }
}

export function newKey(): string {
  return randomUUID().slice(0, 12);
}
