import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { memberToken } from '../setup/people';
import { fingerprintOf } from '../setup/store';
import { Visitor } from '../setup/sign-in';
import { consume, remember, useUp } from '../../functions/src/sign-in/one-time';
import { findOrCreateMember } from '../../functions/src/sign-in/identities';
import { fingerprint } from '../../functions/src/secrets';
import { seal } from '../../functions/src/sign-in/transaction';
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
  // The handle is read and goes; the member is read, and written with the session, and so are their last sign-ins.
  expect(first.usage).toBe('reads=3 writes=3');
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

const start = (visitor: Visitor) => visitor.get(`${world.site}/api/auth/linkedin/start`);
const usage = (response: Response) => response.headers.get('x-firestore-usage');

test('S01 S09 S11 the state is random, bound to the browser, and its cookie is shut in', async () => {
  const visitor = new Visitor();
  const response = await start(visitor);
  const authorize = new URL(response.headers.get('location') ?? '');
  const state = authorize.searchParams.get('state') ?? '';
  expect(Buffer.from(state, 'base64url').byteLength * 8).toBeGreaterThanOrEqual(128);
  const others = await Promise.all(Array.from({ length: 5 }, () => new Visitor().start()));
  expect(new Set([state, ...others.map((one) => one.searchParams.get('state'))]).size).toBe(6);
  expect(authorize.searchParams.get('scope')).toBe('openid profile email'); // S09
  expect([...authorize.searchParams.keys()]).not.toContain('code_challenge');
  const cookie = response.headers.get('set-cookie') ?? '';
  for (const part of ['__session=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth'])
    expect(cookie).toContain(part); // S11
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(600);
  const long = await visitor.get(`${world.site}/api/auth/linkedin/start?returnTo=/${'a'.repeat(199)}`);
  expect(long.headers.get('set-cookie')?.length).toBeLessThanOrEqual(4_096);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('SEC-12 SEC-29 beginning 200 sign-ins reads and writes nothing', async () => {
  const count = async () => (await db().collection('signIns').count().get()).data().count;
  const before = await count();
  for (let begun = 0; begun < 200; begun += 1) {
    const answer = await start(new Visitor());
    expect([answer.status, usage(answer)]).toEqual([302, 'reads=0 writes=0']);
  }
  expect(await count()).toBe(before);
});

test('S03 whoever comes back with neither a code nor an error is not signed in', async () => {
  const visitor = new Visitor();
  const callback = await visitor.choose(await visitor.start(), 'new', unique('nothing'));
  callback.searchParams.delete('code');
  expect(await visitor.finish(callback)).toBe('/signup?error=signInExpired');
});

test('S02 another browser’s state and code, or no cookie: the same answer and no session', async () => {
  const [victim, attacker] = [new Visitor(), new Visitor()];
  const stolen = await attacker.choose(await attacker.start(), 'new', unique('attacker'));
  await victim.start();
  expect(await victim.finish(stolen)).toBe('/signup?error=signInExpired');
  expect((await victim.session()).status).toBe(400);

  const without = new Visitor();
  const callback = await without.choose(await without.start(), 'new', unique('nocookie'));
  without.cookie = undefined;
  expect(await without.finish(callback)).toBe('/signup?error=signInExpired');
  expect((await without.session()).status).toBe(400);
});

test('S03 a used state or code is refused with the same words, and gives no session', async () => {
  const honest = new Visitor();
  const used = await honest.choose(await honest.start(), 'new', unique('replay'));
  const kept = honest.cookie;
  expect(await honest.finish(used)).toBe('/welcome');
  honest.cookie = kept;
  expect(await honest.finish(used)).toBe('/signup?error=signInExpired');
  expect((await honest.session()).status).toBe(400);

  const fresh = new Visitor();
  const other = await fresh.choose(await fresh.start(), 'new', unique('code'));
  other.searchParams.set('code', used.searchParams.get('code') ?? '');
  expect(await fresh.finish(other)).toBe('/signup?error=signInExpired');
  expect((await fresh.session()).status).toBe(400);
  // The retention table promises that what is noted of a sign-in goes after an hour.
  for (const name of ['state', 'code']) {
    const noted = (
      await db()
        .doc(`signIns/${fingerprint(used.searchParams.get(name) ?? '')}`)
        .get()
    ).data();
    const minutes = (noted?.['expiresAt'].toMillis() - Date.now()) / 60_000;
    expect([minutes > 55, minutes <= 60], name).toEqual([true, true]);
  }
});

test('S10 a store that is out of order is no expired sign-in, and a handle that is not kept ends it', async () => {
  const batch = db().batch();
  vi.spyOn(batch, 'commit').mockRejectedValue(Object.assign(new Error('Out of order'), { code: 14 }));
  const batches = vi.spyOn(db(), 'batch').mockReturnValueOnce(batch);
  await expect(useUp([unique('state')], 1_000)).rejects.toThrow('Out of order');
  batches.mockRestore();
  const handle = unique('handle');
  await remember(handle, { for: 'somebody' }, 60_000);
  await expect(remember(handle, { for: 'somebody else' }, 60_000)).rejects.toThrow('ALREADY_EXISTS');
  expect(await consume(handle)).toMatchObject({ for: 'somebody' });
});

test('S01 S03 of five who bring one state and code at once, one is let in', async () => {
  const honest = new Visitor();
  const callback = await honest.choose(await honest.start(), 'new', unique('at-once'));
  const { cookie } = honest;
  const landed = await Promise.all(
    Array.from({ length: 5 }, () => {
      const copy = new Visitor();
      copy.cookie = cookie;
      return copy.finish(callback);
    }),
  );
  expect(landed.filter((path) => path === '/welcome')).toHaveLength(1);
  expect(landed.filter((path) => path === '/signup?error=signInExpired')).toHaveLength(4);
});

test('S01 S03 a state that has expired, or whose cookie was written by somebody else, is refused', async () => {
  const begun = { nonce: 'n', language: 'en' as const, returnTo: '/events' };
  const landed = async (change: (state: string) => string) => {
    const visitor = new Visitor();
    const callback = await visitor.choose(await visitor.start(), 'new', unique('late'));
    visitor.cookie = `__session=${change(callback.searchParams.get('state') ?? '')}`;
    return visitor.finish(callback);
  };
  const inFiveMinutes = Date.now() + 300_000;
  expect(await landed((state) => seal({ ...begun, state, expiresAt: inFiveMinutes }))).toBe('/welcome');
  const refused = '/signup?error=signInExpired';
  expect(await landed((state) => seal({ ...begun, state, expiresAt: Date.now() - 1 }))).toBe(refused);
  expect(await landed(() => seal({ ...begun, state: 'x', expiresAt: inFiveMinutes }))).toBe(refused);
  const forged = (state: string, signature: string) =>
    `${Buffer.from(JSON.stringify({ ...begun, state, expiresAt: inFiveMinutes })).toString('base64url')}${signature}`;
  for (const signature of ['', '.', '.x', `.${'A'.repeat(43)}`, '.é'])
    expect(await landed((state) => forged(state, signature)), signature).toBe(refused);
  for (const nonsense of ['', 'a.b', 'null', '%00', 'e30.e30'])
    expect(await landed(() => nonsense), nonsense).toBe(refused);
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
    'old-iat',
    'no-expiry',
    'wrong-audience',
    'userinfo-other',
    'unknown-error',
    'subject-number',
    'subject-object',
    'subject-empty',
  ];
  test.each(refused)('%s is refused and makes no account', async (persona) => {
    const before = await fingerprintOf('members', 'identities');
    expect(await new Visitor().signIn(persona)).toBe('/signup?error=linkedinRefused');
    expect(await fingerprintOf('members', 'identities')).toBe(before);
  });
  test.each(['issuer-old', 'nonce-right', 'email-string', 'email-unverified', 'email-unknown', 'no-email'])(
    '%s is accepted',
    async (persona) => expect(await new Visitor().signIn(persona)).toBe('/welcome'),
  );

  test('key-rotated is accepted, five seconds after the keys were last asked for at the latest', async () => {
    const signIn = () => new Visitor().signIn('key-rotated');
    await expect.poll(signIn, { interval: 1_000, timeout: 10_000 }).toBe('/welcome');
  });
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

const signedIn = async (persona: string, as?: string, email?: string) => {
  const visitor = new Visitor();
  await visitor.signIn(persona, as, email);
  return (await visitor.session()).json.customToken ?? '';
};
const idOf = (customToken: string) => String(decodeJwt(customToken)['uid']);

test('S06 who somebody is never follows from an e-mail', async () => {
  const unverified = await accountOf(await signedIn('email-unverified'));
  expect(unverified?.['email']).toBe('');
  const ids = await Promise.all([signedIn('issuer-old'), signedIn('other-app')]);
  expect(new Set(ids.map(idOf)).size).toBe(2);
});

test.each([
  ['verified', 'new'],
  ['unverified', 'email-unverified'],
  ['of which LinkedIn says nothing', 'email-unknown'],
])(
  'S06 somebody else with a member’s own e-mail (%s) is another member, and changes nothing of theirs',
  async (_, persona) => {
    const email = `${unique('owner')}@nexus.test`;
    const owner = await signedIn('new', unique('owner'), email);
    const before = await accountOf(owner);
    expect(before?.['email']).toBe(email);
    const other = await signedIn(persona, unique('other'), email);
    expect(idOf(other)).not.toBe(idOf(owner));
    expect(await accountOf(owner)).toEqual(before);
    const identities = await db().collection('identities').where('memberId', '==', idOf(owner)).get();
    expect(identities.size).toBe(1);
  },
);

test('S06 the same person is the same member when LinkedIn names another e-mail', async () => {
  const who = unique('moved');
  const first = await signedIn('new', who, `${who}@nexus.test`);
  const second = await signedIn('new', who, `moved-${who}@nexus.test`);
  expect(idOf(second)).toBe(idOf(first));
});

test('S08 the handle lasts 60 seconds, works once, and only by POST with the cookie that holds it', async () => {
  const visitor = new Visitor();
  const callback = await visitor.choose(await visitor.start(), 'new', unique('handle'));
  const before = Date.now();
  const response = await visitor.get(callback.href);
  expect(response.headers.get('location')).toBe(`${world.site}/welcome`);
  expect(response.headers.get('set-cookie')?.split('; ').slice(1).sort()).toEqual(
    ['Max-Age=60', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth'].sort(),
  );
  const handle = visitor.cookie?.replace('__session=', '') ?? '';
  const stored = db().doc(`handles/${fingerprint(handle)}`);
  const expiresAt = (await stored.get()).data()?.['expiresAt'].toMillis();
  expect(expiresAt - before).toBeGreaterThan(0);
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 60_000);
  expect((await db().doc(`handles/${handle}`).get()).exists, 'the handle itself is stored nowhere').toBe(false);

  expect((await call('GET', '/api/auth/session')).status).toBe(405);
  expect((await new Visitor().session()).json.error?.code).toBe('signInExpired');
  await stored.update({ expiresAt: new Date(Date.now() - 1) });
  const late = await visitor.session();
  expect([late.status, late.json.error?.code, late.json.customToken]).toEqual([400, 'signInExpired', undefined]);
});

test('S04 the secret, and the exchange that needs it, are in nothing that a browser gets', async () => {
  const folder = join(import.meta.dirname, '../../web/dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  const secrets = ['LINKEDIN_CLIENT_SECRET', 'SIGN_IN_SECRET'];
  const told = [...secrets, ...secrets.map((name) => process.env[name] ?? ''), 'client_secret', 'accessToken?grant'];
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const word of told) expect(text.includes(word), `${word} in ${file}`).toBe(false);
  }
  // Without the secret the code is worth nothing.
  const visitor = new Visitor();
  const callback = await visitor.choose(await visitor.start(), 'new', unique('secret'));
  const exchange = await fetch(process.env['LINKEDIN_TOKEN_URL'] ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      client_id: process.env['LINKEDIN_CLIENT_ID'] ?? '',
      redirect_uri: `${world.site}/api/auth/linkedin/callback`,
    }),
  });
  expect(exchange.status).toBe(401);
});

