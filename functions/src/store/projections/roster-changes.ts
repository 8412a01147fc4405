import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { inTime } from '../../deadline';
import { db } from '../../firebase';
import type { Attempt } from '../kernel/attempt';
import { encode } from '../kernel/compressed';
import { countReads } from '../kernel/meter';
import { noteShape } from '../kernel/query-shapes';
import { decodeEntries, type RosterEntry } from './roster-shards';

/** What a member is to the roster from now on; `null`: nobody. */
export interface RosterChange {
  id: string;
  entry: RosterEntry | null;
}

/**
 * `rosterChanges/{any id}`: one change, written by the commit that made it. Each is a document of its own, so that
 * however many members save at once, none waits for another.
 */
interface Stored {
  at: Timestamp;
  memberId: string;
  /** The entry, compressed; null where there is none any more. */
  data: Uint8Array | null;
}

/** `rosterChanges/folded`: tells servers that know the roster what the last fold did. */
export interface Folded {
  at: Timestamp;
  epoch: number;
  /** Changes up to this moment may be gone: who has not seen them reads the shards again. */
  keptSince: Timestamp;
}

export interface News {
  /** In the order in which they were made. */
  changes: readonly (RosterChange & { key: string; at: Timestamp })[];
  folded: Folded | undefined;
  /** When this was so. */
  readTime: Timestamp;
}

const CHANGES = 'rosterChanges';
export const FOLDED = `${CHANGES}/folded`;

/** Adds these changes to what a commit writes. */
export function noteRosterChanges(attempt: Attempt, changes: readonly RosterChange[]): void {
  for (const { id, entry } of changes)
    attempt.write(db().collection(CHANGES).doc().path, {
      at: FieldValue.serverTimestamp(),
      memberId: id,
      data: entry && encode([entry]),
    });
}

/** What happened after this moment. Costs a read for each change, and one where there was none. */
export async function newsSince(moment: Timestamp): Promise<News> {
  const query = db().collection(CHANGES).where('at', '>', moment).orderBy('at');
  noteShape(query);
  const { docs, readTime } = await inTime(query.get());
  countReads(Math.max(1, docs.length));
  const folded = docs.find((one) => one.ref.path === FOLDED)?.data() as Folded | undefined;
  const changes = docs.filter((one) => one.ref.path !== FOLDED).map((one) => change(one.id, one.data() as Stored));
  return { changes, folded, readTime };
}

function change(key: string, { at, memberId, data }: Stored): News['changes'][number] {
  return { key, at, id: memberId, entry: data ? (decodeEntries(data)[0] ?? null) : null };
}

/** Deletes changes that every server has seen, up to this moment. @returns how many */
export async function dropChanges(until: Timestamp): Promise<number> {
  const old = db().collection(CHANGES).where('at', '<=', until).orderBy('at');
  return dropAll(old);
}

/** Deletes what changes hold of somebody who is erased; that they are gone stays known. */
export async function forgetChangesOf(memberId: string): Promise<void> {
  const { docs } = await db().collection(CHANGES).where('memberId', '==', memberId).get();
  const batch = db().batch();
  for (const doc of docs) if (doc.data()['data'] !== null) batch.delete(doc.ref);
  await batch.commit();
}

const AT_ONCE = 400;

async function dropAll(query: FirebaseFirestore.Query): Promise<number> {
  noteShape(query);
  for (let dropped = 0; ;) {
    const { docs } = await query.limit(AT_ONCE).get();
    const batch = db().batch();
    const own = docs.filter(({ ref }) => ref.path !== FOLDED);
    for (const { ref } of own) batch.delete(ref);
    await batch.commit();
    dropped += own.length;
    if (docs.length < AT_ONCE) return dropped;
  }
}
