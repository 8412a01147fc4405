import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { NexusError } from '@nexus/domain/errors';
import { inTime, writtenInTime } from '../../deadline';
import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import type { Data, Document } from './documents';
import { bytesOf } from './json-bytes';
import { countReads, countWrites } from './meter';

interface Seen {
  updateTime: Timestamp | undefined;
  id: string;
  data: Data | undefined;
}

/**
 * One try at a commit: it remembers when each document that it read was last written, and writes everything in one
 * atomic batch that fails if any document that it read or writes was changed in between. What it read and does not write
 * is held by writing one of its fields as it is, which changes nothing; what was not there, by removing what must not
 * exist. Nothing is locked while it thinks, so a killed server leaves nothing behind that others would wait for.
 */
export class Attempt {
  readonly #seen = new Map<string, Seen>();
  readonly #writes = new Map<string, Data | null>();
  /** How often the store was asked: what was read at once is of one moment. */
  #rounds = 0;

  /** The document as it was when this attempt first read it. */
  async read<T = Data>(path: string): Promise<Document<T> | null> {
    await this.readAhead([path]);
    const seen = this.#seen.get(path);
    return seen?.data ? ({ version: 0, ...seen.data, id: seen.id } as Document<T>) : null;
  }

  /** Reads those that were not read yet at once, so that asking for them later waits for nothing. */
  async readAhead(paths: readonly string[]): Promise<void> {
    const missing = [...new Set(paths)].filter((path) => !this.#seen.has(path));
    if (missing.length === 0) return;
    const snapshots = await inTime(db().getAll(...missing.map((path) => db().doc(path))));
    countReads(missing.length);
    this.#rounds += 1;
    for (const snapshot of snapshots) {
      const { updateTime, id, ref } = snapshot;
      this.#seen.set(ref.path, { updateTime, id, data: snapshot.data() });
    }
  }

  /**
   * Makes sure that what was read at different moments was so at one, where nothing is written that would fail otherwise.
   * @throws what `isConflict` knows when something changed meanwhile
   */
  async stillHolds(): Promise<void> {
    if (this.#rounds < 2) return;
    const refs = [...this.#seen.keys()].map((path) => db().doc(path));
    const again = await inTime(db().getAll(...refs, { fieldMask: [] }));
    countReads(again.length);
    const timeOf = (time: Timestamp | undefined) => time?.valueOf();
    const isAsSeen = ({ ref, updateTime }: DocumentSnapshot) =>
      timeOf(updateTime) === timeOf(this.#seen.get(ref.path)?.updateTime);
    if (!again.every(isAsSeen)) throw new Changed();
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
    if (sizeOf([...this.#writes.values()]) > MOST_BYTES) throw new NexusError('tooMuchAtOnce');
    const batch = db().batch();
    for (const [path, data] of this.#writes) {
      const ref = db().doc(path);
      const seen = this.#seen.get(path);
      if (!seen?.updateTime) {
        if (data) batch.create(ref, data);
        else if (seen) batch.delete(ref, { exists: false });
        continue;
      }
      const unchanged = { lastUpdateTime: seen.updateTime };
      if (data === null) batch.delete(ref, unchanged);
      else batch.update(ref, { ...without(Object.keys(seen.data ?? {})), ...data }, unchanged);
    }
    const held = [...this.#seen].filter(([path]) => !this.#writes.has(path));
    for (const [path, seen] of held) hold(batch, path, seen);
    await writtenInTime(batch.commit()).catch((error: unknown) => this.#explain(error));
    countWrites(this.#writes.size + held.length);
  }

  /** What the store refuses is named in the log: the largest document, which is mostly why. */
  #explain(error: unknown): never {
    if (error instanceof NexusError || isConflict(error)) throw error;
    const sizes = [...this.#writes].map(([path, data]) => ({ path, bytes: sizeOf([data]) }));
    const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
    const isTooLarge = largest !== undefined && largest.bytes > MOST_OF_ONE;
    const cause = isTooLarge ? 'a document is too large' : 'the store refused a write';
    log('ERROR', cause, { writes: sizes.length, ...largest, trace: traceOf(error) });
    throw isTooLarge ? new NexusError('tooMuchAtOnce') : error;
  }
}

/** Firestore takes 10 MiB at once. */
const MOST_BYTES = 9.5 * 1024 * 1024;
/** And 1 MiB of one document, counted a little differently. */
const MOST_OF_ONE = 1_000_000;

/** Bytes of documents, about as Firestore counts them. */
function sizeOf(documents: readonly (Data | null)[]): number {
  const sizeIn = (value: unknown) => (value instanceof Uint8Array ? value.length : bytesOf(value ?? null));
  return documents.flatMap((data) => Object.values(data ?? {})).reduce<number>((sum, value) => sum + sizeIn(value), 0);
}

/** Makes a batch fail if this document is no longer as it was seen. */
function hold(batch: WriteBatch, path: string, { updateTime, data }: Seen): void {
  const ref = db().doc(path);
  if (!updateTime) return void batch.delete(ref, { exists: false });
  const { version, ...others } = data ?? {};
  const [field] = Object.entries({ ...(version !== undefined && { version }), ...others });
  if (field) batch.update(ref, new FieldPath(field[0]), field[1], { lastUpdateTime: updateTime });
}

/** None of these fields, where no other value is put over it. */
function without(fields: readonly string[]): Data {
  return Object.fromEntries(fields.map((field) => [field, FieldValue.delete()]));
}

/** Something that was read is no longer so. */
class Changed extends Error {
  readonly code = 10;
}

const CONFLICTS: readonly unknown[] = [5, 6, 9, 10]; // not found, already exists, failed precondition, aborted

/** Whether somebody else was faster. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(error.code);
}
