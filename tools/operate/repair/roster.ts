import { isDeepStrictEqual } from 'node:util';
import { db } from '../../../functions/src/firebase';
import type { Data } from '../../../functions/src/store/kernel/documents';
import { encode } from '../../../functions/src/store/kernel/compressed';
import {
  accountPath,
  memberPath,
  rosterEntry,
  type AccountRecord,
  type MemberRecord,
} from '../../../functions/src/store/projections/member-record';
import { forgetRoster, readRoster } from '../../../functions/src/store/projections/roster';
import { noteRosterChanges } from '../../../functions/src/store/projections/roster-changes';
import { decodeEntries, type RosterEntry } from '../../../functions/src/store/projections/roster-shards';
import { everyOne, inOneStep, type Drift } from './drift';

const PAGE = 300;

/** Who is in the directory and the queue, beside what the members' own documents say. */
export async function rosterDrift(): Promise<Drift[]> {
  forgetRoster();
  const left = new Map((await readRoster()).members.map(({ entry }) => [entry.id, entry]));
  const found: Drift[] = [];
  const drifted = (id: string, fault: string) =>
    found.push({ what: `members/${id}: ${fault}`, mend: () => mendEntry(id) });
  for await (const some of inPages()) {
    const accounts = await db().getAll(...some.map(({ id }) => db().doc(accountPath(id))));
    some.forEach((member, index) => {
      const { id } = member;
      const entry = entryOf(id, member.data(), accounts[index]?.data());
      const known = left.get(id);
      left.delete(id);
      if (entry && !known) drifted(id, 'is not in the roster');
      else if (!entry && known) drifted(id, 'should not be in the roster');
      else if (!isDeepStrictEqual(entry ?? undefined, known)) drifted(id, 'stands otherwise in the roster');
    });
  }
  for (const id of left.keys()) drifted(id, 'is in the roster and is no member');
  return found;
}

async function* inPages() {
  let page: FirebaseFirestore.QueryDocumentSnapshot[] = [];
  for await (const one of everyOne(db().collection('members'), PAGE)) {
    page.push(one);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** As the roster gives it back. */
function entryOf(id: string, member: Data | null, account: Data | null | undefined): RosterEntry | null {
  const entry =
    member && rosterEntry(id, member as unknown as MemberRecord, (account ?? { email: '' }) as AccountRecord);
  return entry && (decodeEntries(encode([entry]))[0] ?? null);
}

function mendEntry(id: string): Promise<void> {
  return inOneStep(async (attempt) => {
    const member = await attempt.read(memberPath(id));
    const account = await attempt.read(accountPath(id));
    noteRosterChanges(attempt, [{ id, entry: entryOf(id, member, account) }]);
  });
}
