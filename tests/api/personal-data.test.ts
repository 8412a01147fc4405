import { brotliDecompressSync } from 'node:zlib';
import { BulkWriter, WriteBatch } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { commit } from '../../functions/src/store/commit/commit';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { RETENTION } from '@nexus/domain/retention';
import { resources } from '@nexus/domain/resources/index';
import { metered } from '../../functions/src/store/kernel/meter';
import { readRoster } from '../../functions/src/store/projections/roster';
import { forgetOld } from '../../functions/src/store/personal-data/retention';
import { call, readsOf } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff } from '../setup/people';
import { everyDocument, until } from '../setup/store';

const DAY = 86_400_000;
const TESTS = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };

test('a member downloads everything that is kept about them; nobody else does, not even an admin', async () => {
  const member = await aMember('approved', { name: 'Downloading Person' });
  const path = `/api/members/${member.id}/data`;
  const { json } = await call('GET', path, { token: member.token });
  expect(json.member.name).toBe('Downloading Person');
  expect(json.account.email).toMatch(/@nexus\.test$/);
  expect(Object.keys(json).sort()).toEqual([
    'account',
    'actions',
    'applications',
    'blocked',
    'calendar',
    'changes',
    'draftKey',
    'identities',
    'joinRequests',
    'mails',
    'member',
    'mentorships',
    'messages',
    'newsletter',
    'newsletterConsents',
    'notes',
    'pictures',
    'reports',
    'sessions',
    'signIn',
    'signIns',
    'submissions',
  ]);
  const { email } = json.account as { email: string };
  const createdAt = new Date().toISOString();
  for (const more of [{}, { kind: 'of another time' }])
    await db()
      .collection('mail')
      .add({ to: email, memberId: member.id, createdAt, message: { subject: 'Before kinds', text: 'Words' }, ...more });
  const { mails } = (await call('GET', path, { token: member.token })).json;
  expect(mails).toEqual(Array.from({ length: 2 }, () => ({ to: email, createdAt, subject: 'Before kinds' })));
  const [other, admin] = [await aMember('approved'), await aStaff('super_admin')];
  for (const person of [other, admin]) expect((await call('GET', path, { token: person.token })).status).toBe(403);
});

test('the file holds what LinkedIn gave and how one signs in, what was done to the membership, and nothing to sign in by', async () => {
  const member = await aMember('approved');
  const account = db().doc(`members/${member.id}/private/account`);
  const picture = 'https://media.licdn.com/dms/image/of-this-person?e=1';
  const sentAt = '2026-11-20T08:00:00.000Z';
  await account.update({ linkedinPicture: picture, confirmation: { link: 'fingerprint-of-the-link', sentAt } });
  const createdAt = '2026-11-19T08:00:00.000Z';
  await db().doc(`identities/linkedin-${member.id}`).set({ memberId: member.id, createdAt, version: 1 });
  const key = (await call('POST', '/api/draft-key', { token: member.token, body: {} })).json.key as string;
  expect(key).toHaveLength(43);
  const admin = await aStaff('admin', { name: `Verifying ${member.id}` });
  const path = `/api/members/${member.id}`;
  const version = (await db().doc(`members/${member.id}`).get()).data()?.['version'];
  const headers = { 'if-match': `"${version}"` };
  expect((await call('PUT', path, { token: admin.token, body: { isVerified: true }, headers })).status).toBe(200);

  const { json, text } = await call('GET', `${path}/data`, { token: member.token });
  expect(json.identities).toEqual([{ provider: 'LinkedIn', account: `linkedin-${member.id}`, createdAt }]);
  const { email, linkedinEmail, linkedinPicture, verified, confirmationSentAt } = json.account;
  expect([linkedinEmail, linkedinPicture, confirmationSentAt]).toEqual([email, picture, sentAt]);
  expect(verified).toMatchObject([{ address: email, by: 'linkedin', at: expect.stringMatching(/^20/) }]);
  expect(json.sessions).toEqual([{ since: expect.stringMatching(/^20/) }]);
  expect(json.signIn).toMatchObject({ id: member.id, createdAt: expect.stringContaining('20') });
  expect(json.draftKey).toEqual({ createdAt: expect.stringMatching(/^20/) });
  expect(json.changes[0]).toEqual({ at: expect.stringMatching(/^20/), action: 'member.verify', by: 'staff' });
  const { sessions } = (await db().doc(`members/${member.id}`).get()).data() as { sessions: Record<string, string> };
  for (const secret of [key, 'fingerprint-of-the-link', ...Object.keys(sessions), admin.id])
    expect(text).not.toContain(secret);
  // Who met them stands on their page too; who did anything else is the team's to know.
  expect(text.split(admin.name)).toHaveLength(2);
  expect(json.member.verifiedBy).toBe(admin.name);
});

