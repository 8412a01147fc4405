import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call, readsOf } from '../setup/call';
import { decide, standingOf } from '../setup/decide';
import { aMember, aProfile, aStaff, type Person, type Staff } from '../setup/people';

const HOUR = 3_600_000;
let admin: Staff;
let other: Staff;
beforeAll(async () => {
  admin = await aStaff('admin', { name: 'Mona Adel' });
  other = await aStaff('super_admin', { name: 'Karim Nabil' });
});

async function whoAsked(given: Parameters<typeof aMember>[1] = {}, vouched?: { vouched: string }) {
  const person = await aMember('pending', given, vouched);
  const { json, status } = await call('POST', '/api/join-requests', { token: person.token, body: {} });
  expect(status).toBe(201);
  return { ...person, request: String(json.id) };
}
const ask = async (request: string, person: Person, text: string, given: { token?: string; seen?: number } = {}) =>
  call('POST', `/api/join-requests/${request}/questions`, {
    token: given.token ?? admin.token,
    body: { text },
    headers: { 'if-match': `"${given.seen ?? (await standingOf(person.id))}"` },
  });
const me = async ({ id, token }: Person) => (await call('GET', `/api/members/${id}`, { token })).json;
const answer = (person: Person, questionId: string, text: string) =>
  call('POST', `/api/members/${person.id}/answers`, { token: person.token, body: { questionId, text } });
const caseOf = ({ id }: Person) => call('GET', `/api/admin/cases/${id}`, { token: admin.token });
const inQueue = async ({ id }: Person) =>
  (await call('GET', `/api/admin/queue?member=${id}`, { token: admin.token })).json.items[0];
const mails = async (person: Person, kind: string) => {
  const { docs } = await db().collection('mail').where('memberId', '==', person.id).get();
  return docs.map((doc) => doc.data()).filter((mail) => mail['kind'] === kind);
};
const stored = async (path: string) => (await db().doc(path).get()).data();
/** As if everything about the request had happened so many hours earlier. */
async function wait(person: Person & { request: string }, hours: number): Promise<void> {
  const earlier = (iso: string) => iso && new Date(Date.parse(iso) - hours * HOUR).toISOString();
  const request = await stored(`joinRequests/${person.request}`);
  const questions = ((request?.['questions'] ?? []) as { askedAt: string; answeredAt: string | null }[]).map((one) => ({
    ...one,
    askedAt: earlier(one.askedAt),
    answeredAt: one.answeredAt && earlier(one.answeredAt),
  }));
  await db()
    .doc(`joinRequests/${person.request}`)
    .update({ submittedAt: earlier(request?.['submittedAt']), ...(questions.length > 0 && { questions }) });
  const member = await stored(`members/${person.id}`);
  const exchange = member?.['exchange'] as { questionAt: string; answeredAt: string } | null;
  await db()
    .doc(`members/${person.id}`)
    .update({
      requestedAt: earlier(member?.['requestedAt']),
      ...(exchange && {
        exchange: { ...exchange, questionAt: earlier(exchange.questionAt), answeredAt: earlier(exchange.answeredAt) },
      }),
    });
}

test('SEC-41 a question reaches the person by mail and on their profile, the answer the team, and the case keeps both', async () => {
  const person = await whoAsked({ bio: 'Plans streets.', canHelp: 'Permits' });
  const asked = await ask(person.request, person, '  Which projects have you led?  ');
  expect(asked.status, asked.text).toBe(201);
  expect(asked.json.requests[0].questions).toMatchObject([
    { text: 'Which projects have you led?', askedBy: 'Mona Adel', answer: '', answeredAt: null },
  ]);
  const [mail, ...more] = await mails(person, 'requestQuestion');
  expect(more).toEqual([]);
  expect(mail?.['message'].text).toContain('\n\nWhich projects have you led?\n\n');
  expect(mail?.['message'].text).not.toContain('Mona');
  expect(mail?.['message'].html).toContain('<table role="presentation"');
  expect(mail?.['headers']).toBeUndefined();

  const { openRequest } = await me(person);
  expect(openRequest).toMatchObject({ answerBy: null, question: { text: 'Which projects have you led?' } });
  expect(JSON.stringify(openRequest)).not.toContain('Mona');
  expect((await inQueue(person)).request).toMatchObject({ answerBy: null, answeredAt: '' });

  const told = await answer(person, openRequest.question.id, ' Two towers in Maadi. ');
  expect([told.status, told.json.openRequest.question]).toEqual([200, null]);
  const { request } = await inQueue(person);
  expect([request.questionAt, request.answeredAt !== '', request.answerBy !== null]).toEqual(['', true, true]);
  const opened = await caseOf(person);
  expect(readsOf(opened)).toBeLessThanOrEqual(50);
  expect(opened.json.member).toMatchObject({ bio: 'Plans streets.', canHelp: 'Permits', status: 'pending' });
  expect(opened.json.requests[0].questions[0]).toMatchObject({ answer: 'Two towers in Maadi.' });
  // Said again after a lost answer, it changes nothing; other words come too late.
  expect((await answer(person, openRequest.question.id, 'Two towers in Maadi.')).status).toBe(200);
  const late = await answer(person, openRequest.question.id, 'Three towers.');
  expect([late.status, late.json.error.code]).toEqual([409, 'questionClosed']);
});

