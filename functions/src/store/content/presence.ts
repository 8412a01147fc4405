import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { inDays, now } from '../kernel/clock';
import { countWrites } from '../kernel/meter';

/**
 * Notes in `presence/{resource}.{id}` who has a document open: `people` by their ids, with their name and when their
 * browser last said so. It is no content and leaves no trace, so it is written outside `commit`; it goes after a day.
 */
export async function notePresence(given: {
  resource: string;
  id: string;
  who: { id: string; name: string };
  isOpen: boolean;
}): Promise<void> {
  const { resource, id, who, isOpen } = given;
  const entry = isOpen ? { name: who.name, at: now() } : FieldValue.delete();
  await db()
    .doc(`presence/${resource}.${id}`)
    .set({ people: { [who.id]: entry }, expiresAt: inDays(1) }, { merge: true });
  countWrites(1);
}
