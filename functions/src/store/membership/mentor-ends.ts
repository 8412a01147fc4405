import { isGoingOn, isWaiting } from '@nexus/domain/membership/mentoring';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { runQuery, type Document } from '../kernel/documents';
import { isHere } from '../projections/member-record';
import { readMemberIn, readWholeIn } from './members';
import { newsMail } from './mentor-mails';
import { countMentees, mentorshipPath, pairPath, putMentorship, type Mentorship } from './mentor-records';

/**
 * Ends what stands between two of whom one blocks the other, and tells neither: a mentorship is over, their own request
 * is taken back, and of the other's request they see nothing any more.
 */
export async function endBetween(commit: Commit, { by, of }: { by: string; of: string }): Promise<void> {
  for (const pair of [
    { mentor: by, mentee: of },
    { mentor: of, mentee: by },
  ]) {
    const before = await commit.read<Mentorship>(pairPath(pair));
    if (!before || !isGoingOn(before.state)) continue;
    const after = { ...before, remindAt: null };
    if (isWaiting(before.state) && pair.mentor === by) {
      putMentorship(commit, pairPath(pair), { ...after, isHeld: true });
      continue;
    }
    if (before.state === 'active') countMentees(commit, await readMemberIn(commit, pair.mentor), -1);
    const state = before.state === 'active' ? 'ended' : 'takenBack';
    putMentorship(commit, pairPath(pair), { ...after, state, changedAt: now() });
  }
}

/**
 * Ends every mentorship, and lets every request lapse, of somebody who is no member any more; the places that they took
 * are free. Each is a commit of its own. May run more than once; whoever is back meanwhile keeps what is left.
 */
export async function endMentoringOf(given: { memberId: string; requestId: string }): Promise<void> {
  const author: Author = { actor: { kind: 'system', id: 'mentors' }, requestId: given.requestId };
  const all = db().collection('mentorships');
  for (const role of ['mentor', 'mentee'] as const) {
    const found = await runQuery<Mentorship>(all.where(role, '==', given.memberId));
    for (const { id } of found.filter(({ state }) => isGoingOn(state)))
      await commit({ author, action: 'mentoring.end', audit: 'none' }, (commit) => endOne(commit, id, given.memberId));
  }
}

async function endOne(commit: Commit, id: string, memberId: string): Promise<void> {
  const member = await readMemberIn(commit, memberId);
  const before: Document<Mentorship> | null = await commit.read<Mentorship>(mentorshipPath(id));
  if (!before || !isGoingOn(before.state) || (member && isHere(member))) return;
  const wasActive = before.state === 'active';
  if (wasActive) countMentees(commit, await readMemberIn(commit, before.mentor), -1);
  const state = wasActive ? 'ended' : 'lapsed';
  putMentorship(commit, mentorshipPath(id), { ...before, state, remindAt: null, changedAt: now() });
  const about = await readWholeIn(commit, memberId);
  const to = await readWholeIn(commit, before.mentor === memberId ? before.mentee : before.mentor);
  if (wasActive && about && to && isHere(to.member)) commit.mail(newsMail({ to, about, news: 'ended' }));
}
