import { z } from 'zod';
import { REQUESTS } from '../limits';

/**
 * What passed between the team and somebody about their open request, as far as its clock goes. Times are ISO instants,
 * empty for never.
 */
export const exchange = z.object({
  /** Since when a question of the team waits for its answer. */
  questionAt: z.string(),
  /** When they answered last. */
  answeredAt: z.string(),
  /** How long questions waited for their answers, all together. */
  pausedMs: z.number(),
  /** When the team was reminded that the request is late. */
  remindedAt: z.string(),
});
export type Exchange = z.infer<typeof exchange>;

export const NO_EXCHANGE: Exchange = { questionAt: '', answeredAt: '', pausedMs: 0, remindedAt: '' };

/**
 * Until when the team answers: 48 hours after it was asked, and as much longer as its own questions waited for their
 * answers. Null while one does: the clock stands still.
 */
export function answerBy(askedAt: string, { questionAt, pausedMs }: Exchange = NO_EXCHANGE): string | null {
  if (questionAt !== '') return null;
  return new Date(Date.parse(askedAt) + REQUESTS.answerWithin + pausedMs).toISOString();
}

/** Where a request stands before the moment until which it is answered. */
export type Pace = 'waiting' | 'due' | 'late';

/** `until`: an ISO instant; `now`: in milliseconds. */
export function paceOf(until: string, now: number): Pace {
  const left = Date.parse(until) - now;
  return left <= 0 ? 'late' : left <= REQUESTS.dueWithin ? 'due' : 'waiting';
}

/** The clock goes on from where the question had stopped it. */
export function afterAnswer(before: Exchange, at: string): Exchange {
  const waited = Math.max(0, Date.parse(at) - Date.parse(before.questionAt));
  return { ...before, questionAt: '', answeredAt: at, pausedMs: before.pausedMs + waited };
}
