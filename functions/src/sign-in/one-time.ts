import { db } from '../firebase';
import { countReads, countWrites } from '../store/meter';
import { fingerprint } from './secrets';

/**
 * Things that can be used once, by the browser that holds their secret, before they expire: sign-in transactions and
 * session handles. They are no content and leave no trace, so they are written outside `commit`.
 */
export async function remember<T extends object>(
  kind: 'signIns' | 'handles',
  secret: string,
  value: T,
  lifetimeMs: number,
): Promise<void> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await db()
    .collection(kind)
    .doc(fingerprint(secret))
    .create({ ...value, expiresAt });
  countWrites(1);
}

/** Takes the thing out, if it is there; whoever comes second gets null. Expired ones are gone too. */
export async function consume<T extends object>(kind: 'signIns' | 'handles', secret: string): Promise<T | null> {
  const ref = db().collection(kind).doc(fingerprint(secret));
  const value = await db().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (snapshot.exists) transaction.delete(ref);
    return snapshot.data();
  });
  countReads(1);
  countWrites(1);
  if (!value || (value['expiresAt'] as { toMillis(): number }).toMillis() < Date.now()) return null;
  return value as T;
}
