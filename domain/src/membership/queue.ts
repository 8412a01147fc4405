import { z } from 'zod';
import { moderatedMember } from './member';
import { answerBy, NO_EXCHANGE, type Exchange } from './request-clock';

/** Somebody who waits for a decision: with the newest of their open requests, or with none. Times are ISO instants. */
export const queueEntry = z.object({
  /** Of the request, or of the member where there is none. */
  id: z.string(),
  member: moderatedMember,
  request: z
    .object({
      id: z.string(),
      submittedAt: z.string(),
      /** Until when the team answers; null while a question of it waits for the person, since `questionAt`. */
      answerBy: z.string().nullable(),
      questionAt: z.string(),
      /** When they answered the last one; empty for never. */
      answeredAt: z.string(),
    })
    .nullable(),
  /** How many open requests are theirs; the newest stands for all. */
  copies: z.number(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** What of an open request the queue goes by. `owner`: whose it is, empty for nobody's. */
export interface OpenRequest {
  id: string;
  submittedAt: string;
  owner: string;
}

/**
 * Who waits, as far as their place goes. `askedAt`: of their newest open request, empty without one; `lateSince`: until
 * when it should have been answered, empty where it is not late.
 */
export interface Waiting {
  id: string;
  askedAt: string;
  lateSince: string;
  createdAt: string;
}

/** The order of the queue: who waits for too long, the longest first; then as specified, who asked before who did not, the newest first. */
export function inQueueOrder(a: Waiting, b: Waiting): number {
  return (
    lateFirst(a, b) ||
    latestFirst(a.askedAt, b.askedAt) ||
    latestFirst(a.createdAt, b.createdAt) ||
    latestFirst(a.id, b.id)
  );
}

/** One member of the queue: duplicates collapse to the newest of the open requests that are theirs. */
export function entryOf(
  member: QueueEntry['member'],
  requests: readonly OpenRequest[],
  exchange: Exchange = NO_EXCHANGE,
): QueueEntry {
  const own = requests
    .filter(({ owner }) => owner === member.id)
    .toSorted((a, b) => latestFirst(a.submittedAt, b.submittedAt));
  const [newest] = own;
  const { questionAt, answeredAt } = exchange;
  const request = newest && {
    id: newest.id,
    submittedAt: newest.submittedAt,
    answerBy: answerBy(newest.submittedAt, exchange),
    questionAt,
    answeredAt,
  };
  return { id: request?.id ?? member.id, member, request: request ?? null, copies: own.length };
}

function lateFirst({ lateSince: a }: Waiting, { lateSince: b }: Waiting): number {
  if (a === '' || b === '') return latestFirst(a, b);
  return latestFirst(b, a);
}

function latestFirst(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0;
}
