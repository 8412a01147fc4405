import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { contentRows } from '../projections/content-lists';
import { bytesOf } from '../kernel/json-bytes';
import { STEP_BYTES } from './sizes';
import { contentPath, setField } from './content';

/** Documents that one commit numbers at most. */
const STEP_DOCUMENTS = 50;

/**
 * Puts documents in this order by numbering them from 0: what one commit takes of those that have another number, from
 * place `from` on. Asked again from the beginning, it does what was not done.
 * @returns `next`: the place to go on from; null when all are done
 */
export async function orderContent(given: {
  resource: Resource;
  ids: readonly string[];
  from: number;
  author: Author;
}): Promise<{ next: number | null }> {
  const { resource, from, author } = given;
  if (resource.fields['order']?.kind !== 'integer') throw new NexusError('malformed');
  const known = new Map((await contentRows(resource)).map(({ id, order }) => [id, order]));
  const differing = [...new Set(given.ids)]
    .map((id, order) => ({ id, order }))
    .filter(({ id, order }) => order >= from && known.has(id) && known.get(id) !== order);
  const part = differing.slice(0, STEP_DOCUMENTS);
  return commit({ author, action: `${resource.name}.order` }, async (commit) => {
    await commit.readAhead(part.map(({ id }) => contentPath(resource, id)));
    let bytes = 0;
    for (const { id, order } of part) {
      const before = await commit.read(contentPath(resource, id));
      if (!before || before['order'] === order) continue;
      const more = bytesOf(before);
      if (bytes > 0 && bytes + more > STEP_BYTES) return { next: order };
      bytes += more;
      setField(commit, resource, before, 'order', order);
    }
    return { next: differing[part.length]?.order ?? null };
  });
}
