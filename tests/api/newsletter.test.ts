import { createHash, randomUUID } from 'node:crypto';
import { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { noteBounces } from '../../functions/src/store/inbox/bounces';
import { archivedIssue, archivedIssues } from '../../functions/src/store/inbox/issue-archive';
import { sendSome } from '../../functions/src/store/inbox/issue-sending';
import { metered } from '../../functions/src/store/kernel/meter';
import { expireSite } from '../../functions/src/store/projections/published-manifest';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { call, readsOf } from '../setup/call';
import { aMember, aStaff, type Staff } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

let editor: Staff;
let admin: Staff;
beforeAll(async () => {
  [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);
});

/** A day has room for three issues, and one goes out at a time: what earlier tests sent is put away. */
beforeEach(async () => {
  for (const name of ['issues', 'sendings'])
    for (const { ref } of (await db().collection(name).get()).docs) await ref.delete();
});

type State = 'confirmed' | 'pending' | 'unsubscribed';
interface Reader {
  id: string;
  email: string;
}
/** Somebody who asked for the newsletter, stored as the form and the link leave it. */
async function readers(count: number, given: { language?: string; state?: State } = {}): Promise<Reader[]> {
  const { language = 'en', state = 'confirmed' } = given;
  const batch = db().batch();
  const all = Array.from({ length: count }, () => {
    const email = `reader-${randomUUID()}@nexus.test`;
    const id = createHash('sha256').update(email).digest('hex');
    const stored = { email, state, language, token: randomUUID(), askedAt: new Date().toISOString(), version: 1 };
    batch.set(db().doc(`subscribers/${id}`), stored);
    return { id, email };
  });
  await batch.commit();
  return all;
}
const aReader = async (given: Parameters<typeof readers>[1] = {}) => (await readers(1, given))[0]!;

interface Sent {
  id: string;
  kind: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
}
async function mailsTo(email: string): Promise<Sent[]> {
  const { docs } = await db().collection('mail').where('address', '==', email).get();
  return docs.map((doc) => ({ id: doc.id, ...(doc.data() as Omit<Sent, 'id'>) }));
}
const countsOf = async (all: Reader[]) => {
  const counts = await Promise.all(all.map(async ({ email }) => (await mailsTo(email)).length));
  return [...new Set(counts)];
};

const WORDS = { subject: { en: 'News of May', ar: 'أخبار مايو' }, intro: { en: 'Hello all', ar: 'أهلًا بكم' } };
const write = (body: object = WORDS, { token }: { token?: string } = editor) =>
  call('POST', '/api/admin/issues', { token, body });
const send = (issue: { id: string; version: number }, { token }: { token?: string } = admin) =>
  call('POST', `/api/admin/issues/${issue.id}/send`, {
    token,
    body: {},
    headers: { 'if-match': `"${issue.version}"` },
  });
const read = async (id: string) => (await call('GET', `/api/admin/issues/${id}`, { token: editor.token })).json;
const isSent = (id: string) => until(async () => (await read(id)).state === 'sent');

/** An issue as it stands while it goes out, without anybody at work on it. */
async function goingOut(): Promise<string> {
  const id = `i-${randomUUID().slice(0, 8)}`;
  const at = new Date().toISOString();
  const dates = { createdAt: at, updatedAt: at, updatedBy: '', sentAt: at };
  await db()
    .doc(`issues/${id}`)
    .set({ ...WORDS, blocks: [], shown: [], ...dates, state: 'sending', recipients: 0, version: 2 });
  await db().doc('sendings/current').set({ issueId: id, after: '', sent: 0, total: 0, begunAt: at });
  return id;
}
const batchOnly = () => sendSome(Date.now() + 1);
const toTheEnd = () => sendSome(Date.now() + 60_000);

test('SEC-34 SEC-40 an issue goes to everybody who confirmed, in their language, with what its blocks said then; it stays so', async () => {
  const title = `Evening ${randomUUID().slice(0, 8)}`;
  const event = { title: { en: title, ar: 'أمسية' }, startsAt: '2031-05-06T16:00:00.000Z', isPublished: true };
  const { id: eventId } = (await call('POST', '/api/events', { token: editor.token, body: event })).json;
  const blocks = [
    { kind: 'event', id: eventId },
    { kind: 'text', text: { en: 'See <b>you</b> there', ar: 'نراكم هناك' } },
  ];
  const [english, arabic] = [await aReader(), await aReader({ language: 'ar' })];
  const others = [await aReader({ state: 'pending' }), await aReader({ state: 'unsubscribed' })];
  const written = await write({ ...WORDS, blocks });
  expect([written.status, written.headers.get('etag'), written.json.state]).toEqual([201, '"1"', 'draft']);
  const { id } = written.json;
  expect((await call('GET', '/api/issues')).text).not.toContain(id);
  expect((await call('GET', `/api/issues/${id}`)).status).toBe(404);
  expect((await send({ id, version: 1 }, editor)).status).toBe(403);
  expect((await send({ id, version: 1 })).json).toMatchObject({ id, state: expect.stringMatching(/^sen/) });
  await isSent(id);

  const [[mail], [inArabic]] = [await mailsTo(english.email), await mailsTo(arabic.email)];
  expect([mail?.kind, mail?.message.subject]).toEqual(['newsletter', 'News of May']);
  expect(mail?.message.text).toContain(`${title}\nTuesday 6 May at 19:00`);
  expect(mail?.message.text).toContain(`${world.site}/events/${eventId}`);
  expect(mail?.message.html).toContain('See &lt;b&gt;you&lt;/b&gt; there');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(inArabic?.message.subject).toBe('أخبار مايو');
  expect(inArabic?.message.html).toContain('<html lang="ar" dir="rtl">');
  expect(inArabic?.message.text).toContain(`${world.site}/ar/events/${eventId}`);
  for (const { email } of others) expect(await mailsTo(email)).toEqual([]);
  expect(await countsOf([english, arabic])).toEqual([1]);

  const sent = await read(id);
  expect(sent.recipients).toBeGreaterThanOrEqual(2);
  const change = { token: editor.token, body: WORDS, headers: { 'if-match': `"${sent.version}"` } };
  expect((await call('PUT', `/api/admin/issues/${id}`, change)).json.error.code).toBe('issueSent');
  expect((await call('DELETE', `/api/admin/issues/${id}`, { ...change, body: undefined })).json.error.code).toBe(
    'issueSent',
  );
  expect((await send(sent)).json.error.code).toBe('issueSent');
  await call('DELETE', `/api/events/${eventId}`, { token: editor.token, headers: { 'if-match': '"1"' } });
  const archived = await call('GET', `/api/issues/${id}?lang=ar`);
  expect(archived.json.blocks.map((block: { title: string }) => block.title)).toEqual(['أمسية', '']);
  expect(archived.text).not.toContain('@');
});

test('SEC-34 a draft is kept by its version; without words, with what is not on the site, or beside another it does not go', async () => {
  const { id } = (await write({ subject: { en: 'Half' }, intro: {} })).json;
  const put = (version: number | undefined, body: object) =>
    call('PUT', `/api/admin/issues/${id}`, {
      token: editor.token,
      body,
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  expect((await put(undefined, WORDS)).status).toBe(428);
  const lacking = await send({ id, version: 1 });
  expect([lacking.status, Object.keys(lacking.json.error.fields).sort()]).toEqual([
    422,
    ['intro.ar', 'intro.en', 'subject.ar'],
  ]);
  const hidden = { title: { en: 'Hidden', ar: 'مخفي' }, isPublished: false };
  const { id: news } = (await call('POST', '/api/news', { token: editor.token, body: hidden })).json;
  const changed = await put(1, { ...WORDS, blocks: [{ kind: 'news', id: news }] });
  expect([changed.status, changed.headers.get('etag'), changed.json.shown]).toEqual([200, '"2"', [null]]);
  expect((await put(1, WORDS)).status).toBe(412);
  expect(Object.keys((await send({ id, version: 2 })).json.error.fields)).toEqual(['blocks.0']);
  await put(2, WORDS);
  await goingOut();
  expect((await send({ id, version: 3 })).json.error.code).toBe('issueSending');
  expect((await read(id)).state).toBe('draft');
});

test('SEC-34 SEC-40 three issues a day, and no fourth', async () => {
  const at = new Date().toISOString();
  for (const day of [at, at, at])
    await db()
      .collection('issues')
      .add({ ...WORDS, blocks: [], sentAt: day, createdAt: day, state: 'sent' });
  const { id } = (await write()).json;
  const refused = await send({ id, version: 1 });
  expect([refused.status, refused.json.error.code]).toEqual([429, 'tooMuchMail']);
});

test('SEC-34 a run that breaks off in a batch, and three beside each other, send each reader one mail', async () => {
  const all = await readers(120);
  const id = await goingOut();
  const commit = WriteBatch.prototype.commit;
  let written = 0;
  WriteBatch.prototype.commit = async function (this: WriteBatch) {
    written += 1;
    if (written > 1) throw new Error('the server was stopped');
    return commit.call(this);
  };
  try {
    await expect(toTheEnd()).rejects.toThrow();
  } finally {
    WriteBatch.prototype.commit = commit;
  }
  expect((await read(id)).progress.sent).toBe(50);
  await Promise.all([toTheEnd(), toTheEnd(), toTheEnd()]);
  expect(await countsOf(all)).toEqual([1]);
  const { recipients, state } = await read(id);
  expect(state).toBe('sent');
  const { count } = (
    await db()
      .collection('mail')
      .where('kind', '==', 'newsletter')
      .where('message.subject', '==', 'News of May')
      .count()
      .get()
  ).data();
  expect(count).toBeGreaterThanOrEqual(recipients);
  await toTheEnd();
  expect(await countsOf(all)).toEqual([1]);
});

test('SEC-34 whoever leaves while an issue goes out, by one press in their mail program, gets none; a wrong key ends nothing', async () => {
  const all = (await readers(120)).toSorted((a, b) => a.id.localeCompare(b.id));
  const [first, last] = [all[0]!, all.at(-1)!];
  await goingOut();
  await batchOnly();
  // What an earlier issue brought them ends it too.
  const key = async (reader: Reader) => (await mailsTo(reader.email))[0]?.headers['List-Unsubscribe'] ?? '';
  for (let turn = 0; (await key(first)) === '' && turn < 5; turn += 1) await batchOnly();
  const address = new URL(/<(.+)>/.exec(await key(first))?.[1] ?? '');
  const press = (path: string) => fetch(world.site + path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect((await press(address.pathname.replace(first.id, last.id))).status).toBe(404);
  expect((await press(address.pathname)).status).toBe(204);
  const stored = (await db().doc(`subscribers/${first.id}`).get()).data();
  expect(stored?.['state']).toBe('unsubscribed');
  await db().doc(`subscribers/${last.id}`).update({ state: 'unsubscribed' });
  await toTheEnd();
  expect(await mailsTo(last.email)).toEqual([]);
  expect(await countsOf(all.slice(0, -1))).toEqual([1]);
});

/** These and nobody of earlier tests, who may have had as many issues as a day allows. */
async function onlyReaders(count: number): Promise<Reader[]> {
  const earlier = await db().collection('subscribers').where('state', '==', 'confirmed').get();
  for (const { ref } of earlier.docs) await ref.update({ state: 'unsubscribed' });
  return readers(count);
}
const stop = (id: string, { token }: { token?: string } = admin) =>
  call('POST', `/api/admin/issues/${id}/stop`, { token, body: {} });
/** How many mails of an issue there are, to whomever. */
async function mailsOf(id: string): Promise<number> {
  const { docs } = await db().collection('mail').where('kind', '==', 'newsletter').get();
  return docs.filter((doc) => doc.id.startsWith(`issue-${id}-`)).length;
}

test('SEC-34 SEC-40 an admin stops an issue on its way, once: nobody else gets it, another may go, and it goes on to the rest alone', async () => {
  const all = await onlyReaders(120);
  const id = await goingOut();
  await batchOnly();
  const [got, editing] = [await mailsOf(id), await write()];
  expect((await stop(id, editor)).status).toBe(403);
  const stopped = await stop(id);
  expect([stopped.status, stopped.json.state, stopped.json.recipients]).toEqual([200, 'stopped', got]);
  expect(stopped.json.progress.sent).toBe(got);
  await toTheEnd();
  expect([await mailsOf(id), (await read(id)).state]).toEqual([got, 'stopped']);
  const twice = await stop(id);
  expect([twice.status, twice.json.error.code]).toEqual([409, 'issueStopped']);
  const draft = await stop(editing.json.id);
  expect([draft.status, draft.json.error.code]).toEqual([409, 'issueNotGoing']);
  expect((await stop('never-was')).status).toBe(404);
  const change = { token: editor.token, headers: { 'if-match': `"${stopped.json.version}"` } };
  const edited = await call('PUT', `/api/admin/issues/${id}`, { ...change, body: WORDS });
  expect([edited.status, (await call('DELETE', `/api/admin/issues/${id}`, change)).status]).toEqual([409, 409]);
  const trail = await db().collection('audit').where('paths', 'array-contains', `issues/${id}`).get();
  expect(trail.docs.map((doc) => [doc.data()['action'], doc.data()['actor'].id])).toEqual([['issue.stop', admin.id]]);

  expect((await send(editing.json)).status).toBe(200);
  await isSent(editing.json.id);
  expect((await send(stopped.json, editor)).status).toBe(403);
  expect((await send({ id, version: stopped.json.version - 1 })).status).toBe(412);
  expect((await send(stopped.json)).status).toBe(200);
  await isSent(id);
  expect(await countsOf(all)).toEqual([2]);
  const { recipients } = await read(id);
  expect([recipients, (await db().doc(`sendings/${id}`).get()).exists]).toEqual([await mailsOf(id), false]);
  for (const late of [await stop(id), await stop(editing.json.id)])
    expect([late.status, late.json.error.code]).toEqual([409, 'issueNotGoing']);
  expect((await send(await read(id))).json.error.code).toBe('issueSent');
});

test('SEC-34 stopped in the middle of its batches, and while two runs are at work, an issue says to how many it went', async () => {
  const all = await onlyReaders(120);
  for (const wait of [0, 40, 120]) {
    const id = await goingOut();
    const stopping = new Promise((resolve) => setTimeout(resolve, wait)).then(() => Promise.all([stop(id), stop(id)]));
    const [, , both] = await Promise.all([toTheEnd(), toTheEnd(), stopping]);
    const { state, recipients, version } = await read(id);
    expect([state, recipients]).toEqual([
      both.some(({ status }) => status === 200) ? 'stopped' : 'sent',
      await mailsOf(id),
    ]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await toTheEnd();
    expect(await mailsOf(id)).toBe(recipients);
    if (state === 'sent') continue;
    // Where the place is lost, nobody gets a second one either.
    if (wait === 0) await db().doc(`sendings/${id}`).delete();
    expect((await send({ id, version })).status).toBe(200);
    await isSent(id);
    expect((await read(id)).recipients).toBe(await mailsOf(id));
  }
  expect(await countsOf(all)).toEqual([3]);
});

test('SEC-34 SEC-40 an issue that goes on counts as one of the day, and as no second one', async () => {
  const at = new Date().toISOString();
  const sentToday = () =>
    db()
      .collection('issues')
      .add({ ...WORDS, blocks: [], sentAt: at, createdAt: at, state: 'sent' });
  const id = await goingOut();
  const { version } = (await stop(id)).json;
  for (let index = 0; index < 2; index += 1) await sentToday();
  const earlier = { sentAt: new Date(Date.now() - 86_400_000).toISOString() };
  await db().doc(`issues/${id}`).update(earlier);
  const third = await sentToday();
  const refused = await send({ id, version });
  expect([refused.status, refused.json.error.code]).toEqual([429, 'tooMuchMail']);
  await third.delete();
  expect((await send({ id, version })).status).toBe(200);
  await isSent(id);

  const own = await goingOut();
  const again = (await stop(own)).json;
  const later = await send(again);
  expect([later.status, later.json.error?.code]).toEqual([429, 'tooMuchMail']);
  await db().doc(`issues/${id}`).delete();
  expect((await send(again)).status).toBe(200);
  await isSent(own);
});

test('PANEL-09 S47 what becomes of an issue is told to editors, by its subject, and not taken back; what becomes of a reader is not', async () => {
  const key = randomUUID().slice(0, 8);
  const { id, version } = (await write({ ...WORDS, subject: { en: `May ${key}`, ar: `مايو ${key}` } })).json;
  const activity = (query: string, { token }: { token?: string } = editor) =>
    call('GET', `/api/admin/activity${query}`, { token, headers: { 'accept-language': 'ar' } });
  expect((await send({ id, version })).status).toBe(200);
  await isSent(id);
  interface Told {
    id: string;
    action: string;
    canUndo: boolean;
    changes: { path: string; title: string }[];
  }
  const entries = (await activity(`?path=issues/${id}`)).json.entries as Told[];
  expect(entries.map(({ action, canUndo, changes }) => [action, canUndo, changes.map(({ title }) => title)])).toEqual(
    ['issue.sent', 'issue.send', 'issue.create'].map((action) => [action, false, [`مايو ${key}`]]),
  );
  const all = (await activity('')).json.entries as Told[];
  expect(all.filter(({ changes }) => changes.some(({ path }) => path === `issues/${id}`))).toHaveLength(3);
  const undone = await call('POST', `/api/admin/activity/${entries[1]?.id}/undo`, { token: admin.token, body: {} });
  expect([undone.status, undone.json.error.code]).toEqual([409, 'notUndoable']);
  expect((await activity('?path=subscribers/x')).status).toBe(403);
  expect(all.flatMap(({ changes }) => changes).filter(({ path }) => path.startsWith('subscribers/'))).toEqual([]);
});

test('SEC-34 an issue that was deleted in the store while it went out keeps no other from going', async () => {
  const gone = await goingOut();
  await db().doc(`issues/${gone}`).delete();
  const { json } = await write();
  expect((await send(json)).status).toBe(200);
  await isSent(json.id);
  const another = await goingOut();
  await db().doc(`issues/${another}`).delete();
  await toTheEnd();
  expect((await db().doc('sendings/current').get()).exists).toBe(false);
});

test('SEC-34 SEC-40 a test goes to whoever asks alone, with another subject and no link to leave', async () => {
  const reader = await aReader();
  const { id } = (await write()).json;
  const ask = (body: object) => call('POST', `/api/admin/issues/${id}/test`, { token: editor.token, body });
  expect((await ask({ language: 'ar' })).status).toBe(204);
  const [mail] = await mailsTo(editor.email);
  expect([mail?.kind, mail?.message.subject, mail?.headers]).toEqual([
    'newsletterTest',
    'تجربة: أخبار مايو',
    undefined,
  ]);
  expect(await mailsTo(reader.email)).toEqual([]);
  const drawn = await call('GET', `/api/admin/issues/${id}/mail?lang=en`, { token: editor.token });
  expect(drawn.json.subject).toBe('News of May');
  expect(drawn.json.html).toContain('<html lang="en" dir="ltr">');
  for (let index = 0; index < 19; index += 1) await ask({ language: 'en' });
  expect((await ask({ language: 'en' })).json.error.code).toBe('tooMuchMail');
});

test('SEC-34 an address that does not exist is noted and written to no more; one that was full is', async () => {
  const [gone, full] = [await aReader(), await aReader()];
  await goingOut();
  await toTheEnd();
  const fail = async ({ email }: Reader, error: string) => {
    const [mail] = await mailsTo(email);
    await db()
      .doc(`mail/${mail?.id}`)
      .update({ delivery: { state: 'ERROR', error, attempts: 1 } });
    return mail?.id;
  };
  const id = await fail(gone, 'Error: 550 5.1.1 User unknown');
  await fail(full, 'Error: 552 5.2.2 over quota');
  while ((await noteBounces()) > 0) continue;
  const stateOf = async ({ id: reader }: Reader) => (await db().doc(`subscribers/${reader}`).get()).data();
  expect(await stateOf(gone)).toMatchObject({ state: 'bounced', failed: { reason: 'noSuchAddress' } });
  expect(await stateOf(full)).toMatchObject({ state: 'confirmed', failed: { reason: 'full' } });
  const list = await call('GET', `/api/admin/newsletter?begins=${gone.email}`, { token: admin.token });
  expect(list.json).toMatchObject([
    { state: 'bounced', failed: 'noSuchAddress', failedAt: expect.stringMatching(/^20/) },
  ]);
  const listed = await call('GET', `/api/admin/newsletter?begins=${full.email}`, { token: admin.token });
  expect(listed.json).toMatchObject([{ state: 'confirmed', failed: 'full' }]);
  expect(`${list.text}${listed.text}`).not.toMatch(/5\.1\.1|quota/);
  const again = await call('POST', `/api/admin/undelivered/mails/${id}`, { token: admin.token, body: {} });
  expect(again.json.error.code).toBe('notSubscribed');
  await goingOut();
  await toTheEnd();
  expect([(await mailsTo(gone.email)).length, (await mailsTo(full.email)).length]).toEqual([1, 2]);
});

test('SEC-34 what was agreed to, when, in which words and on which page is kept, and told to whose address it is', async () => {
  const email = `consent-${randomUUID()}@nexus.test`;
  const member = await aMember('approved', { email });
  const from = (page: string) => ({ referer: `${world.site}${page}?secret=1#x` });
  const headers = from('/ar/newsletter');
  await call('POST', '/api/newsletter', { body: { email, language: 'ar', elapsed: 4_000 }, headers });
  const [mail] = await mailsTo(email);
  const token = /confirm=([\w-]{43})/.exec(mail?.message.text ?? '')?.[1];
  await call('POST', '/api/newsletter/confirm', { body: { token }, headers });
  const elsewhere = { referer: 'https://elsewhere.test/page' };
  await call('POST', '/api/newsletter/unsubscribe', { body: { token }, headers: elsewhere });
  await call('POST', '/api/newsletter/unsubscribe', { body: { token } });
  const { json, text } = await call('GET', `/api/members/${member.id}/data`, { token: member.token });
  const steps = json.newsletterConsents as { step: string; page: string; words: string; at: string }[];
  expect(steps.map(({ step, page }) => [step, page])).toEqual([
    ['asked', '/ar/newsletter'],
    ['confirmed', '/ar/newsletter'],
    ['withdrawn', ''],
  ]);
  expect(steps[0]).toMatchObject({ address: email, language: 'ar', wording: 1, at: expect.stringMatching(/^20/) });
  expect(steps[0]?.words).toContain('اشترك');
  expect(text).not.toContain('secret');
});

/** An answer of its own, whatever the cache on the way holds. */
const uncached = (path: string) => call('GET', path, { headers: { 'accept-encoding': `identity, ${randomUUID()}` } });
const aSitemap = async () => (await uncached('/sitemap.xml')).text;

test('SCALE-12 the archive costs a cold server one read and a warm one none; what went out is in it and in the sitemap', async () => {
  const before = (await write()).json;
  const sent = (await write()).json;
  expect((await send(sent)).status).toBe(200);
  await isSent(sent.id);
  // This process has read nothing that is published so far.
  const costOf = async (work: () => Promise<unknown>) => (await metered(work)).meter.reads;
  expect(await costOf(() => archivedIssues('en'))).toBe(1);
  expect(await costOf(() => archivedIssues('ar'))).toBe(0);
  expect(await costOf(() => archivedIssue(sent.id, 'en'))).toBe(1);
  expect(await costOf(() => archivedIssue(sent.id, 'ar'))).toBe(0);
  expect(await archivedIssues('ar')).toContainEqual({
    id: sent.id,
    title: 'أخبار مايو',
    sentAt: expect.stringMatching(/Z$/),
  });

  // Published content stays in memory for 300 ms here.
  for (const path of ['/api/issues?lang=ar', `/api/issues/${sent.id}?lang=ar`, '/issues', `/ar/issues/${sent.id}`]) {
    const isPage = !path.startsWith('/api/');
    const ask = () => uncached(isPage ? `${path}?${randomUUID()}` : path);
    expect([path, (await ask()).text.includes(sent.id)]).toEqual([path, true]);
    const begun = Date.now();
    let reads = 0;
    for (let asked = 0; asked < 10; asked += 1) reads += readsOf(await ask());
    expect(reads, path).toBeLessThanOrEqual(1 + (Date.now() - begun) / 300);
  }
  const sitemap = await aSitemap();
  for (const path of ['/issues/', '/ar/issues/']) {
    expect(sitemap).toContain(`${path}${sent.id}</loc>`);
    expect(sitemap).not.toContain(path + before.id);
  }
});

test('SCALE-12 of many issues the archive lists the newest fifty for the same one read, and the sitemap has all', async () => {
  const at = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString();
  const subject = (n: number) => ({ en: `Issue ${n}`, ar: `العدد ${n}` });
  const key = randomUUID().slice(0, 8);
  const batch = db().batch();
  const made = Array.from({ length: 60 }, (_, n) => {
    const words = { subject: subject(n), intro: subject(n), blocks: [], shown: [] };
    const dates = { createdAt: at(n), updatedAt: at(n), updatedBy: '', sentAt: at(n) };
    const ref = db().doc(`issues/${key}-${n}`);
    batch.set(ref, { ...words, ...dates, state: 'sent', recipients: 0, version: 3 });
    return ref;
  });
  await batch.commit();
  await rebuildPublished();
  expireSite();
  const { result, meter } = await metered(() => archivedIssues('en'));
  expect(meter.reads).toBe(1);
  expect(result.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, n) => `Issue ${59 - n}`));
  const found = async () => (await aSitemap()).split(`/issues/${key}-`).length - 1;
  await expect.poll(found, { timeout: 5_000 }).toBe(2 * made.length);
  for (const ref of made) await ref.delete();
  await rebuildPublished();
});
