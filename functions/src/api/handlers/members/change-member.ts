import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { moderation } from '@nexus/domain/membership/join-request';
import { profileInput } from '@nexus/domain/membership/member';
import { seenBy } from '@nexus/domain/membership/seen-by';
import { can } from '@nexus/domain/permissions';
import { decideMember } from '../../../store/membership/decisions';
import { endSessions, saveProfile, setVerified } from '../../../store/membership/membership';
import { requiredVersionIn, type Handler } from '../../call';
import { parseWith } from '../../parse';

/** A member saves their own profile; a moderator decides, verifies or ends sessions, and edits nobody's words. */
export const changeMember: Handler<Contract['changeMember']> = async ({
  params: { id },
  body,
  actor,
  author,
  request,
}) => {
  if (!can(actor, 'members.moderate')) return saveProfile({ id, written: parseWith(profileInput, body), author });
  const asked = moderation.safeParse(body);
  if (!asked.success) throw new NexusError('forbidden');
  const answered = async () => {
    if ('isVerified' in asked.data) return setVerified({ id, isVerified: asked.data.isVerified, author });
    if ('endSessions' in asked.data) return endSessions({ id, author });
    return decideMember({ id, decision: asked.data, author, seen: requiredVersionIn(request) });
  };
  return seenBy('team', await answered());
};
