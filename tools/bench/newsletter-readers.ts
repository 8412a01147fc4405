import { db } from '../../functions/src/firebase';
import { fingerprint } from '../../functions/src/secrets';
import { SENDING, type Sending } from '../../functions/src/store/inbox/issues';

/** How many stand in the store before the place that the issue came to, and behind it. */
const [AHEAD, BEHIND] = [4_000, 2_000];
/** Of so many readers one leaves, when their turn is still so far off. */
const [LEAVES, BEFORE] = [200, 1_500];
/** Of each kind of those who must get nothing. */
const OTHERS = 100;

/** Addresses: who must get the issue, and who leaves before their turn comes. */
export interface Readers {
  stayed: string[];
  left: string[];
}

interface Reader {
  id: string;
  email: string;
  leaves: boolean;
}

const isLeaving = (index: number, count: number) => index % LEAVES === LEAVES - 1 && index < count - 1;

/**
 * So many readers, in the order of their turn. The emulator looks through a whole collection for each question, which
 * production does not: so those whose turn is far off are written when it comes near, and those whose turn is long over
 * are taken away. Whoever is behind the place stays for long enough that a run which lost it would find them.
 */
export async function readersOf(count: number): Promise<Readers & { keepComing: () => Promise<void> }> {
  for (const { ref } of (await db().collection('subscribers').get()).docs) await ref.delete();
  const emails = Array.from({ length: count }, (_, index) => `reader-${index}@nexus.test`);
  const sorted = emails.map((email) => ({ id: fingerprint(email), email })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const inTurn: Reader[] = sorted.map((one, index) => ({ ...one, leaves: isLeaving(index, count) }));
  const writer = db().bulkWriter();
  for (const state of ['pending', 'unsubscribed', 'bounced'])
    for (let index = 0; index < OTHERS; index += 1) {
      const email = `${state}-${index}@nexus.test`;
      void writer.set(db().doc(`subscribers/${fingerprint(email)}`), stored(email, state, index));
    }
  await writer.close();
  const keep = keeper(inTurn);
  await keep(0);
  return {
    stayed: inTurn.flatMap(({ email, leaves }) => (leaves ? [] : [email])),
    left: inTurn.flatMap(({ email, leaves }) => (leaves ? [email] : [])),
    keepComing: async () => {
      const placeOf = new Map(inTurn.map(({ id }, index) => [id, index + 1]));
      for (;;) {
        const sending = (await db().doc(SENDING).get()).data() as Sending | undefined;
        if (!sending) return;
        await keep(placeOf.get(sending.after) ?? 0);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
  };
}

function stored(email: string, state: string, index: number) {
  const language = index % 2 ? 'ar' : 'en';
  return { email, state, language, token: `${state}-${index}`, askedAt: '2026-01-01T00:00:00.000Z', version: 1 };
}

/** Writes who comes next, lets those leave who do, and takes away who is long past. */
function keeper(inTurn: readonly Reader[]): (place: number) => Promise<void> {
  let [written, gone, forgotten] = [0, 0, 0];
  return async (place) => {
    const writer = db().bulkWriter();
    const ref = (index: number) => db().doc(`subscribers/${inTurn[index]?.id ?? ''}`);
    for (const until = Math.min(inTurn.length, place + AHEAD); written < until; written += 1)
      void writer.set(ref(written), stored(inTurn[written]?.email ?? '', 'confirmed', written));
    for (const until = Math.min(inTurn.length, place + BEFORE); gone < until; gone += 1)
      if (inTurn[gone]?.leaves) void writer.update(ref(gone), { state: 'unsubscribed' });
    for (; forgotten < place - BEHIND; forgotten += 1) void writer.delete(ref(forgotten));
    await writer.close();
  };
}
