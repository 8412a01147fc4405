import { z } from 'zod';
import { moderatedMember } from './member';

/** Somebody who waits for a decision: with the newest of their open requests, or with none. Times are ISO instants. */
export const queueEntry = z.object({
  /** Of the request, or of the member where there is none. */
  id: z.string(),
  member: moderatedMember,
  request: z.object({ id: z.string(), submittedAt: z.string() }).nullable(),
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

/** Who waits, as far as their place goes. `askedAt`: of their newest open request, empty without one. */
export interface Waiting {
  id: string;
  askedAt: string;
  createdAt: string;
}

/** The order of the queue as specified: who asked before who did not, the newest first. */
export function inQueueOrder(a: Waiting, b: Waiting): number {
  return latestFirst(a.askedAt, b.askedAt) || latestFirst(a.createdAt, b.createdAt) || latestFirst(a.id, b.id);
}

/** One member of the queue: duplicates collapse to the newest of the open requests that are theirs. */
export function entryOf(member: QueueEntry['member'], requests: readonly OpenRequest[]): QueueEntry {
  const own = requests
    .filter(({ owner }) => owner === member.id)
    .toSorted((a, b) => latestFirst(a.submittedAt, b.submittedAt));
  const [newest] = own;
  const request = newest ? { id: newest.id, submittedAt: newest.submittedAt } : null;
  return { id: request?.id ?? member.id, member, request, copies: own.length };
}

function latestFirst(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0;
}
