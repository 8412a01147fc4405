import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { PROFILE_LIMITS } from '@nexus/domain/limits';
import { can, type Actor } from '@nexus/domain/permissions';
import { closestFirst } from '@nexus/domain/search/found';
import { asModerated, asShown } from '../../../store/membership/member-cards';
import { directory, paged } from '../../../store/projections/directory';
import { moderated, readRoster } from '../../../store/projections/roster';
import type { RosterEntry } from '../../../store/projections/roster-shards';
import type { Handler } from '../../call';

/**
 * A page of the directory, or for a moderator the members in one status, or all where neither is asked for. All of it is
 * answered from the roster.
 */
export const listMembers: Handler<Contract['listMembers']> = async ({ query, actor }) => {
  if (query.newest) return shown(unpaged(newestOf((await readRoster()).members, actor)));
  const asksForAll = query.status === undefined && query.approved === undefined && can(actor, 'members.moderate');
  if (query.status === undefined && !asksForAll) return shown(await directory(query));
  if (!can(actor, 'members.moderate')) throw new NexusError('forbidden');
  const { members, counts } = await readRoster();
  const inStatus = asksForAll ? members : members.filter(({ entry }) => entry.status === query.status);
  const page = paged(closestFirst(query.q, inStatus, moderated), query.page);
  const items = (await asModerated(page.items)).map(({ card }) => card);
  return { ...page, items, counts };
};

type Found = readonly { entry: RosterEntry }[];

async function shown<T extends { items: RosterEntry[] }>(page: T): Promise<T> {
  return { ...page, items: await asShown(page.items) };
}

function unpaged(found: Found) {
  return { items: found.map(({ entry }) => entry), total: found.length, page: 1, pageCount: 1 };
}

/** Looks at each once, however many there are. */
function newestOf(members: Found, actor: Actor): Found {
  let newest: { entry: RosterEntry; at: string }[] = [];
  for (const { entry } of members) {
    const { status, approvedAt: at, id } = entry;
    const isLate = at === null || (newest.length === PROFILE_LIMITS.newest && at <= (newest.at(-1)?.at ?? ''));
    if (isLate || status !== 'approved' || (actor.kind === 'member' && actor.id === id)) continue;
    newest = [...newest, { entry, at }].toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, PROFILE_LIMITS.newest);
  }
  return newest;
}
