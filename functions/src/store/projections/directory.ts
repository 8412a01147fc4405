import { LIMITS } from '@nexus/domain/limits';
import type { BadgeKind } from '@nexus/domain/membership/badges';
import type { Skill } from '@nexus/domain/membership/skills';
import { closestFirstIn } from '@nexus/domain/search/found';
import { readRoster } from './roster';
import type { RosterEntry } from './roster-shards';

/** What a member looks for in the directory: everybody, or who bears these words, one of these skills and all of these badges. */
export interface DirectoryQuery {
  q: string;
  skills: readonly Skill[];
  badges: readonly BadgeKind[];
  page: number;
}

export interface DirectoryPage {
  items: RosterEntry[];
  total: number;
  page: number;
  pageCount: number;
}

/** The one question that pages of the directory ask: whatever holds the members answers it. */
export type Directory = (asked: DirectoryQuery) => Promise<DirectoryPage>;

/** Answers from the roster in memory. */
export const directory: Directory = async ({ q, skills, badges, page }) => {
  const { members, columns } = await readRoster();
  const isMeant = ({ entry }: { entry: RosterEntry }) =>
    entry.status === 'approved' &&
    (skills.length === 0 || entry.skills.some((skill) => skills.includes(skill))) &&
    badges.every((kind) => entry.badges.includes(kind));
  return paged(closestFirstIn(q, { items: members, columns }, isMeant), page);
};

/** A page of what was found; the last one where there are not so many. */
export function paged(found: readonly { entry: RosterEntry }[], asked: number): DirectoryPage {
  const pageCount = Math.max(1, Math.ceil(found.length / LIMITS.membersPerPage));
  const page = Math.min(asked, pageCount);
  const items = found.slice((page - 1) * LIMITS.membersPerPage, page * LIMITS.membersPerPage);
  return { items: items.map(({ entry }) => entry), total: found.length, page, pageCount };
}
