import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS, PROFILE_LIMITS } from '@nexus/domain/limits';
import { can, type Actor } from '@nexus/domain/permissions';
import { closestFirst, closestFirstIn } from '@nexus/domain/search/found';
import { asModerated, asShown } from '../../../store/membership/cards';
import { moderated, readRoster } from '../../../store/projections/roster';
import type { RosterEntry } from '../../../store/projections/roster-shards';
import type { Handler } from '../../call';

/**
 * A page of the directory, or for a moderator the members in one status, or all where neither is asked for. All of it is
 * answered from the roster.
 */
export const listMembers: Handler<Contract['listMembers']> = async ({ query, actor }) => {
  const { members, counts, columns } = await readRoster();
  if (query.newest) return shown(unpaged(newestOf(members, actor)));
  const asksForAll = query.status === undefined && query.approved === undefined && can(actor, 'members.moderate');
  if (query.status === undefined && !asksForAll) {
    const hasBadges = ({ badges }: RosterEntry) => query.badges.every((kind) => badges.includes(kind));
    const hasSkill = ({ skills }: RosterEntry) =>
      query.skills.length === 0 || skills.some((skill) => query.skills.includes(skill));
    const isMeant = ({ entry }: { entry: RosterEntry }) =>
      entry.status === 'approved' && hasSkill(entry) && hasBadges(entry);
    return shown(paged(closestFirstIn(query.q, { items: members, columns }, isMeant), query.page));
  }
  if (!can(actor, 'members.moderate')) throw new NexusError('forbidden');
  const inStatus = asksForAll ? members : members.filter(({ entry }) => entry.status === query.status);
  const found = closestFirst(query.q, inStatus, moderated);
  const page = paged(found, query.page);
  const items = (await asModerated(page.items)).map(({ card }) => card);
  return { ...page, items, counts };
};

type Found = readonly { entry: RosterEntry }[];

async function shown<T extends { items: RosterEntry[] }>(page: T): Promise<T> {
  return { ...page, items: await asShown(page.items) };
}

function paged(found: Found, asked: number) {
  const pageCount = Math.max(1, Math.ceil(found.length / LIMITS.membersPerPage));
  const page = Math.min(asked, pageCount);
  const items = found.slice((page - 1) * LIMITS.membersPerPage, page * LIMITS.membersPerPage);
  return { items: items.map(({ entry }) => entry), total: found.length, page, pageCount };
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
