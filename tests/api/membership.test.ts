import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { deliver, sweep } from '../../functions/src/outbox/outbox';
import { call } from '../setup/call';
import { anImportedRequest } from '../setup/imported-request';
import { decide } from '../setup/decide';
import { aMember, aProfile, aStaff, type Person } from '../setup/people';
import { fingerprintOf, until } from '../setup/store';

let admin: Person;
beforeAll(async () => {
  admin = await aStaff('admin');
});

const ask = (person: Person) => call('POST', '/api/join-requests', { token: person.token, body: {} });
const decideRequest = (id: string, memberId: string, body: object) =>
  decide(`/api/join-requests/${id}`, { token: admin.token, memberId, body });
const decideDirectly = (id: string, body: object) =>
  decide(`/api/members/${id}`, { token: admin.token, memberId: id, body });
const me = (person: Person) => call('GET', `/api/members/${person.id}`, { token: person.token });
const auditOf = async (id: string) =>
  (await db().collection('audit').where('paths', 'array-contains', `members/${id}`).get()).docs.map((doc) =>
    doc.data(),
  );
const mailTo = async (email: string) =>
  (await db().collection('mail').where('to', '==', email).get()).docs.map((doc) => doc.data());

test('a profile is saved as far as it is written, links get https://, and completion follows', async () => {
  const person = await aMember('pending', { bio: '', title: '' });
  const answer = await call('PUT', `/api/members/${person.id}`, {
    token: person.token,
    body: {
      bio: 'I plan.',
      websiteUrl: 'example.com',
      isApproved: true,
      status: 'approved',
      hasCompletedProfile: true,
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({
    bio: 'I plan.',
    websiteUrl: 'https://example.com',
    status: 'pending',
    isApproved: false,
  });
  expect(answer.json).toMatchObject({ hasCompletedProfile: false, profileCompletionPercentage: 75 });
  expect(answer.json.missingFields.suggestions).toEqual(['title', 'imageUrl']);
});

test('a name in the other script is found in the directory, shown there and to moderators, exported, and taken back', async () => {
  const key = `x${Math.random().toString(36).slice(2, 8)}`;
  const [person, other, admin] = [
    await aMember('approved', { name: `Sunny ${key}` }),
    await aMember('approved'),
    await aStaff('admin'),
  ];
  const save = (body: object) => call('PUT', `/api/members/${person.id}`, { token: person.token, body });
  const asked = (token: string) => async (path: string) => (await call('GET', `/api/members${path}`, { token })).json;
  // No spelling of the one: nothing but the field leads from the other to them.
  const found = () => asked(other.token)(`?approved=1&q=${encodeURIComponent(`شمس المشرقة ${key}`)}`);
  expect((await found()).total).toBe(0);
  expect((await save({ otherName: '  شمس \n المشرقة ' })).json.otherName).toBe('شمس المشرقة');
  expect((await found()).items).toMatchObject([{ name: `Sunny ${key}`, otherName: 'شمس المشرقة' }]);
  expect((await asked(other.token)(`/${person.id}`)).otherName).toBe('شمس المشرقة');
  const listed = await asked(admin.token)(`?status=approved&q=${encodeURIComponent(`شمس ${key}`)}`);
  expect(listed.items).toMatchObject([{ otherName: 'شمس المشرقة' }]);
  expect((await asked(person.token)(`/${person.id}/data`)).member.otherName).toBe('شمس المشرقة');

  for (const otherName of ['Sunny Person', 'شمس evil.test', 'ش'.repeat(300), 7, { en: 'x' }]) {
    const { status, json } = await save({ otherName });
    expect([status, Object.keys(json.error?.fields ?? {})], String(otherName)).toEqual([422, ['otherName']]);
  }
  expect((await save({ bio: 'Another' })).json.otherName).toBe('شمس المشرقة');
  expect((await save({ otherName: null })).json.otherName).toBe('');
  expect((await found()).total).toBe(0);
});

test('S19 S20 nobody writes what is not theirs', async () => {
  const [person, other] = [await aMember('approved'), await aMember('approved')];
  const before = await fingerprintOf('members');
  expect((await call('PUT', `/api/members/${other.id}`, { token: person.token, body: { bio: 'mine' } })).status).toBe(
    403,
  );
  for (const body of [
    { isVerified: true },
    { role: 'admin' },
    { profileCompletionPercentage: 100 },
    { approvedAt: 'x' },
  ]) {
    const answer = await call('PUT', `/api/members/${person.id}`, { token: person.token, body });
    expect(answer.status, JSON.stringify(body)).toBe(422);
  }
  expect(await fingerprintOf('members')).toBe(before);
  const pending = await aMember('pending');
  const claimed = { id: other.id, status: 'approved', isApproved: true, hasCompletedProfile: true };
  const dropped = await call('PUT', `/api/members/${pending.id}`, { token: pending.token, body: claimed });
  expect([dropped.status, dropped.json]).toMatchObject([
    200,
    { id: pending.id, status: 'pending', isApproved: false, hasCompletedProfile: false },
  ]);
  expect((await call('GET', '/api/members?approved=1', { token: pending.token })).status).toBe(403);
  const seen = await call('GET', `/api/members/${other.id}`, { token: person.token });
  expect(seen.status).toBe(200);
  for (const hidden of ['email', 'rejectionReason', 'missingFields', 'openRequestId', 'endedSessions'])
    expect(seen.json).not.toHaveProperty(hidden);
});

test('faults come back on their fields, in the language asked for', async () => {
  const person = await aMember('pending');
  const body = { email: 'nonsense', linkedinUrl: 'https://evil.test/in/x', twitterUrl: 'javascript:alert(1)' };
  const answer = await call('PUT', `/api/members/${person.id}`, { token: person.token, body });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json.error.fields).sort()).toEqual(['email', 'linkedinUrl', 'twitterUrl']);
  const arabic = await call('PUT', `/api/members/${person.id}`, {
    token: person.token,
    body,
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.json.error.fields.email).toBe('أدخل بريدًا إلكترونيًا صحيحًا');
});

test('asking to join needs a complete profile, opens one request, and answers it again while it is open', async () => {
  const incomplete = await aMember('pending', { bio: '', skills: [] });
  const refused = await ask(incomplete);
  expect([refused.status, Object.keys(refused.json.error.fields)]).toEqual([422, ['bio', 'skills']]);

  const person = await aMember('pending');
  const [first, second] = [await ask(person), await ask(person)];
  expect([first.status, first.json.status]).toEqual([201, 'new']);
  expect(second.json.id).toBe(first.json.id);
  const together = await Promise.all(Array.from({ length: 8 }, () => ask(person)));
  expect(new Set(together.map(({ json }) => json.id))).toEqual(new Set([first.json.id]));
  expect((await me(person)).json).toMatchObject({ hasCompletedProfile: true, hasOpenRequest: true });
});

test('a request stands in the list with whoever made it, whatever their address; without a status all are listed', async () => {
  const person = await aMember('pending', {}, { vouched: '' });
  const { json } = await ask(person);
  const listed = async (query: string) =>
    (
      (await call('GET', `/api/join-requests${query}`, { token: admin.token })).json as { id: string; status: string }[]
    ).find(({ id }) => id === json.id);
  expect(await listed('?status=new')).toMatchObject({ owner: person.id, several: 0 });
  await decideRequest(json.id, person.id, { status: 'rejected' });
  expect(await listed('?status=new')).toBeUndefined();
  expect(await listed('')).toMatchObject({ status: 'rejected', owner: person.id });
});

test('the picture that LinkedIn named is offered until there is another, whatever else is saved', async () => {
  const person = await aMember('pending');
  const save = (body: object) => call('PUT', `/api/members/${person.id}`, { token: person.token, body });
  expect((await me(person)).json.hasLinkedinPicture).toBe(false);
  const linkedinPicture = 'https://media.licdn.com/dms/image/somebody';
  await db().doc(`members/${person.id}/private/account`).update({ linkedinPicture });
  expect((await save({ bio: 'I plan.' })).json.hasLinkedinPicture).toBe(true);
  expect((await me(person)).json.hasLinkedinPicture).toBe(true);
  const raw = new FormData();
  const create = { width: 20, height: 20, channels: 3 as const, background: `#${randomUUID().slice(0, 6)}` };
  raw.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'me.jpg');
  const imageUrl = String((await call('POST', '/api/upload', { token: person.token, raw })).json.url);
  expect((await save({ imageUrl })).json).toMatchObject({ hasLinkedinPicture: false, imageUrl });
});

test('the specified body of a request is accepted, and none of it believed', async () => {
  const person = await aMember('pending');
  const body = {
    memberId: 'someone-else',
    email: 'x@y.test',
    name: 'X',
    skills: [],
    createdAt: 'now',
    status: 'pending',
  };
  const answer = await call('POST', '/api/join-requests', { token: person.token, body });
  expect(answer.json.status).toBe('new');
  const stored = (await db().doc(`joinRequests/${answer.json.id}`).get()).data();
  expect(stored?.['data'].memberId).toBe(person.id);
});

test('approving opens the directory at once and tells the person in their language', async () => {
  const profile = aProfile({ name: 'سلمى' });
  const person = await aMember('pending', profile);
  await db().doc(`members/${person.id}/private/account`).update({ language: 'ar' });
  const { json } = await ask(person);
  expect((await call('GET', '/api/members?approved=1', { token: person.token })).status).toBe(403);

  const decided = await decideRequest(json.id, person.id, { status: 'approved' });
  expect([decided.status, decided.json.status, decided.json.decidedBy]).toEqual([200, 'approved', 'Staff admin']);
  expect((await me(person)).json).toMatchObject({ status: 'approved', isApproved: true, hasOpenRequest: false });
  expect((await call('GET', '/api/members?approved=1', { token: person.token })).status).toBe(200);
  const mails = await mailTo(profile.email ?? '');
  expect(mails.map((mail) => mail['message'].subject)).toContain('أهلًا بك في المجتمع يا سلمى');
  await until(async () => (await auth().getUser(person.id)).customClaims?.['status'] === 'approved');
});

test('S14 rejecting closes the directory on the very next request, and the reason reaches the person', async () => {
  const person = await aMember('approved');
  expect((await call('GET', '/api/members?approved=1', { token: person.token })).status).toBe(200);
  expect((await decideDirectly(person.id, { status: 'rejected', reason: 'Not in the field' })).status).toBe(200);
  const refused = await call('GET', '/api/members?approved=1', { token: person.token });
  expect([refused.status, refused.json.error.code]).toEqual([403, 'notAMember']);
  const rejected = (await me(person)).json;
  expect(rejected).toMatchObject({ status: 'rejected', rejectionReason: 'Not in the field' });
  // Of whoever was let in it is known; what ended is their access, and when stands in `rejectedAt`.
  expect(Date.parse(rejected.rejectedAt)).toBeGreaterThan(Date.parse(rejected.approvedAt));
  const [mail, ...others] = (await mailTo(rejected.email)).map((one) => one['message']);
  expect([mail?.subject, others]).toEqual(['Your access to the community has ended', []]);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Africa/Cairo' });
  expect(mail?.text.replace(',', '')).toContain(day.format(new Date(rejected.rejectedAt)).replace(',', ''));
  for (const said of ['Not in the field', 'seats you had at coming events go to others', '/profile'])
    expect(mail?.text).toContain(said);
  expect(mail?.text).not.toContain('could not approve');

  const again = await ask(person);
  expect(again.status).toBe(201);
  expect((await me(person)).json).toMatchObject({ status: 'pending', hasOpenRequest: true, rejectionReason: '' });
  // What is refused now is a request, and said so.
  await decideDirectly(person.id, { status: 'rejected' });
  expect((await me(person)).json).toMatchObject({ status: 'rejected', approvedAt: null });
  expect((await mailTo(rejected.email)).map((one) => one['message'].subject)).toContain('About joining the community');
  await decideDirectly(person.id, { status: 'approved', reason: 'For the files' });
  expect((await me(person)).json).toMatchObject({ status: 'approved', rejectedAt: null });
  expect((await db().doc(`members/${person.id}/private/account`).get()).data()?.['rejectionReason']).toBe('');
});

test('who never asked to join reads nothing of a request when they are let in or refused', async () => {
  const email = `unasked-${randomUUID()}@nexus.test`;
  const person = await aMember('pending', { email });
  for (const status of ['rejected', 'approved']) expect((await decideDirectly(person.id, { status })).status).toBe(200);
  const texts = (await mailTo(email)).map((one) => `${one['message'].subject} ${one['message'].text}`);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toMatch(/your request/i);
});

test('S14 the decision is by the status document, not by what the Auth emulator thinks of the token', async () => {
  const person = await aMember('approved');
  await db().doc(`members/${person.id}`).update({ status: 'rejected' });
  expect((await call('GET', '/api/members?approved=1', { token: person.token })).status).toBe(403);
});

test('what is already decided is said, with the specified words', async () => {
  const person = await aMember('pending');
  const { json } = await ask(person);
  await decideDirectly(person.id, { status: 'approved' });
  const late = await decideRequest(json.id, person.id, { status: 'rejected' });
  expect([late.status, late.json.error.code, late.json.error.details]).toMatchObject([
    409,
    'alreadyDecided',
    { by: 'Staff admin', status: 'approved' },
  ]);
  const twice = await decideDirectly(person.id, { status: 'approved' });
  expect([twice.status, twice.json.error.message]).toEqual([409, 'This member is already approved.']);

  const stale = await anImportedRequest({ memberId: person.id });
  expect((await decideRequest(stale, person.id, { status: 'approved' })).json.error.message).toBe(
    'This member is already approved.',
  );
  expect((await decideRequest(stale, person.id, { status: 'rejected' })).json.error.message).toBe(
    'Cannot reject an already approved member.',
  );

  expect((await decideDirectly(person.id, { status: 'rejected' })).status).toBe(200);
  const rejected = await decideDirectly(person.id, { status: 'rejected' });
  expect([rejected.status, rejected.json.error.code, rejected.json.error.details]).toMatchObject([
    409,
    'alreadyDecided',
    { by: 'Staff admin', status: 'rejected' },
  ]);
});

test('nobody and nothing is decided about where there is no such member or request', async () => {
  const answers = [
    await decideDirectly('nobody-at-all', { status: 'approved' }),
    await decideDirectly('nobody-at-all', { isVerified: true }),
    await decideRequest('no-such-request', 'nobody-at-all', { status: 'approved' }),
  ];
  expect(answers.map(({ status, json }) => [status, json.error.code])).toEqual(
    Array.from({ length: 3 }, () => [404, 'notFound']),
  );
});

test('an imported request without a member is matched by e-mail', async () => {
  const profile = aProfile();
  const person = await aMember('pending', profile);
  const imported = await anImportedRequest({ email: profile.email?.toUpperCase() ?? '' });
  expect((await decideRequest(imported, person.id, { status: 'approved' })).status).toBe(200);
  expect((await me(person)).json.status).toBe('approved');
});

test(
  '20 simultaneous approvals and rejections end in one decision, one audit entry, one mail',
  { timeout: 240_000 },
  async () => {
    const profile = aProfile();
    const person = await aMember('pending', profile);
    const { json } = await ask(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decideRequest(json.id, person.id, { status: index % 2 === 0 ? 'approved' : 'rejected' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const entries = (await auditOf(person.id)).filter(
      ({ action }) => action === 'member.approve' || action === 'member.reject',
    );
    expect(entries).toHaveLength(1);
    const decisions = (await mailTo(profile.email ?? '')).filter(
      (mail) => !mail['message'].subject.includes('We have'),
    );
    expect(decisions).toHaveLength(1);
    const status = (await me(person)).json.status;
    expect((await db().doc(`joinRequests/${json.id}`).get()).data()?.['status']).toBe(status);
  },
);

test('one idempotency key, used 20 times at once, has one effect and one answer', async () => {
  const person = await aMember('pending');
  const headers = { 'idempotency-key': `key-${person.id}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '/api/join-requests', { token: person.token, body: {}, headers })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const requests = await db().collection('joinRequests').where('data.memberId', '==', person.id).get();
  expect(requests.size).toBe(1);
});

test('S47 every write leaves an audit entry that says who, what, before and after', async () => {
  const person = await aMember('pending');
  const { headers } = await call('PUT', `/api/members/${person.id}`, {
    token: person.token,
    body: { title: 'Architect' },
  });
  const entry = (await auditOf(person.id)).find(({ action }) => action === 'member.edit');
  expect(entry).toMatchObject({ actor: { kind: 'member', id: person.id }, requestId: headers.get('x-request-id') });
  expect(entry?.['changes'][0]).toMatchObject({ before: { title: 'Planner' }, after: { title: 'Architect' } });
});

test('S16 an admin ends all sessions of one member', async () => {
  const person = await aMember('approved');
  expect((await decideDirectly(person.id, { endSessions: true })).status).toBe(200);
  expect((await me(person)).json.error.code).toBe('sessionExpired');
});

test('a verified flag is an admin’s to set, and moderators edit nobody’s words', async () => {
  const person = await aMember('approved');
  expect((await decideDirectly(person.id, { isVerified: true })).json).toMatchObject({
    isVerified: true,
    status: 'approved',
  });
  const reader = await aMember('approved');
  expect((await call('GET', `/api/members/${person.id}`, { token: reader.token })).json.isVerified).toBe(true);
  expect(Date.parse((await me(person)).json.verifiedAt)).toBeGreaterThan(0);
  await decideDirectly(person.id, { isVerified: false });
  expect((await me(person)).json).toMatchObject({ isVerified: false, verifiedAt: null });
  expect((await decideDirectly(person.id, { bio: 'Rewritten' })).status).toBe(403);
});

test('S27 what a moderator sends that nobody could is named as such, not refused as if they might not', async () => {
  const person = await aMember('approved');
  for (const [body, field] of [
    [{ status: 'promoted' }, 'status'],
    [{}, 'status'],
    [{ status: 'approved', reason: 'x'.repeat(2_001) }, 'reason'],
    [{ isVerified: 'yes' }, 'isVerified'],
    [{ isVerified: true, noSuchField: 1 }, 'noSuchField'],
    [{ talks: 'all' }, 'talks'],
    [{ endSessions: false }, 'endSessions'],
  ] as const) {
    const { status, json } = await decideDirectly(person.id, body);
    expect([body, status, Object.keys(json.error.fields ?? {})]).toEqual([body, 422, [field]]);
  }
  // Words are their owner's, whatever else is sent with them.
  for (const body of [{ title: 3 }, { skills: [] }, { status: 'approved', name: 'Other' }])
    expect([body, (await decideDirectly(person.id, body)).status]).toEqual([body, 403]);
});

test('the outbox tries again what failed, and skips what is done or gone', async () => {
  const person = await aMember('approved');
  const nothing = { kind: 'claims', uid: 'nobody', claims: {}, state: 'queued', attempts: 0 };
  // The trigger runs once for what is made; what is written over it afterwards is the test's alone.
  const ref = await db().collection('outbox').add(nothing);
  await until(async () => (await ref.get()).data()?.['state'] === 'done');
  const claims = { status: 'x'.repeat(2_000) };
  await ref.set({ ...nothing, uid: person.id, claims, state: 'paused', createdAt: '0' });
  await deliver(ref.id);
  expect((await ref.get()).data()).toMatchObject({ state: 'paused' });
  await ref.update({ state: 'queued' });
  await deliver(ref.id);
  const failed = (await ref.get()).data();
  expect([failed?.['state'], failed?.['attempts']]).toEqual(['queued', 1]);
  await ref.update({ claims: { status: 'approved' } });
  expect(await sweep()).toBeGreaterThan(0);
  expect((await ref.get()).data()).toMatchObject({ state: 'done' });
  expect((await auth().getUser(person.id)).customClaims).toEqual({ status: 'approved' });
});
