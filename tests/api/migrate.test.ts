import { expect, test } from 'vitest';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../functions/src/firebase';
import { MIGRATIONS, type Migration } from '../../tools/migrations/index';
import { migrate } from '../../tools/operate/migrate';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff, type Person } from '../setup/people';

const [auditArea, verifiedAddresses, submissionAddresses, mailAddresses] = MIGRATIONS as [
  Migration,
  Migration,
  Migration,
  Migration,
];
const OLDER = { at: '2026-01-01', action: 'tests', actor: { kind: 'system', id: 'tests', name: '' }, changes: [] };
/** Entries as a release before `area` wrote them. */
async function older(count: number): Promise<string[]> {
  const refs = Array.from({ length: count }, () => db().collection('audit').doc());
  const writer = db().bulkWriter();
  refs.forEach((ref, index) => void writer.create(ref, { ...OLDER, paths: [index % 2 ? 'members/x' : 'news/x'] }));
  await writer.close();
  return refs.map(({ id }) => id);
}
const areas = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await db().doc(`audit/${id}`).get()).data()?.['area'] as string | undefined));

test('a dry run writes nothing; a run changes what needs it, once; a broken run goes on where it stopped', async () => {
  await db().doc(`migrations/${auditArea.id}`).delete();
  const ids = await older(6);
  const [dry] = await migrate([auditArea], { isDry: true });
  expect(dry?.state).toBe('dry run');
  expect(dry?.changed).toBeGreaterThanOrEqual(6);
  expect(await areas(ids)).toEqual(Array.from({ length: 6 }, () => undefined));

  let left = 3;
  const breaking: Migration = {
    ...auditArea,
    change: (document) => {
      if (document['area'] === undefined && (left -= 1) < 0) throw new Error('The machine was switched off');
      return auditArea.change(document);
    },
  };
  await expect(migrate([breaking])).rejects.toThrow('switched off');
  const [done] = await migrate([auditArea]);
  expect(done?.state).toBe('done');
  expect(await areas(ids)).toEqual(['content', 'people', 'content', 'people', 'content', 'people']);
  expect((await migrate([auditArea]))[0]?.state).toBe('done before');
});

test('SEC-01 of an older account only what LinkedIn vouched for stays verified; what was typed has to be confirmed', async () => {
  await db().doc(`migrations/${verifiedAddresses.id}`).delete();
  const key = `older-${Date.now()}`;
  const [linkedin, typed] = [`Linkedin-${key}@nexus.test`, `typed-${key}@nexus.test`];
  const person = await aMember('pending', { email: typed });
  const moved = await aMember('pending', { email: '' });
  const account = (id: string) => db().doc(`members/${id}/private/account`);
  const older = { linkedinEmail: '', language: 'en', rejectionReason: '', version: 3 };
  await account(person.id).set({ ...older, email: typed });
  await account(moved.id).set({ ...older, email: typed, linkedinEmail: linkedin });

  const [dry] = await migrate([verifiedAddresses], { isDry: true });
  expect([dry?.state, dry?.changed]).toEqual(['dry run', 2]);
  expect((await migrate([verifiedAddresses]))[0]).toMatchObject({ state: 'done', changed: 2 });
  expect((await account(person.id).get()).data()).toMatchObject({ email: typed, verified: [] });
  expect((await account(moved.id).get()).data()?.['verified']).toEqual([
    { address: linkedin.toLowerCase(), by: 'linkedin', at: '' },
  ]);
  const own = async ({ id, token }: Person) => (await call('GET', `/api/members/${id}`, { token })).json;
  expect(await own(person)).toMatchObject({ email: typed, emailInUse: '', isEmailWaiting: true });
  expect(await own(moved)).toMatchObject({ email: typed, emailInUse: linkedin.toLowerCase(), isEmailWaiting: true });
  const admin = await aStaff('admin');
  const listed = (await call('GET', `/api/members?status=pending&q=${key}`, { token: admin.token })).json.items as {
    id: string;
    email: string;
    isEmailConfirmed: boolean;
  }[];
  const shown = Object.fromEntries(listed.map(({ id, email, isEmailConfirmed }) => [id, [email, isEmailConfirmed]]));
  expect(shown).toEqual({ [person.id]: [typed, false], [moved.id]: [linkedin.toLowerCase(), true] });
});

