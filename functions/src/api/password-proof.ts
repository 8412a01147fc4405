import { LIMITS } from '@nexus/domain/limits';
import { auth } from '../firebase';

/**
 * Whose password was given a moment ago, and when, in milliseconds: by the ID token that Firebase gave for it.
 * Undefined for any other token.
 */
export async function passwordProof(idToken: string): Promise<{ id: string; provenAt: number } | undefined> {
  const token = await auth()
    .verifyIdToken(idToken)
    .catch(() => undefined);
  if (token?.firebase.sign_in_provider !== 'password') return undefined;
  const provenAt = token.auth_time * 1_000;
  return Date.now() - provenAt < LIMITS.passwordProof ? { id: token.uid, provenAt } : undefined;
}
