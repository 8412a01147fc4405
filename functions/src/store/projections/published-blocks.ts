import type { Resource } from '@nexus/domain/resources/resource';
import { decode } from '../kernel/compressed';
import { readDocuments } from '../kernel/documents';
import { keep } from '../kernel/keep';
import { expireSite, listOf, readManifest } from './published-manifest';
import { blockPath, comparePlaces, type Block, type PublishedDocument } from './published-parts';

/** Blocks that a server keeps in memory: of at most some 160 KiB, mostly far less. */
const BLOCKS_KEPT = 100;

const blocks = new Map<string, { version: number; items: PublishedDocument[] }>();

/** A block that the manifest in memory names was written anew under another name. */
class BlockGone extends Error {}

/** Does it again with the manifest of now where the one in memory is outdated. */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BlockGone)) throw error;
    expireSite();
    return work();
  }
}

/** The documents of a list from one index up to another. Costs a read for each of their blocks not in memory. */
export async function itemsBetween(resource: Resource, from: number, to: number): Promise<PublishedDocument[]> {
  const found: PublishedDocument[] = [];
  const { blocks: all } = listOf(await readManifest(), resource);
  const wanted: { block: Block; start: number }[] = [];
  let start = 0;
  for (const block of all) {
    if (start < to && start + block.count > from) wanted.push({ block, start });
    start += block.count;
  }
  await bring(
    resource,
    wanted.map(({ block }) => block),
  );
  for (const { block, start: first } of wanted)
    found.push(...(await itemsOf(resource, block)).slice(Math.max(0, from - first), to - first));
  return found;
}

/** Where the first page begins: at the start, or, of a list by time, so that its middle is now. */
export async function firstIndex(resource: Resource, most: number, now: number): Promise<number> {
  const { blocks: all } = listOf(await readManifest(), resource);
  const count = all.reduce((sum, block) => sum + block.count, 0);
  if (resource.listAround !== 'now' || count <= most) return 0;
  const place = { by: new Date(now).toISOString(), id: '' };
  const later = all.findIndex((block) => comparePlaces(resource, block.from, place) > 0);
  const index = Math.max(0, (later < 0 ? all.length : later) - 1);
  const before = all.slice(0, index).reduce((sum, block) => sum + block.count, 0);
  const block = all[index];
  const items = block ? await itemsOf(resource, block) : [];
  const within = items.filter((item) => comparePlaces(resource, placeIn(resource, item), place) < 0).length;
  return Math.max(0, Math.min(before + within - Math.floor(most / 2), count - most));
}

function placeIn({ list }: Resource, item: PublishedDocument) {
  return { by: list ? item[list.sort] : null, id: item.id };
}

/** The documents of a block. Costs a read where it is not in memory. */
export async function itemsOf(resource: Resource, block: Block): Promise<PublishedDocument[]> {
  if (block.here) return block.here;
  await bring(resource, [block]);
  return blocks.get(blockPath(resource.name, block.key))?.items ?? [];
}

/** Reads blocks that are not in memory as the manifest knows them. */
async function bring(resource: Resource, wanted: readonly Block[]): Promise<void> {
  const stale = wanted.filter(
    ({ here, key, version }) => !here && (blocks.get(blockPath(resource.name, key))?.version ?? -1) < version,
  );
  const paths = stale.map(({ key }) => blockPath(resource.name, key));
  const stored = await readDocuments<{ data: Uint8Array }>(paths);
  paths.forEach((path, index) => {
    const found = stored[index];
    if (!found) throw new BlockGone(path);
    keep(blocks, BLOCKS_KEPT, path, { version: found.version, items: decode(found.data) });
  });
}
