import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call } from '../setup/call';
import { anImportedRequest } from '../setup/imported-request';
import { aMember, aStaff, type Person } from '../setup/people';
import { fingerprintOf } from '../setup/store';

const DAY = 86_400_000;
let admin: Person;
beforeAll(async () => {
  admin = await aStaff('admin');
});

let count = 0;
const anAddress = (name: string) => `${name}-${Date.now()}-${(count += 1)}@nexus.test`;
const save = (person: Person, body: object) => call('PUT', `/api/members/${person.id}`, { token: person.token, body });
const me = async (person: Person) => (await call('GET', `/api/members/${person.id}`, { token: person.token })).json;
const dataOf = async (person: Person) =>
  (await call('GET', `/api/members/${person.id}/data`, { token: person.token })).json;
const mailsTo = async (address: string) =>
  (await db().collection('mail').where('to', '==', address).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])));
const linkTo = async (address: string) =>
  /confirm-address#([\w-]{43})/.exec(String((await mailsTo(address)).at(-1)?.['message'].text))?.[1] ?? '';
const confirm = (token: string) => call('POST', '/api/address-confirmations', { body: { token } });
const resend = (person: Person) =>
  call('POST', `/api/members/${person.id}/address-confirmation`, { token: person.token, body: {} });
const takeBack = (person: Person) =>
  call('DELETE', `/api/members/${person.id}/address-confirmation`, { token: person.token });
const apply = (email: string, motivation: string) =>
  call('POST', '/api/submissions', {
    body: {
      type: 'mentor',
      elapsed: 5_000,
      data: { name: 'Some Victim', email, phone: '+20 100 000 0000', experience: 'x'.repeat(20), motivation },
    },
    headers: { 'idempotency-key': `apply-${email}-${motivation.length}` },
  });

describe('SEC-01 an unverified address gives no rights', () => {
  test('SEC-01 whoever types somebody’s address reads nothing of theirs and erases nothing of theirs', async () => {
    const victim = anAddress('victim');
    expect((await apply(victim, 'A motivation that is nobody else’s business')).status).toBe(201);
    await call('POST', '/api/newsletter', { body: { email: victim, language: 'en', elapsed: 4_000 } });
    const attacker = await aMember('pending');
    expect((await save(attacker, { email: victim.toUpperCase() })).status).toBe(200);
    const data = await dataOf(attacker);
    expect([data.submissions, data.newsletter]).toEqual([[], []]);
    expect(JSON.stringify(data)).not.toContain('nobody else’s business');

    const before = await fingerprintOf('submissions', 'subscribers');
    await call('POST', `/api/members/${attacker.id}/leave`, { token: attacker.token, body: {} });
    await eraseDue(Date.now() + 15 * DAY);
    expect((await db().doc(`members/${attacker.id}`).get()).exists).toBe(false);
    expect(await fingerprintOf('submissions', 'subscribers')).toBe(before);
    const stored = await db().collection('submissions').where('data.email', '==', victim).get();
    const trail = await db()
      .collection('audit')
      .where('paths', 'array-contains', `submissions/${stored.docs[0]?.id}`)
      .get();
    expect(trail.docs[0]?.data()['changes'][0].after.data.motivation).toContain('nobody else’s business');
  });

  test('SEC-01 the same address, once confirmed, gives its owner what is theirs', async () => {
    const address = anAddress('owner');
    await apply(address, 'Words that are my own and nobody else’s');
    const person = await aMember('pending', { email: '' });
    await save(person, { email: address });
    expect((await dataOf(person)).submissions).toEqual([]);
    expect((await confirm(await linkTo(address))).status).toBe(204);
    expect((await dataOf(person)).submissions).toHaveLength(1);
  });

  test('SEC-01 one’s own export never shows the link that confirms somebody else’s address', async () => {
    const victim = anAddress('victim');
    const attacker = await aMember('pending');
    await save(attacker, { email: victim });
    const secret = await linkTo(victim);
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await dataOf(attacker))).not.toContain(secret);
  });

  test('SEC-01 an address that two have confirmed opens nothing to either', async () => {
    const address = anAddress('shared');
    await apply(address, 'From a mailbox that two people read');
    const [one, two] = [await aMember('pending', { email: address }), await aMember('pending', { email: address })];
    expect((await dataOf(one)).submissions).toEqual([]);
    expect((await dataOf(two)).submissions).toEqual([]);
  });
});

