import type { Contract } from '@nexus/domain/contract/index';
import { release } from '../../../config';
import { inTime } from '../../../deadline';
import { auth } from '../../../firebase';
import { log, traceOf } from '../../../log';
import { once } from '../../../turns';
import { readDocument } from '../../../store/kernel/documents';
import { jsonAnswer } from '../../answer';
import { callerOf } from '../../caller';
import type { Handler } from '../../call';

/** How long the store may take to count as fine, and for how long what it said is believed, in milliseconds. */
const PATIENCE = 800;
const BELIEVED = 5_000;
/** The same for signing a token, which costs a call to Google. */
const SIGNING_PATIENCE = 4_000;
const SIGNING_BELIEVED = 60_000;

const isStoreFine = believed('firestore', BELIEVED, () => inTime(readDocument('roster/base'), PATIENCE));
/** Where the functions' account may not sign, nobody can sign in. The token is thrown away. */
const isSigningFine = believed('signing', SIGNING_BELIEVED, () =>
  inTime(auth().createCustomToken('health'), SIGNING_PATIENCE),
);

/**
 * Whether the API and what it depends on answer: 200, or 503 while they do not. Asked often it costs a read every five
 * seconds. `?signing=1` also looks whether people can sign in, `?caller=1` where the request seems to come from, for
 * `npm run deploy` and `npm run doctor`.
 */
export const health: Handler<Contract['health']> = async ({ query, request }) => {
  const firestore = (await isStoreFine()) ? 'ok' : 'failing';
  const signIn = query.signing && ((await isSigningFine()) ? 'ok' : 'failing');
  const isFine = firestore === 'ok' && signIn !== 'failing';
  const answer = {
    status: isFine ? 'ok' : 'degraded',
    firestore,
    ...(signIn && { signIn }),
    version: release(),
    ...(query.caller && { caller: callerOf(request.headers) }),
  };
  return jsonAnswer(answer, isFine ? 200 : 503);
};

/** Tries something at most every so many milliseconds, however often it is asked. */
function believed(name: string, milliseconds: number, attempt: () => Promise<unknown>): () => Promise<boolean> {
  let known = { isFine: true, until: 0 };
  return async () => {
    if (Date.now() < known.until) return known.isFine;
    return once(`health ${name}`, async () => {
      const isFine = await attempt().then(
        () => true,
        (error: unknown) => {
          log('ERROR', 'health check failed', { name, trace: traceOf(error) });
          return false;
        },
      );
      known = { isFine, until: Date.now() + milliseconds };
      return isFine;
    });
  };
}
