import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { forgetSentMessages } from '../../functions/src/outbox/sent-messages';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff, type Person } from '../setup/people';
import { everyDocument } from '../setup/store';
import { world } from '../setup/world';

const DAY = 86_400_000;

/** An approved member with a name and an address that no other test has. */
async function somebody(given: { name?: string; title?: string; vouched?: string } = {}) {
  const key = randomUUID().slice(0, 8);
  const { vouched, ...profile } = given;
  const email = `${key}@nexus.test`;
  const options = vouched === undefined ? {} : { vouched };
  const person = await aMember('approved', { name: `Writer ${key}`, email, ...profile }, options);
  return { ...person, key, email, name: profile.name ?? `Writer ${key}` };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const two = async () => [await somebody(), await somebody()] as [Somebody, Somebody];

const write = (from: Person, to: Person, text = 'Shall we meet?', more: object = {}, headers = {}) =>
  call('POST', `/api/members/${to.id}/messages`, { token: from.token, body: { text, ...more }, headers });
const answer = (by: Person, id: string, text = 'With pleasure.') =>
  call('POST', `/api/messages/${id}/answer`, { token: by.token, body: { text } });
const block = (by: Person, of: Person, method = 'PUT') =>
  call(method, `/api/members/${by.id}/blocks/${of.id}`, { token: by.token, ...(method === 'PUT' && { body: {} }) });
const report = (by: Person, id: string, note = '') =>
  call('POST', `/api/messages/${id}/report`, { token: by.token, body: { note } });
const pageOf = async (reader: Person, of: Person) =>
  (await call('GET', `/api/members/${of.id}?as=members`, { token: reader.token })).json;

interface Sent {
  id: string;
  kind: string;
  to: string;
  replyTo?: string;
  headers?: Record<string, string>;
  message: { subject: string; text: string; html: string };
}
async function mailsTo({ id }: Person): Promise<Sent[]> {
  const { docs } = await db().collection('mail').where('memberId', '==', id).get();
  return docs.map((doc) => ({ id: doc.id, ...(doc.data() as Omit<Sent, 'id'>) }));
}
const linkIn = (mail?: Sent) => /\/messages\/([\w-]+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
async function got(reader: Person): Promise<{ mail: Sent; id: string }> {
  const [mail] = await mailsTo(reader);
  return { mail: mail!, id: linkIn(mail) };
}
async function placesThatSay(words: string): Promise<string[]> {
  return (await everyDocument()).filter(({ fields }) => fields.includes(words)).map(({ path }) => path);
}
const leaveFor = (person: Person) => call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: {} });

test('SEC-30 one member writes to another by one mail: in the reader’s language, with name, title and page, and nobody’s address', async () => {
  const [sender, reader] = [await somebody({ name: 'Nour Adel', title: 'Planner, Delta' }), await somebody()];
  await db().doc(`members/${reader.id}/private/account`).update({ language: 'ar' });
  expect((await pageOf(sender, reader)).takesMessages).toBe(true);
  const text = 'مرحبًا <b>يا</b> {{link}}\nSee evil.com, https://evil.test/x and me@evil.org';
  const sent = await write(sender, reader, text);
  expect([sent.status, sent.text]).toEqual([204, '']);
  const { mail, id } = await got(reader);
  expect([mail.kind, mail.to, mail.replyTo]).toEqual(['memberMessage', reader.email, undefined]);
  expect(mail.message.subject).toBe('رسالة إليك من Nour Adel');
  expect(mail.message.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.message.text).toContain('رسالة إليك عبر نكسس من Nour Adel، Planner, Delta:\n\n> مرحبًا <b>يا</b>');
  expect(mail.message.text).toContain(`${world.site}/ar/members/${sender.id}`);
  expect(mail.message.html).toContain('مرحبًا &lt;b&gt;يا&lt;/b&gt;');
  expect(JSON.stringify(mail)).not.toContain(sender.email);
  // As people read it, and nothing that a mail program would make a link of.
  for (const said of [mail.message.text, mail.message.html]) {
    expect(said).not.toMatch(/evil\.com|:\/\/evil|@evil/);
    expect(said.replaceAll('\u200B', '')).toContain('See evil.com, https://evil.test/x and me@evil.org');
  }
  expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const read = await call('GET', `/api/messages/${id}`, { token: reader.token });
  expect(read.json).toEqual({
    id,
    text,
    sentAt: expect.stringMatching(/^20/),
    from: { id: sender.id, name: 'Nour Adel', title: 'Planner, Delta', imageUrl: '' },
    mayAnswer: true,
    isAnswered: false,
    isReported: false,
    isBlocked: false,
  });
  for (const other of [sender, await somebody()])
    expect((await call('GET', `/api/messages/${id}`, { token: other.token })).status).toBe(404);
});

