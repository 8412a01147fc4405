import { LIMITS } from '@nexus/domain/limits';
import { writtenInTime } from '../deadline';
import { auth, db } from '../firebase';
import { log, traceOf } from '../log';
import { deleteCards } from '../media/kept-cards';
import { deletePicture } from '../media/keep-picture';
import { runQuery } from '../store/kernel/documents';
import type { SideEffect } from '../store/kernel/side-effects';
import { sendReset } from '../store/accounts/staff-password';
import { freeSeatsOf } from '../store/events/free-seats';
import { remindAll, thankAll, tellCancellation, tellChange } from '../store/events/event-news';
import { endMentoringOf } from '../store/membership/mentor-ends';
import { tellOfDay, tellOfLate, tellOfRequest } from '../store/membership/request-mails';
import { sendSome } from '../store/inbox/issue-sending';
import { moveLine } from '../store/events/waiting-line';

/** As long as the function that delivers may go on with an issue; the sweep carries on. */
const SENDING_MS = 40_000;

type Entry = SideEffect & {
  state: 'queued' | 'done' | 'failed';
  attempts: number;
};

/** Has something done that no commit asks for. */
export async function putInOutbox(effect: SideEffect): Promise<void> {
  const entry = { ...effect, state: 'queued', attempts: 0, createdAt: new Date().toISOString() };
  await writtenInTime(db().collection('outbox').add(entry));
}

/** Carries out one entry; done ones are skipped. A failure is counted and left for the next sweep. */
export async function deliver(id: string): Promise<void> {
  const ref = db().doc(`outbox/${id}`);
  const entry = (await ref.get()).data() as Entry | undefined;
  if (entry?.state !== 'queued') return;
  try {
    await perform(entry, id);
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

/** Whoever is no member any more has no seat, and is nobody's mentor or mentee. */
async function freePlacesOf(given: { memberId: string; requestId: string }): Promise<void> {
  await freeSeatsOf(given);
  await endMentoringOf(given);
}

async function perform(entry: Entry, id: string): Promise<void> {
  try {
    if (entry.kind === 'claims') await auth().setCustomUserClaims(entry.uid, entry.claims);
    else if (entry.kind === 'forgotPassword') await sendReset({ ...entry, key: id });
    else if (entry.kind === 'deletePicture') await deletePicture(entry.url);
    else if (entry.kind === 'deleteCards') await deleteCards(entry.card);
    else if (entry.kind === 'moveLine') await moveLine({ eventId: entry.eventId, requestId: `outbox-${id}` });
    else if (entry.kind === 'freeSeats') await freePlacesOf({ memberId: entry.memberId, requestId: `outbox-${id}` });
    else if (entry.kind === 'remind') await remindAll({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'thank') await thankAll({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'tellChange') await tellChange({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'tellCancellation') await tellCancellation({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'requestCame') await tellOfRequest({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'requestsLate') await tellOfLate({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'requestsOfDay') await tellOfDay({ ...entry, requestId: `outbox-${id}` });
    else if (entry.kind === 'sendIssue') await sendSome(Date.now() + SENDING_MS);
    else if (entry.kind === 'deleteAccount') await auth().deleteUser(entry.uid);
    else await auth().revokeRefreshTokens(entry.uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
