import { LIMITS } from '@nexus/domain/limits';
import { auth, db } from '../firebase';
import { log, traceOf } from '../log';

/** What has to follow a commit outside Firestore. Each may run more than once and ends in the same state. */
export type SideEffect =
  { kind: 'claims'; uid: string; claims: Record<string, string | boolean> } | { kind: 'endSessions'; uid: string };

interface Entry {
  kind: SideEffect['kind'];
  uid: string;
  claims?: Record<string, string | boolean>;
  state: 'queued' | 'done' | 'failed';
  attempts: number;
}

/** Carries out one entry; done ones are skipped. A failure is counted and left for the next sweep. */
export async function deliver(id: string): Promise<void> {
  const ref = db().doc(`outbox/${id}`);
  const entry = (await ref.get()).data() as Entry | undefined;
  if (entry?.state !== 'queued') return;
  try {
    await perform(entry);
    await ref.update({ state: 'done', doneAt: new Date().toISOString() });
  } catch (error) {
    const attempts = entry.attempts + 1;
    const state = attempts >= LIMITS.outboxAttempts ? 'failed' : 'queued';
    await ref.update({ attempts, state });
    log(state === 'failed' ? 'ERROR' : 'WARNING', 'outbox entry failed', { id, attempts, trace: traceOf(error) });
  }
}

/** Carries out whatever is still queued, oldest first. @returns how many entries it tried */
export async function sweep(): Promise<number> {
  const { docs } = await db().collection('outbox').where('state', '==', 'queued').orderBy('createdAt').limit(100).get();
  for (const { id } of docs) await deliver(id);
  return docs.length;
}

async function perform(entry: Entry): Promise<void> {
  try {
    if (entry.kind === 'claims') await auth().setCustomUserClaims(entry.uid, entry.claims ?? {});
    else await auth().revokeRefreshTokens(entry.uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
