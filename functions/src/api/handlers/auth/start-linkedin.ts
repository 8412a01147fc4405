import type { Contract } from '@nexus/domain/contract/index';
import { LIMITS } from '@nexus/domain/limits';
import { safeReturnPath } from '@nexus/domain/web-address';
import { authorizationAddress } from '../../../sign-in/linkedin';
import { newSecret } from '../../../secrets';
import { sessionCookie } from '../../../sign-in/session-cookie';
import { seal } from '../../../sign-in/transaction';
import { PRIVATE } from '../../answer';
import type { Handler } from '../../call';

/** Begins a sign-in: gives this browser a state that counts once, and sends it to LinkedIn. Nothing is stored. */
export const startLinkedin: Handler<Contract['startLinkedin']> = async ({ query }) => {
  const [state, nonce] = [newSecret(), newSecret()];
  const returnTo = safeReturnPath(query.returnTo, '');
  const expiresAt = Date.now() + LIMITS.signInTransaction;
  const cookie = seal({ state, nonce, language: query.lang, returnTo, expiresAt });
  return new Response(null, {
    status: 302,
    headers: {
      location: authorizationAddress({ state, nonce }),
      'set-cookie': sessionCookie(cookie, LIMITS.signInTransaction / 1_000),
      'cache-control': PRIVATE,
    },
  });
};
