import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { auth } from '../../../firebase';
import { consume } from '../../../sign-in/one-time';
import { readSessionCookie } from '../../../sign-in/session-cookie';
import { memberPath } from '../../../store/projections/member-record';
import { openSession } from '../../../store/accounts/sessions';
import type { Handler } from '../../call';
import { signedInFrom } from '../../signed-in-from';
import type { SessionHandle } from './finish-linkedin';

/** Exchanges the one-time handle in the cookie for a custom token of a new session. The token is answered once. */
export const createSession: Handler<Contract['createSession']> = async ({ request, requestId }) => {
  const from = signedInFrom(request);
  const secret = readSessionCookie(request);
  const handle = secret ? await consume<SessionHandle>(secret) : null;
  if (!handle) throw new NexusError('signInExpired');
  const author = { actor: { kind: 'system' as const, id: 'sign-in' }, requestId };
  const sid = await openSession({ path: memberPath(handle.memberId), provenAt: handle.provenAt, author, from });
  return { customToken: await auth().createCustomToken(handle.memberId, { sid }), next: handle.next };
};
