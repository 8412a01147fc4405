import { auth } from '../../functions/src/firebase';
import type { World } from '../local/world';

/** An ID token of a new session of this member. */
export async function memberToken(world: World, id: string): Promise<string> {
  const token = await auth().createCustomToken(id, { sid: String(Math.random()) });
  return idToken(world, 'signInWithCustomToken', { token });
}

/** An ID token of somebody of the seed's staff. */
export function staffToken(world: World, email: string): Promise<string> {
  return idToken(world, 'signInWithPassword', { email, password: 'nexus-demo' });
}

async function idToken(world: World, method: string, body: object): Promise<string> {
  const address = `http://127.0.0.1:${world.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}
