import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call, readsOf } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

const key = `many${randomUUID().slice(0, 8)}`;
const MANY = 120;
let admin: Person;
beforeAll(async () => {
  admin = await aStaff('admin');
  const batch = db().batch();
  for (let n = 0; n < MANY; n += 1) {
    const number = String(n).padStart(3, '0');
    batch.set(db().doc(`submissions/${key}-${number}`), {
      type: 'contact',
      data: { name: `${key} ${number}`, email: `${key}-${number}@nexus.test` },
      notes: '',
      version: 1,
      // The two oldest are new; half of the others came in the same moment.
      status: n < 2 ? 'new' : 'archived',
      submittedAt:
        n < 2 ? '2031-01-01T00:00:00.000Z' : n % 2 ? '2031-05-05T05:05:05.555Z' : `2031-02-02T00:00:00.${number}Z`,
    });
    const email = `${key}-${number}@nexus.test`;
    batch.set(db().doc(`subscribers/${key}-${number}`), { email, state: 'confirmed', language: 'en', token: '' });
  }
  await batch.commit();
});
afterAll(async () => {
  const batch = db().batch();
  for (let n = 0; n < MANY; n += 1)
    for (const name of ['submissions', 'subscribers'])
      batch.delete(db().doc(`${name}/${key}-${String(n).padStart(3, '0')}`));
  await batch.commit();
});

const ask = (path: string) => call('GET', path, { token: admin.token });
/** Who asks is read too. */
const OWN_READS = 3;

test('SCALE-08 SCALE-12 the inbox comes in pages of 50 reads, hides nothing that is new behind what is archived, and skips nobody of one moment', async () => {
  const fresh = await ask('/api/submissions?status=new');
  const own = fresh.json.filter(({ id }: { id: string }) => id.startsWith(key));
  expect(own.map(({ id }: { id: string }) => id)).toEqual([`${key}-001`, `${key}-000`]);

  const seen: string[] = [];
  let before = '';
  for (let page = 0; page < 4 && !seen.includes(`${key}-000`); page += 1) {
    const answer = await ask(`/api/submissions?${before && `before=${encodeURIComponent(before)}`}`);
    expect(readsOf(answer)).toBeLessThanOrEqual(50 + OWN_READS);
    expect(answer.json.length).toBeLessThanOrEqual(50);
    seen.push(...answer.json.map(({ id }: { id: string }) => id));
    const last = answer.json.at(-1);
    before = `${last.submittedAt}/${last.id}`;
  }
  const mine = seen.filter((id) => id.startsWith(key));
  expect(mine).toHaveLength(MANY);
  expect(new Set(mine).size).toBe(MANY);
  expect(mine.slice(-2)).toEqual([`${key}-001`, `${key}-000`]);
  expect((await ask('/api/submissions?before=nothing')).status).toBe(422);
});

test('SCALE-08 subscribers come in pages of 50 reads, and are found by the beginning of their address', async () => {
  const seen: string[] = [];
  let after = '';
  for (let page = 0; page < 3; page += 1) {
    const answer = await ask(`/api/admin/newsletter?begins=${key}${after && `&after=${encodeURIComponent(after)}`}`);
    expect(readsOf(answer)).toBeLessThanOrEqual(50 + OWN_READS);
    expect(answer.json).toHaveLength(page < 2 ? 50 : 20);
    seen.push(...answer.json.map(({ email }: { email: string }) => email));
    after = seen.at(-1) ?? '';
  }
  expect(seen).toEqual(Array.from({ length: MANY }, (_, n) => `${key}-${String(n).padStart(3, '0')}@nexus.test`));
  const one = await ask(`/api/admin/newsletter?begins=${`${key}-077`.toUpperCase()}`);
  expect(one.json.map(({ email }: { email: string }) => email)).toEqual([`${key}-077@nexus.test`]);
});

test('SCALE-08 what waits for a moderator is counted where it is stored', async () => {
  const before = await ask('/api/admin/waiting');
  const stored = await db().collection('submissions').where('status', '==', 'new').count().get();
  expect(before.json.submissions).toBe(stored.data().count);
  await aMember('pending');
  const after = await ask('/api/admin/waiting');
  expect(after.json.members).toBe(before.json.members + 1);
});
