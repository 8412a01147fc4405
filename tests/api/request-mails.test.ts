import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { deliver } from '../../functions/src/outbox/outbox';
import { commit } from '../../functions/src/store/commit/commit';
import { newMember } from '../../functions/src/store/membership/members';
import { tellOfDay, tellOfLate } from '../../functions/src/store/membership/request-mails';
import { queueRequestMails } from '../../functions/src/store/membership/request-reminders';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aProfile, aStaff, type Person, type Staff } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

/** In Cairo it is ten in the morning, in summer and in winter. */
const MORNING = (day: string) => Date.parse(`${day}T07:30:00.000Z`);
const HOUR = 3_600_000;

const SYSTEM = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };
let atOnce: Staff;
let daily: Staff;
let never: Staff;
beforeAll(async () => {
  // Other tests leave moderators too: none of them is to be told here.
  const { docs } = await db().collection('staff').get();
  for (const { ref } of docs) await ref.update({ requestMails: 'never' });
  [atOnce, daily, never] = [await aStaff('admin'), await aStaff('super_admin'), await aStaff('admin')];
  await choose(atOnce, 'atOnce');
  await choose(never, 'never');
});

const choose = (person: Person, choice: string, language = 'en') =>
  call('PUT', '/api/admin/me/request-mails', {
    token: person.token,
    body: { choice },
    headers: { 'accept-language': language },
  });
interface Sent {
  kind: string;
  headers: Record<string, string>;
  message: { subject: string; text: string; html: string };
}
const mailsTo = async ({ email }: Staff, kind: string) =>
  (await db().collection('mail').where('address', '==', email).get()).docs
    .map((doc) => doc.data() as Sent)
    .filter((mail) => mail.kind === kind);
async function whoAsked(name = `Asks ${randomUUID()}`): Promise<Person & { request: string; name: string }> {
  const person = await aMember('pending', { name });
  const { json, status } = await call('POST', '/api/join-requests', { token: person.token, body: {} });
  expect(status).toBe(201);
  return { ...person, name, request: String(json.id) };
}
const stored = async (path: string) => (await db().doc(path).get()).data();
const naming = (mails: readonly Sent[], name: string) => mails.filter(({ message }) => message.text.includes(name));

test('who wants to know at once hears of a request once, with a name and nothing else of them; the others do not', async () => {
  const person = await whoAsked('Nadia http://evil.example Saad');
  const [entry] = await until(async () => {
    const { docs } = await db().collection('outbox').where('id', '==', person.request).get();
    return docs.length > 0 && docs;
  });
  await until(async () => (await mailsTo(atOnce, 'requestCame')).length > 0);
  await entry?.ref.update({ state: 'queued' });
  await Promise.all([deliver(entry?.id ?? ''), deliver(entry?.id ?? '')]);
  const [mail, ...more] = await mailsTo(atOnce, 'requestCame');
  expect(more).toEqual([]);
  expect(mail?.message.text).toContain('Nadia');
  expect(mail?.message.text).not.toMatch(/evil\.example|@nexus\.test|Planner/);
  expect(mail?.message.text).toContain(`/admin/members-manager?member=${person.id}`);
  expect([await mailsTo(daily, 'requestCame'), await mailsTo(never, 'requestCame')]).toEqual([[], []]);
});

test('once a day, after nine in Cairo, who waits: ten names and a number, late ones counted, once however often it runs', async () => {
  await commit({ author: SYSTEM, action: 'test.waiting', audit: 'none' }, (doing) => {
    for (let n = 0; n < 12; n += 1) {
      const id = `waits-${randomUUID()}`;
      const at = new Date(Date.now() - (n === 0 ? 60 : 1) * HOUR).toISOString();
      const made = newMember({ at, profile: aProfile(), language: 'en' });
      doing.put(memberPath(id), null, { ...made.member, openRequestId: `of-${id}`, requestedAt: at });
      doing.put(accountPath(id), null, { ...made.account });
    }
    return Promise.resolve();
  });
  await choose(daily, 'daily', 'ar');
  const day = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10);
  await db().doc(`outbox/requests-${day}`).delete();
  await queueRequestMails(Date.parse(`${day}T04:00:00.000Z`));
  expect(await stored(`outbox/requests-${day}`)).toBeUndefined();
  await Promise.all([queueRequestMails(MORNING(day)), queueRequestMails(MORNING(day))]);
  await Promise.all([deliver(`requests-${day}`), deliver(`requests-${day}`), tellOfDay({ day, requestId: 'tests' })]);
  await queueRequestMails(MORNING(day) + HOUR);
  await tellOfDay({ day, requestId: 'tests' });
  const [mail, ...more] = await mailsTo(daily, 'requestsDaily');
  expect(more).toEqual([]);
  expect(mail?.message.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.message.subject).toMatch(/^طلبات انضمام تنتظر القرار: [٠-٩]+$/);
  const line = mail?.message.text.split('\n\n').find((one) => one.startsWith('ينتظر القرار')) ?? '';
  expect(line.split('،')).toHaveLength(10);
  expect(mail?.message.text).toMatch(/وغيرهم: [٠-٩]+/);
  expect(mail?.message.text).toMatch(/تأخر الرد عليهم أكثر من ٤٨ ساعة: [٠-٩]+/);
  expect(mail?.message.text).toContain('/ar/admin/members-manager');
  expect(mail?.message.text).not.toMatch(/person-\w+@/);
  expect([await mailsTo(atOnce, 'requestsDaily'), await mailsTo(never, 'requestsDaily')]).toEqual([[], []]);
  await choose(daily, 'daily', 'en');
});

