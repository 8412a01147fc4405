import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { language } from '@nexus/domain/bilingual';
import { signInSecret } from '../config';

const transaction = z.object({
  state: z.string(),
  nonce: z.string(),
  language,
  returnTo: z.string(),
  /** Until when it counts, in milliseconds. */
  expiresAt: z.number(),
});
/** A sign-in that was begun. The browser that began it carries it, signed, so that beginning one writes nothing. */
export type SignInTransaction = z.infer<typeof transaction>;

/** The transaction as a cookie holds it. */
export function seal(given: SignInTransaction): string {
  const payload = Buffer.from(JSON.stringify(given)).toString('base64url');
  return `${payload}.${signatureOf(payload)}`;
}

/** The transaction of this cookie, if we signed it, it has not expired and the state that LinkedIn sent is its own. */
export function unseal(cookie: string | undefined, state: string | undefined): SignInTransaction | null {
  const [payload = '', signature = ''] = cookie?.split('.') ?? [];
  if (state === undefined || !isSame(signature, signatureOf(payload))) return null;
  const parsed = transaction.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success || parsed.data.expiresAt <= Date.now() || !isSame(parsed.data.state, state)) return null;
  return parsed.data;
}

function signatureOf(payload: string): string {
  return createHmac('sha256', signInSecret()).update(`sign-in\n${payload}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