test('SEC-30 the sender’s own confirmed address stands in the mail where they tick it, and no other ever does', async () => {
  const [sender, reader] = await two();
  expect((await write(sender, reader, 'Hello', { showsAddress: true })).status).toBe(204);
  const { mail } = await got(reader);
  expect(mail.replyTo).toBe(sender.email);
  expect(mail.message.text).toContain(`it goes to ${sender.email} and shows your address.`);
  const typed = await somebody({ vouched: '' });
  const refused = await write(typed, reader);
  expect([refused.status, refused.json.error.code]).toEqual([409, 'unconfirmed']);
  expect((await write(sender, reader, 'Hello', { replyTo: 'x@nexus.test' })).status).toBe(422);
  for (const body of [{}, { text: ' \n ' }, { text: 'x'.repeat(2_001) }])
    expect((await call('POST', `/api/members/${reader.id}/messages`, { token: sender.token, body })).status).toBe(422);
  expect(await mailsTo(reader)).toHaveLength(1);
});

test('SEC-30 pressed twice, lost on the way and sent again, it is one mail', async () => {
  const [sender, reader] = await two();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 2 }, () => write(sender, reader, 'Once', {}, headers)));
  answers.push(await write(sender, reader, 'Once', {}, headers));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await mailsTo(reader)).toHaveLength(1);
  expect((await write(sender, reader, 'Other words', {}, headers)).json.error.code).toBe('keyReused');
});

test('SEC-30 SEC-32 whoever is not here is not found, whoever takes no messages is left alone, and oneself is nobody to write to', async () => {
  const sender = await somebody();
  const [pending, rejected] = [await aMember('pending'), await aMember('rejected')];
  const [leaving, unproven, off, ended] = [
    await somebody(),
    await somebody({ vouched: '' }),
    await somebody(),
    await somebody(),
  ];
  await leaveFor(leaving);
  const admin = await aStaff('admin');
  const decision = { token: admin.token, memberId: ended.id, body: { status: 'rejected', reason: '' } };
  await decide(`/api/members/${ended.id}`, decision);
  for (const one of [pending, rejected, leaving, ended, sender, { id: 'never-was', token: '' }]) {
    const refused = await write(sender, one);
    expect([refused.status, refused.json.error.code], one.id).toEqual([404, 'notFound']);
  }
  const choice = { token: off.token, body: { isOn: false } };
  expect((await call('PUT', `/api/members/${off.id}/mails/memberMessage`, choice)).status).toBe(200);
  for (const one of [unproven, off]) {
    expect((await pageOf(sender, one)).takesMessages).toBe(false);
    const refused = await write(sender, one);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'takesNoMessages']);
  }
  for (const one of [pending, rejected, leaving, unproven, off])
    expect((await mailsTo(one)).filter(({ kind }) => kind === 'memberMessage')).toEqual([]);
  // Who is leaving is seen by nobody, so that a mail of theirs would lead nowhere.
  expect((await write(leaving, await somebody())).json.error.code).toBe('notAMember');
  expect((await write({ ...admin }, sender)).status).toBe(403);
  expect((await write({ id: '', token: '' }, sender)).status).toBe(401);
  await call('POST', '/api/auth/sign-out', { token: sender.token, body: {} });
  expect((await write(sender, await somebody())).status).toBe(401);
});

