import { AsyncLocalStorage } from 'node:async_hooks';

interface Meter {
  reads: number;
  writes: number;
}

const current = new AsyncLocalStorage<Meter>();

/** Runs `work` and answers what it read and wrote in Firestore, in documents as Firestore bills them. */
export async function metered<T>(work: () => Promise<T>): Promise<{ result: T; meter: Meter }> {
  const meter = { reads: 0, writes: 0 };
  const result = await current.run(meter, work);
  return { result, meter };
}

/** Counts documents that were read; outside of `metered` it does nothing. */
export function countReads(documents: number): void {
  const meter = current.getStore();
  if (meter) meter.reads += documents;
}

/** The same of documents that were written. */
export function countWrites(documents: number): void {
  const meter = current.getStore();
  if (meter) meter.writes += documents;
}
