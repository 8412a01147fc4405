import type { Resource } from '@nexus/domain/resources/resource';
import { encode } from '../kernel/compressed';
import type { ContentChange } from '../kernel/change';
import { makeRoom } from './block-pieces';
import { changedBlocks, type KeptList, type Pages } from './list-blocks';
import {
  BLOCK_BYTES,
  blockPath,
  decodeManifest,
  detailPath,
  listed,
  MOST_MOVED,
  publicPart,
  SITE,
  type Block,
  type List,
  type Manifest,
} from './published-parts';

type Stored = { data: Uint8Array };

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
    const { version, blocks } = listIn(manifest, resource.name);
    const given = { list: publicList(resource), before: blocks, changes: own };
    manifest.lists[resource.name] = { version: version + 1, blocks: await changedBlocks(attempt, given) };
  }
  makeRoom(attempt, placedBlocks(manifest));
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

const listIn = ({ lists }: Manifest, name: string): List => lists[name] ?? { version: 0, blocks: [] };

/** What the public list of a resource carries, and where. */
function publicList(resource: Resource): KeptList {
  return {
    resource,
    itemOf: (id, document) => {
      const shown = publicPart(resource, id, document);
      return shown && listed(resource, shown);
    },
    pathOf: (key) => blockPath(resource.name, key),
    most: BLOCK_BYTES,
  };
}

/** The blocks of all lists, with where each stands once it moves out of the manifest. */
export function placedBlocks({ lists }: Manifest): { path: string; block: Block }[] {
  return Object.entries(lists).flatMap(([name, { blocks }]) =>
    blocks.map((block) => ({ path: blockPath(name, block.key), block })),
  );
}
