import { expect, test, vi } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/erasure';
import { RETENTION } from '@nexus/domain/retention';
import { resources } from '@nexus/domain/resources/index';
import { forgetOld } from '../../functions/src/store/retention';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff } from '../setup/people';
import { everyDocument, until } from '../setup/store';

const DAY = 86_400_000;

test('a member downloads everything that is kept about them; nobody else does, not even an admin', async () => {
  const member = await aMember('approved', { name: 'Downloading Person' });
  const path = `/api/members/${member.id}/data`;
  const { json } = await call('GET', path, { token: member.token });
  expect(json.member.name).toBe('Downloading Person');
  expect(json.account.email).toMatch(/@nexus\.test$/);
  expect(Object.keys(json).sort()).toEqual([
    'account',
    'actions',
    'applications',
    'joinRequests',
    'mails',
    'member',
    'newsletter',
    'pictures',
    'submissions',
  ]);
  const { email } = json.account as { email: string };
  const createdAt = new Date().toISOString();
  for (const more of [{}, { kind: 'of another time' }])
    await db()
      .collection('mail')
      .add({ to: email, memberId: member.id, createdAt, message: { subject: 'Before kinds', text: 'Words' }, ...more });
  const { mails } = (await call('GET', path, { token: member.token })).json;
  expect(mails).toEqual(Array.from({ length: 2 }, () => ({ to: email, createdAt, subject: 'Before kinds' })));
  const [other, admin] = [await aMember('approved'), await aStaff('super_admin')];
  for (const person of [other, admin]) expect((await call('GET', path, { token: person.token })).status).toBe(403);
});

test('who leaves is hidden at once, may stay until the grace period is over, and is erased after it without a trace', async () => {
  const key = `leaver${Date.now()}`;
  const email = `${key}@nexus.test`;
  const member = await aMember('pending', { name: `Leaving ${key}`, email });
  await call('POST', '/api/join-requests', { token: member.token, body: {} });
  const admin = await aStaff('admin');
  const approval = { token: admin.token, memberId: member.id, body: { status: 'approved' } };
  await decide(`/api/members/${member.id}`, approval);
  await call('POST', '/api/newsletter', { body: { email, language: 'en', elapsed: 4_000 } });
  const editor = await aStaff('editor');
  const startsAt = new Date(Date.now() + 30 * DAY).toISOString();
  const body = { title: { en: 'Left empty', ar: '' }, startsAt, applicationEnabled: true, capacity: 1 };
  const { id: eventId } = (await call('POST', '/api/events', { token: editor.token, body })).json;
  await call('POST', `/api/events/${eventId}/applications`, { token: member.token, body: {} });
  const seats = async () => (await db().doc(`eventSeats/${eventId}`).get()).data();
  expect(await seats()).toMatchObject({ confirmed: 1, waitlisted: 0 });
  const reader = await aMember('approved');
  const inDirectory = async () =>
    ((await call('GET', `/api/members?approved=1&q=${key}`, { token: reader.token })).json.items as unknown[]).length;
  const leave = (stay: boolean) =>
    call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: { stay } });
  expect(await inDirectory()).toBe(1);

  const left = await leave(false);
  expect(Math.round((Date.parse(left.json.leavingAt) - Date.now()) / DAY)).toBe(14);
  expect(await inDirectory()).toBe(0);
  const isThere = async () => (await db().doc(`members/${member.id}`).get()).exists;
  await eraseDue();
  expect(await isThere()).toBe(true);
  expect((await leave(true)).json.leavingAt).toBeNull();
  expect(await inDirectory()).toBe(1);
  await eraseDue(Date.now() + 15 * DAY);
  expect(await isThere()).toBe(true);

  await leave(false);
  expect((await placesThatSay(key)).length).toBeGreaterThan(5);
  expect(await eraseDue(Date.now() + 15 * DAY)).toBeGreaterThan(0);
  expect(await isThere()).toBe(false);
  expect(await eraseDue(Date.now() + 15 * DAY)).toBe(0);
  expect(await placesThatSay(key)).toEqual([]);
  expect(await seats()).toMatchObject({ confirmed: 0, waitlisted: 0 });
  await until(async () =>
    auth()
      .getUser(member.id)
      .then(
        () => false,
        () => true,
      ),
  );
  expect((await call('GET', `/api/members/${member.id}`, { token: member.token })).status).toBe(401);
  const trail = await db().collection('audit').where('paths', 'array-contains', `members/${member.id}`).get();
  expect(trail.docs.map((doc) => doc.data()['action'])).toContain('member.approve');
});