test('SEC-27 answers of LinkedIn have a size and an end: endless and trickling ones are given up, and make no account', async () => {
  const before = await fingerprintOf('members', 'identities');
  const given = async (persona: string, code: string) =>
    expect(await new Visitor().signIn(persona), persona).toBe(`/signup?error=${code}`);
  // At once: each is waited for until its deadline.
  await Promise.all([
    given('token-endless', 'linkedinRefused'),
    given('userinfo-endless', 'linkedinRefused'),
    given('token-trickling', 'linkedinUnavailable'),
    given('userinfo-trickling', 'linkedinUnavailable'),
  ]);
  // Alone: whoever asks for the keys next gets the endless ones, and that may be another's server that has none yet.
  await given('keys-endless', 'linkedinRefused');
  expect(await fingerprintOf('members', 'identities')).toBe(before);
});

test.each([
  ['name-half', 'Rana Misbehaved \ufffd'],
  ['name-controls', 'Rana Misbehaved'],
])('SEC-22 %s: the person signs in, and the name is text', async (persona, name) => {
  const id = idOf(await signedIn(persona));
  expect((await db().doc(`members/${id}`).get()).data()?.['name']).toBe(name);
});

test('the account that Firebase keeps of a new member says that they are pending', async () => {
  const id = idOf(await signedIn('new', unique('claims')));
  expect((await auth().getUser(id)).customClaims).toEqual({ status: 'pending' });
});

