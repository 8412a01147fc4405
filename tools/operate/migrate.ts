import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../../functions/src/firebase';
import type { Migration } from '../migrations/index';

const PAGE = 300;

/** What became of a migration. */
export interface Outcome {
  id: string;
  /** Documents that were looked at, and those that were (or would be) changed. */
  seen: number;
  changed: number;
  state: 'done' | 'done before' | 'dry run';
}

/**
 * Runs what has not been run yet, in order. Where it stands is kept in `migrations/{id}` after every page, so that a run
 * that was broken off goes on there. With `isDry` nothing is written.
 */
export async function migrate(migrations: readonly Migration[], { isDry = false } = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const migration of migrations) {
    const mark = db().doc(`migrations/${migration.id}`);
    const known = (await mark.get()).data() as { state: string; after: string; changed: number } | undefined;
    if (known?.state === 'done') {
      outcomes.push({ id: migration.id, seen: 0, changed: 0, state: 'done before' });
      continue;
    }
    outcomes.push(await runOne({ migration, after: known?.after ?? '', isDry }));
    if (!isDry) await migration.afterwards?.();
    if (!isDry) await mark.set({ state: 'done', doneAt: new Date().toISOString() }, { merge: true });
  }
  return outcomes;
}

async function runOne(given: { migration: Migration; after: string; isDry: boolean }): Promise<Outcome> {
  const { migration, isDry } = given;
  const mark = db().doc(`migrations/${migration.id}`);
  let [after, seen, changed] = [given.after, 0, 0];
  for (;;) {
    const { collection, isGroup } = migration;
    const documents = isGroup ? db().collectionGroup(collection) : db().collection(collection);
    let query = documents.orderBy(FieldPath.documentId()).limit(PAGE);
    if (after) query = query.startAfter(after);
    const { docs } = await query.get();
    const batch = db().batch();
    for (const doc of docs) {
      const change = migration.change(doc.data());
      if (!change) continue;
      changed += 1;
      batch.update(doc.ref, change);
    }
    seen += docs.length;
    const last = docs.at(-1)?.ref;
    after = (isGroup ? last?.path : last?.id) ?? after;
    if (!isDry) {
      batch.set(mark, { state: 'running', after }, { merge: true });
      await batch.commit();
    }
    if (docs.length < PAGE) return { id: migration.id, seen, changed, state: isDry ? 'dry run' : 'done' };
  }
}