test('S19 who of the staff decided is told to other staff alone, and stands in no export of the person', async () => {
  const member = await aMember('pending');
  await call('POST', '/api/join-requests', { token: member.token, body: {} });
  const admin = await aStaff('admin', { name: `Deciding ${member.id}` });
  const body = { status: 'rejected', reason: 'Tell us more' };
  const decided = await decide(`/api/members/${member.id}`, { token: admin.token, memberId: member.id, body });
  expect(decided.status).toBe(200);
  const { json, text } = await call('GET', `/api/members/${member.id}/data`, { token: member.token });
  expect(json.joinRequests).toMatchObject([{ status: 'rejected', reason: 'Tell us more' }]);
  for (const words of [admin.name, admin.id]) expect(text).not.toContain(words);
});

test('who leaves is hidden at once, may stay until the grace period is over, and is erased after it without a trace', async () => {
  const key = `leaver${Date.now()}`;
  const email = `${key}@nexus.test`;
  const member = await aMember('pending', { name: `Leaving ${key}`, email });
  await call('POST', '/api/join-requests', { token: member.token, body: {} });
  const admin = await aStaff('admin');
  const approval = { token: admin.token, memberId: member.id, body: { status: 'approved' } };
  await decide(`/api/members/${member.id}`, approval);
  await call('POST', '/api/newsletter', { body: { email, language: 'en', elapsed: 4_000 } });
  const editor = await aStaff('editor');
  const startsAt = new Date(Date.now() + 30 * DAY).toISOString();
  const body = { title: { en: 'Left empty', ar: '' }, startsAt, applicationEnabled: true, capacity: 1 };
  const { id: eventId } = (await call('POST', '/api/events', { token: editor.token, body })).json;
  await call('POST', `/api/events/${eventId}/applications`, { token: member.token, body: {} });
  const seats = async () => (await db().doc(`eventSeats/${eventId}`).get()).data();
  expect(await seats()).toMatchObject({ confirmed: 1, waitlisted: 0 });
  const reader = await aMember('approved');
  const inDirectory = async () =>
    ((await call('GET', `/api/members?approved=1&q=${key}`, { token: reader.token })).json.items as unknown[]).length;
  const leave = (stay: boolean) =>
    call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: { stay } });
  expect(await inDirectory()).toBe(1);

  const left = await leave(false);
  expect(Math.round((Date.parse(left.json.leavingAt) - Date.now()) / DAY)).toBe(14);
  expect(await inDirectory()).toBe(0);
  const isThere = async () => (await db().doc(`members/${member.id}`).get()).exists;
  await eraseDue();
  expect(await isThere()).toBe(true);
  expect((await leave(true)).json.leavingAt).toBeNull();
  expect(await inDirectory()).toBe(1);
  await eraseDue(Date.now() + 15 * DAY);
  expect(await isThere()).toBe(true);

  await leave(false);
  const signIns = [{ id: 'a', at: new Date().toISOString(), browser: key, system: '', key: '' }];
  await db().doc(`signInNotes/${member.id}`).set({ list: signIns });
  expect(await placesThatSay(key)).toContain(`signInNotes/${member.id}`);
  expect((await placesThatSay(key)).length).toBeGreaterThan(6);
  expect(await eraseDue(Date.now() + 15 * DAY)).toBeGreaterThan(0);
  expect(await isThere()).toBe(false);
  expect(await eraseDue(Date.now() + 15 * DAY)).toBe(0);
  expect(await placesThatSay(key)).toEqual([]);
  expect(await seats()).toMatchObject({ confirmed: 0, waitlisted: 0 });
  await until(async () =>
    auth()
      .getUser(member.id)
      .then(
        () => false,
        () => true,
      ),
  );
  expect((await call('GET', `/api/members/${member.id}`, { token: member.token })).status).toBe(401);
  const trail = await db().collection('audit').where('paths', 'array-contains', `members/${member.id}`).get();
  expect(trail.docs.map((doc) => doc.data()['action'])).toContain('member.approve');
});

/** Every document, of every collection, in which these letters stand, also where it is compressed. */
async function placesThatSay(letters: string): Promise<string[]> {
  const says = (fields: string) =>
    fields.includes(letters) || compressedIn(fields).some((one) => one.includes(letters));
  return (await everyDocument()).filter(({ fields }) => says(fields)).map(({ path }) => path);
}

