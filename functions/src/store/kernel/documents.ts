import type { Query } from 'firebase-admin/firestore';
import { inTime } from '../../deadline';
import { db } from '../../firebase';
import { countReads } from './meter';
import { noteShape } from './query-shapes';

export type Data = Record<string, unknown>;
/** A document with its id. `version` counts its writes. */
export type Document<T = Data> = T & { id: string; version: number };

/** What is stored of a document beside its id and version. */
export function withoutMeta(document: Data): Data {
  const { id: _id, version: _version, ...fields } = document;
  return fields;
}

/** Reads one document by path; null where there is none. Costs one read. */
export async function readDocument<T = Data>(path: string): Promise<Document<T> | null> {
  const snapshot = await inTime(db().doc(path).get());
  countReads(1);
  return snapshot.exists ? ({ version: 0, ...snapshot.data(), id: snapshot.id } as Document<T>) : null;
}

/** Reads several documents by path, in that order. Costs one read each. */
export async function readDocuments<T = Data>(paths: readonly string[]): Promise<(Document<T> | null)[]> {
  if (paths.length === 0) return [];
  const snapshots = await inTime(db().getAll(...paths.map((path) => db().doc(path))));
  countReads(paths.length);
  return snapshots.map((snapshot) =>
    snapshot.exists ? ({ version: 0, ...snapshot.data(), id: snapshot.id } as Document<T>) : null,
  );
}

/** How many documents a query finds. Costs a read for each thousand, and one for none. */
export async function countOf(query: Query): Promise<number> {
  noteShape(query);
  const { count } = (await inTime(query.count().get())).data();
  countReads(Math.max(1, Math.ceil(count / 1_000)));
  return count;
}

/** Runs a query. Costs a read per document found, and one when nothing is. */
export async function runQuery<T = Data>(query: Query): Promise<Document<T>[]> {
  noteShape(query);
  const { docs } = await inTime(query.get());
  countReads(Math.max(1, docs.length));
  return docs.map((snapshot) => ({ version: 0, ...snapshot.data(), id: snapshot.id }) as Document<T>);
}
