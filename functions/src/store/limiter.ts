import { createHash } from 'node:crypto';
import { NexusError, type ErrorCode } from '@nexus/domain/errors';
import { db } from '../firebase';
import { countReads, countWrites } from './meter';

/**
 * Counts one use of `purpose` by `subject` in the current window and refuses the one above `most`.
 * Counters are not content: they are written outside `commit` and expire by themselves.
 * @param windowSeconds length of the window
 * @throws NexusError `code` (429) with the seconds until the window ends
 */
export async function limit(given: {
  purpose: string;
  subject: string;
  most: number;
  windowSeconds: number;
  code?: ErrorCode;
}): Promise<void> {
  const windowMs = given.windowSeconds * 1_000;
  const windowStart = Math.floor(Date.now() / windowMs) * windowMs;
  const key = createHash('sha256').update(`${given.subject}\n${windowStart}`).digest('hex').slice(0, 40);
  const ref = db().doc(`limits/${given.purpose}-${key}`);
  const count = await db().runTransaction(async (transaction) => {
    const used = ((await transaction.get(ref)).data()?.['count'] as number | undefined) ?? 0;
    if (used < given.most) {
      transaction.set(ref, { count: used + 1, expiresAt: new Date(windowStart + 2 * windowMs) });
    }
    return used + 1;
  });
  countReads(1);
  countWrites(1);
  if (count <= given.most) return;
  const retryAfterSeconds = Math.ceil((windowStart + windowMs - Date.now()) / 1_000);
  throw new NexusError(given.code ?? 'tooManyRequests', { retryAfterSeconds });
}
