import { decode, encode } from '../kernel/compressed';
import type { ContentChange } from '../kernel/change';
import { contentListPath, leaveRoom, panelList, type StoredList } from './content-rows';
import { changedBlocks, type ItemChange, type Pages } from './list-blocks';
import type { Block } from './published-parts';

/** Adds to a commit what its changes do to the panel's lists. */
export async function applyToContentLists(attempt: Pages, changes: readonly ContentChange[]): Promise<void> {
  const own = changes.filter(({ resource }) => resource.kind === 'collection');
  const resources = [...new Set(own.map(({ resource }) => resource))];
  await attempt.readAhead(resources.map(contentListPath));
  for (const resource of resources) {
    const path = contentListPath(resource);
    const stored = await attempt.read<StoredList>(path);
    const version = (stored?.version ?? 0) + 1;
    if (!stored?.data) {
      // Whoever is writing the list for the first time begins anew, with this change.
      attempt.write(path, { version });
      continue;
    }
    const before = decode<Block[]>(stored.data);
    const list = panelList(
      resource,
      before.reduce((sum, { size }) => sum + size, 0),
    );
    const mine = own.filter((change) => change.resource === resource).map(withVersions);
    const blocks = await changedBlocks(attempt, { list, before, changes: mine });
    leaveRoom(resource, blocks, attempt);
    attempt.write(path, { version, data: encode(blocks) });
  }
}

function withVersions({ id, before, after, version }: ContentChange): ItemChange {
  return { id, before, after: after && { ...after, version } };
}