test('SEC-30 SEC-32 one press in the mail turns messages off', async () => {
  const [sender, reader] = await two();
  await write(sender, reader);
  const { mail } = await got(reader);
  const { pathname } = new URL(/<(.+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  expect((await fetch(world.site + pathname, { method: 'POST' })).status).toBe(204);
  expect((await write(sender, reader)).json.error.code).toBe('takesNoMessages');
});

test('SEC-30 SEC-32 a day holds two messages to one, ten of one, twenty to one; two at once at the limit are both counted', async () => {
  const [sender, reader] = await two();
  expect((await write(sender, reader, 'First')).status).toBe(204);
  const sameTime = await Promise.all(['Second', 'Third'].map((text) => write(sender, reader, text)));
  expect(sameTime.map(({ status }) => status).sort()).toEqual([204, 429]);
  expect(sameTime.find(({ status }) => status === 429)?.json.error.code).toBe('tooMuchMail');
  expect(await mailsTo(reader)).toHaveLength(2);
  const others = await Promise.all(Array.from({ length: 9 }, () => somebody()));
  const statuses: number[] = [];
  for (const other of others) statuses.push((await write(sender, other)).status);
  expect(statuses).toEqual([...Array<number>(8).fill(204), 429]);
  const crowd = await Promise.all(Array.from({ length: 19 }, () => somebody()));
  const toOne: number[] = [];
  for (const one of crowd) toOne.push((await write(one, reader)).status);
  expect(toOne.filter((status) => status === 204)).toHaveLength(18);
  expect(toOne.at(-1)).toBe(429);
});

test('SEC-30 SEC-32 a message is answered once, by whoever got it, also where its writer takes no others; the answer can be answered', async () => {
  const [sender, reader] = await two();
  await write(sender, reader);
  const { id } = await got(reader);
  await call('PUT', `/api/members/${sender.id}/mails/memberMessage`, { token: sender.token, body: { isOn: false } });
  for (const other of [sender, await somebody()]) expect((await answer(other, id)).status).toBe(404);
  const both = await Promise.all([answer(reader, id, 'One'), answer(reader, id, 'Two')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  const [mail, ...more] = await mailsTo(sender);
  expect([mail?.kind, mail?.to, more]).toEqual(['memberReply', sender.email, []]);
  expect(mail?.message.subject).toBe(`${reader.name} answered you`);
  expect(JSON.stringify(mail)).not.toContain(reader.email);
  expect((await call('GET', `/api/messages/${id}`, { token: reader.token })).json).toMatchObject({
    isAnswered: true,
    mayAnswer: false,
  });
  expect((await answer(sender, linkIn(mail), 'And so on')).status).toBe(204);
  // After thirty days the link is over, whatever still stands in the store.
  const second = (await mailsTo(reader)).find(({ kind }) => kind === 'memberReply');
  await db()
    .doc(`messages/${linkIn(second)}`)
    .update({ expiresAt: new Date(Date.now() - 1_000) });
  for (const refused of [
    await answer(reader, linkIn(second)),
    await report(reader, linkIn(second)),
    await call('GET', `/api/messages/${linkIn(second)}`, { token: reader.token }),
  ])
    expect(refused.status).toBe(404);
});

test('SEC-31 who is blocked is answered as ever, limits included, and reaches nobody; unblocked they do', async () => {
  const [sender, reader] = await two();
  expect((await block(reader, sender)).status).toBe(204);
  expect((await block(reader, sender)).status).toBe(204);
  const list = async () => (await call('GET', `/api/members/${reader.id}/blocks`, { token: reader.token })).json;
  expect(await list()).toEqual([{ id: sender.id, name: sender.name, title: 'Planner', imageUrl: '' }]);
  expect((await pageOf(sender, reader)).takesMessages).toBe(true);
  const held = [await write(sender, reader, 'Held'), await write(sender, reader), await write(sender, reader)];
  expect(held.map(({ status, text }) => [status, text === ''])).toEqual([
    [204, true],
    [204, true],
    [429, false],
  ]);
  expect(await mailsTo(reader)).toEqual([]);
  // Their own file tells what they wrote, as it would anyway; the reader’s holds nothing of it.
  const own = await call('GET', `/api/members/${sender.id}/data`, { token: sender.token });
  expect([own.json.messages.length, own.json.blocked, /held/i.test(own.text.replaceAll('"Held"', ''))]).toEqual([
    2,
    [],
    false,
  ]);
  const theirs = (await call('GET', `/api/members/${reader.id}/data`, { token: reader.token })).json;
  expect([theirs.messages, theirs.blocked]).toEqual([[], [{ member: sender.id, at: expect.stringMatching(/^20/) }]]);
  const { docs } = await db().collection('messages').where('from', '==', sender.id).get();
  expect((await call('GET', `/api/messages/${docs[0]?.id}`, { token: reader.token })).status).toBe(404);

  expect((await block(reader, sender, 'DELETE')).status).toBe(204);
  expect(await list()).toEqual([]);
  const third = await somebody();
  expect((await write(third, reader)).status).toBe(204);
  expect(await mailsTo(reader)).toHaveLength(1);
  // An answer is held as well.
  const { id } = await got(reader);
  await block(third, reader);
  expect((await answer(reader, id)).status).toBe(204);
  expect(await mailsTo(third)).toEqual([]);
  expect((await block(reader, { id: 'never-was', token: '' })).status).toBe(404);
  expect((await block(reader, reader)).status).toBe(404);
});

test('SEC-31 a reported message stands before moderators with who wrote it to whom, until they close it; the trail tells who did', async () => {
  const [sender, reader] = await two();
  const admin = await aStaff('admin', { name: `Closing ${reader.key}` });
  const words = `Words ${reader.key}`;
  await write(sender, reader, words);
  const { id } = await got(reader);
  const waiting = async () => (await call('GET', '/api/admin/waiting', { token: admin.token })).json.reports as number;
  const before = await waiting();
  expect((await report(sender, id)).status).toBe(404);
  const twice = await Promise.all([report(reader, id, 'Not wanted'), report(reader, id, 'Not wanted')]);
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect(await waiting()).toBe(before + 1);
  const list = async (state: string) =>
    ((await call('GET', `/api/reports?state=${state}`, { token: admin.token })).json as { id: string }[]).find(
      (one) => one.id === id,
    );
  expect(await list('open')).toMatchObject({
    text: words,
    note: 'Not wanted',
    from: sender.id,
    fromName: sender.name,
    fromTitle: 'Planner',
    to: reader.id,
    toName: reader.name,
    state: 'open',
  });
  const change = (state: string) => call('PUT', `/api/reports/${id}`, { token: admin.token, body: { state } });
  expect((await change('closed')).json).toMatchObject({ state: 'closed', decidedBy: admin.name });
  expect([await list('open'), (await list('closed'))?.id, await waiting()]).toEqual([undefined, id, before]);
  expect((await change('open')).json).toMatchObject({ state: 'open', decidedBy: '' });
  const trail = await db().collection('audit').where('paths', 'array-contains', `reports/${id}`).get();
  expect(trail.docs.map((doc) => doc.data()['action']).sort()).toEqual([
    'message.report',
    'report.close',
    'report.reopen',
  ]);
  expect(JSON.stringify(trail.docs.map((doc) => doc.data()))).not.toContain(words);
  // Who is reported does not learn of it.
  const own = await call('GET', `/api/members/${sender.id}/data`, { token: sender.token });
  expect([own.json.reports, own.text.includes('Not wanted')]).toEqual([[], false]);
  const file = (await call('GET', `/api/members/${reader.id}/data`, { token: reader.token })).json;
  expect(file.reports).toMatchObject([{ from: sender.id, text: words, note: 'Not wanted' }]);
});

test('SEC-30 what was written leaves the mails once it is sent, and everything with whoever wrote or got it', async () => {
  const words = `Secret ${randomUUID()}`;
  const [sender, reader] = await two();
  await write(sender, reader, words);
  const { mail, id } = await got(reader);
  await forgetSentMessages();
  expect((await placesThatSay(words)).sort()).toEqual([`mail/${mail.id}`, `messages/${id}`]);
  await db()
    .doc(`mail/${mail.id}`)
    .update({ delivery: { state: 'SUCCESS' } });
  expect(await forgetSentMessages()).toBeGreaterThan(0);
  expect(await placesThatSay(words)).toEqual([`messages/${id}`]);
  await write(sender, reader, words);
  // One that was never sent is kept no longer than the message.
  const [stuck] = await mailsTo(reader);
  await forgetSentMessages(Date.now() + 31 * DAY);
  expect((await db().doc(`mail/${stuck?.id}`).get()).exists).toBe(false);

  const [other, third] = await two();
  await write(sender, other, words);
  await report(other, (await got(other)).id, words);
  await answer(other, (await got(other)).id, words);
  await block(third, sender);
  await block(sender, other);
  await leaveFor(sender);
  await eraseDue(Date.now() + 15 * DAY);
  const left = (await placesThatSay(words)).filter((path) => !path.startsWith('idempotency/'));
  expect(left).toEqual([]);
  const traces = (await everyDocument()).filter(({ path }) => /^(blocks|messages|reports|mail)\//.test(path));
  expect(traces.filter(({ fields, path }) => `${path}${fields}`.includes(sender.id))).toEqual([]);
});
