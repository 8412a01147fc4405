import { randomUUID } from 'node:crypto';
import type { Resource } from '@nexus/domain/resources/resource';
import { encode } from '../kernel/compressed';
import type { Attempt } from '../kernel/attempt';
import { bytesOf } from '../kernel/json-bytes';
import { HERE_BYTES, placeOf, type Block, type PublishedDocument } from './published-parts';

/** Documents, in their order, as the blocks of a list that is written as a whole; `share`: how full they are. */
export function freshBlocks(
  { resource, most, share = HALF }: { resource: Resource; most: number; share?: number },
  items: readonly PublishedDocument[],
): Block[] {
  return pieces(items, most, share).map((piece) => ({
    key: newKey(),
    version: 1,
    count: piece.length,
    size: bytesOf(piece),
    from: placeOf(resource, piece[0] ?? { id: '' }),
    here: piece,
  }));
}

/** So full is a piece of what was cut: each takes some more before it is cut again. */
const HALF = 1 / 2;

/** Cuts documents, in their order, into pieces of at most a block's bytes; one that is larger stands alone. */
export function pieces(items: readonly PublishedDocument[], most: number, share = HALF): PublishedDocument[][] {
  const sizes = items.map(bytesOf);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= most) return items.length > 0 ? [[...items]] : [];
  const wanted = most * share;
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

/** Lets the largest blocks out of the document that names them, until the rest fits into it. */
export function makeRoom(attempt: Pick<Attempt, 'write'>, all: readonly { path: string; block: Block }[]): void {
  const here = all.filter(({ block }) => block.here).toSorted((a, b) => b.block.size - a.block.size);
  let total = here.reduce((sum, { block }) => sum + block.size, 0);
  for (const { path, block } of here) {
    if (total <= HERE_BYTES) return;
    attempt.write(path, { version: block.version, data: encode(block.here) });
    delete block.here;
    total -= block.size;
  }
}

/** A key that no block of the list has. */
export function newKey(): string {
  return randomUUID().slice(0, 12);
}
