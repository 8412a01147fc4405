import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { memberToken } from '../setup/people';
import { fingerprintOf } from '../setup/store';
import { Visitor } from '../setup/sign-in';
import { world } from '../setup/world';

const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(performance.now())}`;
const accountOf = async (customToken = '') =>
  (
    await db()
      .doc(`members/${decodeJwt(customToken)['uid']}/private/account`)
      .get()
  ).data();

test('a new person signs in: one handle, one session, no secret in any address', async () => {
  const visitor = new Visitor();
  expect(await visitor.signIn('new', unique('fresh'))).toBe('/welcome');
  const first = await visitor.session();
  expect([first.status, first.json.next]).toEqual([200, '/complete-profile']);
  const again = await visitor.session();
  expect([again.status, again.json.error?.code]).toEqual([400, 'signInExpired']);
});

test('known people go to their profile, and coming back is the same member', async () => {
  const who = unique('back');
  const sessions = [];
  for (let round = 0; round < 2; round += 1) {
    const visitor = new Visitor();
    await visitor.signIn('new', who);
    sessions.push((await visitor.session()).json);
  }
  expect(sessions.map(({ next }) => next)).toEqual(['/complete-profile', '/profile']);
  const [first, second] = sessions.map(({ customToken = '' }) => decodeJwt(customToken));
  expect(first?.['uid']).toBe(second?.['uid']);
  expect((first?.['claims'] as { sid: string }).sid).not.toBe((second?.['claims'] as { sid: string }).sid);
});

test('S01 the state is random, single use, bound to the browser, and its cookie is shut in', async () => {
  const visitor = new Visitor();
  const response = await visitor.get(`${world.site}/api/auth/linkedin/start`);
  const authorize = new URL(response.headers.get('location') ?? '');
  expect(authorize.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  expect(authorize.searchParams.get('scope')).toBe('openid profile email'); // S09
  expect([...authorize.searchParams.keys()]).not.toContain('code_challenge');
  const cookie = response.headers.get('set-cookie') ?? '';
  for (const part of ['__session=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth'])
    expect(cookie).toContain(part); // S11
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('S02 S03 another browser, no cookie, a replayed state or code: the same answer and no session', async () => {
  const [victim, attacker] = [new Visitor(), new Visitor()];
  const stolen = await attacker.choose(await attacker.start(), 'new', unique('attacker'));
  await victim.start();
  expect(await victim.finish(stolen)).toBe('/signup?error=signInExpired');
  expect(await attacker.finish(stolen)).toBe('/signup?error=signInExpired');

  const without = new Visitor();
  const callback = await without.choose(await without.start(), 'new', unique('nocookie'));
  without.cookie = undefined;
  expect(await without.finish(callback)).toBe('/signup?error=signInExpired');

  const honest = new Visitor();
  const used = await honest.choose(await honest.start(), 'new', unique('replay'));
  const kept = honest.cookie;
  expect(await honest.finish(used)).toBe('/welcome');
  honest.cookie = kept;
  expect(await honest.finish(used)).toBe('/signup?error=signInExpired');

  const fresh = new Visitor();
  const other = await fresh.choose(await fresh.start(), 'new', unique('code'));
  other.searchParams.set('code', used.searchParams.get('code') ?? '');
  expect(await fresh.finish(other)).toBe('/signup?error=linkedinRefused');
  expect((await fresh.session()).status).toBe(400);
});

test('a state that has expired is refused', async () => {
  const visitor = new Visitor();
  const callback = await visitor.choose(await visitor.start(), 'new', unique('late'));
  const { docs } = await db().collection('signIns').get();
  for (const { ref } of docs) await ref.update({ expiresAt: new Date(Date.now() - 1_000) });
  expect(await visitor.finish(callback)).toBe('/signup?error=signInExpired');
});

describe('S05 what LinkedIn says must hold', () => {
  const refused = [
    'issuer-wrong',
    'nonce-wrong',
    'key-unknown',
    'alg-none',
    'alg-hs256',
    'expired',
    'future-iat',
    'wrong-audience',
    'userinfo-other',
    'unknown-error',
  ];
  test.each(refused)('%s is refused and makes no account', async (persona) => {
    const before = await fingerprintOf('members', 'identities');
    expect(await new Visitor().signIn(persona)).toBe('/signup?error=linkedinRefused');
    expect(await fingerprintOf('members', 'identities')).toBe(before);
  });
  test.each([
    'issuer-old',
    'nonce-right',
    'email-string',
    'email-unverified',
    'email-unknown',
    'no-email',
    'key-rotated',
  ])('%s is accepted', async (persona) => expect(await new Visitor().signIn(persona)).toBe('/welcome'));
});

test.each(['cancels', 'cancels-consent'])(
  '%s: says that it was cancelled, never what the address says',
  async (persona) => {
    expect(await new Visitor().signIn(persona)).toBe('/signup?error=cancelled');
  },
);

test('S10 a LinkedIn that is slow or down: a clear code and no half account', async () => {
  const before = await fingerprintOf('members', 'identities');
  expect(await new Visitor().signIn('token-down')).toBe('/signup?error=linkedinUnavailable');
  expect(await new Visitor().signIn('slow-token')).toBe('/signup?error=linkedinUnavailable');
  expect(await fingerprintOf('members', 'identities')).toBe(before);
});

test('S06 who somebody is never follows from an e-mail', async () => {
  const signIn = async (persona: string) => {
    const visitor = new Visitor();
    await visitor.signIn(persona);
    return (await visitor.session()).json.customToken;
  };
  const unverified = await accountOf(await signIn('email-unverified'));
  expect(unverified?.['email']).toBe('');
  const ids = await Promise.all([signIn('issuer-old'), signIn('other-app')]);
  expect(new Set(ids.map((token) => decodeJwt(token ?? '')['uid'])).size).toBe(2);
});

test('two first sign-ins of one person at once make one member', async () => {
  const who = unique('twice');
  const tokens = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const visitor = new Visitor();
      await visitor.signIn('new', who);
      return (await visitor.session()).json.customToken ?? '';
    }),
  );
  expect(new Set(tokens.map((token) => decodeJwt(token)['uid'])).size).toBe(1);
});

test('S07 the return path is one of ours', async () => {
  const visitor = new Visitor();
  for (const bad of ['//evil.test', '/\\evil.test', 'https://evil.test', '/%2fevil.test', '/admin']) {
    await visitor.start(`/api/auth/linkedin/start?returnTo=${encodeURIComponent(bad)}`);
  }
  const { docs } = await db().collection('signIns').get();
  for (const doc of docs.filter((one) => 'nonce' in one.data()))
    expect(doc.data()['returnTo']).toMatch(/^(\/(?!\/)[\w/-]*)?$/);
});

test('S34 the exchange wants our own page behind it', async () => {
  const visitor = new Visitor();
  await visitor.signIn('new', unique('csrf'));
  expect((await visitor.session({ origin: 'https://evil.test' })).json.error?.code).toBe('wrongOrigin');
  expect((await visitor.session({})).json.error?.code).toBe('wrongOrigin');
  expect((await visitor.session({ 'sec-fetch-site': 'cross-site' })).json.error?.code).toBe('wrongOrigin');
  expect((await visitor.session()).status).toBe(200);
});

test('S13 sign-out ends this session on the server, S16 or all of them', async () => {
  const visitor = new Visitor();
  await visitor.signIn('new', unique('out'));
  const id = String(decodeJwt((await visitor.session()).json.customToken ?? '')['uid']);
  const [here, there] = [await memberToken(id), await memberToken(id)];
  const status = async (token: string) => (await call('GET', `/api/members/${id}`, { token })).status;
  expect((await call('POST', '/api/auth/sign-out', { token: here, body: {} })).status).toBe(204);
  expect([await status(here), await status(there)]).toEqual([401, 200]);
  expect((await call('POST', '/api/auth/sign-out', { token: there, body: { everywhere: true } })).status).toBe(204);
  expect(await status(there)).toBe(401);
});
