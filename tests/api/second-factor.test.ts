import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { fingerprint } from '../../functions/src/secrets';
import { call } from '../setup/call';
import { aStaff, idToken, proofOf, tokenFromBefore, type Staff } from '../setup/people';
import { until } from '../setup/store';
import { appCode, untilCodesStay } from '../setup/totp';
import { world } from '../setup/world';

const OWN = '/api/admin/me/second-factor';
const post = (token: string, path: string, body: object = {}) => call('POST', path, { token, body });
const begin = async (staff: Pick<Staff, 'email' | 'token'>) =>
  post(staff.token, OWN, { idToken: await proofOf(staff) });

/** What the door answers to a right password with this code. */
async function enter(email: string, code?: string) {
  const proof = await proofOf({ email });
  return call('POST', '/api/auth/staff/session', { body: { idToken: proof, ...(code !== undefined && { code }) } });
}
async function told(answer: ReturnType<typeof enter>): Promise<[number, string | undefined]> {
  const { status, json } = await answer;
  return [status, json.error?.code];
}
const mailsOf = async (email: string, kind: string) =>
  (await db().collection('mail').where('address', '==', email).where('kind', '==', kind).get()).size;

/**
 * Somebody of the staff who switched it on with the code of half a minute ago, so that the codes of now and of the
 * next half minute are left.
 */
async function enrolled(role: Parameters<typeof aStaff>[0] = 'admin') {
  const staff = await aStaff(role);
  const { secret } = (await begin(staff)).json as { secret: string };
  await untilCodesStay(5);
  const { json, status } = await post(staff.token, `${OWN}/confirm`, { code: appCode(secret, -1) });
  expect(status, JSON.stringify(json)).toBe(200);
  return { ...staff, secret, recovery: json.recoveryCodes as string[] };
}

let owner: Staff;
beforeAll(async () => {
  owner = await aStaff('super_admin');
});