test('in Arabic the mail is Arabic; who has confirmed no address gets none and reads the question all the same', async () => {
  const arab = await whoAsked();
  await db().doc(`members/${arab.id}/private/account`).update({ language: 'ar' });
  await ask(arab.request, arab, 'ما آخر مشروع عملت عليه؟');
  const [mail] = await mails(arab, 'requestQuestion');
  expect(mail?.['message'].subject).toBe('سؤال عن طلب انضمامك');
  expect(mail?.['message'].html).toContain('<html lang="ar" dir="rtl">');
  const silent = await whoAsked({}, { vouched: '' });
  expect((await ask(silent.request, silent, 'Where do you work?')).status).toBe(201);
  expect(await mails(silent, 'requestQuestion')).toEqual([]);
  expect((await me(silent)).openRequest.question.text).toBe('Where do you work?');
});

test('the case tells earlier requests and decisions, with reasons, when and by whom, and what the person hides it hides', async () => {
  const person = await whoAsked({ reach: 'Under the bridge', visibility: { reach: 'nobody' } });
  const by = (token: string, path: string, body: object) =>
    decide(path as `/api/${string}`, { token, memberId: person.id, body });
  await by(admin.token, `/api/join-requests/${person.request}`, { status: 'rejected', reason: 'Too early.' });
  await by(other.token, `/api/members/${person.id}`, { status: 'approved' });
  await by(other.token, `/api/members/${person.id}`, { status: 'rejected', reason: 'Left the field.' });
  await call('POST', '/api/join-requests', { token: person.token, body: {} });
  const { json, text } = await caseOf(person);
  expect(json.requests).toMatchObject([
    { status: 'new', decidedBy: '' },
    { status: 'rejected', decidedBy: 'Mona Adel', reason: 'Too early.' },
  ]);
  expect(json.decisions).toMatchObject([
    { status: 'rejected', by: 'Karim Nabil', reason: 'Left the field.' },
    { status: 'approved', by: 'Karim Nabil', reason: '' },
  ]);
  expect(text).not.toContain('Under the bridge');
});

test('SEC-42 one question at a time, three in a day; a blank or endless one is refused', async () => {
  const person = await whoAsked();
  for (const text of ['', '   ', 'x'.repeat(501)]) expect((await ask(person.request, person, text)).status).toBe(422);
  for (const n of [1, 2, 3]) {
    expect((await ask(person.request, person, `Question ${n}?`)).status).toBe(201);
    const open = await ask(person.request, person, 'And another?');
    expect([open.status, open.json.error.code]).toEqual([409, 'questionOpen']);
    await answer(person, (await me(person)).openRequest.question.id, `Answer ${n}`);
  }
  const fourth = await ask(person.request, person, 'Question 4?');
  expect([fourth.status, fourth.json.error.code]).toEqual([429, 'tooManyQuestions']);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
  await wait(person, 25);
  expect((await ask(person.request, person, 'Question 4?')).status).toBe(201);
});

test('SEC-42 two moderators at once: one asks, the other decides; one wins, and the other is told', async () => {
  const person = await whoAsked();
  const seen = await standingOf(person.id);
  const headers = { 'if-match': `"${seen}"` };
  const [asked, decided] = await Promise.all([
    ask(person.request, person, 'Where do you work?', { seen }),
    call('PUT', `/api/join-requests/${person.request}`, { token: other.token, body: { status: 'approved' }, headers }),
  ]);
  expect([asked.status, decided.status].sort()).toEqual([...(asked.status === 201 ? [201] : [200]), 409]);
  const loser = asked.status === 201 ? decided : asked;
  expect(loser.json.error.code).toBe(asked.status === 201 ? 'caseChanged' : 'alreadyDecided');
  expect((await mails(person, 'requestQuestion')).length).toBe(asked.status === 201 ? 1 : 0);
  expect((await mails(person, 'approved')).length).toBe(asked.status === 201 ? 0 : 1);

  const both = await whoAsked();
  const then = await standingOf(both.id);
  const two = await Promise.all(
    [admin, other].map(({ token }) => ask(both.request, both, 'Who are you?', { token, seen: then })),
  );
  expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await caseOf(both)).json.requests[0].questions).toHaveLength(1);
});

