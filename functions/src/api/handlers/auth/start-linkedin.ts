import type { Contract } from '@nexus/domain/contract/index';
import { LIMITS } from '@nexus/domain/limits';
import { safeReturnPath } from '@nexus/domain/web-address';
import { authorizationAddress } from '../../../sign-in/linkedin';
import { remember } from '../../../sign-in/one-time';
import { fingerprint, newSecret } from '../../../sign-in/secrets';
import { sessionCookie } from '../../../sign-in/session-cookie';
import { PRIVATE } from '../../answer';
import type { Handler } from '../../call';

export interface SignInTransaction {
  browser: string;
  nonce: string;
  language: 'en' | 'ar';
  returnTo: string;
}

/** Begins a sign-in: remembers a single-use state, binds it to this browser by a cookie, and sends it to LinkedIn. */
export const startLinkedin: Handler<Contract['startLinkedin']> = async ({ query }) => {
  const state = newSecret();
  const browser = newSecret();
  const transaction: SignInTransaction = {
    browser: fingerprint(browser),
    nonce: newSecret(),
    language: query.lang,
    returnTo: safeReturnPath(query.returnTo, ''),
  };
  await remember('signIns', state, transaction, LIMITS.signInTransaction);
  return new Response(null, {
    status: 302,
    headers: {
      location: authorizationAddress({ state, nonce: transaction.nonce }),
      'set-cookie': sessionCookie(browser, LIMITS.signInTransaction / 1_000),
      'cache-control': PRIVATE,
    },
  });
};
