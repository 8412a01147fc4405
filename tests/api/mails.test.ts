import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAILS_PER_DAY } from '@nexus/domain/limits';
import { MAILS, type MailKind } from '@nexus/domain/mails';
import { db } from '../../functions/src/firebase';
import { mails as templates } from '../../functions/src/locales/mails';
import { composeMail } from '../../functions/src/mails/mail';
import { commit } from '../../functions/src/store/commit/commit';
import { anAddress } from '../setup/address';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff, type Person } from '../setup/people';

let admin: Person;
beforeAll(async () => {
  admin = await aStaff('admin');
});

/** Every mail there is, by hand: who causes it, where it goes, how many a day for an address and for one person. */
const EXPECTED: Record<string, [cause: string, to: string, address: number, person: number, beyond: string]> = {
  confirmAddress: ['member', 'confirmation', 3, 5, 'refuse'],
  addressChanging: ['member', 'verified', 5, 5, 'skip'],
  requested: ['member', 'verified', 3, 3, 'skip'],
  leaving: ['member', 'verified', 3, 3, 'skip'],
  attending: ['member', 'verified', 20, 20, 'skip'],
  waitlisted: ['member', 'verified', 20, 20, 'skip'],
  subscribe: ['visitor', 'confirmation', 3, 0, 'skip'],
  subscribed: ['visitor', 'verified', 3, 0, 'skip'],
  requestCame: ['staff', 'verified', 30, 0, 'skip'],
  requestsDaily: ['staff', 'verified', 2, 0, 'skip'],
  requestsLate: ['staff', 'verified', 20, 0, 'skip'],
  requestQuestion: ['staff', 'verified', 5, 100, 'skip'],
  approved: ['staff', 'verified', 5, 500, 'skip'],
  rejected: ['staff', 'verified', 5, 500, 'skip'],
  accessEnded: ['staff', 'verified', 5, 500, 'skip'],
  seatFree: ['staff', 'verified', 20, 500, 'skip'],
  eventTomorrow: ['staff', 'verified', 20, 0, 'skip'],
  eventChanged: ['staff', 'verified', 20, 0, 'skip'],
  eventThanks: ['staff', 'verified', 20, 0, 'skip'],
  eventCancelled: ['staff', 'verified', 20, 0, 'skip'],
  eventResumed: ['staff', 'verified', 20, 0, 'skip'],
  memberMessage: ['member', 'verified', 20, 10, 'refuse'],
  memberReply: ['member', 'verified', 20, 20, 'refuse'],
  mentorAsked: ['member', 'verified', 20, 5, 'skip'],
  mentorNews: ['member', 'verified', 20, 40, 'skip'],
  mentorReminder: ['staff', 'verified', 20, 0, 'skip'],
  memberInvited: ['staff', 'chosen', 3, 100, 'refuse'],
  reply: ['staff', 'chosen', 10, 100, 'refuse'],
  newsletter: ['staff', 'verified', 3, 0, 'skip'],
  newsletterTest: ['staff', 'verified', 20, 20, 'refuse'],
  staffInvited: ['staff', 'chosen', 5, 50, 'refuse'],
  newSignIn: ['staff', 'verified', 3, 0, 'skip'],
  secondFactorOn: ['staff', 'verified', 5, 0, 'skip'],
  secondFactorOff: ['staff', 'verified', 5, 0, 'skip'],
  staffReset: ['visitor', 'verified', 10, 0, 'skip'],
};
const kinds = Object.keys(EXPECTED) as MailKind[];

test('SEC-02 every mail is in the list of who can cause it, and how often', () => {
  expect(Object.keys(templates.en).sort()).toEqual(Object.keys(EXPECTED).sort());
  expect(Object.keys(templates.ar).sort()).toEqual(Object.keys(EXPECTED).sort());
  const stated = kinds.map((kind) => {
    const { cause, to, beyond } = MAILS[kind];
    return [kind, [cause, to, MAILS_PER_DAY[kind].address, MAILS_PER_DAY[kind].person, beyond]];
  });
  expect(Object.fromEntries(stated)).toEqual(EXPECTED);
});

/** One write that causes one such mail. @returns whether it was refused */
async function cause(kind: MailKind, given: { to: string; by: string }): Promise<boolean> {
  const who = EXPECTED[kind]?.[0];
  const actor =
    who === 'visitor'
      ? { kind: 'visitor' as const }
      : who === 'member'
        ? { kind: 'member' as const, id: given.by, status: 'approved' as const }
        : { kind: 'staff' as const, id: given.by, role: 'admin' as const, name: 'Staff' };
  try {
    await commit({ author: { actor, requestId: 'tests' }, action: 'test.mail' }, async (commit) => {
      commit.put(`addressLinks/${randomUUID()}`, null, { memberId: '', expiresAt: new Date() });
      commit.mail(composeMail({ to: given.to, language: 'en', kind, values: {} }));
    });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'tooMuchMail' });
    return true;
  }
}
const sentTo = async (address: string) => (await db().collection('mail').where('address', '==', address).get()).size;