/** What the bytes of a document hold: the roster's entries, and audit entries that are kept in one part. */
function compressedIn(fields: string): string[] {
  const held = [...fields.matchAll(/"bytesValue":"([^"]+)"/g)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));
  return held.map((bytes) => {
    try {
      return brotliDecompressSync(bytes).toString();
    } catch {
      return ''; // The second part of a larger entry, which other tests leave.
    }
  });
}

test('what is older than the retention table says is deleted, and forgotten by the audit trail; the rest stays', async () => {
  const key = `old-${Date.now()}`;
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  const kept = ['submissions/fresh', 'mail/fresh', 'audit/fresh', 'outbox/fresh', 'auditParts/fresh'].map(
    (path) => `${path}-${key}`,
  );
  const old = ['submissions/old', 'mail/old', 'audit/old', 'outbox/old', 'auditParts/old'].map(
    (path) => `${path}-${key}`,
  );
  const fields = (at: string) => ({ submittedAt: at, createdAt: at, at, state: 'done', to: 'nobody@nexus.test' });
  await forgetOld();
  for (const path of kept)
    await db()
      .doc(path)
      .set(fields(ago(20)));
  for (const path of old)
    await db()
      .doc(path)
      .set(fields(ago(800)));
  const entry = { at: ago(100), paths: [old[0]], changes: [{ path: old[0], before: null, after: { secret: key } }] };
  await db().doc(`audit/about-${key}`).set(entry);
  const { result, meter } = await metered(() => forgetOld());
  // One read where nothing is old (reports); the entry about the submission is read too; for what the trail never holds it
  // is not asked.
  expect([result, meter.reads]).toEqual([5, 7]);
  for (const path of old) expect((await db().doc(path).get()).exists, path).toBe(false);
  for (const path of kept) expect((await db().doc(path).get()).exists, path).toBe(true);
  await expect(atWrite(1, switchedOff, forgetOld), 'a sweep that is refused is not done').rejects.toThrow(
    'switched off',
  );
  const about = (await db().doc(`audit/about-${key}`).get()).data();
  expect(about?.['changes']).toEqual([{ path: old[0], before: null, after: null }]);
  for (const path of [...kept, `audit/about-${key}`]) await db().doc(path).delete();
});

test('every collection that holds anything is in the retention table, is content or is made from it', async () => {
  const content = Object.values(resources).map(({ name }) => name);
  // `anything` is what the rules' test writes.
  const made = ['published', 'contentLists', 'claims', 'meta', 'traffic', 'schedule', 'migrations', 'anything'];
  const known = new Set([...RETENTION.flatMap(({ collections }) => collections), ...content, ...made]);
  const found = (await db().listCollections()).map(({ id }) => id);
  expect(found.filter((name) => !known.has(name))).toEqual([]);
});

test('SEC-16 an export holds the mails to its member; an erasure takes those to earlier addresses and imported requests', async () => {
  const key = `moved${Date.now()}`;
  const [old, fresh] = [`${key}-old@nexus.test`, `${key}-new@nexus.test`];
  const member = await aMember('pending', { email: old, name: `Moving ${key}` });
  await call('POST', '/api/join-requests', { token: member.token, body: {} });
  await call('PUT', `/api/members/${member.id}`, { token: member.token, body: { email: fresh } });
  const sent = await db().collection('mail').where('to', '==', fresh).get();
  const secret = /#([\w-]{43})/.exec(String(sent.docs[0]?.data()['message'].text))?.[1];
  expect((await call('POST', '/api/address-confirmations', { body: { token: secret } })).status).toBe(204);
  const data = {
    memberId: '',
    email: old.toUpperCase(),
    name: key,
    title: '',
    picture: '',
    linkedinUrl: '',
    skills: [],
  };
  const imported = { status: 'new', submittedAt: '2026-01-01', decidedAt: null, decidedBy: '', reason: '', version: 1 };
  for (const address of [old.toUpperCase(), 'somebody-else@nexus.test'])
    await db()
      .collection('joinRequests')
      .add({ ...imported, data: { ...data, email: address, name: address === data.email ? key : 'Somebody else' } });
  const { json } = await call('GET', `/api/members/${member.id}/data`, { token: member.token });
  expect(json.mails.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
    'A new email address for your account',
    'Confirm your address',
    'We have your request to join',
  ]);
  const requested = json.mails.find(({ subject }: { subject: string }) => subject.startsWith('We have'));
  expect(requested).toMatchObject({ to: old, text: expect.stringContaining(`Hello Moving ${key}`) });
  expect(json.joinRequests).toHaveLength(2);
  expect(JSON.stringify(json)).not.toContain(secret);

  const left = await call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: {} });
  const over = Date.parse(left.json.leavingAt);
  const isThere = async () => (await db().doc(`members/${member.id}`).get()).exists;
  await eraseDue(over - 1);
  expect(await isThere()).toBe(true);
  // Whoever has no time left begins nothing.
  expect([await eraseDue(over, Date.now() - 1), await isThere()]).toEqual([0, true]);
  await eraseDue(over);
  expect(await placesThatSay(key)).toEqual([]);
});

