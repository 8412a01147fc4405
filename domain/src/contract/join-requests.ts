import { z } from 'zod';
import { decision, joinRequest, joinRequestInput, requestStatus } from '../membership/join-request';
import { memberId } from './members';
import { routes } from './route';

export const joinRequestRoutes = routes({
  listJoinRequests: {
    method: 'GET',
    path: '/api/join-requests',
    action: 'join.read',
    query: z.object({ status: requestStatus.optional() }),
    response: z.array(joinRequest),
  },
  /** Asks to join. While a request is open, asking again answers that one. */
  requestToJoin: {
    method: 'POST',
    path: '/api/join-requests',
    action: 'join.request',
    body: joinRequestInput,
    response: joinRequest.pick({ id: true, status: true, submittedAt: true }),
    status: 201,
  },
  decideJoinRequest: {
    method: 'PUT',
    path: '/api/join-requests/{id}',
    action: 'members.moderate',
    params: memberId,
    body: decision,
    response: joinRequest,
  },
});
