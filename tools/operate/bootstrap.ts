import type { UserRecord } from 'firebase-admin/auth';
import { auth, db } from '../../functions/src/firebase';
import { commit } from '../../functions/src/store/commit/commit';
import { now } from '../../functions/src/store/kernel/clock';

/** Why there is no new super admin, in a sentence for a person. */
export class BootstrapError extends Error {}

/**
 * Makes the first super admin. A run that was broken off between its steps is carried on with: the account that it made is
 * taken, and a member's never is.
 * @returns a link to set the password
 * @throws BootstrapError where there is another super admin, or the address is somebody else's
 */
export async function bootstrap({ email, name }: { email: string; name: string }): Promise<string> {
  const { docs } = await db().collection('staff').where('role', '==', 'super_admin').limit(2).get();
  const found = await auth().getUserByEmail(email).catch(unlessAbsent);
  if (docs.some(({ id }) => id !== found?.uid))
    throw new BootstrapError('There is a super admin already. They invite others in the admin panel.');
  if (found) await refuseOthers(found);
  const account = found ?? (await auth().createUser({ email, displayName: name, emailVerified: false }));
  await auth().setCustomUserClaims(account.uid, { role: 'super_admin' });
  if (docs.length === 0) await appoint(account.uid, { email, name });
  return auth().generatePasswordResetLink(email);
}

async function refuseOthers({ uid, email }: UserRecord): Promise<void> {
  const [member, staff] = await db().getAll(db().doc(`members/${uid}`), db().doc(`staff/${uid}`));
  const isOther = staff?.exists && staff.data()?.['role'] !== 'super_admin';
  if (member?.exists) throw new BootstrapError(`${email} is a member's address. Name another one.`);
  if (isOther) throw new BootstrapError(`${email} is a staff account's address. Name another one.`);
}

function unlessAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
  throw error;
}

async function appoint(uid: string, { email, name }: { email: string; name: string }): Promise<void> {
  const author = { actor: { kind: 'system', id: 'bootstrap' }, requestId: 'bootstrap' } as const;
  await commit({ author, action: 'staff.bootstrap' }, async (commit) => {
    const at = now();
    commit.put(`staff/${uid}`, null, {
      email,
      name,
      role: 'super_admin',
      isActive: true,
      sessionsEndedAt: null,
      sessions: {},
      createdAt: at,
      updatedAt: at,
    });
  });
}
