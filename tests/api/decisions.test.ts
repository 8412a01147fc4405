import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

let admin: Person;
let other: Person;
beforeAll(async () => {
  [admin, other] = [await aStaff('admin'), await aStaff('super_admin')];
});

const ask = (person: Person) => call('POST', '/api/join-requests', { token: person.token, body: {} });
/** What a moderator's screen shows of somebody in that status. */
const seen = async (person: Person, status = 'pending'): Promise<{ standing: number; email: string }> => {
  const found: { id: string }[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { json } = await call('GET', `/api/members?status=${status}&page=${page}`, { token: admin.token });
    found.push(...json.items);
    pages = json.pageCount;
  }
  return found.find(({ id }) => id === person.id) as never;
};
const decide = (path: string, given: { standing: number; status: string; token?: string; language?: string }) =>
  call('PUT', path, {
    token: given.token ?? admin.token,
    body: { status: given.status },
    headers: { 'if-match': `"${given.standing}"`, 'accept-language': given.language ?? 'en' },
  });
const decisionMails = async (email: string) =>
  (await db().collection('mail').where('address', '==', email).get()).docs
    .map((doc) => doc.data()['kind'])
    .filter((kind) => kind === 'approved' || kind === 'rejected');

test('SEC-25 SPEC-186 approved by request on one screen, rejected by member on a stale other one: one wins, the other is told', async () => {
  const person = await aMember('pending');
  const { json: request } = await ask(person);
  const screen = await seen(person);
  expect((await decide(`/api/join-requests/${request.id}`, { ...screen, status: 'approved' })).status).toBe(200);
  const stale = await decide(`/api/members/${person.id}`, { ...screen, status: 'rejected', token: other.token });
  expect([stale.status, stale.json.error.code]).toEqual([409, 'alreadyDecided']);
  expect(stale.json.error.details).toMatchObject({ by: 'Staff admin', status: 'approved' });
  expect(stale.json.error.message).toMatch(/^Staff admin already decided this: approved, \d+ \w+ 20\d\d, \d\d:\d\d\.$/);
  const arabic = await decide(`/api/members/${person.id}`, { ...screen, status: 'rejected', language: 'ar' });
  expect(arabic.json.error.message).toContain('مقبول');
  expect((await db().doc(`joinRequests/${request.id}`).get()).data()?.['status']).toBe('approved');
  expect((await db().doc(`members/${person.id}`).get()).data()?.['status']).toBe('approved');
  expect(await decisionMails(screen.email)).toEqual(['approved']);
});

test('SEC-25 the other way round, and both at once', { timeout: 240_000 }, async () => {
  const person = await aMember('pending');
  const { json: request } = await ask(person);
  const screen = await seen(person);
  expect((await decide(`/api/members/${person.id}`, { ...screen, status: 'rejected' })).status).toBe(200);
  const stale = await decide(`/api/join-requests/${request.id}`, { ...screen, status: 'approved' });
  expect([stale.status, stale.json.error.details.status]).toEqual([409, 'rejected']);

  const second = await aMember('pending');
  const { json: hers } = await ask(second);
  const shown = await seen(second);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2
        ? decide(`/api/join-requests/${hers.id}`, { ...shown, status: 'approved' })
        : decide(`/api/members/${second.id}`, { ...shown, status: 'rejected', token: other.token }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const status = (await db().doc(`members/${second.id}`).get()).data()?.['status'];
  expect((await db().doc(`joinRequests/${hers.id}`).get()).data()?.['status']).toBe(status);
  expect(await decisionMails(shown.email)).toEqual([status]);
});

test('SEC-25 a profile that was edited meanwhile stops no decision; asking again does', async () => {
  const person = await aMember('pending');
  await ask(person);
  const screen = await seen(person);
  await call('PUT', `/api/members/${person.id}`, { token: person.token, body: { bio: 'Edited meanwhile.' } });
  expect((await decide(`/api/members/${person.id}`, { ...screen, status: 'rejected' })).status).toBe(200);
  const rejected = await seen(person, 'rejected');
  await ask(person);
  const stale = await decide(`/api/members/${person.id}`, { ...rejected, status: 'approved' });
  expect([stale.status, stale.json.error.code]).toEqual([409, 'askedSince']);
});

test('SEC-25 a decision that was undone is not decided again from a screen that showed it', async () => {
  const person = await aMember('pending');
  await ask(person);
  const screen = await seen(person);
  await decide(`/api/members/${person.id}`, { ...screen, status: 'approved' });
  const approved = await seen(person, 'approved');
  const about = db().collection('audit').where('paths', 'array-contains', `members/${person.id}`);
  const entry = (await about.get()).docs.find((doc) => doc.data()['action'] === 'member.approve');
  expect((await call('POST', `/api/admin/activity/${entry?.id}/undo`, { token: admin.token, body: {} })).status).toBe(
    200,
  );
  const stale = await decide(`/api/members/${person.id}`, { ...approved, status: 'rejected' });
  expect(stale.status).toBe(409);
});

test('SEC-11 who is leaving is not there for other members, by id or in the directory', async () => {
  const [person, reader] = [await aMember('approved'), await aMember('approved')];
  const read = (token: string) => call('GET', `/api/members/${person.id}`, { token });
  expect((await read(reader.token)).status).toBe(200);
  await call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: {} });
  const gone = await read(reader.token);
  const unknown = await call('GET', '/api/members/nobody-at-all', { token: reader.token });
  expect([gone.status, gone.json.error.code]).toEqual([404, 'notFound']);
  expect(gone.json.error.message).toBe(unknown.json.error.message);
  expect([(await read(person.token)).status, (await read(admin.token)).status]).toEqual([200, 200]);
  await call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: { stay: true } });
  expect((await read(reader.token)).status).toBe(200);
});

test('SEC-25 a decision that does not say what it is based on is refused, and decides nothing', async () => {
  const person = await aMember('pending');
  const { json: request } = await ask(person);
  for (const path of [`/api/join-requests/${request.id}`, `/api/members/${person.id}`])
    for (const version of ['', '*', '"soon"']) {
      const headers: Record<string, string> = version ? { 'if-match': version } : {};
      const blind = await call('PUT', path, { token: admin.token, body: { status: 'approved' }, headers });
      const refusal = version ? [412, 'versionStale'] : [428, 'versionMissing'];
      expect([version, blind.status, blind.json.error.code]).toEqual([version, ...refusal]);
    }
  expect((await db().doc(`members/${person.id}`).get()).data()?.['status']).toBe('pending');
  expect((await db().doc(`joinRequests/${request.id}`).get()).data()?.['status']).toBe('new');
});