describe.each(kinds)('SEC-02 %s', (kind) => {
  const [who = '', , toAddress = 0, byPerson = 0, beyond] = EXPECTED[kind] ?? [];

  test('SEC-02 goes to one address so often a day and no more, whoever causes it', async () => {
    const to = `limit-${randomUUID()}@nexus.test`;
    const refused: boolean[] = [];
    for (let index = 0; index < toAddress + 2; index += 1)
      refused.push(await cause(kind, { to: index % 2 ? to : to.toUpperCase(), by: randomUUID() }));
    expect(await sentTo(to)).toBe(toAddress);
    expect(refused.filter(Boolean)).toHaveLength(beyond === 'refuse' ? 2 : 0);
  });

  test.runIf(who === 'member')('SEC-02 is caused by one member so often a day, whatever the address', async () => {
    const [by, key] = [randomUUID(), randomUUID()];
    for (let index = 0; index < byPerson + 2; index += 1) await cause(kind, { to: `${index}-${key}@nexus.test`, by });
    const sent = await Promise.all(
      Array.from({ length: byPerson + 2 }, (_, index) => sentTo(`${index}-${key}@nexus.test`)),
    );
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(byPerson);
  });
});

test('SEC-02 a mailbox is one, whatever is written behind its name: victim+1@ is the victim', async () => {
  const key = `victim-${randomUUID()}`;
  const written = ['', '+1', '+2', '+another'].map((tag) => `${key}${tag}@nexus.test`);
  const refused = [];
  for (const to of written) refused.push(await cause('confirmAddress', { to, by: randomUUID() }));
  expect(refused).toEqual([false, false, false, true]);
  // Each went to the address that was typed.
  expect(await Promise.all(written.map(sentTo))).toEqual([1, 1, 1, 0]);
});

test('SEC-02 whoever asks for the newsletter again and again does not learn whether the address is subscribed', async () => {
  const [subscribed, unknown] = ['known', 'unknown'].map((name) => `${name}-${randomUUID()}@nexus.test`) as [
    string,
    string,
  ];
  const ask = async (email: string) => {
    const { status, json } = await call('POST', '/api/newsletter', {
      body: { email, language: 'en', elapsed: 4_000 },
      headers: { 'x-test-client': anAddress() },
    });
    return [status, json?.error?.code];
  };
  await ask(subscribed);
  const found = await db().collection('subscribers').where('email', '==', subscribed).get();
  await found.docs[0]?.ref.update({ state: 'confirmed' });
  // As many mails as a day allows went there before.
  for (let index = 0; index < 3; index += 1) await cause('subscribe', { to: unknown, by: '' });
  for (const answer of [
    [204, undefined],
    [204, undefined],
    [429, 'tooManyRequests'],
  ])
    expect(await ask(subscribed)).toEqual(answer);
  for (const answer of [
    [204, undefined],
    [204, undefined],
    [204, undefined],
    [429, 'tooManyRequests'],
  ])
    expect(await ask(unknown)).toEqual(answer);
  expect(await sentTo(unknown)).toBe(3);
});

test('the newsletter promises what it keeps: who withdrew may ask again, and is asked to confirm again', async () => {
  const email = `again-${randomUUID()}@nexus.test`;
  const headers = { 'x-test-client': anAddress() };
  const ask = () => call('POST', '/api/newsletter', { body: { email, language: 'en', elapsed: 4_000 }, headers });
  const texts = async () =>
    (await db().collection('mail').where('address', '==', email).get()).docs.map(
      (doc) => doc.data()['message'].text as string,
    );
  expect((await ask()).status).toBe(204);
  const [first = ''] = await texts();
  expect(first).toContain('without the confirmation no newsletter comes');
  expect(first).not.toMatch(/not write|remove your address/);
  const token = /unsubscribe=([\w-]+)/.exec(first)?.[1];
  const answer = await call('POST', '/api/newsletter/unsubscribe', { body: { token } });
  expect(answer.status, answer.text).toBe(204);
  expect((await ask()).status).toBe(204);
  expect(await texts()).toHaveLength(2);
});

test('SEC-02 two at once are both counted', async () => {
  const to = `limit-${randomUUID()}@nexus.test`;
  const refused = await Promise.all(Array.from({ length: 6 }, () => cause('confirmAddress', { to, by: randomUUID() })));
  expect([await sentTo(to), refused.filter(Boolean).length]).toEqual([3, 3]);
});

