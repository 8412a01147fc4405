import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { badgesOf } from '@nexus/domain/membership/badges';
import { takesMessages } from '@nexus/domain/membership/message';
import { seenBy } from '@nexus/domain/membership/seen-by';
import { can } from '@nexus/domain/permissions';
import { offerSeenBy } from '../../../store/membership/mentor-offers';
import { talksOf } from '../../../store/membership/talks';
import { ownAnswer, readWhole } from '../../../store/membership/members';
import { isHere } from '../../../store/projections/member-record';
import { Own } from '../../answer';
import type { Handler } from '../../call';

/**
 * One's own profile, for a moderator what its owner shows the team, and what members may see of another approved member:
 * nothing of one who is leaving.
 */
export const readMember: Handler<Contract['readMember']> = async ({ params, query, actor }) => {
  const isOwn = actor.kind === 'member' && actor.id === params.id;
  const isTeam = can(actor, 'members.moderate');
  const seesAll = isOwn || isTeam;
  if (seesAll && query.as === undefined) {
    const whole = await readWhole(params.id);
    if (!whole) throw new NexusError('notFound');
    const answer = ownAnswer(whole.member, whole.account);
    return new Own(isOwn ? answer : seenBy('team', answer), whole.member.standing ?? 0);
  }
  const whole = await readWhole(params.id);
  const isThere = whole && (seesAll || isHere(whole.member));
  if (!isThere) throw new NexusError('notFound');
  const { member, account } = whole;
  const isApproved = member.status === 'approved';
  const confirmed = badgesOf(member, account);
  const badges = confirmed.map(({ kind }) => kind);
  const speaksAt = await talksOf(member);
  const canTake = isHere(member) && takesMessages(account);
  const isMember = actor.kind === 'member' && can(actor, 'member.contact');
  const mentoring = isMember ? await offerSeenBy(actor.id, member) : null;
  return { ...seenBy('members', member), isApproved, takesMessages: canTake, badges, confirmed, speaksAt, mentoring };
};
