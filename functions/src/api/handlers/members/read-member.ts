import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { can } from '@nexus/domain/permissions';
import { ownAnswer, readWhole } from '../../../store/membership/members';
import { Own } from '../../answer';
import type { Handler } from '../../call';

/**
 * One's own profile, the whole of it for a moderator, and what members may see of another approved member: nothing of
 * one who is leaving.
 */
export const readMember: Handler<Contract['readMember']> = async ({ params, actor }) => {
  const whole = await readWhole(params.id);
  const isOwn = actor.kind === 'member' && actor.id === params.id;
  if (whole && (isOwn || can(actor, 'members.moderate')))
    return new Own(ownAnswer(whole.member, whole.account), whole.member.standing ?? 0);
  if (whole?.member.status !== 'approved' || whole.member.leavingAt) throw new NexusError('notFound');
  return { ...whole.member, isApproved: true };
};
