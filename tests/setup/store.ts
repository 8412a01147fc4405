import { createHash } from 'node:crypto';
import { db } from '../../functions/src/firebase';

/** A fingerprint of everything in these collections, private accounts included: equal means nothing changed. */
export async function fingerprintOf(...collections: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of collections) {
    const { docs } = await db().collection(name).get();
    for (const snapshot of docs) {
      hash.update(`${snapshot.ref.path} ${JSON.stringify(snapshot.data())}\n`);
      for (const sub of await snapshot.ref.listCollections()) {
        const inner = await sub.get();
        for (const one of inner.docs) hash.update(`${one.ref.path} ${JSON.stringify(one.data())}\n`);
      }
    }
  }
  return hash.digest('hex');
}

/** A fingerprint of every collection that there is but these. */
export async function fingerprintOfAll(but: readonly string[]): Promise<string> {
  const names = (await db().listCollections()).map(({ id }) => id).filter((name) => !but.includes(name));
  return fingerprintOf(...names.sort());
}

/** Waits until `probe` answers something true. @throws after half a minute */
export async function until<T>(probe: () => Promise<T | undefined | false | null>): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('It did not happen within half a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
