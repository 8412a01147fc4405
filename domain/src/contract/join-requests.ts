import { z } from 'zod';
import {
  answeredRequest,
  decision,
  joinRequestInput,
  listedRequest,
  openedRequest,
  requestStatus,
} from '../membership/join-request';
import { memberId } from './members';
import { routes } from './route';

export const joinRequestRoutes = routes({
  listJoinRequests: {
    method: 'GET',
    path: '/api/join-requests',
    action: 'join.read',
    query: z.strictObject({ status: requestStatus.optional() }),
    response: z.array(listedRequest),
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
