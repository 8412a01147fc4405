import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff, memberToken, type Person } from '../setup/people';

let admin: Person;
let owner: Person;
beforeAll(async () => {
  [admin, owner] = [await aStaff('admin'), await aStaff('super_admin')];
});

const stored = async (path: string) => (await db().doc(path).get()).data() ?? {};
const sessionsOf = async (path: string) => Object.keys((await stored(path))['sessions'] as object);
const reads = async ({ id }: Person, token: string) => (await call('GET', `/api/members/${id}`, { token })).status;
const decided = ({ id }: Person, status: string) =>
  decide(`/api/members/${id}`, { token: admin.token, memberId: id, body: { status } });
const activityOf = (path: string) =>
  call('GET', `/api/admin/activity?path=${encodeURIComponent(path)}`, { token: admin.token });
const signOut = (token: string) => call('POST', '/api/auth/sign-out', { token, body: {} });

describe('SEC-07 an undone decision', () => {
  test('SEC-07 opens no session that was ended after it, and ends none that was begun after it', async () => {
    const person = await aMember('pending');
    const early = await memberToken(person.id);
    expect((await decided(person, 'approved')).status).toBe(200);
    const late = await memberToken(person.id);
    expect((await signOut(early)).status).toBe(204);
    const [entry] = (await activityOf(`members/${person.id}`)).json.entries;
    const undone = await call('POST', `/api/admin/activity/${entry.id}/undo`, { token: admin.token, body: {} });
    expect([undone.status, (await stored(`members/${person.id}`))['status']]).toEqual([200, 'pending']);
    expect([await reads(person, early), await reads(person, person.token), await reads(person, late)]).toEqual([
      401, 200, 200,
    ]);
  });

  test('SEC-07 leaves everybody out whom an admin signed out everywhere since', async () => {
    const person = await aMember('pending');
    await decided(person, 'rejected');
    const [entry] = (await activityOf(`members/${person.id}`)).json.entries;
    const body = { endSessions: true };
    expect((await call('PUT', `/api/members/${person.id}`, { token: admin.token, body })).status).toBe(200);
    await call('POST', `/api/admin/activity/${entry.id}/undo`, { token: admin.token, body: {} });
    expect(await reads(person, person.token)).toBe(401);
    expect(await sessionsOf(`members/${person.id}`)).toEqual([]);
  });
});

/** Everything that the audit trail holds, and that a moderator is shown, of these documents. */
async function trailOf(paths: readonly string[]): Promise<string> {
  const about = await db().collection('audit').where('paths', 'array-contains-any', paths).get();
  expect(about.size).toBeGreaterThan(0);
  const shown = await Promise.all(paths.map(async (path) => (await activityOf(path)).text));
  return JSON.stringify(about.docs.map((doc) => doc.data())) + shown.join('');
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SEC-07 the activity holds nothing that lets somebody in', () => {
  test('SEC-07 neither sessions nor the link that confirms an address', async () => {
    const person = await aMember('pending');
    const email = `keys-${Date.now()}@nexus.test`;
    await call('PUT', `/api/members/${person.id}`, { token: person.token, body: { email } });
    await decided(person, 'approved');
    const account = `members/${person.id}/private/account`;
    const keys = [
      ...(await sessionsOf(`members/${person.id}`)),
      (await stored(account))['confirmation'].link as string,
    ];
    expect(keys).toHaveLength(2);
    const trail = await trailOf([`members/${person.id}`, account]);
    for (const key of keys) expect(trail).not.toContain(key);
  });

  test('SEC-07 neither sessions, nor invitations, nor links for a new password of the staff', async () => {
    const email = `keys-staff-${Date.now()}@nexus.test`;
    const { json } = await call('POST', '/api/admin/users', { token: owner.token, body: { email, name: 'Keys' } });
    const path = `staff/${json.id}`;
    await db()
      .doc(path)
      .update({ reset: { hash: 'a-reset-link', expiresAt: '2999-01-01' }, sessions: { 'a-sid': '' } });
    const change = { token: owner.token, body: { name: 'Other keys' } };
    expect((await call('PUT', `/api/admin/users/${json.id}`, change)).status).toBe(200);
    const { invitation } = await stored(path);
    const trail = await trailOf([path]);
    for (const key of [invitation.hash as string, 'a-reset-link', 'a-sid']) expect(trail).not.toContain(key);
  });

  test('SEC-07 nor the link of a newsletter', async () => {
    const email = `keys-news-${Date.now()}@nexus.test`;
    await call('POST', '/api/newsletter', { body: { email, language: 'en', elapsed: 4_000 } });
    const path = `subscribers/${fingerprint(email)}`;
    const token = String((await stored(path))['token']);
    expect(token).toHaveLength(64);
    expect(await trailOf([path])).not.toContain(token);
  });

  test('SEC-07 what entries from before held of them is not shown', async () => {
    const person = await aMember('approved');
    const path = `members/${person.id}`;
    const before = await stored(path);
    const entry = db().collection('audit').doc();
    const kept = { at: new Date().toISOString(), action: 'member.verify', area: 'people', paths: [path] };
    const actor = { kind: 'staff', id: admin.id, name: 'Staff' };
    await entry.set({
      ...kept,
      actor,
      changes: [{ path, version: 2, before, after: { ...before, isVerified: true } }],
    });
    const { text } = await activityOf(path);
    expect(text).toContain(entry.id);
    for (const key of await sessionsOf(path)) expect(text).not.toContain(key);
  });
});
