import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { auth } from '../../../firebase';
import { openStaffSession } from '../../../store/accounts/staff';
import type { Handler } from '../../call';

/**
 * Exchanges the ID token of a sign-in with e-mail and password a moment ago for a custom token of a new session, which
 * has an id of its own and can be ended alone. The password's own token opens nothing else.
 * @throws NexusError `signInExpired`, `noAdminAccess`, `accountDeactivated`
 */
export const createStaffSession: Handler<Contract['createStaffSession']> = async ({ body, requestId }) => {
  const token = await passwordToken(body.idToken);
  return { customToken: await openStaffSession({ id: token.uid, provenAt: token.auth_time * 1_000, requestId }) };
};

async function passwordToken(idToken: string): Promise<DecodedIdToken> {
  const token = await auth()
    .verifyIdToken(idToken)
    .catch(() => undefined);
  const isRecent = token !== undefined && Date.now() - token.auth_time * 1_000 < LIMITS.passwordProof;
  if (!isRecent || token.firebase.sign_in_provider !== 'password') throw new NexusError('signInExpired');
  return token;
}
