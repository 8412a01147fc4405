import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { openStaffSession } from '../../../store/accounts/staff-session';
import type { Handler } from '../../call';
import { passwordProof } from '../../password-proof';
import { signedInFrom } from '../../signed-in-from';

/**
 * Exchanges the ID token of a sign-in with e-mail and password a moment ago for a custom token of a new session, which
 * has an id of its own and can be ended alone. The password's own token opens nothing else.
 * @throws NexusError `signInExpired`, `noAdminAccess`, `accountDeactivated`, `codeNeeded`, `codeWrong`
 */
export const createStaffSession: Handler<Contract['createStaffSession']> = async (call) => {
  const { body, language, request, requestId } = call;
  const proof = await passwordProof(body.idToken);
  if (!proof) throw new NexusError('signInExpired');
  const from = signedInFrom(request, body.browser);
  return { customToken: await openStaffSession({ ...proof, code: body.code, language, requestId, from }) };
};