test('SEC-28 700 mails are erased in batches, and an erasure that breaks off is carried on with, never half seen', async () => {
  const key = `many${Date.now()}`;
  const email = `${key}@nexus.test`;
  const member = await aMember('approved', { email, name: `Many ${key}` });
  const writer = db().bulkWriter();
  const mail = { to: email, address: email, memberId: member.id, createdAt: new Date().toISOString() };
  for (let index = 0; index < 720; index += 1)
    void writer.create(db().collection('mail').doc(), { ...mail, message: { subject: key, text: key } });
  await writer.close();
  await call('POST', '/api/newsletter', { body: { email, language: 'en', elapsed: 4_000 } });
  const editor = await aStaff('editor');
  const startsAt = new Date(Date.now() + 30 * DAY).toISOString();
  const body = { title: { en: 'Left by many', ar: '' }, startsAt, applicationEnabled: true, capacity: 1 };
  const { id: eventId } = (await call('POST', '/api/events', { token: editor.token, body })).json;
  await call('POST', `/api/events/${eventId}/applications`, { token: member.token, body: {} });
  const data = { memberId: member.id, email, name: key, title: '', picture: '', linkedinUrl: '', skills: [] };
  const decided = { status: 'approved', submittedAt: '2026-01-01', decidedAt: null, decidedBy: '', reason: '' };
  await db()
    .collection('joinRequests')
    .add({ ...decided, data, version: 1 });
  const at = Date.now() + 15 * DAY;
  await eraseDue(at);
  await call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: {} });

  // An entry too large for one document is kept in parts.
  for (const bio of ['x'.repeat(410 * 1024), ''])
    await commit({ author: TESTS, action: 'test.large' }, async (commit) => {
      const before = await commit.readExisting(`members/${member.id}`);
      commit.put(`members/${member.id}`, before, { ...before, bio });
    });
  const before = await db().collection('audit').count().get();
  const thereIs = async (path: string) => (await db().doc(path).get()).exists;
  const seen: boolean[][] = [];
  // What is forgotten already is looked for again by each run, so a third write is another one than after a second.
  const turns = [1, ...Array.from({ length: 3 }, () => [2, 2, 3]).flat(), 4, 5, 6, 7, 8];
  while ((await atWrite(turns[seen.length] ?? 0, switchedOff, () => eraseDue(at))) === 0) {
    seen.push([await thereIs(`members/${member.id}`), await thereIs(`members/${member.id}/private/account`)]);
  }
  const [first, ...later] = seen;
  expect([first, new Set(later.flat())]).toEqual([[true, true], new Set([false])]);
  expect(later.length).toBeGreaterThan(8);
  expect((await call('GET', `/api/members/${member.id}/data`, { token: member.token })).status).toBe(401);

  expect(await eraseDue(at)).toBe(0);
  const after = await db().collection('audit').count().get();
  expect(after.data().count - before.data().count).toBeLessThan(10);
  expect(await placesThatSay(key)).toEqual([]);
});

