import { MENTORING } from '@nexus/domain/limits';
import { db } from '../../firebase';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { runQuery } from '../kernel/documents';
import { isHere } from '../projections/member-record';
import { readWholeIn } from './members';
import { reminderMail } from './mentor-mails';
import { mentorshipPath, putMentorship, type Mentorship } from './mentor-records';

/**
 * Reminds mentors of what they put off, once: the commit that queues the mail notes that it is done, so that a run
 * beside this one, or one that comes again, finds it no more. @returns how many were due
 */
export async function remindMentors(at = Date.now()): Promise<number> {
  const until = new Date(at).toISOString();
  const due = db().collection('mentorships').where('remindAt', '<=', until).orderBy('remindAt');
  const found = await runQuery<Mentorship>(due.limit(MENTORING.remindedAtOnce));
  const author: Author = { actor: { kind: 'system', id: 'mentors' }, requestId: `mentors-${at}` };
  for (const { id } of found)
    await commit({ author, action: 'mentoring.remind', audit: 'none' }, async (commit) => {
      const request = await commit.read<Mentorship>(mentorshipPath(id));
      if (!request?.remindAt || request.remindAt > until) return;
      putMentorship(commit, mentorshipPath(id), { ...request, remindAt: null });
      const [to, about] = [await readWholeIn(commit, request.mentor), await readWholeIn(commit, request.mentee)];
      const isWanted = request.state === 'later' && !request.isHeld;
      if (isWanted && to && about && isHere(to.member) && isHere(about.member))
        commit.mail(reminderMail({ to, about }));
    });
  return found.length;
}
