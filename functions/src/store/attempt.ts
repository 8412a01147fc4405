import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { inTime, writtenInTime } from '../deadline';
import { db } from '../firebase';
import type { Data, Document } from './documents';
import { countReads, countWrites } from './meter';

interface Seen {
  updateTime: Timestamp | null;
  fields: readonly string[];
}

/**
 * One try at a commit: it remembers when each document that it read was last written, and writes everything in one
 * atomic batch that fails if any document it writes was changed in between. Nothing is locked while it thinks, so a
 * killed server leaves nothing behind that others would wait for.
 */
export class Attempt {
  readonly #seen = new Map<string, Seen>();
  readonly #writes = new Map<string, Data | null>();

  async read<T = Data>(path: string): Promise<Document<T> | null> {
    const snapshot = await inTime(db().doc(path).get());
    countReads(1);
    const data = snapshot.data();
    this.#seen.set(path, { updateTime: snapshot.updateTime ?? null, fields: Object.keys(data ?? {}) });
    return data ? ({ version: 0, ...data, id: snapshot.id } as Document<T>) : null;
  }

  /** Replaces the document. One that was not read must not exist yet. */
  write(path: string, data: Data): void {
    this.#writes.set(path, data);
  }

  remove(path: string): void {
    this.#writes.set(path, null);
  }

  /** Writes all of it or nothing. @throws a Firestore error that `isConflict` knows when something changed meanwhile */
  async finish(): Promise<void> {
    const batch = db().batch();
    for (const [path, data] of this.#writes) {
      const ref = db().doc(path);
      const seen = this.#seen.get(path);
      if (!seen?.updateTime) {
        if (data) batch.create(ref, data);
        continue;
      }
      const unchanged = { lastUpdateTime: seen.updateTime };
      if (data === null) batch.delete(ref, unchanged);
      else batch.update(ref, { ...absent(seen.fields, data), ...data }, unchanged);
    }
    await writtenInTime(batch.commit());
    countWrites(this.#writes.size);
  }
}

/** Fields that the new data no longer has. */
function absent(fields: readonly string[], data: Data): Data {
  return Object.fromEntries(fields.filter((field) => !(field in data)).map((field) => [field, FieldValue.delete()]));
}

const CONFLICTS: readonly unknown[] = [5, 6, 9, 10]; // not found, already exists, failed precondition, aborted

/** Whether a batch failed because somebody else was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(error.code);
}
