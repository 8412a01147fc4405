import { beforeAll, describe, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { sweep } from '../../functions/src/outbox/outbox';
import { call } from '../setup/call';
import { aStaff, idToken, tokensFor, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

let owner: Person;
beforeAll(async () => {
  owner = await aStaff('super_admin');
});

const PASSWORD = 'a-good-long-one';
let count = 0;
const anEmail = () => `helper-${Date.now()}-${(count += 1)}@nexus.test`;
const users = async () =>
  (await call('GET', '/api/admin/users', { token: owner.token })).json as { id: string; state: string }[];
const stateOf = async (id: string) => (await users()).find((one) => one.id === id)?.state;
const invite = (email: string) =>
  call('POST', '/api/admin/users', { token: owner.token, body: { email, name: 'New Helper', role: 'editor' } });
const resend = (id: string) => call('POST', `/api/admin/users/${id}/invite`, { token: owner.token, body: {} });
const forgot = (email: string, language = 'en') =>
  call('POST', '/api/auth/staff/forgot', { body: { email, language } });
const choose = (token: string, password = PASSWORD) =>
  call('POST', '/api/auth/staff/password', { body: { token, password } });

/** The secrets of the links that were mailed to somebody, the latest last. */
async function linksTo(email: string): Promise<string[]> {
  const { docs } = await db().collection('mail').where('to', '==', email).get();
  const mails = docs
    .map((doc) => doc.data())
    .sort((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])));
  return mails.flatMap(({ message }) => {
    const [, path = '', token = ''] = /(\/\S*)#(\S+)/.exec(message.text.replace(world.site, '')) ?? [];
    return /^(\/ar)?\/admin\/password$/.test(path) ? [token] : [];
  });
}
const latest = async (email: string) => (await linksTo(email)).at(-1) ?? '';
const signsIn = async (email: string, password: string) => {
  const proof = await idToken('signInWithPassword', { email, password }).catch(() => '');
  if (proof === '') return 'refused';
  return (await call('POST', '/api/auth/staff/session', { body: { idToken: proof } })).status;
};

