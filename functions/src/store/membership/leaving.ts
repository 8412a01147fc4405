import { LIMITS } from '@nexus/domain/limits';
import { paths } from '@nexus/domain/pages/paths';
import { saidDay } from '../../mails/said';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { mailTo, putMember, readExistingMember } from './member-writes';
import { ownAnswer } from './members';

/**
 * Hides a member at once and has everything about them erased after the grace period, or takes that back. Asking again
 * for what is so already changes nothing and sends nothing.
 */
export function leave(given: { id: string; stay: boolean; author: Author }) {
  const { id, stay, author } = given;
  return commit({ author, action: stay ? 'member.stay' : 'member.leave' }, async (commit) => {
    const whole = await readExistingMember(commit, id);
    const { member, account } = whole;
    const isLeaving = Boolean(member.leavingAt);
    if (isLeaving !== stay) return ownAnswer(member, account);
    const leavingAt = stay ? null : new Date(Date.now() + LIMITS.erasureDays * 86_400_000).toISOString();
    const changed = { ...member, leavingAt, updatedAt: now() };
    putMember(commit, whole, { member: changed, account });
    if (leavingAt) {
      commit.sideEffect({ kind: 'freeSeats', memberId: id });
      commit.mail(
        mailTo({
          whole,
          kind: 'leaving',
          path: paths.profile,
          values: { day: saidDay(leavingAt, account.language) },
        }),
      );
    }
    return ownAnswer(changed, account);
  });
}
