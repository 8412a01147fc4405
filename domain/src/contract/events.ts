import { z } from 'zod';
import { attendance, eventForMembers } from '../events/application';
import { memberId } from './members';
import { routes } from './route';

export const eventRoutes = routes({
  /** The registration link and one's own place; for approved members alone. */
  readEventForMembers: {
    method: 'GET',
    path: '/api/events/{id}/for-members',
    action: 'event.attend',
    params: memberId,
    response: eventForMembers,
  },
  /** Applies to attend. A full event puts the member on the waitlist. */
  applyToAttend: {
    method: 'POST',
    path: '/api/events/{id}/applications',
    action: 'event.attend',
    params: memberId,
    body: z.strictObject({}),
    response: attendance,
    status: 201,
  },
});