describe('changing one’s address', () => {
  test('SEC-01 the new one gets a link without a word of the sender’s, the old one a notice; the old one counts', async () => {
    const [old, fresh] = [anAddress('old'), anAddress('fresh')];
    const person = await aMember('approved', { email: old, name: 'Mona El-Sayed' });
    const saved = await save(person, { email: fresh });
    expect(saved.json).toMatchObject({ email: fresh, emailInUse: old, isEmailWaiting: true });
    const [confirmation] = await mailsTo(fresh);
    expect(JSON.stringify(confirmation)).not.toContain('Mona');
    const [notice] = await mailsTo(old);
    expect(notice?.['message'].subject).toBe('A new email address for your account');
    expect(JSON.stringify(notice)).not.toContain(fresh);
    await call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: {} });
    expect((await mailsTo(old)).at(-1)?.['message'].subject).toBe('You asked to leave');
    expect(await mailsTo(fresh)).toHaveLength(1);
  });

  test('the link works once, in any browser, and reading it changes nothing', async () => {
    const [old, fresh] = [anAddress('old'), anAddress('fresh')];
    const person = await aMember('approved', { email: old });
    await save(person, { email: fresh });
    const token = await linkTo(fresh);
    const before = await fingerprintOf('members', 'addressLinks');
    for (const path of ['/confirm-address', '/ar/confirm-address', `/confirm-address?token=${token}`])
      expect((await call('GET', path)).status, path).toBe(200);
    expect((await call('GET', '/api/address-confirmations')).status).toBe(405);
    expect(await fingerprintOf('members', 'addressLinks')).toBe(before);
    expect((await confirm(token)).status).toBe(204);
    expect(await me(person)).toMatchObject({ email: fresh, emailInUse: fresh, isEmailWaiting: false });
    const again = await confirm(token);
    expect([again.status, again.json.error.code]).toEqual([400, 'linkExpired']);
    const arabic = await call('POST', '/api/address-confirmations', {
      body: { token },
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.json.error.message).toBe('انتهت صلاحية هذا الرابط أو استُخدم من قبل.');
  });

  test('two clicks at once confirm once', async () => {
    const fresh = anAddress('fresh');
    const person = await aMember('approved');
    await save(person, { email: fresh });
    const token = await linkTo(fresh);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    const account = (await db().doc(`members/${person.id}/private/account`).get()).data();
    expect(account?.['verified'].map(({ address }: { address: string }) => address)).toHaveLength(2);
  });

  test('a link of yesterday, a link that was replaced and one whose address was taken back are over', async () => {
    const fresh = anAddress('fresh');
    const person = await aMember('approved');
    await save(person, { email: fresh });
    const first = await linkTo(fresh);
    expect((await resend(person)).status).toBe(200);
    const second = await linkTo(fresh);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(400);

    const links = await db().collection('addressLinks').where('memberId', '==', person.id).get();
    expect(links.size).toBe(1);
    expect(Math.round((links.docs[0]?.data()['expiresAt'].toMillis() - Date.now()) / 3_600_000)).toBe(24);
    await links.docs[0]?.ref.update({ expiresAt: new Date(Date.now() - 1_000) });
    expect((await confirm(second)).status).toBe(400);

    await resend(person);
    const third = await linkTo(fresh);
    const back = await takeBack(person);
    expect([back.status, back.json.isEmailWaiting, back.json.email]).toEqual([200, false, back.json.emailInUse]);
    expect((await confirm(third)).status).toBe(400);
    expect((await takeBack(person)).json.error.code).toBe('nothingToConfirm');
    expect((await resend(person)).json.error.code).toBe('nothingToConfirm');
  });

  test('a link confirms the address that it was sent to, not the one typed after it', async () => {
    const [mine, victim] = [anAddress('mine'), anAddress('victim')];
    const person = await aMember('approved');
    await save(person, { email: mine });
    const token = await linkTo(mine);
    await save(person, { email: victim });
    expect((await confirm(token)).status).toBe(400);
    expect((await me(person)).emailInUse).not.toBe(victim);
  });

  test('taking it out of the profile writes to nobody: the one that was confirmed counts on', async () => {
    const old = anAddress('old');
    const person = await aMember('approved', { email: old });
    const saved = await save(person, { email: '' });
    expect(saved.json).toMatchObject({ email: '', emailInUse: old, isEmailWaiting: false });
    expect(await mailsTo(old)).toEqual([]);
  });

  test('nobody but the member resends or takes back', async () => {
    const person = await aMember('approved');
    await save(person, { email: anAddress('fresh') });
    for (const other of [await aMember('approved'), admin]) {
      const asked = { id: person.id, token: other.token };
      expect([(await resend(asked)).status, (await takeBack(asked)).status]).toEqual([403, 403]);
    }
  });

  test('somebody whom LinkedIn gave no address types one and confirms it; typed, it counts for completion alone', async () => {
    const address = anAddress('typed');
    const person = await aMember('pending', { email: '' });
    const saved = await save(person, { email: address });
    expect(saved.json).toMatchObject({ email: address, emailInUse: '', isEmailWaiting: true });
    expect(saved.json.missingFields.suggestions).not.toContain('email');
    const asked = await call('POST', '/api/join-requests', { token: person.token, body: {} });
    expect(asked.status).toBe(201);
    expect((await mailsTo(address)).map((mail) => mail['message'].subject)).toEqual(['Confirm your address']);
    const row = async () =>
      (
        await call('GET', `/api/members?status=pending&q=${encodeURIComponent(address)}`, { token: admin.token })
      ).json.items.find(({ id }: Person) => id === person.id);
    expect(await row()).toMatchObject({ email: address, isEmailConfirmed: false });
    await confirm(await linkTo(address));
    expect(await row()).toMatchObject({ email: address, isEmailConfirmed: true });
  });
});