test('an answer after the decision is refused in words, and the question is gone from the profile', async () => {
  const person = await whoAsked();
  await ask(person.request, person, 'Where do you work?');
  const { id } = (await me(person)).openRequest.question;
  const body = { status: 'rejected', reason: 'Not yet.' };
  const decided = await decide(`/api/join-requests/${person.request}`, {
    token: admin.token,
    memberId: person.id,
    body,
  });
  expect(decided.status).toBe(200);
  const late = await answer(person, id, 'In Maadi.');
  expect([late.status, late.json.error.code]).toEqual([409, 'questionClosed']);
  expect((await me(person)).openRequest).toBeNull();
  const again = await ask(person.request, person, 'Where?');
  expect([again.status, again.json.error.details]).toMatchObject([409, { by: 'Mona Adel', status: 'rejected' }]);
});

test('SEC-42 a moderator who has not seen the answer looks again before deciding', async () => {
  const person = await whoAsked();
  await ask(person.request, person, 'Where do you work?');
  const seen = await standingOf(person.id);
  await answer(person, (await me(person)).openRequest.question.id, 'In Maadi.');
  const headers = { 'if-match': `"${seen}"` };
  const body = { status: 'rejected' };
  const stale = await call('PUT', `/api/join-requests/${person.request}`, { token: admin.token, body, headers });
  expect([stale.status, stale.json.error.code]).toEqual([409, 'caseChanged']);
});

test('48 hours from the request: the person and the team read the same moment; a question stops the clock, its answer starts it again', async () => {
  const person = await whoAsked();
  const submittedAt = Date.parse((await me(person)).openRequest.submittedAt);
  expect(Date.parse((await me(person)).openRequest.answerBy) - submittedAt).toBe(48 * HOUR);
  expect((await inQueue(person)).request.answerBy).toBe((await me(person)).openRequest.answerBy);
  await wait(person, 10);
  await ask(person.request, person, 'Where do you work?');
  await wait(person, 100);
  expect((await me(person)).openRequest.answerBy).toBeNull();
  await answer(person, (await me(person)).openRequest.question.id, 'In Maadi.');
  const left = Date.parse((await me(person)).openRequest.answerBy) - Date.now();
  expect(Math.round(left / HOUR)).toBe(38);
});

test('SEC-41 notes are the team’s: every moderator reads them, the person and lesser staff do not', async () => {
  const person = await whoAsked();
  const note = (token: string, text: string) =>
    call('POST', `/api/admin/cases/${person.id}/notes`, { token, body: { text } });
  await Promise.all([note(admin.token, 'Met him at the forum.'), note(other.token, 'Ask about Maadi.')]);
  const { json } = await caseOf(person);
  const told = json.notes.map(({ by, text }: { by: string; text: string }) => `${by}: ${text}`).sort();
  expect(told).toEqual(['Karim Nabil: Ask about Maadi.', 'Mona Adel: Met him at the forum.']);
  expect(JSON.stringify(await me(person))).not.toContain('forum');
  const editor = await aStaff('editor');
  expect((await note(editor.token, 'x')).status).toBe(403);
  for (const text of ['', 'x'.repeat(1_001)]) expect((await note(admin.token, text)).status).toBe(422);
  expect((await call('GET', '/api/admin/cases/nobody-here', { token: admin.token })).status).toBe(404);
});

