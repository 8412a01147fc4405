import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/firebase';
import { inBatches } from '../../../functions/src/store/kernel/batches';
import { OWNER } from './owner';
import { decode, encode } from './values';

/** Documents that are read at once: a trip to Firestore for each would take hours for a large community. */
const AT_ONCE = 20;

/** A line of `documents.jsonl`. */
interface Line {
  path: string;
  data: unknown;
}

/** Writes every document to a file, a line each; without a path they are only counted and hashed. */
export async function readDocuments(path?: string): Promise<{ count: number; sha256: string }> {
  const out = path ? createWriteStream(path, { mode: OWNER }) : undefined;
  const hash = createHash('sha256');
  let count = 0;
  for await (const document of allDocuments()) {
    const line = `${JSON.stringify({ path: document.path, data: document.data })}\n`;
    // The outbox is carried on with as soon as it is back, so it is kept but not compared.
    if (!document.path.startsWith('outbox/')) hash.update(line);
    if (out && !out.write(line)) await once(out, 'drain');
    count += 1;
  }
  if (out) {
    out.end();
    await finished(out);
  }
  return { count, sha256: hash.digest('hex') };
}

/** Stores the documents of such a file. */
export async function storeDocuments(path: string): Promise<void> {
  const writer = db().bulkWriter();
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const { path: at, data } = JSON.parse(line) as Line;
    void writer.create(db().doc(at), decode(data) as Record<string, unknown>);
  }
  await writer.close();
}

/** Every document there is, by path, subcollections after their document; not the outbox's entries that are done. */
async function* allDocuments(): AsyncGenerator<Line> {
  const collections = await db().listCollections();
  for (const collection of collections.toSorted(byPath))
    for await (const document of inCollection(collection)) if (!isDelivered(document)) yield document;
}

/** Each entry of the outbox that is written back asks for a run of the function that delivers it. */
function isDelivered({ path, data }: Line): boolean {
  return path.startsWith('outbox/') && (data as { state?: string }).state === 'done';
}

async function* inCollection(collection: CollectionReference): AsyncGenerator<Line> {
  const refs: DocumentReference[] = (await collection.listDocuments()).toSorted(byPath);
  for (const some of inBatches(refs, AT_ONCE)) {
    const [snapshots, inner] = await Promise.all([
      db().getAll(...some),
      Promise.all(some.map((ref) => ref.listCollections())),
    ]);
    for (const [at, ref] of some.entries()) {
      const data = snapshots[at]?.data();
      if (data) yield { path: ref.path, data: encode(data) };
      for (const below of (inner[at] ?? []).toSorted(byPath)) yield* inCollection(below);
    }
  }
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