test('S10 an account that cannot be made ends the sign-in; one that is there already does not', async () => {
  const person = { subject: unique('unlucky'), name: 'Un Lucky', email: '', picture: '' };
  const find = () => findOrCreateMember({ person, language: 'en', wanted: '', requestId: 'tests' });
  const failure = Object.assign(new Error('Out of order'), { code: 'auth/internal-error' });
  const making = vi.spyOn(auth(), 'createUser').mockRejectedValueOnce(failure);
  await expect(find()).rejects.toThrow('Out of order');
  making.mockRestore();
  const saying = vi.spyOn(auth(), 'setCustomUserClaims').mockRejectedValueOnce(failure);
  await expect(find()).rejects.toThrow('Out of order');
  saying.mockRestore();
  const { id, status } = await find();
  expect(await find()).toEqual({ id, status, isNew: false, wanted: '' });
});

test('where LinkedIn says that a picture is, is kept only for who has none here', async () => {
  const who = unique('pictured');
  const id = idOf(await signedIn('new', who));
  const account = db().doc(`members/${id}/private/account`);
  expect((await account.get()).data()?.['linkedinPicture']).toMatch(/^http/);
  await db().doc(`members/${id}`).update({ imageUrl: '/pictures/portraits/portrait-01.svg' });
  await account.update({ linkedinPicture: '' });
  await signedIn('new', who);
  expect((await account.get()).data()?.['linkedinPicture']).toBe('');
  await db().doc(`members/${id}`).update({ imageUrl: '' });
  const directory = await fingerprintOf('rosterChanges');
  await signedIn('new', who);
  expect(await fingerprintOf('rosterChanges'), 'the directory shows none of it').toBe(directory);
  expect((await account.get()).data()?.['linkedinPicture']).toMatch(/^http/);
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
  const nextAfter = async (returnTo: string) => {
    const visitor = new Visitor();
    const authorize = await visitor.start(`/api/auth/linkedin/start?returnTo=${encodeURIComponent(returnTo)}`);
    await visitor.finish(await visitor.choose(authorize, 'approved'));
    return (await visitor.session()).json.next;
  };
  expect(await nextAfter('/events')).toBe('/events');
  for (const bad of ['//evil.test', '/\\evil.test', 'https://evil.test', '/%2fevil.test', '/admin', '/api/health'])
    expect(await nextAfter(bad), bad).toBe('/profile');
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
