import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aStaff, memberToken, type Person } from '../setup/people';
import { Visitor } from '../setup/sign-in';

let admin: Person;
beforeAll(async () => {
  admin = await aStaff('admin');
});

/** A sign-in from the page that somebody was on. @returns where it leads */
async function signIn(as: string, returnTo = '', language = 'en'): Promise<string | undefined> {
  const visitor = new Visitor();
  const query = new URLSearchParams({ lang: language, ...(returnTo && { returnTo }) });
  const email = `${as}@nexus.test`;
  await visitor.finish(
    await visitor.choose(await visitor.start(`/api/auth/linkedin/start?${query}`), 'new', as, email),
  );
  return (await visitor.session()).json.next;
}

async function memberWith(email: string): Promise<string> {
  const { items } = (await call('GET', `/api/members?status=pending&q=${email}`, { token: admin.token })).json;
  expect(items).toHaveLength(1);
  return items[0].id;
}

async function approve(memberId: string, status = 'approved') {
  const answer = await decide(`/api/members/${memberId}`, { token: admin.token, memberId, body: { status } });
  expect(answer.status, answer.text).toBe(200);
}

test('LOOK-01 what somebody wanted is kept through profile and approval, however long that takes, and greets them once', async () => {
  const as = `wanting-${randomUUID()}`;
  expect(await signIn(as, '/events/evening')).toBe('/complete-profile');
  const id = await memberWith(`${as}@nexus.test`);
  const token = await memberToken(id);
  const own = async () => (await call('GET', `/api/members/${id}`, { token })).json.wantedPath;
  expect(await own()).toBe('/events/evening');
  // Signing in again while one waits takes nothing away, and something else that is wanted counts instead.
  expect(await signIn(as)).toBe('/profile');
  expect(await own()).toBe('/events/evening');
  expect(await signIn(as, '/events/morning')).toBe('/profile');
  expect((await call('GET', `/api/members/${id}/data`, { token })).json.account.wanted).toBe('/events/morning');

  await approve(id);
  const mails = (await db().collection('mail').where('memberId', '==', id).get()).docs.map((mail) => mail.data());
  const told = mails.filter(({ kind }) => kind === 'approved').map(({ message }) => String(message.text));
  expect(told).toEqual([expect.stringMatching(/You were on your way here: \S+\/events\/morning\b/)]);
  expect(await own()).toBe('/events/morning');
  expect(await signIn(as, '', 'ar')).toBe('/ar/events/morning');
  expect(await own()).toBe('');
  expect(await signIn(as)).toBe('/profile');
});

test('LOOK-01 whoever is a member already is led there at once; one who got there by themselves is not led there again', async () => {
  const as = `wanting-${randomUUID()}`;
  await signIn(as, '/events/evening');
  const id = await memberWith(`${as}@nexus.test`);
  await approve(id);
  const token = await memberToken(id);
  const forgotten = await call('DELETE', `/api/members/${id}/wanted`, { token });
  expect([forgotten.status, forgotten.json.wantedPath]).toEqual([200, '']);
  expect(await signIn(as)).toBe('/profile');
  expect(await signIn(as, '/members')).toBe('/members');
  expect((await call('GET', `/api/members/${id}`, { token })).json.wantedPath).toBe('');
});

test('S07 nothing but a page of ours is kept, and nothing else is ever led to', async () => {
  const as = `wanting-${randomUUID()}`;
  await signIn(as);
  const id = await memberWith(`${as}@nexus.test`);
  const account = db().doc(`members/${id}/private/account`);
  const elsewhere = [
    '//evil.test',
    '/ar//2130706433',
    '/ar/ar//2130706433',
    '/events//2130706433',
    '/ar/admin',
    '/api/x',
  ];
  for (const returnTo of elsewhere) {
    expect(await signIn(as, returnTo), returnTo).toBe('/profile');
    expect((await account.get()).data()?.['wanted'] ?? '', returnTo).toBe('');
  }
  await approve(id);
  for (const returnTo of elsewhere) expect(await signIn(as, returnTo), returnTo).toBe('/profile');
  // However it came there.
  await account.update({ wanted: '/ar//2130706433' });
  expect(await signIn(as)).toBe('/profile');
});
