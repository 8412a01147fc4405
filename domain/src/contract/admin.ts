import { z } from 'zod';
import { ROLES } from '../permissions';
import { statusCounts } from './members';
import { routes } from './route';

export const adminRoutes = routes({
  readStaffSelf: {
    method: 'GET',
    path: '/api/admin/me',
    action: 'staff.self',
    response: z
      .object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(ROLES),
        permissions: z.array(z.string()),
        signedInAt: z.string(),
      })
      .transform((one) => ({ ...one, displayName: one.name })),
  },
  /** How much waits for a moderator: members for a decision, submissions to be read. `counts`: members by status. */
  countWaiting: {
    method: 'GET',
    path: '/api/admin/waiting',
    action: 'people.read',
    response: z.object({ members: z.number(), submissions: z.number(), counts: statusCounts }),
  },
});
