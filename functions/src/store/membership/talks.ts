import { isBilingual } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import type { Talk } from '@nexus/domain/membership/badges';
import type { OpenedCase } from '@nexus/domain/membership/case';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { commit } from '../commit/commit';
import { nameOf, type Author } from '../commit/author';
import { now } from '../kernel/clock';
import type { MemberRecord } from '../projections/member-record';
import { contentRows } from '../projections/content-lists';
import { shownList } from '../projections/published';
import { ownAnswer } from './members';
import { putMember, readExistingMember } from './member-writes';

const event = resources.event as unknown as Resource;
/** As many events as are looked through for those of one member; there have never been more. */
const MOST_EVENTS = 2_000;

/** Notes which events of ours a member speaks at. @throws NexusError `invalid` where one of them is not there */
export function setTalks(given: { id: string; eventIds: readonly string[]; author: Author }) {
  const eventIds = [...new Set(given.eventIds)];
  return commit({ author: given.author, action: 'member.talks' }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    const added = eventIds.filter((id) => !whole.member.talks?.eventIds.includes(id)).map((id) => `events/${id}`);
    await commit.readAhead(added);
    for (const path of added)
      if (!(await commit.read(path))) throw new NexusError('invalid', { fields: { talks: 'choice' } });
    const at = now();
    const talks = eventIds.length > 0 ? { eventIds, at, by: nameOf(given.author.actor) } : null;
    const member = { ...whole.member, talks, updatedAt: at };
    putMember(commit, whole, { ...whole, member });
    return ownAnswer(member, whole.account);
  });
}

/** The events that a member is named for, published or not, the newest first; one that was deleted has no title. */
export async function allTalksOf({ talks }: Pick<MemberRecord, 'talks'>): Promise<OpenedCase['talks']> {
  if (!talks) return [];
  const rows = await contentRows(event);
  const named = new Map(rows.map((row) => [row.id, row]));
  return newestFirst(
    talks.eventIds.map((id) => {
      const row = named.get(id);
      return { ...talkOf(row ?? { id }), isPublished: row?.['isPublished'] === true };
    }),
  );
}

/** Those of them that are published. Nothing is read while these are in memory. */
export async function talksOf({ talks }: Pick<MemberRecord, 'talks'>): Promise<Talk[]> {
  if (!talks) return [];
  const events = await shownList(event, { most: MOST_EVENTS });
  return newestFirst(events.filter(({ id }) => talks.eventIds.includes(id)).map(talkOf));
}

function talkOf({ id, title, startsAt }: { id: string; title?: unknown; startsAt?: unknown }): Talk {
  return { id, title: isBilingual(title) ? title : { en: '', ar: '' }, startsAt: String(startsAt ?? '') };
}

function newestFirst<T extends Talk>(some: T[]): T[] {
  return some.toSorted((a, b) => (a.startsAt < b.startsAt ? 1 : -1));
}