test('a late request is told by itself, once; the person reads that the team was reminded, and nothing of a question that waits is late', async () => {
  const [person, asked] = [await whoAsked(), await whoAsked()];
  await call('POST', `/api/join-requests/${asked.request}/questions`, {
    token: atOnce.token,
    body: { text: 'Where?' },
    headers: { 'if-match': `"${String((await stored(`members/${asked.id}`))?.['standing'])}"` },
  });
  expect((await stored(`joinRequests/${asked.request}`))?.['remindAt']).toBeNull();
  const due = Date.parse(String((await stored(`joinRequests/${person.request}`))?.['remindAt']));
  expect(Math.round((due - Date.now()) / HOUR)).toBe(48);
  // As if those hours had passed; in Cairo it is night.
  await db().doc(`joinRequests/${person.request}`).update({ remindAt: '2020-01-01T00:00:00.000Z' });
  const night = Date.parse(`${new Date().toISOString().slice(0, 10)}T01:00:00.000Z`);
  await Promise.all([queueRequestMails(night), queueRequestMails(night)]);
  await until(async () => naming(await mailsTo(atOnce, 'requestsLate'), person.name).length > 0);
  await until(async () => naming(await mailsTo(daily, 'requestsLate'), person.name).length > 0);
  await queueRequestMails(night);
  expect(naming(await mailsTo(atOnce, 'requestsLate'), person.name)).toHaveLength(1);
  expect(naming(await mailsTo(atOnce, 'requestsLate'), asked.name)).toEqual([]);
  expect(await mailsTo(never, 'requestsLate')).toEqual([]);
  const { json } = await call('GET', `/api/members/${person.id}`, { token: person.token });
  expect(Date.parse(json.openRequest.remindedAt)).toBeGreaterThan(Date.now() - HOUR);
  // Decided meanwhile, it is told to nobody.
  const other = await whoAsked();
  await decide(`/api/join-requests/${other.request}`, {
    token: atOnce.token,
    memberId: other.id,
    body: { status: 'approved' },
  });
  await tellOfLate({ ids: [other.request], requestId: 'tests' });
  expect(naming(await mailsTo(atOnce, 'requestsLate'), other.name)).toEqual([]);
  expect((await stored(`joinRequests/${other.request}`))?.['remindAt']).toBeNull();
});

test('one press in the mail program turns them off, by its own key alone; who is deactivated has no choice left', async () => {
  const staff = await aStaff('admin');
  await choose(staff, 'atOnce');
  await whoAsked();
  const [mail] = await until(async () => {
    const mails = await mailsTo(staff, 'requestCame');
    return mails.length > 0 && mails;
  });
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const path = new URL(address).pathname;
  const press = (to: string) =>
    fetch(world.site + to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await press(path.replace(staff.id, daily.id))).status).toBe(404);
  expect((await press(path)).status).toBe(204);
  const me = async () => (await call('GET', '/api/admin/me', { token: staff.token })).json.requestMails;
  expect(await me()).toBe('never');
  expect((await choose(staff, 'hourly')).status).toBe(422);
  await choose(staff, 'atOnce');
  const owner = await aStaff('super_admin');
  const change = (isActive: boolean) =>
    call('PUT', `/api/admin/users/${staff.id}`, { token: owner.token, body: { isActive } });
  expect((await change(false)).status).toBe(200);
  const left = await stored(`staff/${staff.id}`);
  expect([left?.['requestMails'], left?.['toldOf'], left?.['language']]).toEqual([undefined, undefined, undefined]);
});
