import { MESSAGE_LIMITS } from '@nexus/domain/limits';
import { db } from '../firebase';
import { runQuery } from '../store/kernel/documents';

const AT_ONCE = 500;
const KEPT = MESSAGE_LIMITS.days * 86_400_000;

/**
 * Deletes the mails with a member's words that were sent, and those that could not be for as long as the message itself
 * is kept. @returns how many
 */
export async function forgetSentMessages(now = Date.now()): Promise<number> {
  const written = db().collection('mail').where('from', '>', '').orderBy('from').limit(AT_ONCE);
  const found = await runQuery<{ createdAt: string; delivery?: { state?: string } }>(written);
  const over = found.filter(
    ({ createdAt, delivery }) => delivery?.state === 'SUCCESS' || Date.parse(createdAt) < now - KEPT,
  );
  const batch = db().batch();
  for (const { id } of over) batch.delete(db().doc(`mail/${id}`));
  await batch.commit();
  return over.length;
}