test('of sixty seats each is given back, and of 310 entries each forgets; what goes or stays meanwhile is let be', async () => {
  const key = `seated${Date.now()}`;
  const [member, staying] = [await aMember('approved', { name: key }), await aMember('approved')];
  const path = `members/${member.id}`;
  const events = Array.from({ length: 60 }, (_, index) => `${key}-${index}`);
  const applicationTo = (event = '') => `events/${event}/applications/${member.id}`;
  const entries = Array.from({ length: 310 }, (_, index) => `audit/${key}-${index}`);
  const held = { name: key };
  const others = { path: 'members/somebody', version: 1, before: { name: 'Somebody' }, after: null };
  const writer = db().bulkWriter();
  for (const [index, eventId] of events.entries()) {
    const status = index % 2 === 0 ? 'confirmed' : 'waitlisted';
    const application = {
      ...held,
      status,
      memberId: member.id,
      eventId,
      position: 1,
      appliedAt: '2026-01-01',
      version: 1,
    };
    void writer.set(db().doc(applicationTo(eventId)), application);
    void writer.set(db().doc(`eventSeats/${eventId}`), { confirmed: 3, waitlisted: 2, version: 1 });
  }
  for (const [index, entry] of entries.entries()) {
    const paths = [path, applicationTo(events[index % 60])];
    const changes = paths.map((one) => ({ path: one, version: 1, before: null, after: held }));
    const about = { at: new Date().toISOString(), action: 'test.entry', area: 'people', requestId: 'tests' };
    void writer.set(db().doc(entry), { ...about, actor: TESTS.actor, paths, changes: [...changes, others] });
  }
  await writer.close();
  const at = Date.now() + 15 * DAY;
  await eraseDue(at);
  // Whoever came back from a copy of the store may be about to leave and listed still.
  await db()
    .doc(path)
    .update({ leavingAt: new Date(at - DAY).toISOString() });
  const leave = (stay: boolean) =>
    call('POST', `/api/members/${staying.id}/leave`, { token: staying.token, body: { stay } });
  await leave(false);
  const listed = async () => (await readRoster()).members.some(({ entry }) => entry.id === member.id);
  expect(await listed()).toBe(true);

  const failures = vi.spyOn(console, 'error');
  // Its first write takes the member; at the second an application of theirs goes, and the other one stays.
  const meanwhile = async () => {
    await db().doc(applicationTo(events[0])).delete();
    await leave(true);
  };
  expect([await atWrite(2, meanwhile, () => eraseDue(at)), await listed()]).toEqual([1, false]);
  expect(failures).not.toHaveBeenCalled();
  failures.mockRestore();
  expect((await call('GET', `/api/members/${staying.id}`, { token: staying.token })).status).toBe(200);
  const left = await db().collectionGroup('applications').where('memberId', '==', member.id).get();
  expect(left.size).toBe(0);
  const contents = async (names: string[]) =>
    (await db().getAll(...names.map((name) => db().doc(name)))).map((doc) => doc.data());
  const seats = await contents(events.map((id) => `eventSeats/${id}`));
  expect(seats.map((one) => `${one?.['confirmed']} ${one?.['waitlisted']}`)).toEqual(
    events.map((_, index) => (index === 0 ? '3 2' : index % 2 === 0 ? '2 2' : '3 1')),
  );
  for (const entry of await contents(entries)) {
    const [first, second, third] = entry?.['changes'];
    expect([first.path, first.after, second.after, third]).toEqual([path, null, null, others]);
  }
  const cleaner = db().bulkWriter();
  for (const name of [...entries, ...events.map((id) => `eventSeats/${id}`)]) void cleaner.delete(db().doc(name));
  await cleaner.close();
});

test('an export for somebody without an address does not look through the imported requests', async () => {
  const { id, token } = await aMember('approved', {}, { vouched: '' });
  const exported = () => call('GET', `/api/members/${id}/data`, { token });
  await exported();
  const before = readsOf(await exported());
  const imported = Array.from({ length: 20 }, (_, index) => db().doc(`joinRequests/imported-${id}-${index}`));
  for (const one of imported)
    await one.set({ data: { memberId: '', email: '' }, submittedAt: '2026-01-01', version: 1 });
  const { json, ...after } = await exported();
  for (const one of imported) await one.delete();
  // Changes of members grow old meanwhile, and cost nothing then.
  expect(readsOf({ json, ...after })).toBeLessThanOrEqual(before);
  expect(json.joinRequests).toEqual([]);
});

async function switchedOff(): Promise<void> {
  throw new Error('The machine was switched off');
}

/** Lets something happen just before the n-th write of an erasure goes out, whichever of its two ways it takes. */
async function atWrite<T>(nth: number, does: () => Promise<void>, run: () => Promise<T>): Promise<T> {
  let writes = 0;
  const turn = async () => {
    writes += 1;
    if (writes === nth) await does();
  };
  const [batch, bulkWriter] = [db().batch.bind(db()), db().bulkWriter.bind(db())];
  const batches = vi.spyOn(db(), 'batch').mockImplementation(() => {
    const made = batch();
    vi.spyOn(made, 'commit').mockImplementation(() => turn().then(() => WriteBatch.prototype.commit.call(made)));
    return made;
  });
  const writers = vi.spyOn(db(), 'bulkWriter').mockImplementation(() => {
    const made = bulkWriter();
    vi.spyOn(made, 'close').mockImplementation(() => turn().then(() => BulkWriter.prototype.close.call(made)));
    return made;
  });
  try {
    return await run();
  } finally {
    batches.mockRestore();
    writers.mockRestore();
  }
}
