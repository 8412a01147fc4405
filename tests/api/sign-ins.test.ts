import { describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aMember, aStaff, idToken, memberToken, PASSWORD } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const DAY = 86_400_000;

/** Signs somebody of the staff in as their browser does. @returns the token of the session */
async function signIn(email: string, given: { agent?: string; browser?: string; proof?: string } = {}) {
  const proof = given.proof ?? (await idToken('signInWithPassword', { email, password: PASSWORD }));
  const body = { idToken: proof, ...(given.browser && { browser: given.browser }) };
  const headers = { 'user-agent': given.agent ?? CHROME };
  const { status, json } = await call('POST', '/api/auth/staff/session', { body, headers });
  expect(status, JSON.stringify(json)).toBe(200);
  return idToken('signInWithCustomToken', { token: json.customToken });
}

interface SignIn {
  id: string;
  at: string;
  browser: string;
  system: string;
  isOpen: boolean;
  isThis: boolean;
}
const listed = async (token: string): Promise<SignIn[]> =>
  (await call('GET', '/api/auth/sign-ins', { token })).json.signIns;
const end = (token: string, id: string) => call('POST', `/api/auth/sign-ins/${id}/end`, { token, body: {} });
const endOthers = (token: string) => call('POST', '/api/auth/sign-ins/end-others', { token, body: {} });

/** What the API and, past it, Firestore answer somebody who may moderate. */
async function moderates(token: string): Promise<number[]> {
  const address = `http://${world.firestore}/v1/projects/${world.project}/databases/(default)/documents/rosterChanges/folded`;
  const direct = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  return [(await call('GET', '/api/admin/me', { token })).status, direct.status];
}
const OPEN = [200, 200];
const SHUT = [401, 403];

const mailsTo = async (email: string) => {
  const found = await db().collection('mail').where('address', '==', email).where('kind', '==', 'newSignIn').get();
  return found.docs.map((doc) => doc.data()['message'] as { subject: string; text: string });
};

