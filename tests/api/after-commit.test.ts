import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { deliver, sweep } from '../../functions/src/outbox/outbox';
import { call, readsOf } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { until } from '../setup/store';

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

/**
 * An entry that nobody but the test carries out. The trigger runs once for each document that is made, whenever it comes
 * to it: so one is made for it to do, and written over when it has. Sweeps go by `createdAt`, which it has not.
 */
async function anEntry(fields: Record<string, unknown>) {
  const nothing = { kind: 'claims', uid: `nobody-${randomUUID()}`, claims: {}, state: 'queued', attempts: 0 };
  const ref = await db().collection('outbox').add(nothing);
  await until(async () => (await ref.get()).data()?.['state'] === 'done');
  await ref.set({ ...nothing, ...fields });
  return ref;
}

const NEVER = { status: 'x'.repeat(2_000) };
const claimsOf = async (uid: string) => (await auth().getUser(uid)).customClaims;

describe('the outbox', () => {
  test('gives up after the twelfth attempt, says so, and no sweep takes it up again', async () => {
    const { id: uid } = await aMember('approved');
    const ref = await anEntry({ uid, claims: NEVER, attempts: 10 });
    await deliver(ref.id);
    expect((await ref.get()).data()).toMatchObject({ state: 'queued', attempts: 11 });
    await deliver(ref.id);
    expect((await ref.get()).data()).toMatchObject({ state: 'failed', attempts: 12 });
    await ref.update({ claims: { status: 'approved' }, createdAt: '0' });
    await sweep();
    await deliver(ref.id);
    expect((await ref.get()).data()).toMatchObject({ state: 'failed', attempts: 12 });
  });

  test('delivers once: what is done is not done again, and what is gone is nobody’s fault', async () => {
    const { id: uid } = await aMember('approved');
    const ref = await anEntry({ uid, claims: { status: 'first' } });
    await deliver(ref.id);
    const done = (await ref.get()).data();
    expect([done?.['state'], await claimsOf(uid)]).toEqual(['done', { status: 'first' }]);
    await ref.update({ claims: { status: 'second' } });
    await deliver(ref.id);
    expect((await ref.get()).data()).toMatchObject({ state: 'done', doneAt: done?.['doneAt'] });
    expect(await claimsOf(uid)).toEqual({ status: 'first' });
    const gone = await anEntry({ claims: { status: 'x' } });
    await deliver(gone.id);
    expect((await gone.get()).data()).toMatchObject({ state: 'done' });
    await expect(deliver('no-such-entry')).resolves.toBeUndefined();
  });
});

test('creating one’s own profile again saves it; the id, status and verification are the server’s', async () => {
  const person = await aMember('pending');
  const body = { title: 'Surveyor', status: 'approved', isApproved: true };
  const answer = await call('POST', '/api/members', { token: person.token, body });
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({ id: person.id, title: 'Surveyor', status: 'pending', isVerified: false });
  expect((await db().doc(`members/${person.id}`).get()).data()).toMatchObject({
    title: 'Surveyor',
    status: 'pending',
  });
});

test('/api/partners/active holds the active partners alone, in their order', async () => {
  const { token } = editor;
  const make = (name: string, isActive: boolean, order: number) =>
    call('POST', '/api/partners', { token, body: { name, websiteUrl: 'active.test', isActive, order } });
  const [second, hidden, first] = [
    await make('Active second', true, 902),
    await make('Not active', false, 901),
    await make('Active first', true, 900),
  ];
  const ids = await until(async () => {
    const { json } = await shownNow('/api/partners/active?lang=en');
    const found = (json as { id: string }[]).map(({ id }) => id);
    return found.includes(first.json.id) && found.includes(second.json.id) && found;
  });
  expect(ids).not.toContain(hidden.json.id);
  expect(ids.indexOf(first.json.id)).toBeLessThan(ids.indexOf(second.json.id));
});

test('S45 an editor sweeps what nothing has shown for 30 days: the record and the file are gone, a younger one stays', async () => {
  const [old, young] = [await aPicture(), await aPicture()];
  const past = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await db()
    .doc(`pictures/${idOf(old)}`)
    .update({ createdAt: past, unusedSince: past });
  const swept = await call('POST', '/api/admin/sweep', { token: editor.token, body: {} });
  expect([swept.status, swept.json.count >= 1]).toEqual([200, true]);
  expect(
    (
      await db()
        .doc(`pictures/${idOf(old)}`)
        .get()
    ).exists,
  ).toBe(false);
  expect(
    (
      await db()
        .doc(`pictures/${idOf(young)}`)
        .get()
    ).exists,
  ).toBe(true);
  await until(async () => (await call('GET', `${old}?gone=${Math.random()}`)).status === 404);
  expect((await call('GET', young)).status).toBe(200);
});

const idOf = (url: string) => url.slice('/media/'.length, '/media/'.length + 32);

async function aPicture(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const create = { width: 64, height: 48, channels: 3 as const, background: '#777', noise };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'swept.jpg');
  const answer = await call('POST', '/api/upload', { token: editor.token, raw: form });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.json.url);
}

test('a public answer reads one document when it is cold, and none when it is warm', async () => {
  const reads: number[] = [];
  await until(async () => {
    reads.push(readsOf(await call('GET', `/api/home?lang=en&fresh=${randomUUID()}`)));
    return reads.at(-1) === 0;
  });
  expect(Math.max(...reads)).toBeLessThanOrEqual(1);
});
