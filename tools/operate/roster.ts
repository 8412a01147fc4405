import { db } from '../../functions/src/firebase';
import {
  accountPath,
  rosterEntry,
  type AccountRecord,
  type MemberRecord,
} from '../../functions/src/store/projections/member-record';
import { rebuildRoster } from '../../functions/src/store/projections/roster-fold';
import type { RosterEntry } from '../../functions/src/store/projections/roster-shards';

const PAGE = 300;

/** Writes the roster anew from every member in the store: after a seed, or a migration of what it is drawn from. */
export async function rebuildWholeRoster(): Promise<void> {
  const { docs } = await db().collection('members').get();
  const entries: RosterEntry[] = [];
  for (let start = 0; start < docs.length; start += PAGE) {
    const some = docs.slice(start, start + PAGE);
    const accounts = await db().getAll(...some.map(({ id }) => db().doc(accountPath(id))));
    some.forEach((snapshot, index) => {
      const account = (accounts[index]?.data() ?? { email: '' }) as AccountRecord;
      const entry = rosterEntry(snapshot.id, snapshot.data() as MemberRecord, account);
      if (entry) entries.push(entry);
    });
  }
  await rebuildRoster(entries);
}
