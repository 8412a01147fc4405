import { z } from 'zod';
import { REQUEST_MAILS } from '../mails';
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
        requestMails: z.enum(REQUEST_MAILS),
      })
      .transform((one) => ({ ...one, displayName: one.name })),
  },
  /** When one is told by mail that people ask to join, in the language of this request. */
  chooseRequestMails: {
    method: 'PUT',
    path: '/api/admin/me/request-mails',
    action: 'members.moderate',
    body: z.strictObject({ choice: z.enum(REQUEST_MAILS) }),
    response: z.object({ requestMails: z.enum(REQUEST_MAILS) }),
  },
  /**
   * How much waits for a moderator: members for a decision, submissions to be read, messages that were reported.
   * `counts`: members by status.
   */
  countWaiting: {
    method: 'GET',
    path: '/api/admin/waiting',
    action: 'people.read',
    response: z.object({ members: z.number(), submissions: z.number(), reports: z.number(), counts: statusCounts }),
  },
});