describe('SEC-09 one’s own sign-ins', () => {
  test('SEC-09 say when and from which kind of browser, and which is this one; each ends alone, for direct reads too', async () => {
    const { email, token: first } = await aStaff('admin');
    const [windows, linux] = [await signIn(email), await signIn(email, { agent: FIREFOX })];
    const seen = await listed(linux);
    expect(seen.map(({ browser, system, isOpen, isThis }) => [browser, system, isOpen, isThis])).toEqual([
      ['Firefox', 'Linux', true, true],
      ['Chrome', 'Windows', true, false],
      ['', '', true, false],
    ]);
    for (const { at } of seen) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    const ended = await end(linux, seen[1]?.id ?? '');
    expect([ended.status, ended.json.signIns.map(({ isOpen }: SignIn) => isOpen)]).toEqual([200, [true, false, true]]);
    expect([await moderates(windows), await moderates(first), await moderates(linux)]).toEqual([SHUT, OPEN, OPEN]);
    // Once more, as after an answer that was lost.
    expect((await end(linux, seen[1]?.id ?? '')).status).toBe(200);
  });

  test('SEC-09 all others end and this one goes on; a password given before opens no further one', async () => {
    const { email, token: first } = await aStaff('admin');
    const here = await signIn(email);
    const proof = await idToken('signInWithPassword', { email, password: PASSWORD });
    const left = await endOthers(here);
    expect(left.json.signIns.filter(({ isOpen }: SignIn) => isOpen)).toMatchObject([{ isThis: true }]);
    expect([await moderates(first), await moderates(here)]).toEqual([SHUT, OPEN]);
    const late = await call('POST', '/api/auth/staff/session', { body: { idToken: proof } });
    expect([late.status, late.json.error.code]).toEqual([400, 'signInExpired']);
    // A session that has ended lists nothing and ends nobody.
    expect([
      (await endOthers(first)).status,
      (await call('GET', '/api/auth/sign-ins', { token: first })).status,
    ]).toEqual([401, 401]);
    expect(await moderates(here)).toEqual(OPEN);
    await call('POST', '/api/auth/sign-out', { token: here, body: { everywhere: true } });
    expect(await moderates(here)).toEqual(SHUT);
  });

  test('SEC-09 two who end all others at once leave at most one of them, and never bring one back', async () => {
    const { email } = await aStaff('admin');
    const [one, two] = [await signIn(email), await signIn(email)];
    const answers = await Promise.all([endOthers(one), endOthers(two)]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
    const open = [await moderates(one), await moderates(two)].filter(([status]) => status === 200);
    expect(open.length).toBeLessThanOrEqual(1);
  });

  test('SEC-09 of members are the same; somebody else’s session is neither seen nor ended', async () => {
    const { id, token } = await aMember('approved');
    const there = await memberToken(id);
    const other = await aMember('approved');
    const [theirs] = await listed(other.token);
    expect((await end(token, theirs?.id ?? '')).status).toBe(200);
    expect((await call('GET', `/api/members/${other.id}`, { token: other.token })).status).toBe(200);
    expect((await listed(token)).map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    expect((await listed(token)).map((one) => one.id)).not.toContain(theirs?.id);
    await endOthers(token);
    expect((await call('GET', `/api/members/${id}`, { token: there })).status).toBe(401);
    expect((await call('GET', `/api/members/${id}`, { token })).status).toBe(200);
  });

  test('SEC-09 the last twenty of 90 days are kept, and no change of the person is counted for one', async () => {
    const { id, email } = await aStaff('viewer');
    const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const before = [1, 89, 91].map((days) => ({
      id: `${days} days`,
      at: at(days),
      browser: 'Edge',
      system: '',
      key: '',
    }));
    await db().doc(`signInNotes/${id}`).set({ list: before });
    const version = async () => (await db().doc(`staff/${id}`).get()).data()?.['version'];
    const was = await version();
    const token = await signIn(email);
    expect(await version()).toBe(was);
    const days = (await listed(token)).filter(({ browser }) => browser === 'Edge');
    expect(days.map((one) => [one.id, one.isOpen])).toEqual([
      ['1 days', false],
      ['89 days', false],
    ]);
    const stored = (await db().doc(`signInNotes/${id}`).get()).data();
    expect(stored?.['list']).toHaveLength(3);
    expect(Math.round((stored?.['expiresAt'].toMillis() - Date.now()) / DAY)).toBe(90);
    await db()
      .doc(`signInNotes/${id}`)
      .update({ list: Array.from({ length: 20 }, (_, index) => ({ ...before[0], id: `${index}` })) });
    await signIn(email);
    expect((await db().doc(`signInNotes/${id}`).get()).data()?.['list']).toHaveLength(20);
  });

  test('SEC-09 two sign-ins at once are both kept', async () => {
    const { email } = await aStaff('viewer');
    const [token] = await Promise.all([signIn(email), signIn(email, { agent: FIREFOX })]);
    expect((await listed(token)).map(({ browser }) => browser).toSorted()).toEqual(['', 'Chrome', 'Firefox']);
  });

  test('SEC-09 a browser that was not seen before is told by mail, three times a day at most; the first time and known ones are not', async () => {
    const { id, email } = await aStaff('editor');
    const [desk, phone] = ['desk-'.repeat(5), 'phone-'.repeat(4)];
    await signIn(email, { browser: desk });
    await signIn(email, { browser: desk });
    expect(await mailsTo(email)).toEqual([]);
    await signIn(email, { browser: phone, agent: FIREFOX });
    const [told] = await until(async () => {
      const found = await mailsTo(email);
      return found.length > 0 && found;
    });
    expect(told?.text).toContain('Firefox on Linux');
    expect(told?.text).toContain('/admin/account');
    await signIn(email, { browser: phone });
    expect(await mailsTo(email)).toHaveLength(1);
    for (const _ of [1, 2, 3, 4]) await signIn(email);
    expect(await mailsTo(email)).toHaveLength(3);
    // What is stored knows a browser again, and is not what the browser sends.
    const stored = JSON.stringify((await db().doc(`signInNotes/${id}`).get()).data());
    expect(stored).not.toContain(desk);
  });

  test('SEC-09 a number that is none is refused', async () => {
    for (const browser of ['short', 'x'.repeat(65), '<script>alert(1)</script>', 7]) {
      const { status, json } = await call('POST', '/api/auth/staff/session', { body: { idToken: 'x', browser } });
      expect([status, Object.keys(json.error.fields)]).toEqual([422, ['browser']]);
    }
  });
});
