import { isDeepStrictEqual } from 'node:util';
import type { Attempt } from '../kernel/attempt';
import type { Change } from '../kernel/change';
import type { Data } from '../kernel/documents';
import { accountPath, memberPath, rosterEntry, type AccountRecord, type MemberRecord } from './member-record';
import { noteRosterChanges, type RosterChange } from './roster-changes';

const OF_MEMBER = /^members\/([^/]+)(?:\/private\/account)?$/;

/** Adds to a commit what its changes do to the roster: whoever's documents it writes stands there as they are then. */
export async function applyToRoster(attempt: Attempt, changes: readonly Change[]): Promise<void> {
  const touched = new Set(changes.flatMap(({ path }) => OF_MEMBER.exec(path)?.[1] ?? []));
  for (const id of touched) {
    const change = await changeOf(attempt, changes, id);
    if (change) noteRosterChanges(attempt, [change]);
  }
}

interface Halves {
  member: Data | null;
  account: Data | null;
}

/** What the roster is told of a member; undefined where nothing that stands in it changes, as when they sign in. */
async function changeOf(attempt: Attempt, changes: readonly Change[], id: string): Promise<RosterChange | undefined> {
  const member = changes.findLast(({ path }) => path === memberPath(id));
  const account = changes.findLast(({ path }) => path === accountPath(id));
  if (member?.after === null) return { id, entry: null };
  const shown = (when: 'before' | 'after', rest: Halves) =>
    entryOf(id, { member: member ? member[when] : rest.member, account: account ? account[when] : rest.account });
  // An entry is drawn from both documents. The one that is not written is read only where the other changes the entry.
  const unread = { member: {}, account: null };
  if (isDeepStrictEqual(shown('before', unread), shown('after', unread))) return undefined;
  const rest = {
    member: member ? null : await attempt.read(memberPath(id)),
    account: account ? null : await attempt.read(accountPath(id)),
  };
  return { id, entry: shown('after', rest) };
}

function entryOf(id: string, { member, account }: Halves): RosterChange['entry'] {
  // As they are stored, which `commit` does not look into.
  return member && rosterEntry(id, member as unknown as MemberRecord, (account ?? { email: '' }) as AccountRecord);
}
