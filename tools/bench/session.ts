import { auth, db } from '../../functions/src/firebase';
import { memberPath } from '../../functions/src/store/projections/member-record';
import { openSession } from '../../functions/src/store/accounts/sessions';
import { openStaffSession } from '../../functions/src/store/accounts/staff-session';
import type { World } from '../local/world';

/** Whom the activity names where a bench saves content by itself. */
export const EDITOR = {
  actor: { kind: 'staff' as const, id: 'bench', role: 'editor' as const, name: 'Bench' },
  requestId: 'bench',
};

/** An ID token of a new session of this member. */
export async function memberToken(world: World, id: string): Promise<string> {
  const author = { actor: { kind: 'system' as const, id: 'bench' }, requestId: 'bench' };
  const sid = await openSession({ path: memberPath(id), provenAt: Date.now(), author });
  return idToken(world, await auth().createCustomToken(id, { sid }));
}

/** An ID token of a new session of somebody of the seed's staff. */
export async function staffToken(world: World, email: string): Promise<string> {
  const [found] = (await db().collection('staff').where('email', '==', email).get()).docs;
  if (!found) throw new Error(`Nobody of the staff has the address ${email}.`);
  const from = { browser: '', system: '', key: '' };
  return idToken(world, await openStaffSession({ id: found.id, provenAt: Date.now(), requestId: 'bench', from }));
}

async function idToken(world: World, token: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local';
  const response = await fetch(`http://127.0.0.1:${world.ports.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}