describe('SEC-39 a second factor', () => {
  test('SEC-39 is set up by a first code; until then signing in needs none, and no wrong code switches it on', async () => {
    const { id, email, token } = await aStaff('editor');
    const other = await idToken('signInWithCustomToken', { token: (await enter(email)).json.customToken });
    expect((await call('GET', OWN, { token })).json).toEqual({ since: null, recoveryCodes: 0 });
    const { secret, address } = (await begin({ email, token })).json;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/Nexus%3A${encodeURIComponent(email)}?secret=${secret}&issuer=Nexus&algorithm=SHA1&digits=6&period=30`,
    );
    for (const code of ['000000', appCode(secret, 9), 'AAAA-AAAA-AAAA-AAAA', appCode('A'.repeat(32))])
      expect(await told(post(token, `${OWN}/confirm`, { code })), code).toEqual([403, 'codeWrong']);
    expect((await enter(email)).status).toBe(200);
    const { json } = await post(token, `${OWN}/confirm`, { code: appCode(secret) });
    expect(new Set(json.recoveryCodes).size).toBe(10);
    for (const code of json.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await call('GET', OWN, { token })).json).toEqual({
      since: expect.stringMatching(/^20/),
      recoveryCodes: 10,
    });
    // Sessions that never showed it are over, for direct reads too; this one goes on.
    expect((await call('GET', '/api/admin/me', { token: other })).status).toBe(401);
    expect((await call('GET', '/api/admin/me', { token })).status).toBe(200);
    expect(await told(begin({ email, token }))).toEqual([409, 'secondFactorOn']);
    expect(await told(post(token, `${OWN}/confirm`, { code: appCode(secret, 1) }))).toEqual([409, 'secondFactorOn']);
    await until(async () => (await mailsOf(email, 'secondFactorOn')) === 1);
    // What is stored opens nothing.
    const stored = JSON.stringify((await db().doc(`staff/${id}`).get()).data());
    for (const words of [secret, ...json.recoveryCodes, json.recoveryCodes[0].replaceAll('-', '')])
      expect(stored).not.toContain(words);
    expect(stored).toContain(fingerprint(json.recoveryCodes[0].replaceAll('-', '')));
  });

  test('SEC-39 at a screen that was left open nobody sets it up without the password of whose session it is', async () => {
    const { id, email, token } = await aStaff('editor');
    expect((await post(token, OWN)).status).toBe(422);
    const old = await tokenFromBefore(id, { hours: 1, provider: 'password' });
    for (const proof of [token, await proofOf(owner), old, 'nonsense', ''])
      expect(await told(post(token, OWN, { idToken: proof })), proof.slice(0, 12)).toEqual([403, 'passwordNeeded']);
    expect((await call('GET', OWN, { token })).json.since).toBeNull();
    expect((await begin({ email, token })).status).toBe(200);
  });

  test('SEC-39 is needed at each sign-in: a password alone opens neither the API nor Firestore', async () => {
    const { email, secret } = await enrolled();
    const proof = await proofOf({ email });
    expect(await told(enter(email))).toEqual([403, 'codeNeeded']);
    expect(await told(enter(email, appCode(secret, 5)))).toEqual([403, 'codeWrong']);
    const reads = async (token: string) => {
      const path = 'documents/rosterChanges/folded';
      const address = `http://${world.firestore}/v1/projects/${world.project}/databases/(default)/${path}`;
      const direct = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      return [(await call('GET', '/api/admin/me', { token })).status, direct.status];
    };
    expect(await reads(proof)).toEqual([401, 403]);
    const answer = await enter(email, ` ${appCode(secret).slice(0, 3)} ${appCode(secret).slice(3)}`);
    expect(answer.status, answer.text).toBe(200);
    expect(await reads(await idToken('signInWithCustomToken', { token: answer.json.customToken }))).toEqual([200, 200]);
  });

  test('SEC-39 a code counts once, of five at once too, and in Arabic digits', async () => {
    const { email, secret } = await enrolled();
    const plain = appCode(secret);
    const code = plain.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => told(enter(email, code))));
    expect(all.toSorted().map(([status]) => status)).toEqual([200, 403, 403, 403, 403]);
    expect(await told(enter(email, plain))).toEqual([403, 'codeWrong']);
    const next = appCode(secret, 1);
    expect(await told(enter(email, next))).toEqual([200, undefined]);
    expect(await told(enter(email, next))).toEqual([403, 'codeWrong']);
  });

  test('SEC-39 a recovery code signs in once, in small letters and without hyphens too; new ones end the others', async () => {
    const { id, email, secret, token, recovery } = await enrolled('viewer');
    const [first = '', second = '', third = ''] = recovery;
    const both = await Promise.all([1, 2].map(() => told(enter(email, first.toLowerCase().replaceAll('-', '')))));
    expect(both.toSorted()).toEqual([
      [200, undefined],
      [403, 'codeWrong'],
    ]);
    expect((await call('GET', OWN, { token })).json.recoveryCodes).toBe(9);
    const renewed = await post(token, `${OWN}/recovery-codes`, { code: second });
    expect([renewed.status, renewed.json.recoveryCodes.length]).toEqual([200, 10]);
    expect(await told(enter(email, third))).toEqual([403, 'codeWrong']);
    expect(await told(enter(email, renewed.json.recoveryCodes[9]))).toEqual([200, undefined]);
    // Of a project whose own secret was changed no code of an app can be read: recovery codes still work.
    await db().doc(`staff/${id}`).update({ 'secondFactor.secret': 'sealed with another secret' });
    expect(await told(enter(email, appCode(secret)))).toEqual([403, 'codeWrong']);
    expect(await told(enter(email, renewed.json.recoveryCodes[0]))).toEqual([200, undefined]);
  });

  test('SEC-39 ten tries an hour are counted, at every door together; then even the right code waits', async () => {
    const { email, secret, token } = await enrolled();
    for (let tried = 0; tried < 5; tried += 1) expect((await enter(email, '000000')).status).toBe(403);
    for (let tried = 0; tried < 4; tried += 1)
      expect((await post(token, `${OWN}/remove`, { code: '000000' })).status).toBe(403);
    expect(await told(enter(email, appCode(secret)))).toEqual([429, 'tooManyRequests']);
    expect(await told(post(token, `${OWN}/remove`, { code: appCode(secret) }))).toEqual([429, 'tooManyRequests']);
    // Nobody is kept out by asking without a code.
    expect(await told(enter(email))).toEqual([403, 'codeNeeded']);
  });

  test('SEC-39 the link of “forgot password” sets a password and opens nothing where a code is needed', async () => {
    const { id, email, secret, token } = await enrolled();
    const hidden = 's'.repeat(43);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    await db()
      .doc(`staff/${id}`)
      .update({ reset: { hash: fingerprint(hidden), expiresAt } });
    const body = { token: `${id}.${hidden}`, password: 'another long password' };
    const chosen = await call('POST', '/api/auth/staff/password', { body });
    expect([chosen.status, chosen.json]).toEqual([200, { customToken: null }]);
    expect((await call('GET', '/api/admin/me', { token })).status).toBe(401);
    const enterNow = async (code?: string) => {
      const proof = await idToken('signInWithPassword', { email, password: 'another long password' }).catch(() => '');
      return call('POST', '/api/auth/staff/session', { body: { idToken: proof, ...(code && { code }) } });
    };
    // A password given in the very second in which all sessions ended opens none.
    await until(async () => (await told(enterNow()))[1] === 'codeNeeded');
    const opened = await enterNow(appCode(secret));
    expect(opened.status, opened.text).toBe(200);
    expect(opened.json.customToken).toBeTruthy();
  });

  test('SEC-39 a code switches it off, and its owner is told; a session alone does not', async () => {
    const { email, secret, token } = await enrolled();
    expect((await post(token, `${OWN}/remove`)).status).toBe(422);
    expect(await told(post(token, `${OWN}/remove`, { code: '123456' }))).toEqual([403, 'codeWrong']);
    expect((await post(token, `${OWN}/remove`, { code: appCode(secret) })).status).toBe(204);
    expect((await call('GET', OWN, { token })).json).toEqual({ since: null, recoveryCodes: 0 });
    expect(await told(enter(email))).toEqual([200, undefined]);
    await until(async () => (await mailsOf(email, 'secondFactorOff')) === 1);
  });

  test('SEC-39 a super admin sees who has one and takes it from another who lost it, audited and told; never from themselves', async () => {
    const { id, email, secret } = await enrolled();
    const listed = async () =>
      (
        (await call('GET', '/api/admin/users', { token: owner.token })).json as {
          id: string;
          hasSecondFactor: boolean;
        }[]
      ).find((one) => one.id === id)?.hasSecondFactor;
    expect(await listed()).toBe(true);
    const path = `/api/admin/users/${id}/second-factor/reset`;
    for (const role of ['viewer', 'editor', 'admin'] as const)
      expect((await post((await aStaff(role)).token, path)).status).toBe(403);
    const reset = await post(owner.token, path);
    expect([reset.status, reset.json.hasSecondFactor]).toEqual([200, false]);
    expect((await post(owner.token, path)).status).toBe(200);
    expect([await listed(), (await enter(email)).status]).toEqual([false, 200]);
    await until(async () => (await mailsOf(email, 'secondFactorOff')) === 1);
    const boss = await enrolled('super_admin');
    expect(await told(post(boss.token, `/api/admin/users/${boss.id}/second-factor/reset`))).toEqual([
      403,
      'ownSecondFactor',
    ]);
    const found = await db().collection('audit').where('paths', 'array-contains', `staff/${id}`).get();
    const trail = found.docs.map((doc) => doc.data());
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.secondFactorOn', 'staff.secondFactorReset']),
    );
    expect(JSON.stringify(trail)).not.toContain(secret);
    expect(JSON.stringify(trail)).not.toContain('recovery"');
  });

  test('SEC-39 a change of the account tells the trail nothing of it, and undoing one brings none back', async () => {
    const { id, secret, email } = await enrolled();
    const change = { token: owner.token, body: { name: 'Renamed' } };
    expect((await call('PUT', `/api/admin/users/${id}`, change)).status).toBe(200);
    const found = await db().collection('audit').where('paths', 'array-contains', `staff/${id}`).get();
    const renaming = found.docs.find((doc) => doc.data()['action'] === 'staff.change');
    expect(JSON.stringify(renaming?.data())).not.toContain('secondFactor');
    await post(owner.token, `/api/admin/users/${id}/second-factor/reset`);
    await post(owner.token, `/api/admin/activity/${renaming?.id}/undo`);
    expect(await told(enter(email))).toEqual([200, undefined]);
    expect(secret).toHaveLength(32);
  });

  test('S47 wrong codes at the door stand in the audit, by whom', async () => {
    const { id, email } = await enrolled();
    await enter(email, '000000');
    const refusals = await until(async () => {
      const found = await db().collection('audit').where('actor.id', '==', id).get();
      const refused = found.docs.map((doc) => doc.data()).filter(({ action }) => action === 'staff.refused');
      return refused.length > 0 && refused;
    });
    expect(refusals[0]).toMatchObject({ code: 'codeWrong', route: 'POST /api/auth/staff/session' });
  });
});
