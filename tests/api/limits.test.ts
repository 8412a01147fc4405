import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../functions/src/api/caller';
import { limit, HOUR } from '../../functions/src/store/kernel/limiter';
import { db } from '../../functions/src/firebase';
import { anAddress } from '../setup/address';
import { call } from '../setup/call';
import { untilWindowHas } from '../setup/window';
import { startInstance, type Instance } from '../../tools/local/instance';
import { world } from '../setup/world';

let instances: Instance[];
beforeAll(async () => {
  instances = await Promise.all([startInstance('api'), startInstance('api')]);
});
afterAll(async () => {
  await Promise.all(instances.map(({ stop }) => stop()));
});

const form = (email: string) => ({
  type: 'mentor',
  data: {
    name: 'Mona',
    email,
    phone: '+20 100 000 0000',
    experience: 'Ten years on site',
    motivation: 'To help others',
  },
  elapsed: 9_000,
});
const person = () => `p-${randomUUID()}@nexus.test`;

/** What Google's front end hands to an instance for somebody who calls it directly. */
function send(instance: Instance | undefined, headers: Record<string, string>, email = person()) {
  return fetch(`${instance?.address}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.site, ...headers },
    body: JSON.stringify(form(email)),
  });
}

test('SEC-18 sixty people from one address at once over two instances: taken or told to wait, never an error', async () => {
  const address = anAddress();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(instances[index % 2], { 'x-forwarded-for': address })),
  );
  const taken = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken + refused.length).toBe(60);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // Exactly twenty while the store answers in time; twenty an instance where it does not.
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(taken).toBeLessThanOrEqual(40);
});

test('S46 twenty forms an hour from one address, and not by writing other addresses before it', async () => {
  const address = anAddress();
  const answers = [];
  for (let index = 0; index < 21; index += 1)
    answers.push(await send(instances[0], { 'x-forwarded-for': `198.51.100.${index}, ${address}` }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 429]);
  expect((await send(instances[0], { 'x-forwarded-for': anAddress() })).status).toBe(201);
});

/** The lightest thing that visitors may send: ten an hour each. */
function reportCrash(headers: Record<string, string>) {
  return fetch(`${instances[0]?.address}/api/crashes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.site, ...headers },
    body: JSON.stringify({ message: 'x is undefined', stack: 'at y', path: '/events' }),
  });
}

test('SEC-04 many visitors behind one edge of Hosting do not use up each other’s room', async () => {
  const edge = anAddress();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => {
      const visitor = anAddress();
      return reportCrash({ 'x-forwarded-for': `${visitor}, ${edge}`, 'fastly-client-ip': visitor });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
});

test('SEC-04 who claims to be many through Hosting is stopped by the address that cannot be forged', async () => {
  const own = anAddress();
  const statuses = [];
  for (let index = 0; index < 61; index += 1) {
    const headers = { 'x-forwarded-for': `${own}, ${anAddress()}`, 'fastly-client-ip': anAddress() };
    statuses.push((await reportCrash(headers)).status);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(204), 429]);
});

test('SEC-14 a crash on any path that a browser can show is taken', async () => {
  for (const path of ['//', '//evil.example/a', '/a?b=c#d', '', 'http://', '\\\\']) {
    const answer = await call('POST', '/api/crashes', {
      body: { message: 'x', stack: 'y', path },
      headers: { 'x-test-client': anAddress() },
    });
    expect(answer.status, path).toBe(204);
  }
});

test('S46 three forms an hour for one e-mail, whatever address they come from and however it is written', async () => {
  const email = person();
  const answers = [];
  for (const written of [email, email.toUpperCase(), email.replace('@', '+1@'), email.replace('@', '+2@')])
    answers.push((await send(instances[0], { 'x-forwarded-for': anAddress() }, written)).status);
  expect(answers).toEqual([201, 201, 201, 429]);
});

