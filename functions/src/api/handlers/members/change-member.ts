import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { decision, type Decision } from '@nexus/domain/membership/join-request';
import { profileInput } from '@nexus/domain/membership/member';
import { can } from '@nexus/domain/permissions';
import { decideMember, saveProfile, setVerified } from '../../../store/membership';
import type { Handler } from '../../call';
import { parseWith } from '../../parse';

/** A member saves their own profile; a moderator decides or sets the verified flag, and edits nobody's words. */
export const changeMember: Handler<Contract['changeMember']> = async ({ params: { id }, body, actor, author }) => {
  if (can(actor, 'members.moderate')) {
    if ('isVerified' in body && typeof body.isVerified === 'boolean') {
      return setVerified({ id, isVerified: body.isVerified, author });
    }
    if (!isDecision(body)) throw new NexusError('forbidden');
    return decideMember({ id, decision: body, author });
  }
  return saveProfile({ id, written: parseWith(profileInput, body) ?? {}, author });
};

function isDecision(body: object): body is Decision {
  return decision.safeParse(body).success;
}