/** Every document, of every collection, in which these letters stand. */
async function placesThatSay(letters: string): Promise<string[]> {
  return (await everyDocument()).filter(({ fields }) => fields.includes(letters)).map(({ path }) => path);
}

test('what is older than the retention table says is deleted, and forgotten by the audit trail; the rest stays', async () => {
  const key = `old-${Date.now()}`;
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  const kept = ['submissions/fresh', 'mail/fresh', 'audit/fresh', 'outbox/fresh'].map((path) => `${path}-${key}`);
  const old = ['submissions/old', 'mail/old', 'audit/old', 'outbox/old'].map((path) => `${path}-${key}`);
  const fields = (at: string) => ({ submittedAt: at, createdAt: at, at, state: 'done', to: 'nobody@nexus.test' });
  for (const path of kept)
    await db()
      .doc(path)
      .set(fields(ago(20)));
  for (const path of old)
    await db()
      .doc(path)
      .set(fields(ago(800)));
  const entry = { at: ago(100), paths: [old[0]], changes: [{ path: old[0], before: null, after: { secret: key } }] };
  await db().doc(`audit/about-${key}`).set(entry);
  expect(await forgetOld()).toBeGreaterThanOrEqual(4);
  for (const path of old) expect((await db().doc(path).get()).exists, path).toBe(false);
  for (const path of kept) expect((await db().doc(path).get()).exists, path).toBe(true);
  const about = (await db().doc(`audit/about-${key}`).get()).data();
  expect(about?.['changes']).toEqual([{ path: old[0], before: null, after: null }]);
  for (const path of [...kept, `audit/about-${key}`]) await db().doc(path).delete();
});

test('every collection that holds anything is in the retention table, is content or is made from it', async () => {
  const content = Object.values(resources).map(({ name }) => name);
  // `anything` is what the rules' test writes.
  const made = ['published', 'claims', 'meta', 'traffic', 'schedule', 'migrations', 'anything'];
  const known = new Set([...RETENTION.flatMap(({ collections }) => collections), ...content, ...made]);
  const found = (await db().listCollections()).map(({ id }) => id);
  expect(found.filter((name) => !known.has(name))).toEqual([]);
});

