import type { Contract } from '@nexus/domain/contract/index';
import { memberPath } from '../../../store/projections/member-record';
import { endSession } from '../../../store/accounts/sessions';
import { staffPath } from '../../../store/accounts/staff-record';
import type { Handler } from '../../call';

/** Ends this session on the server, or all of the person's sessions. Their tokens are refused from now on. */
export const signOut: Handler<Contract['signOut']> = async ({ actor, session, body, author }) => {
  if (actor.kind === 'visitor' || !session) return;
  const isStaff = actor.kind === 'staff';
  const path = isStaff ? staffPath(actor.id) : memberPath(actor.id);
  const everywhere = body.everywhere === true;
  await endSession({ path, uid: actor.id, session: session.key, everywhere, author, isAudited: isStaff });
};