test('SEC-16 older applications and mails are found by their address, however it was typed', async () => {
  const typed = `Mixed.Case-${Date.now()}@Nexus.test`;
  const submission = await db()
    .collection('submissions')
    .add({ data: { email: typed }, submittedAt: '2026-01-01' });
  const mail = await db().collection('mail').add({ to: typed, createdAt: '2026-01-01' });
  for (const migration of [submissionAddresses, mailAddresses]) {
    await db().doc(`migrations/${migration.id}`).delete();
    expect((await migrate([migration]))[0]?.state).toBe('done');
  }
  expect((await submission.get()).data()?.['address']).toBe(typed.toLowerCase());
  expect((await mail.get()).data()?.['address']).toBe(typed.toLowerCase());
  await Promise.all([submission.delete(), mail.delete()]);
});

test('SCALE-12 of an older queue everybody stands where they asked, and imported requests are found by their address', async () => {
  const queueInPages = MIGRATIONS.find(({ id }) => id === '0007-queue-in-pages') as Migration;
  const key = `asked-${Date.now()}`;
  const requests = db().collection('joinRequests');
  const request = (id: string, memberId: string, email: string) =>
    requests
      .doc(id)
      .set({ status: 'new', submittedAt: '2031-06-06T06:06:06.000Z', data: { memberId, email, name: '' } });
  const person = await aMember('pending', { name: key });
  await request(key, person.id, '');
  await request(`${key}-imported`, '', `Mixed-${key}@Nexus.test`);
  await db().doc(`members/${person.id}`).update({ openRequestId: key, requestedAt: FieldValue.delete() });
  await db().doc(`migrations/${queueInPages.id}`).delete();
  expect((await migrate([queueInPages]))[0]?.state).toBe('done');
  const member = (await db().doc(`members/${person.id}`).get()).data();
  expect(member).toMatchObject({ requestedAt: '2031-06-06T06:06:06.000Z' });
  expect((await requests.doc(`${key}-imported`).get()).data()?.['address']).toBe(`mixed-${key}@nexus.test`);
  const admin = await aStaff('admin');
  const { items } = (await call('GET', '/api/admin/queue', { token: admin.token })).json as {
    items: { request: { answerBy: string | null } | null }[];
  };
  // Behind whom the team keeps waiting for too long.
  const first = items.find(({ request }) => Date.parse(request?.answerBy ?? '') > Date.now());
  expect(first).toMatchObject({ id: key, member: { id: person.id }, request: { id: key } });
  await Promise.all([requests.doc(key).delete(), requests.doc(`${key}-imported`).delete()]);
  await db().doc(`members/${person.id}`).update({ openRequestId: null, requestedAt: null });
});

test('whose access was ended before that was noted reads so again, by the audit trail; who was only refused does not', async () => {
  const endedAccess = MIGRATIONS.find(({ id }) => id === '0008-ended-access') as Migration;
  const admin = await aStaff('admin');
  const [revoked, refused] = [await aMember('approved'), await aMember('pending')];
  const then = (await db().doc(`members/${revoked.id}`).get()).data()?.['approvedAt'] as string;
  for (const { id } of [revoked, refused]) {
    const answer = await decide(`/api/members/${id}`, {
      token: admin.token,
      memberId: id,
      body: { status: 'rejected' },
    });
    expect(answer.status, answer.text).toBe(200);
  }
  // As an earlier release left them.
  await db().doc(`members/${revoked.id}`).update({ approvedAt: null });
  await db().doc(`migrations/${endedAccess.id}`).delete();
  expect((await migrate([endedAccess]))[0]?.state).toBe('done');
  const after = await Promise.all([revoked, refused].map(({ id }) => db().doc(`members/${id}`).get()));
  expect(after.map((one) => (one.data()?.['approvedAt'] as string | null) ?? null)).toEqual([then, null]);
  const { docs } = await db().collection('outbox').where('memberId', '==', revoked.id).get();
  expect(docs.filter((one) => one.data()['kind'] === 'freeSeats').length).toBe(2);
});

