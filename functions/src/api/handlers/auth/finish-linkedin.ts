import type { Contract } from '@nexus/domain/contract/index';
import { NexusError, type ErrorCode } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import type { MemberStatus } from '@nexus/domain/membership/member';
import { config } from '../../../config';
import { log, traceOf } from '../../../log';
import { findOrCreateMember } from '../../../sign-in/identities';
import { identify } from '../../../sign-in/linkedin';
import { consume, remember } from '../../../sign-in/one-time';
import { fingerprint, newSecret } from '../../../sign-in/secrets';
import { clearedSessionCookie, readSessionCookie, sessionCookie } from '../../../sign-in/session-cookie';
import { PRIVATE } from '../../answer';
import type { Call, Handler } from '../../call';
import type { SignInTransaction } from './start-linkedin';

/** What a one-time handle stands for until the page exchanges it for a session. */
export interface SessionHandle {
  memberId: string;
  next: string;
  /** When LinkedIn said who they are, in milliseconds. */
  provenAt: number;
}

const CANCELLED = ['user_cancelled_login', 'user_cancelled_authorize', 'access_denied'];

/** LinkedIn sends the browser back here. Every ending is a redirect to a clean path of ours. */
export const finishLinkedin: Handler<Contract['finishLinkedin']> = async (call) => {
  let prefix = '';
  try {
    const transaction = await takeTransaction(call);
    prefix = transaction.language === 'ar' ? '/ar' : '';
    const { code, error } = call.query;
    if (error !== undefined) throw new NexusError(CANCELLED.includes(error) ? 'cancelled' : 'linkedinRefused');
    if (code === undefined) throw new NexusError('signInExpired');

    const person = await identify({ code, nonce: transaction.nonce });
    const member = await findOrCreateMember({ person, language: transaction.language, requestId: call.requestId });
    const handle = newSecret();
    const next = prefix + nextPath(member, transaction.returnTo);
    const value: SessionHandle = { memberId: member.id, next, provenAt: Date.now() };
    await remember('handles', handle, value, LIMITS.signInHandle);
    return redirect(`${prefix}/welcome`, sessionCookie(handle, LIMITS.signInHandle / 1_000));
  } catch (error) {
    return redirect(`${prefix}/signup?error=${codeOf(error, call)}`, clearedSessionCookie());
  }
};

/** The transaction of this state, used up, and only for the browser that began it. */
async function takeTransaction({ query, request }: Call<Contract['finishLinkedin']>): Promise<SignInTransaction> {
  const browser = readSessionCookie(request);
  const transaction = query.state ? await consume<SignInTransaction>('signIns', query.state) : null;
  if (!transaction || !browser || fingerprint(browser) !== transaction.browser) throw new NexusError('signInExpired');
  return transaction;
}

function nextPath(member: { status: MemberStatus; isNew: boolean }, returnTo: string): string {
  if (member.isNew) return '/complete-profile';
  const path = returnTo.replace(/^\/ar(?=\/|$)/, '');
  return member.status === 'approved' && path !== '' && path !== '/signup' ? path : '/profile';
}

function codeOf(error: unknown, { requestId }: Call<Contract['finishLinkedin']>): ErrorCode {
  if (error instanceof NexusError) return error.code;
  log('ERROR', 'sign-in failed', { requestId, trace: traceOf(error) });
  return 'internal';
}

function redirect(path: string, cookie: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location: `${config().SITE_URL}${path}`, 'set-cookie': cookie, 'cache-control': PRIVATE },
  });
}
