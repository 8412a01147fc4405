import { NO_EXCHANGE } from '@nexus/domain/membership/request-clock';
import { cairoClock } from '@nexus/domain/text/cairo';
import { writtenInTime } from '../../deadline';
import { db } from '../../firebase';
import { moderatorsWho } from '../accounts/request-mails';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { readDocument, runQuery } from '../kernel/documents';
import { putMember } from './member-writes';
import { readWholeIn } from './members';
import { requestPath, type RequestRecord } from './open-requests';

const AT_ONCE = 20;
/** The day's mail goes out from nine in Cairo, and where the scheduler stood still then, until noon. */
const [FROM, UNTIL] = ['09:00', '12:00'];
const ALREADY_EXISTS = 6;

/** Queues what moderators are told without anybody's doing: who is late, and once a day who waits. */
export async function queueRequestMails(at = Date.now()): Promise<void> {
  await queueLate(at);
  await queueDay(at);
}

/**
 * The team is told of each late request once: the same commit takes it from those of whom it is to be reminded, so a run
 * beside this one, or after it broke off, finds it no more. The person reads that the team was reminded where somebody is.
 */
async function queueLate(at: number): Promise<void> {
  const due = new Date(at).toISOString();
  const late = db().collection('joinRequests').where('remindAt', '<=', due).orderBy('remindAt').limit(AT_ONCE);
  const found = await runQuery<RequestRecord>(late);
  if (found.length === 0) return;
  const isAnybodyTold = (await moderatorsWho(['atOnce', 'daily'])).length > 0;
  const author: Author = { actor: { kind: 'system', id: 'request-mails' }, requestId: `late-${at}` };
  await commit({ author, action: 'request.tell', audit: 'none' }, async (commit) => {
    const ids: string[] = [];
    for (const { id } of found) {
      const request = await commit.read<RequestRecord>(requestPath(id));
      if (!request?.remindAt || request.remindAt > due) continue;
      commit.put(requestPath(id), request, { ...request, remindAt: null });
      const whole = await readWholeIn(commit, request.data.memberId);
      if (request.status !== 'new' || !whole || whole.member.leavingAt) continue;
      ids.push(id);
      if (!isAnybodyTold) continue;
      const exchange = { ...NO_EXCHANGE, ...whole.member.exchange, remindedAt: now() };
      putMember(commit, whole, { ...whole, member: { ...whole.member, exchange } });
    }
    if (ids.length > 0 && isAnybodyTold) commit.sideEffect({ kind: 'requestsLate', ids });
  });
}

/** The day names the entry, so that it is queued once. */
async function queueDay(at: number): Promise<void> {
  const { day, time } = cairoClock(new Date(at).toISOString());
  if (time < FROM || time >= UNTIL) return;
  const path = `outbox/requests-${day}`;
  if (await readDocument(path)) return;
  const entry = { kind: 'requestsOfDay', day, state: 'queued', attempts: 0, createdAt: now() };
  try {
    await writtenInTime(db().doc(path).create(entry));
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
