import type { Route } from '@nexus/domain/contract/route';
import { ERROR_STATUS, type NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import type { Actor } from '@nexus/domain/permissions';
import { inTime } from '../deadline';
import { log, traceOf } from '../log';
import { HOUR, limit } from '../store/kernel/limiter';
import { record } from '../store/commit/record';

/** How long the answer waits for its being noted, in milliseconds; it is noted all the same when the store is back. */
const PATIENCE = 3_000;

/**
 * Writes down that somebody of the staff was refused what they may not do (S47). Twenty an hour and person are enough
 * to see it; more would be a way to write without a right to. It never changes the answer.
 */
export async function noteRefusal(given: {
  route: Route;
  actor: Actor;
  error: NexusError;
  requestId: string;
}): Promise<void> {
  const { route, actor, error, requestId } = given;
  if (actor.kind !== 'staff' || ERROR_STATUS[error.code] !== 403) return;
  try {
    await limit('refusals', actor.id, { count: LIMITS.refusalsNotedPerHour, window: HOUR });
  } catch {
    return;
  }
  const facts = { route: `${route.method} ${route.path}`, code: error.code };
  const noted = record({ author: { actor, requestId }, action: 'staff.refused', facts });
  await inTime(noted, PATIENCE).catch((failure: unknown) =>
    log('ERROR', 'refusal not recorded', { requestId, trace: traceOf(failure) }),
  );
}