test('SEC-41 nobody answers for another or opens a case: not with the question’s id, another’s path, a membership or a lesser role', async () => {
  const [person, other] = [await whoAsked(), await whoAsked()];
  const [member, editor, viewer] = await Promise.all([aMember('approved'), aStaff('editor'), aStaff('viewer')]);
  await ask(person.request, person, 'Which firm do you work for?');
  const { id } = (await me(person)).openRequest.question;
  const body = { questionId: id, text: 'None. Reject me.' };
  for (const { token } of [other, member, editor, admin]) {
    const forAnother = await call('POST', `/api/members/${person.id}/answers`, { token, body });
    expect(forAnother.status).toBe(403);
  }
  expect((await call('POST', `/api/members/${person.id}/answers`, { body })).status).toBe(401);
  // On one’s own path the id of another’s question is as unknown as any.
  await ask(other.request, other, 'And you?');
  for (const questionId of [id, randomUUID()]) {
    const refused = await answer(other, questionId, body.text);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'questionClosed']);
  }
  for (const { token } of [person, other, member, editor, viewer]) {
    const question = await ask(person.request, person, 'Why?', { token });
    const note = await call('POST', `/api/admin/cases/${person.id}/notes`, { token, body: { text: 'Not one of us.' } });
    const opened = await call('GET', `/api/admin/cases/${person.id}`, { token });
    expect([question.status, note.status, opened.status]).toEqual([403, 403, 403]);
  }
  const { json } = await caseOf(person);
  expect(json.requests[0].questions).toMatchObject([{ text: 'Which firm do you work for?', answer: '' }]);
  expect(json.notes).toEqual([]);
  expect((await answer(person, id, 'One in Maadi.')).status).toBe(200);
});

test('SEC-41 what a person answers is only ever text, whole or refused, and an answer holds nothing that only the team sets', async () => {
  const person = await whoAsked();
  await ask(person.request, person, 'Where do you work?');
  const { id } = (await me(person)).openRequest.question;
  const say = (body: object) => call('POST', `/api/members/${person.id}/answers`, { token: person.token, body });
  for (const text of ['', ' \n ', 'x'.repeat(2_001)]) expect((await say({ questionId: id, text })).status).toBe(422);
  for (const more of [{ status: 'approved' }, { askedBy: 'Mona Adel' }, { askedAt: '2020-01-01T00:00:00.000Z' }])
    expect((await say({ questionId: id, text: 'Here', ...more })).status).toBe(422);
  const text = '<script>alert(1)</script> =HYPERLINK("https://evil.test")';
  expect((await say({ questionId: id, text })).status).toBe(200);
  const { json } = await caseOf(person);
  expect([json.member.status, json.requests[0].status]).toEqual(['pending', 'new']);
  expect(json.requests[0].questions).toMatchObject([{ answer: text, askedBy: 'Mona Adel' }]);
});

test('an imported request becomes the person’s own with the first question about it', async () => {
  const profile = aProfile();
  const person = await aMember('pending', profile);
  const id = `imported-${randomUUID()}`;
  const email = profile.email ?? '';
  const data = { memberId: '', email, name: '', title: '', picture: '', linkedinUrl: '', skills: [] };
  const rest = { status: 'new', submittedAt: new Date().toISOString(), decidedAt: null, decidedBy: '', reason: '' };
  await db()
    .doc(`joinRequests/${id}`)
    .set({ ...rest, address: email, data, version: 1 });
  expect((await ask(id, person, 'Are you still in Cairo?')).status).toBe(201);
  const { hasOpenRequest, openRequest } = await me(person);
  expect([hasOpenRequest, openRequest.question.text]).toEqual([true, 'Are you still in Cairo?']);
  expect((await answer(person, openRequest.question.id, 'Yes.')).status).toBe(200);
});

test('SEC-41 "Your data" shows questions, own answers and notes without who asked; an erasure leaves nothing of them', async () => {
  const person = await whoAsked();
  await ask(person.request, person, 'Where is your atelier?');
  await answer(person, (await me(person)).openRequest.question.id, 'Behind the Citadel.');
  await call('POST', `/api/admin/cases/${person.id}/notes`, {
    token: admin.token,
    body: { text: 'Knows the Citadel well.' },
  });
  const { json, text } = await call('GET', `/api/members/${person.id}/data`, { token: person.token });
  expect(json.joinRequests[0].questions).toMatchObject([
    { text: 'Where is your atelier?', answer: 'Behind the Citadel.' },
  ]);
  expect(json.notes).toMatchObject([{ text: 'Knows the Citadel well.' }]);
  expect(text).not.toContain('Mona Adel');

  await call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: {} });
  await eraseDue(Date.now() + 15 * 24 * HOUR);
  expect(await stored(`joinRequests/${person.request}`)).toBeUndefined();
  expect(await stored(`cases/${person.id}`)).toBeUndefined();
  for (const path of [`joinRequests/${person.request}`, `cases/${person.id}`, `members/${person.id}/private/account`]) {
    const { docs } = await db().collection('audit').where('paths', 'array-contains', path).get();
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.filter((doc) => /Citadel|atelier/.test(JSON.stringify(doc.data())))).toEqual([]);
  }
});
