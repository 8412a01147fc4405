import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { isConflict } from '../kernel/attempt';
import { dropChanges, FOLDED, forgetChangesOf, newsSince, type RosterChange } from './roster-changes';
import {
  BASE,
  inShards,
  isFull,
  readBase,
  readShards,
  shardOf,
  writeShards,
  type Base,
  type RosterEntry,
} from './roster-shards';

/** A change that is younger may still be joined by one that is older, in milliseconds. */
const SETTLES = 60_000;
/** How long changes are kept after they were folded, so that servers that are up need not read the shards again. */
const KEPT = 3_600_000;
/** A document that a fold has just written belongs to it; what is older and named nowhere was left by one that died. */
const ORPHAN = 3_600_000;

/** Takes the changes that have settled into the shards, and deletes those that all have seen. @returns how many it took in */
export async function foldRoster({ settles = SETTLES, kept = KEPT } = {}): Promise<number> {
  const base = await readBase();
  const { changes, readTime } = await newsSince(base.upTo);
  const settled = changes.filter(({ at }) => at.toMillis() <= readTime.toMillis() - settles);
  const upTo = settled.at(-1)?.at ?? base.upTo;
  if (settled.length > 0 && !(await replaceShards(base, { changes: settled, upTo }))) return 0;
  await dropFolded({ ...base, upTo }, Timestamp.fromMillis(readTime.toMillis() - settles - kept));
  return settled.length;
}

/** Only what is in the shards goes, and servers are told before it does. */
async function dropFolded({ upTo, epoch }: Base, keptSince: Timestamp): Promise<void> {
  const until = keptSince < upTo ? keptSince : upTo;
  const old = await db().collection('rosterChanges').where('at', '<=', until).limit(2).get();
  if (old.docs.every(({ ref }) => ref.path === FOLDED)) return;
  await db().doc(FOLDED).set({ at: FieldValue.serverTimestamp(), epoch, keptSince: until });
  await dropChanges(until);
}

/** Takes somebody who is erased out of the shards and the changes, at once. */
export async function eraseFromRoster(memberId: string): Promise<void> {
  for (let isDone = false; !isDone;) {
    const base = await readBase();
    isDone = await replaceShards(base, { changes: [{ id: memberId, entry: null }], upTo: base.upTo });
  }
  await forgetChangesOf(memberId);
}

/** Writes the whole roster anew from all members, while nobody writes: for the seed, migrations and repair. */
export async function rebuildRoster(entries: readonly RosterEntry[]): Promise<void> {
  const { epoch, shards: old, upTo: before } = await readBase();
  const { readTime: upTo } = await newsSince(before);
  const shards = await writeShards(inShards(entries));
  const batch = db().batch();
  batch.set(db().doc(BASE), { shards, upTo, epoch: epoch + 1 } satisfies Base);
  batch.set(db().doc(FOLDED), { at: FieldValue.serverTimestamp(), epoch: epoch + 1, keptSince: upTo });
  await batch.commit();
  await dropShards(old);
  await dropChanges(upTo);
}

/**
 * Puts other shards in the place of those that these changes fall into; of all of them where one is full.
 * @returns false where somebody else did so meanwhile, and nothing was changed
 */
async function replaceShards(
  base: Awaited<ReturnType<typeof readBase>>,
  given: { changes: readonly RosterChange[]; upTo: Timestamp },
): Promise<boolean> {
  const { changes, upTo } = given;
  const count = Math.max(1, base.shards.length);
  const touched = [...new Set(changes.map(({ id }) => shardOf(id, count)))];
  const before = await readShards(touched.flatMap((index) => base.shards[index] ?? []));
  if (!before) return false;
  const after = touched.map((index, place) =>
    withChanges(
      before[place] ?? [],
      changes.filter(({ id }) => shardOf(id, count) === index),
    ),
  );
  const isGrown = after.some((entries) => entries.length > 1 && isFull(entries));
  const untouched = base.shards.filter((_, index) => !touched.includes(index));
  const others = isGrown ? await readShards(untouched) : [];
  if (!others) return false;
  const fresh = await writeShards(isGrown ? inShards([...after, ...others].flat(), count * 2) : after);
  const shards = isGrown
    ? fresh
    : Array.from({ length: count }, (_, index) => fresh[touched.indexOf(index)] ?? base.shards[index] ?? '');
  const isOurs = await replaceBase(base, { shards, upTo, epoch: base.epoch });
  const gone = isOurs ? base.shards.filter((name) => !shards.includes(name)) : fresh;
  await dropShards(gone);
  if (isOurs) await dropOrphans(shards);
  return isOurs;
}

function withChanges(entries: readonly RosterEntry[], changes: readonly RosterChange[]): RosterEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const { id, entry } of changes)
    if (entry) byId.set(id, entry);
    else byId.delete(id);
  return [...byId.values()];
}

/** @returns false where it is no longer the one that was read */
async function replaceBase({ updateTime }: { updateTime: Timestamp | undefined }, base: Base): Promise<boolean> {
  const batch = db().batch();
  if (updateTime) batch.update(db().doc(BASE), { ...base }, { lastUpdateTime: updateTime });
  else batch.create(db().doc(BASE), base);
  return batch.commit().then(
    () => true,
    (error: unknown) => {
      if (isConflict(error)) return false;
      throw error;
    },
  );
}

async function dropShards(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => db().doc(`roster/${name}`).delete()));
}

/** What a fold left that died between writing shards and naming them. */
async function dropOrphans(shards: readonly string[]): Promise<void> {
  const { docs } = await db().collection('roster').select().get();
  const isOrphan = ({ ref, id, createTime }: FirebaseFirestore.QueryDocumentSnapshot) =>
    ref.path !== BASE && !shards.includes(id) && createTime.toMillis() < Date.now() - ORPHAN;
  await dropShards(docs.filter(isOrphan).map(({ id }) => id));
}