test('an issue of the newsletter that an older release sent stays in the archive', async () => {
  const issueArchive = MIGRATIONS.find(({ id }) => id === '0012-issue-archive') as Migration;
  const ref = db().doc(`issues/older-${Date.now()}`);
  const [subject, at] = [{ en: 'Of before', ar: 'من قبل' }, '2026-05-06T07:08:09.000Z'];
  const own = { kind: 'text', title: subject, text: subject, startsAt: '', place: subject, path: '' };
  const dates = { createdAt: at, updatedAt: at, updatedBy: '', sentAt: at };
  const words = { subject, intro: subject, blocks: [], shown: [own] };
  await ref.set({ ...words, ...dates, state: 'sent', recipients: 0, version: 3 });
  await db().doc(`migrations/${issueArchive.id}`).delete();
  expect((await migrate([issueArchive]))[0]?.state).toBe('done');
  await expect
    .poll(async () => (await call('GET', `/api/issues/${ref.id}?lang=ar`)).json)
    .toMatchObject({
      title: 'من قبل',
      sentAt: at,
      blocks: [{ kind: 'text', text: 'من قبل' }],
    });
  // An answer of its own, whatever the cache on the way holds.
  const headers = { 'accept-encoding': `identity, ${ref.id}` };
  const listed = async () => (await call('GET', '/api/issues', { headers })).json;
  await expect.poll(listed).toContainEqual({ id: ref.id, title: 'Of before', sentAt: at });
  await ref.delete();
});

test('PANEL-09 S47 what an older release told of an issue of the newsletter is read by editors, what touches a person is not', async () => {
  const issuesInActivity = MIGRATIONS.find(({ id }) => id === '0013-issues-in-activity') as Migration;
  const key = `older-${Date.now()}`;
  const editor = await aStaff('editor');
  const words = { subject: { en: key, ar: key }, intro: { en: '', ar: '' } };
  const { id } = (await call('POST', '/api/admin/issues', { token: editor.token, body: words })).json;
  const { docs } = await db().collection('audit').where('paths', 'array-contains', `issues/${id}`).get();
  // As releases wrote them before issues had an area of their own.
  const entries = [
    { paths: [`subscribers/${key}`], area: 'people' },
    { paths: [`issues/${key}`, `subscribers/${key}`], area: 'people' },
    { paths: [`members/${key}`], area: 'people' },
    { paths: [`news/${key}`], area: 'content' },
  ];
  await docs[0]?.ref.update({ area: 'people' });
  const others = await Promise.all(
    entries.map((one) =>
      db()
        .collection('audit')
        .add({ ...OLDER, ...one }),
    ),
  );
  const read = async (path: string) => {
    const { status, json } = await call('GET', `/api/admin/activity?path=${path}`, { token: editor.token });
    return status === 200 ? (json.entries as { action: string }[]).map(({ action }) => action) : status;
  };
  expect(await read(`issues/${id}`)).toEqual([]);

  await db().doc(`migrations/${issuesInActivity.id}`).delete();
  expect((await migrate([issuesInActivity], { isDry: true }))[0]).toMatchObject({ state: 'dry run', changed: 1 });
  expect(await read(`issues/${id}`)).toEqual([]);
  expect((await migrate([issuesInActivity]))[0]).toMatchObject({ state: 'done', changed: 1 });
  expect(await read(`issues/${id}`)).toEqual(['issue.create']);
  expect(await read(`subscribers/${key}`)).toBe(403);
  expect(await areas(others.map((one) => one.id))).toEqual(['people', 'people', 'people', 'content']);
  expect((await migrate([issuesInActivity]))[0]?.state).toBe('done before');
  await Promise.all([...others.map((one) => one.delete()), db().doc(`issues/${id}`).delete()]);
});