describe('SEC-09 invitations', () => {
  test('the link in the mail sets a password, opens a session, and works once', async () => {
    const email = anEmail();
    const { status, json } = await invite(email);
    expect([status, json.role, json.isActive, json.state]).toEqual([201, 'editor', true, 'invited']);
    const token = await latest(email);
    const short = await choose(token, 'nine-long');
    expect([short.status, Object.keys(short.json.error.fields)]).toEqual([422, ['password']]);
    const chosen = await choose(token);
    expect(chosen.status).toBe(200);
    const session = await idToken('signInWithCustomToken', { token: chosen.json.customToken });
    expect((await call('GET', '/api/admin/me', { token: session })).json).toMatchObject({ email, role: 'editor' });
    expect(await stateOf(json.id)).toBe('active');
    expect((await auth().getUser(json.id)).customClaims).toEqual({ role: 'editor' });
    await until(async () => (await signsIn(email, PASSWORD)) === 200);
    const again = await choose(token, 'another-long-one');
    expect([again.status, again.json.error.code]).toEqual([400, 'linkExpired']);
    expect(await signsIn(email, 'another-long-one')).toBe('refused');
    expect((await invite(email.toUpperCase())).json.error.code).toBe('emailTaken');
  });

  test('it works for seven days, and of five who use it at once one does', async () => {
    const email = anEmail();
    const { id } = (await invite(email)).json;
    const ref = db().doc(`staff/${id}`);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const { expiresAt } = (await ref.get()).data()?.['invitation'];
    expect(expiresAt > inDays(6.9) && expiresAt <= inDays(7)).toBe(true);
    await ref.update({ 'invitation.expiresAt': inDays(-0.001) });
    expect((await choose(await latest(email))).json.error.code).toBe('linkExpired');
    await ref.update({ 'invitation.expiresAt': inDays(1) });
    const token = await latest(email);
    const all = await Promise.all([1, 2, 3, 4, 5].map((one) => choose(token, `${PASSWORD}-${one}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('an address that a stranger registered before is its owner’s: password and sessions of the stranger are worth nothing', async () => {
    const email = anEmail();
    const stranger = await tokensFor('signUp', { email, password: 'strangers-own' });
    const invited = await invite(email);
    expect(invited.status).toBe(201);
    expect(await signsIn(email, 'strangers-own'), 'before the owner came').toBe(403);
    expect((await choose(await latest(email))).status).toBe(200);
    expect(await signsIn(email, 'strangers-own')).toBe('refused');
    await until(async () => (await signsIn(email, PASSWORD)) === 200);
    expect((await call('GET', '/api/admin/me', { token: stranger.idToken })).status).toBe(401);
    const kept = await call('POST', '/api/auth/staff/session', { body: { idToken: stranger.idToken } });
    expect(kept.status).toBeGreaterThanOrEqual(400);
    const account = await auth().getUserByEmail(email);
    expect([account.uid, account.emailVerified]).toEqual([invited.json.id, true]);
  });

  test('resending mails a new link, the earlier one stops working; who has a password is not invited again', async () => {
    const email = anEmail();
    const { id } = (await invite(email)).json;
    const first = await latest(email);
    expect([(await resend(id)).status, await stateOf(id)]).toEqual([200, 'invited']);
    const second = await latest(email);
    expect(second).not.toBe(first);
    expect((await choose(first)).json.error.code).toBe('linkExpired');
    expect((await choose(second)).status).toBe(200);
    const refused = await resend(id);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'alreadyAccepted']);
  });

  test('somebody who was deactivated meanwhile does not come in by the link', async () => {
    const email = anEmail();
    const { id } = (await invite(email)).json;
    await call('PUT', `/api/admin/users/${id}`, { token: owner.token, body: { isActive: false } });
    expect((await choose(await latest(email))).json.error.code).toBe('accountDeactivated');
    expect(await stateOf(id)).toBe('deactivated');
  });

  test('a link that is not one is refused', async () => {
    for (const token of [
      '',
      'x',
      `${owner.id}.${'a'.repeat(43)}`,
      `../x.${'a'.repeat(43)}`,
      `nobody.${'a'.repeat(43)}`,
    ])
      expect((await choose(token)).json.error.code, token).toBe('linkExpired');
  });
});

describe('SEC-09 forgot password', () => {
  test('known, unknown, invited and deactivated addresses are answered alike, with the same work', async () => {
    const [known, gone] = [await aStaff('editor'), await aStaff('editor', { isActive: false })];
    const invited = anEmail();
    await invite(invited);
    const answers = [];
    for (const email of [known.email, anEmail(), invited, gone.email]) answers.push(await forgot(email));
    const told = answers.map(({ status, text, headers }) => [status, text, headers.get('x-firestore-usage')]);
    expect(told[0]?.slice(0, 2)).toEqual([204, '']);
    for (const one of told) expect(one.slice(0, 2)).toEqual(told[0]?.slice(0, 2));
    await until(async () => (await linksTo(known.email)).length === 1);
    await sweep();
    expect([(await linksTo(gone.email)).length, (await linksTo(invited)).length]).toEqual([0, 2]);
  });

  test('the link of the mail sets a new password within the hour; the old one and every session end', async () => {
    const person = await aStaff('editor');
    await forgot(person.email.toUpperCase(), 'ar');
    const token = await until(() => latest(person.email));
    const { expiresAt } = (await db().doc(`staff/${person.id}`).get()).data()?.['reset'];
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect((await call('GET', '/api/admin/me', { token: person.token })).status).toBe(200);
    expect((await choose(token)).status).toBe(200);
    expect((await call('GET', '/api/admin/me', { token: person.token })).status).toBe(401);
    expect(await signsIn(person.email, 'nexus-demo')).toBe('refused');
    // A password given in the very second in which all sessions ended opens none: it may be the old one's.
    await until(async () => (await signsIn(person.email, PASSWORD)) === 200);
    expect((await choose(token)).json.error.code).toBe('linkExpired');
  });

  test('an address is mailed to three times an hour at most; the fourth is refused, known or not', async () => {
    const known = await aStaff('viewer');
    for (const email of [known.email, anEmail()]) {
      for (let asked = 0; asked < 3; asked += 1) expect((await forgot(email)).status).toBe(204);
      const fourth = await forgot(email);
      expect([fourth.status, fourth.json.error.code]).toEqual([429, 'tooManyRequests']);
    }
    await until(async () => (await linksTo(known.email)).length === 3);
  });
});
