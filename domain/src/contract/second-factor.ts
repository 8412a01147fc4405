import { z } from 'zod';
import { memberId } from './members';
import { routes } from './route';
import { answeredStaff, staffSignIn } from './staff';

/** A code of an app, or a recovery code, as somebody types it. */
export const secondFactorCode = z.string().trim().min(1, 'required').max(40, 'tooLong');
/** What Firebase gives for a password a moment ago. */
const idToken = z.string().max(5_000);
/** One's own password, before the code is set up. */
export const passwordEntry = z.strictObject({ password: z.string().min(1, 'required') });
export const codeEntry = z.strictObject({ code: secondFactorCode });
/** What is typed at the panel's door: before it is known whether a code is needed, and then. */
export const staffEntry = staffSignIn.extend({ code: z.string() });
export const staffEntryByCode = staffSignIn.extend({ code: secondFactorCode });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorRoutes = routes({
  /** Whether one's own sign-in needs a code, since when, and how many recovery codes are left. */
  readSecondFactor: {
    method: 'GET',
    path: '/api/admin/me/second-factor',
    action: 'staff.self',
    response: z.object({ since: z.string().nullable(), recoveryCodes: z.number() }),
  },
  /**
   * A new secret for one's app, by one's password of a moment ago: nobody enrols a phone at a screen that was left
   * open. It counts once a code of it is confirmed.
   */
  beginSecondFactor: {
    method: 'POST',
    path: '/api/admin/me/second-factor',
    action: 'staff.self',
    body: z.strictObject({ idToken }),
    response: z.object({ secret: z.string(), address: z.string() }),
  },
  /** Switches it on, ends every other session of one's own, and answers the recovery codes, this once. */
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/admin/me/second-factor/confirm',
    action: 'staff.self',
    body: codeEntry,
    response: recoveryCodes,
  },
  /** New recovery codes; earlier ones stop working. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/admin/me/second-factor/recovery-codes',
    action: 'staff.self',
    body: codeEntry,
    response: recoveryCodes,
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/api/admin/me/second-factor/remove',
    action: 'staff.self',
    body: codeEntry,
  },
  /** Takes it from somebody else, who lost phone and recovery codes; they are told by mail. */
  resetSecondFactor: {
    method: 'POST',
    path: '/api/admin/users/{id}/second-factor/reset',
    action: 'staff.manage',
    params: memberId,
    body: z.strictObject({}),
    response: answeredStaff,
  },
});
