import type { Resource } from '@nexus/domain/resources/resource';
import { decode, encode } from '../kernel/compressed';
import type { Attempt } from '../kernel/attempt';
import type { Data } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';
import { newKey, pieces } from './block-pieces';
import { comparePlaces, placeOf, type Block, type PublishedDocument } from './published-parts';

/** What of a commit this needs. */
export type Pages = Pick<Attempt, 'read' | 'readAhead' | 'write' | 'remove'>;

/** A list that is kept in blocks: what it carries of a document, and where its blocks stand. */
export interface KeptList {
  resource: Resource;
  /** Null where the document is not in the list. */
  itemOf(id: string, document: Data | null): PublishedDocument | null;
  pathOf(key: string): string;
  /** Bytes of JSON above which a block is cut in two. */
  most: number;
}

/** A document of a list before and after a commit. */
export interface ItemChange {
  id: string;
  before: Data | null;
  after: Data | null;
}

/** A block while a commit works on it. */
type Open = Block & { items?: PublishedDocument[]; isChanged?: boolean; wasHere: boolean };

/** Adds to a commit what these changes do to the blocks of a list. @returns the blocks that it has then */
export async function changedBlocks(
  attempt: Pages,
  given: { list: KeptList; before: readonly Block[]; changes: readonly ItemChange[] },
): Promise<Block[]> {
  const { list, before, changes } = given;
  const blocks: Open[] = before.map((block) => ({ ...block, wasHere: block.here !== undefined }));
  const itemsOf = async (block: Open) => (block.items ??= block.here ?? (await readBlock(attempt, list, block)));
  for (const { id, before: old, after } of changes) {
    const was = list.itemOf(id, old);
    if (was) await takeOut({ list, blocks, itemsOf, item: was });
    const shown = list.itemOf(id, after);
    if (shown) await putIn({ list, blocks, itemsOf, item: shown });
  }
  const kept = blocks.flatMap((block) => cut(list, block));
  for (const block of blocks.filter((one) => !one.wasHere && !kept.some(({ key }) => key === one.key)))
    attempt.remove(list.pathOf(block.key));
  return kept.map(({ items, isChanged, wasHere, ...block }) => {
    if (!isChanged) return block;
    const { here: _here, ...bare } = block;
    if (items && wasHere) return { ...bare, here: items };
    attempt.write(list.pathOf(block.key), { version: block.version, data: encode(items) });
    return bare;
  });
}

async function readBlock(attempt: Pages, list: KeptList, { key }: Block): Promise<PublishedDocument[]> {
  const stored = await attempt.read<{ data: Uint8Array }>(list.pathOf(key));
  return stored ? decode(stored.data) : [];
}

interface Edit {
  list: KeptList;
  blocks: Open[];
  itemsOf(block: Open): Promise<PublishedDocument[]>;
  item: PublishedDocument;
}

async function takeOut({ list, blocks, itemsOf, item }: Edit): Promise<void> {
  const likely = blocks[indexFor(list.resource, blocks, item)];
  // Where it is not found at its place, its list was sorted otherwise once.
  for (const block of likely ? [likely, ...blocks.filter((one) => one !== likely)] : []) {
    const items = await itemsOf(block);
    const left = items.filter(({ id }) => id !== item.id);
    if (left.length === items.length) continue;
    block.items = left;
    block.isChanged = true;
    return;
  }
}

async function putIn({ list: { resource }, blocks, itemsOf, item }: Edit): Promise<void> {
  let block = blocks[indexFor(resource, blocks, item)];
  if (!block) {
    block = { key: newKey(), version: 0, count: 0, size: 0, from: placeOf(resource, item), wasHere: true, items: [] };
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
function cut({ resource, most }: KeptList, block: Open): Open[] {
  const { items, isChanged } = block;
  if (!isChanged || !items) return [block];
  return pieces(items, most).map((piece, index) => ({
    ...block,
    key: index === 0 ? block.key : newKey(),
    version: block.version + 1,
    count: piece.length,
    size: bytesOf(piece),
    from: placeOf(resource, piece[0] ?? { id: '' }),
    items: piece,
  }));
}
