import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { seenBy } from '@nexus/domain/membership/seen-by';
import { can } from '@nexus/domain/permissions';
import { ownAnswer, readMember as readStored, readWhole } from '../../../store/membership/members';
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
  const member = await readStored(params.id);
  const isThere = member && (seesAll || (member.status === 'approved' && !member.leavingAt));
  if (!isThere) throw new NexusError('notFound');
  return { ...seenBy('members', member), isApproved: member.status === 'approved' };
};
