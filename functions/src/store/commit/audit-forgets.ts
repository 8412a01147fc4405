import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { forgetIn, type AuditEntry } from './audit';
import { inBatches } from '../kernel/batches';
import { runQuery } from '../kernel/documents';

/** As many paths as one query may name, and entries as one page of its answers. */
const PATHS_AT_ONCE = 30;
const ENTRIES_AT_ONCE = 300;

type Change = { path: string; before: unknown; after: unknown };

/** Takes what these documents held out of every audit entry about them. May run again. */
export async function forgetInAudit(paths: readonly string[]): Promise<void> {
  const forgotten = new Set(paths);
  for (const some of inBatches([...forgotten], PATHS_AT_ONCE)) await forgetSome(some, forgotten);
}

async function forgetSome(paths: readonly string[], forgotten: ReadonlySet<string>): Promise<void> {
  const all = [...forgotten];
  const about = db().collection('audit').where('paths', 'array-contains-any', paths);
  const page = about.orderBy(FieldPath.documentId()).limit(ENTRIES_AT_ONCE);
  for (let after = ''; ;) {
    const entries = await runQuery<{ changes: Change[]; parts?: number }>(after ? page.startAfter(after) : page);
    for (const entry of entries.filter(({ parts }) => parts)) await forgetIn(entry as unknown as AuditEntry, all);
    const writer = db().bulkWriter();
    const writes = entries.flatMap(({ id, changes }) => {
      const holds = changes.some((change) => forgotten.has(change.path) && (change.before ?? change.after) !== null);
      if (!holds) return [];
      const left = changes.map((change) =>
        forgotten.has(change.path) ? { ...change, before: null, after: null } : change,
      );
      return [writer.update(db().doc(`audit/${id}`), { changes: left })];
    });
    await writer.close();
    await Promise.all(writes);
    if (entries.length < ENTRIES_AT_ONCE) return;
    after = entries.at(-1)?.id ?? '';
  }
}
