import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { commit } from '../../functions/src/store/commit/commit';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { foldRoster } from '../../functions/src/store/projections/roster-fold';
import { call, readsOf } from '../setup/call';
import { aStaff, type Person } from '../setup/people';

const AUTHOR = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };
const key = `waits${randomUUID().slice(0, 8)}`;
const MANY = 120;
const idOf = (n: number) => `${key}-${String(n).padStart(3, '0')}`;
const requestOf = (n: number) => `${idOf(n)}-asked`;
/** The later ones are newer. */
const moment = (n: number) => `2031-03-03T00:00:00.${String(n).padStart(3, '0')}Z`;
const addressOf = (n: number) => `${idOf(n)}@nexus.test`;
const request = (n: number, given: { memberId: string; email?: string; address?: string }) => ({
  status: 'new',
  submittedAt: moment(n),
  decidedAt: null,
  decidedBy: '',
  reason: '',
  ...(given.address && { address: given.address }),
  data: {
    memberId: given.memberId,
    email: given.email ?? '',
    name: '',
    title: '',
    picture: '',
    linkedinUrl: '',
    skills: [],
  },
});
let admin: Person;

/** Half of them asked, in the order in which they came. */
beforeAll(async () => {
  admin = await aStaff('admin');
  await commit({ author: AUTHOR, action: 'test.queue', audit: 'none' }, (doing) => {
    for (let n = 0; n < MANY; n += 1) {
      const profile = { name: `${key} ${n}`, email: addressOf(n), bio: `Bio ${n}` };
      const made = newMember({ at: moment(n), profile, language: 'en', vouched: addressOf(n) });
      const asked = n < MANY / 2 ? { openRequestId: requestOf(n), requestedAt: moment(n) } : {};
      doing.put(memberPath(idOf(n)), null, { ...made.member, ...asked });
      doing.put(accountPath(idOf(n)), null, { ...made.account });
      if (n < MANY / 2) doing.put(`joinRequests/${requestOf(n)}`, null, request(n, { memberId: idOf(n) }));
    }
    return Promise.resolve();
  });
  await foldRoster({ settles: 0, kept: 0 });
});
afterAll(async () => {
  await commit({ author: AUTHOR, action: 'test.queue', audit: 'none' }, async (doing) => {
    const all = Array.from({ length: MANY }, (_, n) => [memberPath(idOf(n)), accountPath(idOf(n))]).flat();
    await doing.readAhead(all);
    for (const path of all) {
      const stored = await doing.read(path);
      if (stored) doing.remove(path, stored);
    }
  });
  const left = await db().collection('joinRequests').where('submittedAt', '>=', '2031').get();
  for (const { ref } of left.docs) await ref.delete();
});

interface Row {
  id: string;
  member: { id: string; bio: string; standing: number };
  request: { id: string; submittedAt: string } | null;
  copies: number;
}
const ask = (path: string) => call('GET', path, { token: admin.token });
/** Several servers answer here, and each has to have seen what was folded. */
const readsAtMost = (most: number, path: string) =>
  expect.poll(async () => readsOf(await ask(path)), { timeout: 20_000, message: path }).toBeLessThanOrEqual(most);
const queue = async (query: string) => (await ask(`/api/admin/queue?${query}`)).json as { items: Row[]; total: number };

test('SCALE-08 SCALE-12 the queue comes in pages of less than 50 reads: who asked first, the newest first, nobody twice and nobody lost', async () => {
  const seen: Row[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const answer = await ask(`/api/admin/queue?q=${key}&page=${page}`);
    expect(answer.json).toMatchObject({ total: MANY, page, pageCount: 5 });
    expect(answer.json.items).toHaveLength(page < 5 ? 25 : 20);
    await readsAtMost(50, `/api/admin/queue?q=${key}&page=${page}`);
    seen.push(...answer.json.items);
  }
  const newestFirst = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => idOf(to - 1 - n));
  expect(seen.map(({ member }) => member.id)).toEqual([...newestFirst(0, 60), ...newestFirst(60, 120)]);
  expect(seen[0]).toMatchObject({ id: requestOf(59), request: { submittedAt: moment(59) }, copies: 1 });
  expect(seen[60]).toMatchObject({ id: idOf(119), request: null, copies: 0, member: { bio: 'Bio 119' } });

  const unsearched = await ask('/api/admin/queue');
  await readsAtMost(50, '/api/admin/queue');
  expect(unsearched.json.items).toHaveLength(25);
  expect((await queue(`q=${key}&page=99`)).items).toHaveLength(20);
  expect((await queue(`member=${idOf(7)}`)).items.map(({ id }) => id)).toEqual([requestOf(7)]);
});

test('SCALE-08 no list of people reads more than 50 documents, whoever asks for it', async () => {
  const statuses = ['status=pending', 'status=approved', 'status=rejected', ''];
  for (const path of [
    ...statuses.map((one) => `/api/members?${one}`),
    '/api/join-requests?status=new',
    '/api/join-requests',
  ]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    await readsAtMost(53, path);
  }
  const newest = (await ask('/api/join-requests?status=new')).json as { id: string; submittedAt: string }[];
  const last = newest.at(-1);
  const next = await ask(
    `/api/join-requests?status=new&before=${encodeURIComponent(`${last?.submittedAt}/${last?.id}`)}`,
  );
  const both = [...newest, ...next.json].map(({ id }: { id: string }) => id).filter((id) => id.startsWith(key));
  expect(both).toEqual(Array.from({ length: 60 }, (_, n) => requestOf(59 - n)));
});

test('who is decided about leaves the queue, and the next one moves up', async () => {
  const [first] = (await queue(`q=${key}`)).items;
  const decided = await call('PUT', `/api/join-requests/${first?.id}`, {
    token: admin.token,
    body: { status: 'approved' },
    headers: { 'if-match': `"${first?.member.standing}"` },
  });
  expect(decided.status).toBe(200);
  const after = await queue(`q=${key}`);
  expect(after.total).toBe(MANY - 1);
  expect(after.items.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, n) => requestOf(58 - n)));
  expect((await ask('/api/admin/waiting')).json.counts.pending).toBeGreaterThanOrEqual(MANY - 1);
});

test('imported requests stand with whom they belong to, however many belong to nobody', async () => {
  const imports = db().collection('joinRequests');
  await imports.doc(`${key}-import-100`).set(request(900, { memberId: '', email: addressOf(100).toUpperCase() }));
  await imports.doc(`${key}-import-007`).set(request(901, { memberId: '', email: addressOf(7) }));
  await imports.doc(`${key}-import-101`).set(request(1, { memberId: idOf(101) }));
  const first = (await queue(`q=${key}`)).items;
  expect(first[0]).toMatchObject({ id: `${key}-import-007`, member: { id: idOf(7) }, copies: 2 });
  expect(first[1]).toMatchObject({ id: `${key}-import-100`, member: { id: idOf(100) }, copies: 1 });
  expect((await queue(`member=${idOf(101)}`)).items[0]).toMatchObject({ id: `${key}-import-101`, copies: 1 });

  for (let n = 0; n < 12; n += 1)
    await imports.doc(`${key}-nobody-${n}`).set(request(950 + n, { memberId: '', email: `${key}-nobody@nexus.test` }));
  const address = addressOf(102);
  await imports.doc(`${key}-import-102`).set(request(2, { memberId: '', email: address.toUpperCase(), address }));
  expect((await queue(`member=${idOf(102)}`)).items[0]).toMatchObject({ id: `${key}-import-102`, copies: 1 });
  await readsAtMost(50, `/api/admin/queue?q=${key}&page=3`);
});
