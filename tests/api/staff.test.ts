import { expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aMember, aStaff, tokenFromBefore } from '../setup/people';

const self = (token: string) => call('GET', '/api/admin/me', { token });

test('staff learn their own role and permissions', async () => {
  const admin = await aStaff('admin');
  expect((await self(admin.token)).json).toMatchObject({
    role: 'admin',
    permissions: ['read', 'write', 'manage_content', 'manage_users'],
  });
});

test('S14 a role or a deactivation counts on the next request, whatever the token says', async () => {
  const admin = await aStaff('admin');
  expect((await call('GET', '/api/join-requests', { token: admin.token })).status).toBe(200);
  await db().doc(`staff/${admin.id}`).update({ role: 'viewer' });
  expect((await call('GET', '/api/join-requests', { token: admin.token })).status).toBe(403);
  await db().doc(`staff/${admin.id}`).update({ isActive: false });
  expect((await self(admin.token)).json.error.code).toBe('accountDeactivated');
});

test('SEC-17 a role that is not known opens nothing, and says so', async () => {
  const admin = await aStaff('admin');
  for (const role of ['owner', 'constructor', '', null]) {
    await db().doc(`staff/${admin.id}`).update({ role });
    for (const path of ['/api/admin/me', '/api/join-requests', '/api/admin/users', '/api/admin/activity']) {
      const { status, json } = await call('GET', path, { token: admin.token });
      expect([status, json.error.code], `${role} ${path}`).toEqual([403, 'forbidden']);
    }
  }
});

test('a password account without a staff document, and a role claim alone, open nothing', async () => {
  const person = await aStaff('super_admin');
  await db().doc(`staff/${person.id}`).delete();
  expect((await self(person.token)).json.error.code).toBe('noAdminAccess');
  const member = await aMember('approved');
  await auth().setCustomUserClaims(member.id, { role: 'super_admin' });
  expect((await self(member.token)).status).toBe(403);
});

test('S15 an admin session ends 24 hours after sign-in, however fresh its token', async () => {
  const { id } = await aStaff('admin');
  await db().doc(`staff/${id}`).update({ 'sessions.long': new Date().toISOString() });
  const tokenOf = (hours: number) =>
    tokenFromBefore(id, { hours, provider: 'custom', claims: { sid: 'long', staff: true } });
  const answers = [await self(await tokenOf(23)), await self(await tokenOf(25))];
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});

test('a broken, foreign or empty token is 401, never a visitor', async () => {
  for (const token of ['nonsense', 'a.b.c']) expect((await call('GET', '/api/settings', { token })).status).toBe(401);
});