test('SEC-29 two visitors with one idempotency key do not meet; the same one gets the first answer again', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const [one, other] = [person(), person()];
  const from = { 'x-forwarded-for': anAddress() };
  const ask = async (email: string, headers: Record<string, string>, elapsed = 9_000) => {
    const answer = await fetch(`${instances[0]?.address}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: world.site, ...key, ...headers },
      body: JSON.stringify({ ...form(email), elapsed }),
    });
    const json = (await answer.json()) as { id?: string; error?: { code: string } };
    return { status: answer.status, id: json.id, code: json.error?.code };
  };
  const first = await ask(one, from);
  expect(await ask(one, from, 12_000)).toEqual(first);
  const second = await ask(other, { 'x-forwarded-for': anAddress() });
  expect([second.status, second.id === first.id]).toEqual([201, false]);
  for (const [{ id }, email] of [[first, one] as const, [second, other] as const])
    expect((await db().doc(`submissions/${id}`).get()).data()?.['data'].email).toBe(email);
  // The same visitor, another body: told, and nothing of it is kept.
  expect(await ask(person(), from)).toMatchObject({ status: 409, code: 'keyReused' });
  // Keys count whole, however long they are.
  const long = 'k'.repeat(200);
  const [a, b] = [
    await ask(person(), { ...from, 'idempotency-key': `${long}a` }),
    await ask(person(), { ...from, 'idempotency-key': `${long}b` }),
  ];
  expect([a.status, b.status, a.id === b.id]).toEqual([201, 201, false]);
});

test('S46 a form of more than 32 KB is refused', async () => {
  const body = { ...form(person()), website: '', data: { ...form(person()).data, motivation: 'x'.repeat(33 * 1024) } };
  const answer = await call('POST', '/api/submissions', { body });
  expect([answer.status, answer.json.error.code]).toEqual([413, 'tooLarge']);
});

test('addresses are kept as hashes only, and go by themselves', async () => {
  const key = randomUUID();
  await limit('test', key, { count: 3, window: HOUR });
  const { docs } = await db().collection('limits').get();
  const own = docs.filter(({ id }) => id.startsWith('test-'));
  expect(own.length).toBeGreaterThan(0);
  for (const doc of own) {
    expect(JSON.stringify([doc.id, doc.data()])).not.toContain(key);
    expect(doc.data()['expiresAt'].toMillis()).toBeGreaterThan(Date.now());
  }
});

test('S46 from one address thirty passwords an hour are tried with links, and the next is refused; elsewhere one goes on', async () => {
  await untilWindowHas(20, 3_600);
  const body = { token: `nobody.${'x'.repeat(43)}`, password: 'a long enough password' };
  const from = anAddress();
  const choose = async (address: string) =>
    (await call('POST', '/api/auth/staff/password', { body, headers: { 'x-test-client': address } })).status;
  const statuses = [];
  for (let tried = 0; tried < 31; tried += 1) statuses.push(await choose(from));
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses[30]).toBe(429);
  expect(await choose(anAddress())).toBe(statuses[0]);
});

test('S46 from one address three hundred sign-ins in ten minutes come back, and the next is refused with words', async () => {
  await untilWindowHas(40, 600);
  const from = anAddress();
  const start = await call('GET', '/api/auth/linkedin/start');
  const state = new URL(start.headers.get('location') ?? '').searchParams.get('state');
  const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
  // The same way back, which counts once: what it ends with otherwise.
  const comeBack = async (address: string) => {
    const headers = { cookie, 'x-test-client': address };
    const path = `/api/auth/linkedin/callback?error=user_cancelled_login&state=${state}`;
    return (await call('GET', path, { headers })).headers.get('location')?.replace(/.*error=/, '');
  };
  // Most of them by another server.
  const { client } = callerOf(new Headers({ 'x-forwarded-for': from }));
  for (let back = 0; back < 295; back += 1) await limit('sign-in-client', client, { count: 300, window: 600 });
  const ends = [];
  for (let back = 0; back < 5; back += 1) ends.push(await comeBack(from));
  expect(ends).toEqual(['cancelled', ...Array<string>(4).fill('signInExpired')]);
  expect(await comeBack(from)).toBe('tooManyRequests');
  expect(await comeBack(anAddress())).toBe('signInExpired');
}, 120_000);