test('SEC-16 an export holds the mails to its member; an erasure takes those to earlier addresses and imported requests', async () => {
  const key = `moved${Date.now()}`;
  const [old, fresh] = [`${key}-old@nexus.test`, `${key}-new@nexus.test`];
  const member = await aMember('pending', { email: old, name: `Moving ${key}` });
  await call('POST', '/api/join-requests', { token: member.token, body: {} });
  await call('PUT', `/api/members/${member.id}`, { token: member.token, body: { email: fresh } });
  const sent = await db().collection('mail').where('to', '==', fresh).get();
  const secret = /#([\w-]{43})/.exec(String(sent.docs[0]?.data()['message'].text))?.[1];
  expect((await call('POST', '/api/address-confirmations', { body: { token: secret } })).status).toBe(204);
  const data = {
    memberId: '',
    email: old.toUpperCase(),
    name: key,
    title: '',
    picture: '',
    linkedinUrl: '',
    skills: [],
  };
  const imported = { status: 'new', submittedAt: '2026-01-01', decidedAt: null, decidedBy: '', reason: '', version: 1 };
  for (const address of [old.toUpperCase(), 'somebody-else@nexus.test'])
    await db()
      .collection('joinRequests')
      .add({ ...imported, data: { ...data, email: address, name: address === data.email ? key : 'Somebody else' } });
  const { json } = await call('GET', `/api/members/${member.id}/data`, { token: member.token });
  expect(json.mails.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
    'Confirm your address',
    'We have your request to join',
    'Your account is getting another address',
  ]);
  const requested = json.mails.find(({ subject }: { subject: string }) => subject.startsWith('We have'));
  expect(requested).toMatchObject({ to: old, text: expect.stringContaining(`Hello Moving ${key}`) });
  expect(json.joinRequests).toHaveLength(2);
  expect(JSON.stringify(json)).not.toContain(secret);

  const left = await call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: {} });
  const over = Date.parse(left.json.leavingAt);
  const isThere = async () => (await db().doc(`members/${member.id}`).get()).exists;
  await eraseDue(over - 1);
  expect(await isThere()).toBe(true);
  // Whoever has no time left begins nothing.
  expect([await eraseDue(over, Date.now() - 1), await isThere()]).toEqual([0, true]);
  await eraseDue(over);
  expect(await placesThatSay(key)).toEqual([]);
});

test('SEC-28 700 mails are erased in batches, and an erasure that breaks off is carried on with, never half seen', async () => {
  const key = `many${Date.now()}`;
  const email = `${key}@nexus.test`;
  const member = await aMember('approved', { email, name: `Many ${key}` });
  const writer = db().bulkWriter();
  const mail = { to: email, address: email, memberId: member.id, createdAt: new Date().toISOString() };
  for (let index = 0; index < 720; index += 1)
    void writer.create(db().collection('mail').doc(), { ...mail, message: { subject: key, text: key } });
  await writer.close();
  await call('POST', '/api/newsletter', { body: { email, language: 'en', elapsed: 4_000 } });
  const editor = await aStaff('editor');
  const startsAt = new Date(Date.now() + 30 * DAY).toISOString();
  const body = { title: { en: 'Left by many', ar: '' }, startsAt, applicationEnabled: true, capacity: 1 };
  const { id: eventId } = (await call('POST', '/api/events', { token: editor.token, body })).json;
  await call('POST', `/api/events/${eventId}/applications`, { token: member.token, body: {} });
  const data = { memberId: member.id, email, name: key, title: '', picture: '', linkedinUrl: '', skills: [] };
  const decided = { status: 'approved', submittedAt: '2026-01-01', decidedAt: null, decidedBy: '', reason: '' };
  await db()
    .collection('joinRequests')
    .add({ ...decided, data, version: 1 });
  const at = Date.now() + 15 * DAY;
  await eraseDue(at);
  await call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: {} });

  /** The machine is switched off where the trail is to forget something for that time. */
  const brokenOffAt = async (time: number) => {
    let times = 0;
    const forget = db().bulkWriter.bind(db());
    const breaking = vi.spyOn(db(), 'bulkWriter').mockImplementation(() => {
      times += 1;
      if (times === time) throw new Error('The machine was switched off');
      return forget();
    });
    const erased = await eraseDue(at);
    breaking.mockRestore();
    return erased;
  };
  const before = await db().collection('audit').count().get();
  expect(await brokenOffAt(1)).toBe(0);
  expect((await db().doc(`members/${member.id}`).get()).exists).toBe(false);
  expect((await db().doc(`members/${member.id}/private/account`).get()).exists).toBe(false);
  expect((await call('GET', `/api/members/${member.id}/data`, { token: member.token })).status).toBe(401);
  for (const time of [2, 2]) await brokenOffAt(time);

  await eraseDue(at);
  expect(await eraseDue(at)).toBe(0);
  const after = await db().collection('audit').count().get();
  expect(after.data().count - before.data().count).toBeLessThan(10);
  expect(await placesThatSay(key)).toEqual([]);
});