test('SEC-02 leaving writes one mail, however often it is asked for, and none while the address is not confirmed', async () => {
  const address = `leaver-${randomUUID()}@nexus.test`;
  const person = await aMember('approved', { email: address });
  const leave = (stay: boolean) =>
    call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: { stay } });
  const first = await leave(false);
  for (let index = 0; index < 5; index += 1) expect((await leave(false)).json.leavingAt).toBe(first.json.leavingAt);
  expect(await sentTo(address)).toBe(1);

  const victim = `victim-${randomUUID()}@nexus.test`;
  const sender = await aMember('pending', { email: '', name: 'Click here' });
  await call('PUT', `/api/members/${sender.id}`, { token: sender.token, body: { email: victim } });
  await call('POST', `/api/members/${sender.id}/leave`, { token: sender.token, body: {} });
  const mails = (await db().collection('mail').where('address', '==', victim).get()).docs.map((doc) => doc.data());
  expect(mails.map((mail) => mail['kind'])).toEqual(['confirmAddress']);
  expect(JSON.stringify(mails)).not.toContain('Click here');
});

test('SEC-02 typing address after address ends in 429 with a sentence and a time, and saves nothing of it', async () => {
  const person = await aMember('pending');
  const type = (index: number, headers = {}) =>
    call('PUT', `/api/members/${person.id}`, {
      token: person.token,
      body: { email: `victim-${index}-${person.id}@nexus.test`.slice(-60), bio: `Bio ${index}` },
      headers,
    });
  for (let index = 0; index < 5; index += 1) expect((await type(index)).status).toBe(200);
  const refused = await type(5, { 'accept-language': 'ar' });
  expect([refused.status, refused.json.error.message]).toEqual([429, 'أرسلنا رسائل كثيرة لهذا الغرض. حاول غدًا.']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('GET', `/api/members/${person.id}`, { token: person.token })).json.bio).toBe('Bio 4');
});

test('SEC-02 a name with an address in it is refused on its field, in both languages, wherever a name is typed', async () => {
  const person = await aMember('pending');
  const sentence = 'Write the name without a web or email address. Put a space after a full stop, as in St. John.';
  const name = 'Win at evil.com';
  const saved = await call('PUT', `/api/members/${person.id}`, { token: person.token, body: { name } });
  expect([saved.status, saved.json.error.fields]).toEqual([422, { name: sentence }]);
  const arabic = await call('PUT', `/api/members/${person.id}`, {
    token: person.token,
    body: { name: 'https://evil' },
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.json.error.fields.name).toContain('دون عنوان موقع');
  const data = {
    name,
    email: 'a@b.test',
    phone: '+20 100 000 0000',
    experience: 'x'.repeat(20),
    motivation: 'x'.repeat(20),
  };
  const form = await call('POST', '/api/submissions', { body: { type: 'mentor', elapsed: 5_000, data } });
  expect([form.status, Object.keys(form.json.error.fields)]).toEqual([422, ['data.name']]);
  for (const good of ['St. John', 'Eng.Mohamed Anwar', 'د.سلمى فاروق'])
    expect((await call('PUT', `/api/members/${person.id}`, { token: person.token, body: { name: good } })).status).toBe(
      200,
    );
});

test('SEC-02 a name that was stored before names were looked at reaches no mail with its link', async () => {
  const address = `old-${randomUUID()}@nexus.test`;
  const person = await aMember('pending', { email: address });
  await db().doc(`members/${person.id}`).update({ name: 'Mona https://evil.com/x El-Sayed' });
  const approved = await decide(`/api/members/${person.id}`, {
    token: admin.token,
    memberId: person.id,
    body: { status: 'approved' },
  });
  expect([approved.status, approved.json.name]).toEqual([200, 'Mona https://evil.com/x El-Sayed']);
  const { docs } = await db().collection('mail').where('address', '==', address).get();
  expect(docs.map((doc) => doc.data()['message'].subject)).toEqual(['Welcome to the community, Mona El-Sayed']);
  expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain('evil');
});

test('SEC-02 a name is one line, however it was typed, so that nobody writes a letter of ours with it', async () => {
  const person = await aMember('pending');
  const name = 'Mona,\n\nYour account is suspended.\r\n\u2028Call us\tnow';
  const saved = await call('PUT', `/api/members/${person.id}`, { token: person.token, body: { name } });
  expect([saved.status, saved.json.name]).toEqual([200, 'Mona, Your account is suspended. Call us now']);
  // One that was stored before.
  const mail = composeMail({ to: 'a@nexus.test', language: 'en', kind: 'requested', values: { name } });
  expect(mail.message.text).toMatch(
    /^Hello Mona, Your account is suspended\. Call us now,\n\nYour request reached us\./,
  );
});
