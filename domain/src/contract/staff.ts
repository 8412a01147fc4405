import { z } from 'zod';
import { LIMITS } from '../limits';
import { personName } from '../membership/person-name';
import { permissionsOf, ROLES } from '../permissions';
import { memberId } from './members';
import { routes } from './route';

const role = z.enum(ROLES);
const name = personName.min(1, 'required');
const email = z.email('email').max(LIMITS.textShort, 'tooLong');

export const staffMember = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  isActive: z.boolean(),
  /** `invited` until they have chosen a password. */
  state: z.enum(['invited', 'active', 'deactivated']),
  lastLogin: z.string().nullable(),
  /** Whether their sign-in needs a code besides the password. */
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StaffMember = z.infer<typeof staffMember>;
/** As it is answered: with the name under its other name, and what the role may do. */
export const answeredStaff = staffMember.transform((one) => ({
  ...one,
  displayName: one.name,
  permissions: [...permissionsOf(one.role)],
}));
export const staffInvitation = z.strictObject({
  email,
  name,
  role: role.default('editor'),
});

/** What is typed to sign in to the panel, and to ask for a new password. */
export const staffSignIn = z.strictObject({ email, password: z.string().min(6, 'passwordShort') });
export const passwordRequest = z.strictObject({ email });

/** A password that somebody chooses. */
export const newPassword = z.string().min(LIMITS.passwordMin, 'passwordShort').max(LIMITS.passwordMax, 'tooLong');
export const passwordChoice = z.strictObject({ password: newPassword });

export const staffRoutes = routes({
  listStaff: { method: 'GET', path: '/api/admin/users', action: 'staff.manage', response: z.array(answeredStaff) },
  /** Invites by mail; the account is made when its owner chooses a password by the link in it. */
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/users',
    action: 'staff.manage',
    body: staffInvitation,
    response: answeredStaff,
    status: 201,
  },
  /** Sends a new link to somebody who has not chosen a password; earlier ones stop working. */
  resendInvitation: {
    method: 'POST',
    path: '/api/admin/users/{id}/invite',
    action: 'staff.manage',
    params: memberId,
    body: z.strictObject({}),
    response: answeredStaff,
  },
  /** Changes name, role or whether the account is active. The last active super admin stays, and nobody their own role. */
  changeStaff: {
    method: 'PUT',
    path: '/api/admin/users/{id}',
    action: 'staff.manage',
    params: memberId,
    body: z.strictObject({ name: name.optional(), role: role.optional(), isActive: z.boolean().optional() }),
    response: answeredStaff,
  },
  endStaffSessions: {
    method: 'POST',
    path: '/api/admin/users/{id}/end-sessions',
    action: 'staff.manage',
    params: memberId,
    body: z.strictObject({}),
    response: answeredStaff,
  },
});
