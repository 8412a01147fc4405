import { z } from 'zod';
import { language } from '../bilingual';
import { routes } from './route';
import { codeEntry } from './second-factor';
import { browserKey } from './sign-ins';
import { newPassword, passwordRequest } from './staff';

export const authRoutes = routes({
  startLinkedin: {
    method: 'GET',
    path: '/api/auth/linkedin/start',
    action: 'sign-in',
    query: z.object({ returnTo: z.string().max(200).optional(), lang: language.catch('en') }),
    raw: true,
  },
  finishLinkedin: {
    method: 'GET',
    path: '/api/auth/linkedin/callback',
    action: 'sign-in',
    query: z.object({
      state: z.string().max(500).optional(),
      code: z.string().max(2000).optional(),
      error: z.string().max(200).optional(),
    }),
    raw: true,
  },
  createSession: {
    method: 'POST',
    path: '/api/auth/session',
    action: 'sign-in',
    body: z.strictObject({}),
    response: z.object({ customToken: z.string(), next: z.string() }),
  },
  /** Exchanges the ID token of a fresh sign-in with e-mail and password, and a code where theirs needs one, for a session of the staff. */
  createStaffSession: {
    method: 'POST',
    path: '/api/auth/staff/session',
    action: 'sign-in',
    body: z.strictObject({
      idToken: z.string().max(5_000),
      code: codeEntry.shape.code.optional(),
      browser: browserKey.optional(),
    }),
    response: z.object({ customToken: z.string() }),
    bodyBytes: 8 * 1024,
  },
  /** Mails a link to choose a new password. The answer is the same whether the address is known or not. */
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/staff/forgot',
    action: 'sign-in',
    body: passwordRequest.extend({ language }),
    bodyBytes: 8 * 1024,
  },
  /** Sets the password by the link of an invitation or of *Forgot password*, once, and opens a session. */
  setPassword: {
    method: 'POST',
    path: '/api/auth/staff/password',
    action: 'sign-in',
    body: z.strictObject({ token: z.string().max(300), password: newPassword, browser: browserKey.optional() }),
    /** Null where a sign-in needs a code besides: then the panel's door asks for both. */
    response: z.object({ customToken: z.string().nullable() }),
    bodyBytes: 8 * 1024,
  },
  /** The key to one's own unsaved drafts in this browser, made at the first question; so that nobody else reads them there. */
  readDraftKey: {
    method: 'POST',
    path: '/api/draft-key',
    action: 'draft.key',
    body: z.strictObject({}),
    response: z.object({ key: z.string() }),
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    action: 'session.end',
    body: z.strictObject({ everywhere: z.boolean().optional() }),
  },
});
