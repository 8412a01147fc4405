import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { endOthers, endSession } from '../../../store/accounts/sessions';
import * as signIns from '../../../store/accounts/sign-ins';
import { staffPath } from '../../../store/accounts/staff-record';
import { memberPath } from '../../../store/projections/member-record';
import type { Call, Handler } from '../../call';

/** Whose sessions, and by which one they ask. @throws NexusError `noSession` */
function ownIn({ actor, session }: Pick<Call, 'actor' | 'session'>) {
  if (actor.kind === 'visitor' || !session) throw new NexusError('noSession');
  const isStaff = actor.kind === 'staff';
  const path = isStaff ? staffPath(actor.id) : memberPath(actor.id);
  return { path, account: actor.id, session: session.key, isAudited: isStaff };
}

async function listed(call: Pick<Call, 'actor' | 'session'>) {
  const { isAudited: isStaff, ...own } = ownIn(call);
  return { signIns: await signIns.listSignIns({ ...own, lifetime: isStaff ? LIMITS.adminSession : undefined }) };
}

export const listSignIns: Handler<Contract['listSignIns']> = async (call) => listed(call);

export const endSignIn: Handler<Contract['endSignIn']> = async ({ actor, session, params, author }) => {
  const { account: uid, ...own } = ownIn({ actor, session });
  await endSession({ ...own, uid, session: params.id, everywhere: false, author });
  return listed({ actor, session });
};

export const endOtherSignIns: Handler<Contract['endOtherSignIns']> = async ({ actor, session, author }) => {
  await endOthers({ ...ownIn({ actor, session }), author });
  return listed({ actor, session });
};