describe('imported join requests', () => {
  const imported = (email: string) => anImportedRequest({ email, name: 'Imported' });
  const approve = (id: string) =>
    call('PUT', `/api/join-requests/${id}`, {
      token: admin.token,
      body: { status: 'approved' },
      headers: { 'if-match': '"0"' },
    });

  test('SEC-03 typing its address takes no approval over; confirming it does', async () => {
    const address = anAddress('imported');
    const attacker = await aMember('pending', { name: 'Aaa Aaa' });
    await save(attacker, { email: address });
    const id = await imported(address.toUpperCase());
    const refused = await approve(id);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'noneMatches']);
    expect((await me(attacker)).status).toBe('pending');
    const owner = await aMember('pending', { name: 'Zzz Zzz', email: address });
    expect((await approve(id)).status).toBe(200);
    expect([(await me(owner)).status, (await me(attacker)).status]).toEqual(['approved', 'pending']);
  });

  test('SEC-03 two whose address it is: nobody is approved, and the moderator is told', async () => {
    const address = anAddress('imported');
    const [one, two] = [await aMember('pending', { email: address }), await aMember('pending', { email: address })];
    const id = await imported(address);
    const refused = await approve(id);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'severalMatch']);
    expect([(await me(one)).status, (await me(two)).status]).toEqual(['pending', 'pending']);
    const listed = (await call('GET', '/api/join-requests?status=new', { token: admin.token })).json as {
      id: string;
      owner: string;
      several: number;
    }[];
    expect(listed.find((request) => request.id === id)).toMatchObject({ owner: '', several: 2 });
  });
});
