import { inTime } from '../deadline';
import { db } from '../firebase';
import { countReads, countWrites } from '../store/kernel/meter';
import { fingerprint } from '../secrets';

/**
 * Things that count once: session handles, and the states and codes of sign-ins that came back. They are no content
 * and leave no trace, so they are written outside `commit`.
 */
export async function remember<T extends object>(secret: string, value: T, lifetimeMs: number): Promise<void> {
  const ref = db().doc(`handles/${fingerprint(secret)}`);
  await inTime(ref.create({ ...value, expiresAt: new Date(Date.now() + lifetimeMs) }));
  countWrites(1);
}

/** Takes the thing out, if it is there; whoever comes second gets null. Expired ones are gone too. */
export async function consume<T extends object>(secret: string): Promise<T | null> {
  const ref = db().doc(`handles/${fingerprint(secret)}`);
  const taken = db().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (snapshot.exists) transaction.delete(ref);
    return snapshot.data();
  });
  const value = await inTime(taken);
  countReads(1);
  countWrites(1);
  if (!value || (value['expiresAt'] as { toMillis(): number }).toMillis() < Date.now()) return null;
  return value as T;
}

const ALREADY_EXISTS = 6;

/** Marks these as used for as long as anybody might bring them again. @returns false when one of them was used before */
export async function useUp(secrets: readonly string[], lifetimeMs: number): Promise<boolean> {
  const batch = db().batch();
  for (const secret of secrets)
    batch.create(db().doc(`signIns/${fingerprint(secret)}`), { expiresAt: new Date(Date.now() + lifetimeMs) });
  countWrites(secrets.length);
  return inTime(batch.commit()).then(
    () => true,
    (error: { code?: number }) => {
      if (error.code === ALREADY_EXISTS) return false;
      throw error;
    },
  );
}
