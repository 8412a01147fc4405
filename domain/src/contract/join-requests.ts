import { z } from 'zod';
import { LIMITS } from '../limits';
import {
  answeredRequest,
  decision,
  joinRequestInput,
  listedRequest,
  openedRequest,
  requestStatus,
} from '../membership/join-request';
import { queueEntry } from '../membership/queue';
import { cursor } from './inbox';
import { memberId } from './members';
import { routes } from './route';

export const joinRequestRoutes = routes({
  /** The newest 50 first; `before`: when the last one that is known was made, and its id (`{submittedAt}/{id}`). */
  listJoinRequests: {
    method: 'GET',
    path: '/api/join-requests',
    action: 'join.read',
    query: z.strictObject({ status: requestStatus.optional(), before: cursor.optional() }),
    response: z.array(listedRequest),
  },
  /**
   * Who waits for a decision: who asked before who did not, the late first, then the newest, 25 a page; `member`: that one alone.
   * `unclear`: the newest imported requests that are nobody's for certain, with the first page.
   */
  listQueue: {
    method: 'GET',
    path: '/api/admin/queue',
    action: 'members.moderate',
    query: z.strictObject({
      q: z.string().max(LIMITS.searchCharacters).default(''),
      member: memberId.shape.id.optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: z.object({
      items: z.array(queueEntry),
      total: z.number(),
      page: z.number(),
      pageCount: z.number(),
      unclear: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    }),
  },
  /** Asks to join. While a request is open, asking again answers that one. */
  requestToJoin: {
    method: 'POST',
    path: '/api/join-requests',
    action: 'join.request',
    body: joinRequestInput,
    response: openedRequest,
    status: 201,
  },
  /** A decision, with the member's `standing` that it was based on as `If-Match`: 428 without it, 409 when it changed since. */
  decideJoinRequest: {
    method: 'PUT',
    path: '/api/join-requests/{id}',
    action: 'members.moderate',
    params: memberId,
    body: decision,
    response: answeredRequest,
  },
});
