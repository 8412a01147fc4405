import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { moderationIn } from '@nexus/domain/membership/join-request';
import { EMPTY_PROFILE, profileInput } from '@nexus/domain/membership/profile';
import { seenBy } from '@nexus/domain/membership/seen-by';
import { can } from '@nexus/domain/permissions';
import { decideMember } from '../../../store/membership/decisions';
import { setTalks } from '../../../store/membership/talks';
import { endSessions, saveProfile, setVerified } from '../../../store/membership/membership';
import { requiredVersionIn, type Handler } from '../../call';
import { parseWith } from '../../parse';

/**
 * A member saves their own profile; a moderator decides, verifies, names talks or ends sessions. Words are their owner's
 * (`profile.own`): a moderator who sends any is refused, and what is no words is checked as any body is.
 */
export const changeMember: Handler<Contract['changeMember']> = async ({
  params: { id },
  body,
  actor,
  author,
  request,
}) => {
  if (!can(actor, 'members.moderate')) return saveProfile({ id, written: parseWith(profileInput, body), author });
  if (Object.keys(body).some((name) => Object.hasOwn(EMPTY_PROFILE, name))) throw new NexusError('forbidden');
  const asked = parseWith(moderationIn(body), body);
  const answered = async () => {
    if ('isVerified' in asked) return setVerified({ id, isVerified: asked.isVerified, author });
    if ('talks' in asked) return setTalks({ id, eventIds: asked.talks, author });
    if ('endSessions' in asked) return endSessions({ id, author });
    return decideMember({ id, decision: asked, author, seen: requiredVersionIn(request) });
  };
  return seenBy('team', await answered());
};
