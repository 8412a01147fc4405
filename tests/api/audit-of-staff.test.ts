import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aMember, aStaff, idToken } from '../setup/people';
import { world } from '../setup/world';

const entriesOf = async (id: string, action: string) =>
  (await db().collection('audit').where('actor.id', '==', id).get()).docs
    .map((doc) => doc.data())
    .filter((entry) => entry['action'] === action);

test('SEC-08 S47 what somebody of the staff was refused stands in the audit, with who, when, what and the request', async () => {
  const editor = await aStaff('editor');
  const refused = await call('GET', '/api/admin/users', { token: editor.token });
  expect(refused.status).toBe(403);
  const [entry, ...others] = await entriesOf(editor.id, 'staff.refused');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor: { kind: 'staff', id: editor.id, name: 'Staff editor' },
    requestId: refused.headers.get('x-request-id'),
    route: 'GET /api/admin/users',
    code: 'forbidden',
  });
  expect(Date.now() - Date.parse(entry?.['at'])).toBeLessThan(600_000);
  expect(entry?.['recordedAt'].toMillis()).toBeGreaterThan(0);
});

test('SEC-08 S47 so are the tries of an account that was deactivated', async () => {
  const { id, token } = await aStaff('admin', { isActive: false });
  await call('GET', '/api/admin/me', { token });
  expect(await entriesOf(id, 'staff.refused')).toMatchObject([
    { code: 'accountDeactivated', route: 'GET /api/admin/me' },
  ]);
});

test('SEC-08 refusals write at most twenty entries an hour for a person, and none for members and visitors', async () => {
  const viewer = await aStaff('viewer');
  for (let tried = 0; tried < 25; tried += 1)
    expect((await call('GET', '/api/admin/users', { token: viewer.token })).status).toBe(403);
  expect(await entriesOf(viewer.id, 'staff.refused')).toHaveLength(20);
  const member = await aMember('approved');
  await call('GET', '/api/admin/users', { token: member.token });
  expect(await entriesOf(member.id, 'staff.refused')).toEqual([]);
});

test('SEC-08 S47 sign-ins and sign-outs of staff stand in the audit; members’ do not', async () => {
  const { id, email } = await aStaff('viewer');
  const proof = await idToken('signInWithPassword', { email, password: 'nexus-demo' });
  const begun = await call('POST', '/api/auth/staff/session', { body: { idToken: proof } });
  const token = await idToken('signInWithCustomToken', { token: begun.json.customToken });
  const ended = await call('POST', '/api/auth/sign-out', { token, body: {} });
  const requestIds = [begun, ended].map(({ headers }) => headers.get('x-request-id'));
  const found = [...(await entriesOf(id, 'session.start')), ...(await entriesOf(id, 'session.end'))];
  expect(found.map(({ requestId }) => requestId)).toEqual(requestIds);
  for (const entry of found) {
    expect(entry['actor']).toMatchObject({ kind: 'staff', id });
    expect(JSON.stringify(entry['changes']), 'no session id is kept').not.toContain('sessions');
  }
  const member = await aMember('approved');
  await call('POST', '/api/auth/sign-out', { token: member.token, body: {} });
  expect(await entriesOf(member.id, 'session.end')).toEqual([]);
});

test('SEC-08 S47 a picture that the staff upload stands in the audit', async () => {
  const { id, token } = await aStaff('editor');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], 'a.png', { type: 'image/png' }));
  const response = await fetch(`${world.site}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: world.site },
    body: form,
  });
  const { url } = (await response.json()) as { url: string };
  const [entry] = await entriesOf(id, 'picture.upload');
  expect(entry).toMatchObject({ actor: { kind: 'staff', id }, requestId: response.headers.get('x-request-id') });
  expect(url).toContain(String(entry?.['paths'][0]).replace('pictures/', ''));
});
