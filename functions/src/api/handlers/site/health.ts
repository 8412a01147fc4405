import type { Contract } from '@nexus/domain/contract/index';
import { config } from '../../../config';
import { inTime } from '../../../deadline';
import { once } from '../../../media/turns';
import { readDocument } from '../../../store/documents';
import { jsonAnswer } from '../../answer';
import { callerOf } from '../../caller';
import type { Handler } from '../../call';

/** How long the store may take to count as fine, and for how long what it said is believed, in milliseconds. */
const PATIENCE = 800;
const BELIEVED = 5_000;
let known = { isFine: true, until: 0 };

/**
 * Whether the API and what it depends on answer: 200, or 503 while they do not. Asked often it costs a read every five
 * seconds. `?caller=1` also tells where the request seems to come from, for `npm run doctor`.
 */
export const health: Handler<Contract['health']> = async ({ query, request }) => {
  const isFine = await isStoreFine();
  const answer = {
    status: isFine ? 'ok' : 'degraded',
    firestore: isFine ? 'ok' : 'failing',
    version: config().RELEASE,
    ...(query.caller && { caller: callerOf(request.headers) }),
  };
  return jsonAnswer(answer, isFine ? 200 : 503);
};

async function isStoreFine(): Promise<boolean> {
  if (Date.now() < known.until) return known.isFine;
  return once('health', async () => {
    const isFine = await inTime(readDocument('roster/meta'), PATIENCE).then(
      () => true,
      () => false,
    );
    known = { isFine, until: Date.now() + BELIEVED };
    return isFine;
  });
}
