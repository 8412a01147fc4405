import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import { inBatches } from '../kernel/batches';
import type { Data } from '../kernel/documents';
import { countReads } from '../kernel/meter';

/** How many documents are read at once; each may be as large as a document can be. */
const PAGE = 20;

/** Every stored document of a resource, some at a time. */
export async function* sources(resource: Resource): AsyncGenerator<{ id: string; document: Data }> {
  let after = '';
  for (;;) {
    let query = db().collection(resource.name).orderBy(FieldPath.documentId()).limit(PAGE);
    if (after) query = query.startAfter(after);
    const { docs } = await query.get();
    countReads(Math.max(1, docs.length));
    for (const doc of docs) yield { id: doc.id, document: doc.data() };
    after = docs.at(-1)?.id ?? '';
    if (docs.length < PAGE) return;
  }
}

/** Writes documents some at a time; remembers which could not be written instead of failing. `kept` stays as well. */
export class Writer {
  readonly paths: Set<string>;
  readonly failed: string[] = [];
  #pending: Promise<unknown>[] = [];

  constructor(...kept: string[]) {
    this.paths = new Set(kept);
  }

  async put(path: string, data: Data): Promise<boolean> {
    try {
      await db().doc(path).set(data);
      this.paths.add(path);
      return true;
    } catch (error) {
      this.failed.push(path);
      log('ERROR', 'could not be published', { path, trace: traceOf(error) });
      return false;
    }
  }

  write(path: string, data: Data): void {
    this.#pending.push(this.put(path, data));
  }

  async done(): Promise<void> {
    await Promise.all(this.#pending);
  }
}

/** Removes of what a query finds all that is not kept; what was written meanwhile stays. */
export async function removeOthers(among: Query, kept: ReadonlySet<string>, began: Timestamp): Promise<void> {
  const { docs } = await among.select().get();
  const old = docs.filter(({ ref, updateTime }) => !kept.has(ref.path) && updateTime.toMillis() < began.toMillis());
  for (const some of inBatches(old, 300)) {
    const batch = db().batch();
    for (const { ref } of some) batch.delete(ref);
    await batch.commit();
  }
}
