import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { forgetOld } from '../../functions/src/store/personal-data/retention';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

let admin: Person;
let editor: Person;
beforeAll(async () => {
  [admin, editor] = await Promise.all([aStaff('admin'), aStaff('editor')]);
});

const SECRET = 'https://nexus.test/mails#a-secret-link';

/** A mail as the extension leaves one that a server refused. */
async function aFailedMail(given: Record<string, unknown> = {}): Promise<{ id: string; to: string }> {
  const to = `bounced-${randomUUID()}@nexus.test`;
  const error = `Error: 550 5.1.1 <${to}>: User unknown, see ${SECRET}`;
  const mail = {
    to,
    address: to,
    kind: 'eventTomorrow',
    memberId: 'm-1',
    language: 'en',
    createdAt: new Date().toISOString(),
    message: { subject: 'A subject', text: `The text ${SECRET}`, html: `<p>${SECRET}</p>` },
    delivery: { state: 'ERROR', error, attempts: 3 },
    ...given,
  };
  const { id } = await db().collection('mail').add(mail);
  return { id, to };
}

interface Line {
  id: string;
  createdAt: string;
}
async function pages(of: 'mails' | 'work'): Promise<Line[][]> {
  const all: Line[][] = [];
  for (let after = ''; ;) {
    const { json, text, status } = await call('GET', `/api/admin/undelivered/${of}${after}`, { token: admin.token });
    expect(status, text).toBe(200);
    expect(text).not.toContain('secret');
    all.push(json);
    const last = (json as Line[]).at(-1);
    if (json.length < 25 || !last) return all;
    after = `?after=${encodeURIComponent(`${last.createdAt}/${last.id}`)}`;
  }
}
const lineOf = async (of: 'mails' | 'work', id: string) => (await pages(of)).flat().find((one) => one.id === id);
const change = (method: 'POST' | 'DELETE', of: 'mails' | 'work', id: string) =>
  call(method, `/api/admin/undelivered/${of}/${id}`, { token: admin.token, ...(method === 'POST' && { body: {} }) });
const undelivered = async ({ token }: Person) =>
  (await call('GET', '/api/admin/dashboard', { token })).json.people?.undelivered;

test('the team sees who was not reached, by which mail, since when and why, and neither text nor link nor what a server said', async () => {
  const { id, to } = await aFailedMail();
  const sent = await aFailedMail({ delivery: { state: 'SUCCESS' } });
  const line = await lineOf('mails', id);
  const { createdAt, ...said } = line ?? { createdAt: '' };
  expect(said).toEqual({
    id,
    kind: 'eventTomorrow',
    to,
    memberId: 'm-1',
    attempts: 3,
    reason: 'noSuchAddress',
    canRepeat: true,
    canDrop: true,
  });
  expect(Date.now() - Date.parse(createdAt)).toBeLessThan(600_000);
  expect(await lineOf('mails', sent.id)).toBeUndefined();
  expect(await undelivered(editor)).toBeUndefined();
});

test('sent again it leaves the list and goes to the extension; dropped it is gone with its text; both are on record without it', async () => {
  const [again, dropped] = [await aFailedMail(), await aFailedMail()];
  const before = await undelivered(admin);
  expect((await change('POST', 'mails', again.id)).status).toBe(204);
  const stored = (await db().doc(`mail/${again.id}`).get()).data();
  expect([stored?.['delivery'].state, stored?.['message'].subject]).toEqual(['RETRY', 'A subject']);
  expect((await change('DELETE', 'mails', dropped.id)).status).toBe(204);
  expect((await db().doc(`mail/${dropped.id}`).get()).exists).toBe(false);
  for (const { id } of [again, dropped]) expect(await lineOf('mails', id)).toBeUndefined();
  expect(await undelivered(admin)).toBe(before - 2);
  // Once more, as two of the team at once: there is nothing left to do.
  for (const [method, { id }] of [
    ['POST', again],
    ['DELETE', again],
    ['DELETE', dropped],
  ] as const)
    expect((await change(method, 'mails', id)).status).toBe(404);
  for (const [{ id, to }, action] of [
    [again, 'undelivered.repeat'],
    [dropped, 'undelivered.drop'],
  ] as const) {
    const { docs } = await db().collection('audit').where('paths', 'array-contains', `mail/${id}`).get();
    expect(docs.map((entry) => entry.data()['action'])).toEqual([action]);
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toMatch(new RegExp(`secret|${to}|A subject`));
  }
});

test('a mail with a link that lives briefly is not sent again, nor is one that arrived', async () => {
  const { id } = await aFailedMail({ kind: 'staffReset' });
  expect(await lineOf('mails', id)).toMatchObject({ canRepeat: false, canDrop: true });
  expect((await change('POST', 'mails', id)).status).toBe(404);
  const arrived = await aFailedMail({ delivery: { state: 'SUCCESS' } });
  expect((await change('DELETE', 'mails', arrived.id)).status).toBe(404);
  expect((await db().doc(`mail/${arrived.id}`).get()).exists).toBe(true);
});

test('work that failed for good is tried again; what something depends on is not dropped', async () => {
  const failed = { state: 'failed', attempts: 12, createdAt: new Date().toISOString() };
  const [picture, telling] = await Promise.all([
    db()
      .collection('outbox')
      .add({ ...failed, kind: 'deletePicture', url: `/media/${'b'.repeat(32)}.jpg` }),
    db()
      .collection('outbox')
      .add({ ...failed, kind: 'tellChange', eventId: 'gone', version: 2, at: failed.createdAt }),
  ]);
  expect(await lineOf('work', picture.id)).toMatchObject({
    kind: 'deletePicture',
    to: '',
    attempts: 12,
    canDrop: false,
  });
  expect((await change('DELETE', 'work', picture.id)).status).toBe(404);
  expect((await change('POST', 'work', picture.id)).status).toBe(204);
  expect((await picture.get()).data()).toMatchObject({ state: 'queued', attempts: 0 });
  expect((await change('DELETE', 'work', telling.id)).status).toBe(204);
  expect((await telling.get()).exists).toBe(false);
});

test('pages hold 25, the oldest first, each once', async () => {
  const createdAt = new Date().toISOString();
  const made = await Promise.all(Array.from({ length: 27 }, () => aFailedMail({ createdAt })));
  const all = await pages('mails');
  expect(Math.max(...all.map(({ length }) => length))).toBe(25);
  const ids = all.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(made.every(({ id }) => ids.includes(id))).toBe(true);
  const times = all.flat().map((one) => one.createdAt);
  expect(times).toEqual(times.toSorted());
});

test('a mail that did not arrive is kept no longer than others, also when it was sent again', async () => {
  const old = new Date(Date.now() - 100 * 86_400_000).toISOString();
  const { id } = await aFailedMail({ createdAt: old });
  expect((await change('POST', 'mails', id)).status).toBe(204);
  await forgetOld();
  expect((await db().doc(`mail/${id}`).get()).exists).toBe(false);
});

test('nobody but those who run the community sees it', async () => {
  const member = await aMember('approved');
  for (const { token } of [member, editor])
    expect((await call('GET', '/api/admin/undelivered/mails', { token })).status).toBe(403);
});
