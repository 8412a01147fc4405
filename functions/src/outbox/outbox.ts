import { randomBytes } from 'node:crypto';
import type { Language } from '@nexus/domain/bilingual';
import { LIMITS } from '@nexus/domain/limits';
import type { Role } from '@nexus/domain/permissions';
import { config } from '../config';
import { auth, db } from '../firebase';
import { log, traceOf } from '../log';
import { deletePicture } from '../media/keep';
import { runQuery } from '../store/documents';
import { composeMail } from './mail';

/** What has to follow a commit outside Firestore. Each may run more than once and ends in the same state. */
export type SideEffect =
  | { kind: 'claims'; uid: string; claims: Record<string, string | boolean> }
  | { kind: 'endSessions'; uid: string }
  | { kind: 'deleteAccount'; uid: string }
  | { kind: 'deletePicture'; url: string }
  | { kind: 'inviteStaff'; uid: string; email: string; name: string; role: Role; language: Language };

type Entry = SideEffect & {
  state: 'queued' | 'done' | 'failed';
  attempts: number;
};

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
  const queued = db().collection('outbox').where('state', '==', 'queued').orderBy('createdAt').limit(100);
  const found = await runQuery(queued);
  for (const { id } of found) await deliver(id);
  return found.length;
}

async function perform(entry: Entry): Promise<void> {
  try {
    if (entry.kind === 'claims') await auth().setCustomUserClaims(entry.uid, entry.claims);
    else if (entry.kind === 'inviteStaff') await invite(entry);
    else if (entry.kind === 'deletePicture') await deletePicture(entry.url);
    else if (entry.kind === 'deleteAccount') await auth().deleteUser(entry.uid);
    else await auth().revokeRefreshTokens(entry.uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

/** Makes the account if it is not there, and mails the link by which its owner sets a password. */
async function invite({
  uid,
  email,
  name,
  role,
  language,
}: Extract<SideEffect, { kind: 'inviteStaff' }>): Promise<void> {
  const password = randomBytes(32).toString('base64url');
  await auth()
    .createUser({ uid, email, displayName: name, password })
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/uid-already-exists') throw error;
    });
  await auth().setCustomUserClaims(uid, { role });
  const link = await auth().generatePasswordResetLink(email, { url: `${config().SITE_URL}/admin/login` });
  const mail = composeMail({ to: email, language, template: 'staffInvited', values: { name, link } });
  await db()
    .doc(`mail/invite-${uid}`)
    .set({ ...mail, createdAt: new Date().toISOString() });
}
