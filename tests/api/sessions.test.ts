import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { endSession } from '../../functions/src/store/accounts/sessions';
import { call } from '../setup/call';
import { aMember, aStaff, idToken, memberToken, tokenFromBefore, tokensFor } from '../setup/people';
import { Visitor } from '../setup/sign-in';
import { world } from '../setup/world';

/** Asks Firestore itself for a document, past our API, as a browser may: what the rules say is all that counts. */
async function readsDirectly(path: string, token: string): Promise<number> {
  const address = `http://${world.firestore}/v1/projects/${world.project}/databases/(default)/documents/${path}`;
  return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Whether a member's token still opens the API, their document and their account. */
const opens = async (id: string, token: string) => [
  (await call('GET', `/api/members/${id}`, { token })).status,
  await readsDirectly(`members/${id}`, token),
  await readsDirectly(`members/${id}/private/account`, token),
];
/** Whether somebody's who may moderate still opens the API and the sign that members changed. */
const moderates = async (token: string) => [
  (await call('GET', '/api/admin/me', { token })).status,
  await readsDirectly('rosterChanges/folded', token),
];
const OPEN = [200, 200, 200];
const SHUT = [401, 403, 403];

const signOut = (token: string, everywhere = false) =>
  call('POST', '/api/auth/sign-out', { token, body: everywhere ? { everywhere } : {} });

/** A session of the staff as the sign-in page gets one: by the password, exchanged at our server. */
async function staffSession(email: string, password = 'nexus-demo') {
  const proof = await idToken('signInWithPassword', { email, password });
  const answer = await call('POST', '/api/auth/staff/session', { body: { idToken: proof } });
  if (answer.status !== 200) return { ...answer, proof, idToken: '', refreshToken: '' };
  return { ...answer, proof, ...(await tokensFor('signInWithCustomToken', { token: answer.json.customToken })) };
}

async function refreshed(refreshToken: string): Promise<string> {
  const response = await fetch(`${world.authEmulator}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return ((await response.json()) as { id_token: string }).id_token;
}

describe('members', () => {
  test('SEC-07 S13 a signed-out token opens neither the API nor Firestore; another session goes on', async () => {
    const { id, token: here } = await aMember('approved');
    const there = await memberToken(id);
    expect([await opens(id, here), await opens(id, there)]).toEqual([OPEN, OPEN]);
    expect((await signOut(here)).status).toBe(204);
    expect([await opens(id, here), await opens(id, there)]).toEqual([SHUT, OPEN]);
    // What takes back every refresh token of an account is for ending all of them.
    const effects = await db().collection('outbox').where('uid', '==', id).get();
    expect(effects.docs.filter((doc) => doc.data()['kind'] === 'endSessions')).toEqual([]);
  });

  test('signing out of an account that was erased meanwhile is no failure', async () => {
    const { id } = await aMember('approved');
    await db().doc(`members/${id}`).delete();
    const author = { actor: { kind: 'member' as const, id, status: 'approved' as const }, requestId: 'tests' };
    const given = { path: `members/${id}`, uid: id, session: 'any', everywhere: false, author, isAudited: false };
    await expect(endSession(given)).resolves.toBeUndefined();
  });

  test('somebody from before sessions were kept can sign in', async () => {
    const { id } = await aMember('approved');
    await db().doc(`members/${id}`).update({ sessions: FieldValue.delete() });
    expect(await opens(id, await memberToken(id))).toEqual(OPEN);
  });

  test('SEC-07 S13 the 21st sign-out does not bring the first session back', async () => {
    const { id, token: first } = await aMember('approved');
    await signOut(first);
    for (let count = 0; count < 21; count += 1) await signOut(await memberToken(id));
    expect(await opens(id, first)).toEqual(SHUT);
  });

  test('SEC-07 the refresh token of an ended session gives no token that opens anything', async () => {
    const visitor = new Visitor();
    await visitor.signIn('new', `refresh-${Date.now()}`);
    const { customToken = '' } = (await visitor.session()).json;
    const tokens = await tokensFor('signInWithCustomToken', { token: customToken });
    const id = String(JSON.parse(Buffer.from(tokens.idToken.split('.')[1] ?? '', 'base64url').toString()).sub);
    expect(await opens(id, await refreshed(tokens.refreshToken))).toEqual(OPEN);
    await signOut(tokens.idToken);
    expect(await opens(id, await refreshed(tokens.refreshToken))).toEqual(SHUT);
    // Nor does the custom token, should somebody have kept it.
    expect(await opens(id, await idToken('signInWithCustomToken', { token: customToken }))).toEqual(SHUT);
  });

  test('SEC-07 S16 ending all ends those begun in the same second, and a sign-in that is half done', async () => {
    const who = `all-${Date.now()}`;
    const earlier = new Visitor();
    await earlier.signIn('new', who);
    const tokens = await tokensFor('signInWithCustomToken', { token: (await earlier.session()).json.customToken });
    const id = String(JSON.parse(Buffer.from(tokens.idToken.split('.')[1] ?? '', 'base64url').toString()).sub);
    const half = new Visitor();
    await half.signIn('new', who);
    const other = await memberToken(id);
    expect((await signOut(other, true)).status).toBe(204);
    expect([await opens(id, tokens.idToken), await opens(id, other)]).toEqual([SHUT, SHUT]);
    const late = await half.session();
    expect([late.status, late.json.error?.code]).toEqual([400, 'signInExpired']);
    expect(await opens(id, await memberToken(id))).toEqual(OPEN);
  });

  test('SEC-07 S16 an admin ends all sessions of one member, for direct reads too', async () => {
    const [{ id, token }, admin] = [await aMember('approved'), await aStaff('admin')];
    await call('PUT', `/api/members/${id}`, { token: admin.token, body: { endSessions: true } });
    expect(await opens(id, token)).toEqual(SHUT);
  });

  test('a twenty-first sign-in ends the oldest session, and no version of the member is counted up', async () => {
    const { id, token: oldest } = await aMember('approved');
    const before = (await db().doc(`members/${id}`).get()).data()?.['version'];
    const second = await memberToken(id);
    for (let count = 0; count < 19; count += 1) await memberToken(id);
    expect([await opens(id, oldest), await opens(id, second)]).toEqual([SHUT, OPEN]);
    expect((await db().doc(`members/${id}`).get()).data()?.['version']).toBe(before);
  });

  test('SEC-07 a session id that the token’s account never had opens nothing', async () => {
    const { id } = await aMember('approved');
    const other = await aMember('approved');
    const sid = Object.keys((await db().doc(`members/${other.id}`).get()).data()?.['sessions'])[0];
    for (const claims of [{ sid }, { sid: 'constructor' }, { sid: '' }, {}]) {
      const customToken = await auth().createCustomToken(id, claims);
      expect(await opens(id, await idToken('signInWithCustomToken', { token: customToken }))).toEqual(SHUT);
    }
  });
});

describe('staff', () => {
  test('SEC-07 SEC-29 S13 two sessions begun in one second: one ends, with its refresh token, and the other goes on', async () => {
    const { email } = await aStaff('admin');
    const [one, two] = await Promise.all([staffSession(email), staffSession(email)]);
    expect([await moderates(one.idToken), await moderates(two.idToken)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await signOut(one.idToken);
    expect([await moderates(one.idToken), await moderates(two.idToken)]).toEqual([
      [401, 403],
      [200, 200],
    ]);
    expect(await moderates(await refreshed(one.refreshToken))).toEqual([401, 403]);
  });

  test('SEC-07 S13 the 21st sign-out does not bring the first session back', async () => {
    const { token: first, email } = await aStaff('admin');
    await signOut(first);
    for (let count = 0; count < 21; count += 1) await signOut((await staffSession(email)).idToken);
    expect(await moderates(first)).toEqual([401, 403]);
  });

  test('SEC-07 S14 deactivation and a lost role count at once, for direct reads too, whatever the token claims', async () => {
    const owner = await aStaff('super_admin');
    const change = (id: string, body: object) => call('PUT', `/api/admin/users/${id}`, { token: owner.token, body });
    const [demoted, deactivated] = [await aStaff('admin'), await aStaff('admin')];
    expect([await moderates(demoted.token), await moderates(deactivated.token)].flat()).toEqual([200, 200, 200, 200]);
    await change(demoted.id, { role: 'editor' });
    expect((await call('GET', '/api/join-requests', { token: demoted.token })).status).toBe(403);
    expect(await readsDirectly('rosterChanges/folded', demoted.token)).toBe(403);
    await change(deactivated.id, { isActive: false });
    // 403 because they are deactivated; 401 as soon as their tokens have been taken back too, which follows by itself.
    const [answer, rule] = await moderates(deactivated.token);
    expect([answer === 403 || answer === 401, rule]).toEqual([true, 403]);
    // Activated again they have to sign in again.
    await change(deactivated.id, { isActive: true });
    expect(await moderates(deactivated.token)).toEqual([401, 403]);
  });

  test('S15 a session of the staff is forgotten after a day, when the next one begins', async () => {
    const { id, email } = await aStaff('admin');
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await db()
      .doc(`staff/${id}`)
      .update({ sessions: { yesterday: ago(25), today: ago(23) } });
    expect((await staffSession(email)).status).toBe(200);
    const kept = Object.keys((await db().doc(`staff/${id}`).get()).data()?.['sessions']);
    expect([kept.length, kept.includes('today'), kept.includes('yesterday')]).toEqual([2, true, false]);
  });

  test('SEC-07 what a password alone gives opens neither the API nor Firestore', async () => {
    const { email } = await aStaff('super_admin');
    const { proof, idToken: session } = await staffSession(email);
    expect(await moderates(proof)).toEqual([401, 403]);
    expect(await moderates(session)).toEqual([200, 200]);
  });

  test('SEC-07 the proof of a password is worth a session for five minutes', async () => {
    const { id } = await aStaff('admin');
    const exchanged = async (minutes: number) => {
      const proof = await tokenFromBefore(id, { hours: minutes / 60, provider: 'password' });
      const { status, json } = await call('POST', '/api/auth/staff/session', { body: { idToken: proof } });
      return [status, json.error?.code];
    };
    expect([await exchanged(4), await exchanged(6)]).toEqual([
      [200, undefined],
      [400, 'signInExpired'],
    ]);
  });

  test('a session is given for a fresh password of an active account alone', async () => {
    const { id, email, token } = await aStaff('editor');
    const exchange = async (given: string) =>
      (await call('POST', '/api/auth/staff/session', { body: { idToken: given } })).json.error?.code;
    expect(await exchange(token), 'the token of a session').toBe('signInExpired');
    expect(await exchange('nonsense')).toBe('signInExpired');
    expect(await exchange((await aMember('approved')).token), 'a member’s').toBe('signInExpired');
    const proof = await idToken('signInWithPassword', { email, password: 'nexus-demo' });
    await signOut(token, true);
    expect(await exchange(proof), 'from before all sessions ended').toBe('signInExpired');
    await db().doc(`staff/${id}`).update({ isActive: false });
    expect(await exchange(await idToken('signInWithPassword', { email, password: 'nexus-demo' }))).toBe(
      'accountDeactivated',
    );
    const stranger = { email: `stranger-${Date.now()}@nexus.test`, password: 'nexus-demo' };
    expect(await exchange(await idToken('signUp', stranger))).toBe('noAdminAccess');
  });
});
