import { MENTORING } from '@nexus/domain/limits';
import { closedSince, closesAt, isWaiting } from '@nexus/domain/membership/mentoring';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { now } from '../kernel/clock';
import { runQuery } from '../kernel/documents';
import { isHere } from '../projections/member-record';
import { readWholeIn } from './members';
import { newsMail } from './mentor-mails';
import { mentorshipPath, putMentorship, type Mentorship } from './mentor-records';

/**
 * Closes requests that nobody answered for too long, and tells both, once: the commit that closes one queues the mails,
 * and finds it closed if it comes again. An answer in the same moment either comes first or comes too late. @returns how
 * many were due
 */
export async function closeUnanswered(at = Date.now()): Promise<number> {
  const due = db()
    .collection('mentorships')
    .where('state', 'in', ['open', 'later'])
    .where('changedAt', '<=', closedSince(at))
    .orderBy('changedAt');
  const found = await runQuery<Mentorship>(due.limit(MENTORING.remindedAtOnce));
  const author: Author = { actor: { kind: 'system', id: 'mentors' }, requestId: `mentors-${at}` };
  for (const { id } of found)
    await commit({ author, action: 'mentoring.close', audit: 'none' }, (commit) => closeOne(commit, id, at));
  return found.length;
}

async function closeOne(commit: Commit, id: string, at: number): Promise<void> {
  const request = await commit.read<Mentorship>(mentorshipPath(id));
  if (!request || !isWaiting(request.state) || Date.parse(closesAt(request.changedAt)) > at) return;
  putMentorship(commit, mentorshipPath(id), { ...request, state: 'unanswered', remindAt: null, changedAt: now() });
  const mentor = await readWholeIn(commit, request.mentor);
  const mentee = await readWholeIn(commit, request.mentee);
  if (!mentor || !mentee || !isHere(mentor.member) || !isHere(mentee.member)) return;
  commit.mail(newsMail({ to: mentee, about: mentor, news: 'unanswered' }));
  // Whom the mentor blocked they hear nothing of.
  if (!request.isHeld) commit.mail(newsMail({ to: mentor, about: mentee, news: 'closed' }));
}
