import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import * as factor from '../../../store/accounts/own-second-factor';
import { readStaff } from '../../../store/accounts/staff-record';
import type { Call, Handler } from '../../call';
import { passwordProof } from '../../password-proof';

/** @throws NexusError `forbidden` for anybody but staff */
function ownIn({ actor, session, author }: Pick<Call, 'actor' | 'session' | 'author'>) {
  if (actor.kind !== 'staff' || !session) throw new NexusError('forbidden');
  return { id: actor.id, session: session.key, author };
}

export const readSecondFactor: Handler<Contract['readSecondFactor']> = async (call) => {
  const staff = await readStaff(ownIn(call).id);
  if (!staff) throw new NexusError('forbidden');
  return factor.ownSecondFactor(staff);
};

/** @throws NexusError `passwordNeeded` where the proof is old or somebody else's */
export const beginSecondFactor: Handler<Contract['beginSecondFactor']> = async ({ body, ...call }) => {
  const own = ownIn(call);
  if ((await passwordProof(body.idToken))?.id !== own.id) throw new NexusError('passwordNeeded');
  return factor.beginSecondFactor(own);
};

export const confirmSecondFactor: Handler<Contract['confirmSecondFactor']> = async ({ body, ...call }) =>
  factor.confirmSecondFactor({ ...ownIn(call), ...body });

export const renewRecoveryCodes: Handler<Contract['renewRecoveryCodes']> = async ({ body, ...call }) =>
  factor.renewRecoveryCodes({ ...ownIn(call), ...body });

export const removeSecondFactor: Handler<Contract['removeSecondFactor']> = async ({ body, ...call }) =>
  factor.removeSecondFactor({ ...ownIn(call), ...body });

export const resetSecondFactor: Handler<Contract['resetSecondFactor']> = async ({ params, author }) =>
  factor.resetSecondFactor({ id: params.id, author });
