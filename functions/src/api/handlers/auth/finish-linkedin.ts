import type { Language } from '@nexus/domain/bilingual';
import type { Contract } from '@nexus/domain/contract/index';
import { NexusError, type ErrorCode } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import type { MemberStatus } from '@nexus/domain/membership/member';
import { wantedPath } from '@nexus/domain/membership/wanted';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { paths } from '@nexus/domain/pages/paths';
import { config } from '../../../config';
import { log, traceOf } from '../../../log';
import { findOrCreateMember } from '../../../sign-in/identities';
import { identify } from '../../../sign-in/linkedin';
import { remember, useUp } from '../../../sign-in/one-time';
import { newSecret } from '../../../secrets';
import { clearedSessionCookie, readSessionCookie, sessionCookie } from '../../../sign-in/session-cookie';
import { unseal, type SignInTransaction } from '../../../sign-in/transaction';
import { PRIVATE } from '../../answer';
import type { Call, Handler } from '../../call';
import { limitCaller } from '../../form-guard';

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
  let language: Language = 'en';
  try {
    const transaction = await takeTransaction(call);
    language = transaction.language;
    const { code, error } = call.query;
    if (error !== undefined) throw new NexusError(CANCELLED.includes(error) ? 'cancelled' : 'linkedinRefused');
    if (code === undefined) throw new NexusError('signInExpired');

    const person = await identify({ code, nonce: transaction.nonce, state: transaction.state });
    const wanted = wantedPath(transaction.returnTo);
    const member = await findOrCreateMember({ person, language, wanted, requestId: call.requestId });
    const handle = newSecret();
    const next = inLanguage(nextPath(member), language);
    const value: SessionHandle = { memberId: member.id, next, provenAt: Date.now() };
    await remember(handle, value, LIMITS.signInHandle);
    return redirect(inLanguage(paths.welcome, language), sessionCookie(handle, LIMITS.signInHandle / 1_000));
  } catch (error) {
    return redirect(inLanguage(`${paths.signup}?error=${codeOf(error, call)}`, language), clearedSessionCookie());
  }
};

/** Longer than LinkedIn takes a code, in milliseconds. */
const USED_FOR = 60 * 60_000;

/** The transaction that this browser began. Its state and the code count once; what came back before is refused. */
async function takeTransaction({ query, request }: Call<Contract['finishLinkedin']>): Promise<SignInTransaction> {
  const transaction = unseal(readSessionCookie(request), query.state);
  if (!transaction) throw new NexusError('signInExpired');
  await limitCaller(request, 'sign-in', { count: LIMITS.signInsPerAddress, window: 600 });
  const used = [transaction.state, ...(query.code === undefined ? [] : [query.code])];
  if (!(await useUp(used, USED_FOR))) throw new NexusError('signInExpired');
  return transaction;
}

function nextPath({ status, isNew, wanted }: { status: MemberStatus; isNew: boolean; wanted: string }): string {
  if (isNew) return paths.completeProfile;
  return status === 'approved' && wanted !== '' ? wanted : paths.profile;
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
