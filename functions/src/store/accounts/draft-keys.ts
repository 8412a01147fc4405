import { db } from '../../firebase';
import { newSecret } from '../../secrets';
import { now } from '../kernel/clock';
import { countReads, countWrites } from '../kernel/meter';

export const draftKeyPath = (id: string) => `draftKeys/${id}`;

/**
 * The secret by which a person's browser locks what is typed and not saved yet: made at the first question and answered
 * to that person alone. It is no content and leaves no trace, so it is written outside `commit`.
 * @returns 256 random bits as base64url
 */
export async function draftKeyOf(id: string): Promise<string> {
  const ref = db().doc(draftKeyPath(id));
  const known = await ref.get();
  countReads(1);
  if (known.exists) return String(known.get('key'));
  return db().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    countReads(1);
    if (snapshot.exists) return String(snapshot.get('key'));
    const key = newSecret();
    transaction.create(ref, { key, createdAt: now(), version: 1 });
    countWrites(1);
    return key;
  });
}
