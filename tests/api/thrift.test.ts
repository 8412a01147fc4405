import { expect, test } from 'vitest';
import { call, readsOf } from '../setup/call';
import { aMember, aStaff } from '../setup/people';

test('SEC-12 asking for health again and again costs a read every five seconds', async () => {
  const begun = Date.now();
  let reads = 0;
  for (let asked = 0; asked < 30; asked += 1) {
    const answer = await call('GET', '/api/health');
    expect(answer.json).toMatchObject({ status: 'ok', firestore: 'ok' });
    reads += readsOf(answer);
  }
  expect(reads).toBeLessThanOrEqual(1 + (Date.now() - begun) / 5_000);
});

test('SEC-12 `fresh` reads anew for staff alone', async () => {
  const [member, editor] = [await aMember('approved'), await aStaff('viewer')];
  // Published content stays in memory for 300 ms here.
  const readsOfTen = async (path: string, token?: string) => {
    const begun = Date.now();
    let reads = 0;
    for (let asked = 0; asked < 10; asked += 1)
      reads += readsOf(await call('GET', `${path}fresh=${asked}-${begun}`, { token }));
    return { reads, least: 1 + (Date.now() - begun) / 300 };
  };
  for (const path of ['/api/home?', '/api/partners?lang=ar&']) {
    const visitor = await readsOfTen(path);
    expect(visitor.reads, path).toBeLessThanOrEqual(visitor.least);
    const signedIn = await readsOfTen(path, member.token);
    expect(signedIn.reads - 10, 'beside who is asking').toBeLessThanOrEqual(signedIn.least);
    expect((await readsOfTen(path, editor.token)).reads).toBe(20);
  }
});

test('SEC-12 a member’s writes are limited, another’s and signing out are not', async () => {
  const [busy, other] = [await aMember('approved'), await aMember('approved')];
  const write = ({ id, token }: typeof busy) => call('PUT', `/api/members/${id}`, { token, body: { role: 'x' } });
  for (let written = 0; written < 120; written += 1) expect((await write(busy)).status).toBe(422);
  const refused = await write(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await write(other)).status).toBe(422);
  expect((await call('GET', `/api/members/${busy.id}`, { token: busy.token })).status).toBe(200);
  expect((await call('POST', '/api/auth/sign-out', { token: busy.token, body: {} })).status).toBe(204);
});
