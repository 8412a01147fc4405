import { createHash, createHmac } from 'node:crypto';
import { config, signInSecret } from '../config';

/** What PKCE adds to the address that a sign-in begins at: nothing where LinkedIn takes none. */
export function challengeOf(state: string): Record<string, string> {
  if (!config().LINKEDIN_PKCE) return {};
  const code_challenge = createHash('sha256').update(verifier(state)).digest('base64url');
  return { code_challenge, code_challenge_method: 'S256' };
}

/** What PKCE adds to the exchange of the code. */
export function verifierOf(state: string): Record<string, string> {
  return config().LINKEDIN_PKCE ? { code_verifier: verifier(state) } : {};
}

/** It follows from the state and our secret, so that nothing more has to be kept. */
function verifier(state: string): string {
  return createHmac('sha256', signInSecret()).update(`pkce\n${state}`).digest('base64url');
}
