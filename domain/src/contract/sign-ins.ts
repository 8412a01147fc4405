import { z } from 'zod';
import { documentId } from './ids';
import { routes } from './route';

/** A sign-in of one's own: when, from which kind of browser, whether its session is open, and whether it is this one. */
const ownSignIn = z.object({
  id: z.string(),
  at: z.string(),
  browser: z.string(),
  system: z.string(),
  isOpen: z.boolean(),
  isThis: z.boolean(),
});
export type OwnSignIn = z.infer<typeof ownSignIn>;
const ownSignIns = z.object({ signIns: z.array(ownSignIn) });

/** The number that a browser gave itself, by which it is known again; worth nothing alone. */
export const browserKey = z.string().regex(/^[\w-]{16,64}$/);

export const signInRoutes = routes({
  /** One's own last sign-ins, and every session of one's own that is open. */
  listSignIns: { method: 'GET', path: '/api/auth/sign-ins', action: 'session.end', response: ownSignIns },
  /** Ends one session of one's own. One that is over already stays so. */
  endSignIn: {
    method: 'POST',
    path: '/api/auth/sign-ins/{id}/end',
    action: 'session.end',
    params: z.object({ id: documentId(/^[\w-]{1,128}$/) }),
    body: z.strictObject({}),
    response: ownSignIns,
  },
  /** Ends every session of one's own but this one, and sign-ins that are half done elsewhere. */
  endOtherSignIns: {
    method: 'POST',
    path: '/api/auth/sign-ins/end-others',
    action: 'session.end',
    body: z.strictObject({}),
    response: ownSignIns,
  },
});
