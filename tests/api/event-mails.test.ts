import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { deliver } from '../../functions/src/outbox/outbox';
import { remindAll } from '../../functions/src/store/events/event-news';
import { queueReminders } from '../../functions/src/store/events/reminders';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const of = (en: string, ar: string) => ({ en, ar });

async function anEvent(fields: Record<string, unknown> = {}): Promise<{ id: string; title: string }> {
  const title = `News ${randomUUID()}`;
  const body = {
    title: of(title, title),
    venue: of('Greek Campus', 'الحرم اليوناني'),
    address: of('28 Falaki Street', '٢٨ شارع الفلكي'),
    startsAt: inHours(100),
    applicationEnabled: true,
    isPublished: true,
    ...fields,
  };
  const { json, status, text } = await call('POST', '/api/events?lang=both', { token: editor.token, body });
  expect(status, text).toBe(201);
  return { id: json.id, title };
}

async function change(id: string, body: Record<string, unknown>): Promise<void> {
  const stored = (await db().doc(`events/${id}`).get()).data();
  const headers = { 'if-match': `"${String(stored?.['version'])}"` };
  const { status, text } = await call('PUT', `/api/events/${id}?lang=both`, { token: editor.token, body, headers });
  expect(status, text).toBe(200);
}

const apply = async (id: string, { token }: Person) =>
  expect((await call('POST', `/api/events/${id}/applications`, { token, body: {} })).status).toBe(201);

interface Sent {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: { content: string }[];
}
async function mailsTo(person: Person, kind: string): Promise<Sent[]> {
  const { docs } = await db().collection('mail').where('memberId', '==', person.id).get();
  return docs
    .map((doc) => doc.data())
    .flatMap(({ kind: own, message, headers }) => (own === kind ? [{ ...(message as Sent), headers }] : []));
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember('approved')));

test('SEC-38 the day before, everybody with a seat is reminded once, however often the scheduler runs and whoever runs it', async () => {
  const startsAt = inHours(20);
  const { id, title } = await anEvent({ capacity: 2, startsAt });
  const later = await anEvent({ startsAt: inHours(25) });
  const [seated, other, waiting] = (await people(3)) as [Person, Person, Person];
  for (const one of [seated, other, waiting]) await apply(id, one);
  await apply(later.id, seated);
  await db().doc(`members/${other.id}/private/account`).update({ language: 'ar' });
  await Promise.all([queueReminders(), queueReminders()]);
  const entry = `remind-${id}-${Date.parse(startsAt)}`;
  await Promise.all([deliver(entry), deliver(entry), remindAll({ eventId: id, startsAt, requestId: 'tests' })]);
  await queueReminders();
  await remindAll({ eventId: id, startsAt, requestId: 'tests' });

  const [told, ...more] = await mailsTo(seated, 'eventTomorrow');
  expect([told?.subject, more, await mailsTo(waiting, 'eventTomorrow')]).toEqual([`Reminder: ${title}`, [], []]);
  expect(told?.text).toMatch(
    /When: \w+day \d+ \w+ at \d\d:\d\d, Cairo time\n\nWhere: Greek Campus, 28 Falaki Street\n/,
  );
  expect(told?.attachments?.map(({ content }) => content).join()).toContain(`UID:${id}@nexus`);
  const [arabic, ...again] = await mailsTo(other, 'eventTomorrow');
  expect([arabic?.subject, again]).toEqual([`تذكير: ${title}`, []]);
  expect(arabic?.text).toContain('المكان: الحرم اليوناني، ٢٨ شارع الفلكي');
  expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
});

test('SEC-38 an event that begins at another time by now reminds of nothing, nor does one that is off the site or has begun', async () => {
  const [person] = (await people(1)) as [Person];
  const startsAt = inHours(10);
  const [moved, hidden] = [await anEvent({ startsAt }), await anEvent({ startsAt })];
  for (const { id } of [moved, hidden]) await apply(id, person);
  await change(moved.id, { startsAt: inHours(200) });
  await change(hidden.id, { isPublished: false });
  for (const { id } of [moved, hidden]) await remindAll({ eventId: id, startsAt, requestId: 'tests' });
  expect(await mailsTo(person, 'eventTomorrow')).toEqual([]);
  const begun = await anEvent({ startsAt: inHours(1) });
  await apply(begun.id, person);
  const past = inHours(-1);
  await db().doc(`events/${begun.id}`).update({ startsAt: past });
  await remindAll({ eventId: begun.id, startsAt: past, requestId: 'tests' });
  expect(await mailsTo(person, 'eventTomorrow')).toEqual([]);
  // What is published of it still has the time that it was made with.
  const headers = { 'if-match': '"1"' };
  expect((await call('DELETE', `/api/events/${begun.id}`, { token: editor.token, headers })).status).toBe(200);
});

test('SEC-38 a changed time or place is told once to everybody who comes or waits; other changes, and who gave back, are left alone', async () => {
  const { id, title } = await anEvent({ capacity: 1 });
  const [seated, waiting, gone] = (await people(3)) as [Person, Person, Person];
  for (const one of [seated, waiting, gone]) await apply(id, one);
  await call('DELETE', `/api/events/${id}/applications/${gone.id}`, { token: gone.token });
  await change(id, { description: of('Other words', 'كلمات أخرى') });
  await change(id, { venue: of('Darb 1718', 'درب ١٧١٨') });
  const [told] = await until(async () => {
    const mails = await mailsTo(seated, 'eventChanged');
    return mails.length > 0 && mails;
  });
  expect(told?.subject).toBe(`Changed: ${title}`);
  expect(told?.text).toContain('Where: Darb 1718, 28 Falaki Street');
  const [first] = (await mailsTo(seated, 'attending')).flatMap(({ attachments = [] }) => attachments);
  const numberIn = (text = '') => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(numberIn(told?.attachments?.[0]?.content)).toBeGreaterThan(numberIn(first?.content));
  // Whoever waits has no date to keep.
  const [waits] = await until(async () => {
    const mails = await mailsTo(waiting, 'eventChanged');
    return mails.length > 0 && mails;
  });
  expect(waits?.attachments ?? []).toEqual([]);
  // The same entry again does nothing more.
  const { docs } = await db().collection('outbox').where('eventId', '==', id).get();
  const entries = docs.filter((doc) => doc.data()['kind'] === 'tellChange');
  expect(entries).toHaveLength(1);
  await entries[0]?.ref.update({ state: 'queued' });
  await deliver(entries[0]?.id ?? '');
  expect(
    [await mailsTo(seated, 'eventChanged'), await mailsTo(waiting, 'eventChanged')].map(({ length }) => length),
  ).toEqual([1, 1]);
  expect(await mailsTo(gone, 'eventChanged')).toEqual([]);
});

test('a confirmation says when and where, on our paper, with the same words as plain text', async () => {
  const { id } = await anEvent({ startsAt: '2031-01-14T16:30:00.000Z' });
  const [person] = (await people(1)) as [Person];
  await apply(id, person);
  const [mail] = await mailsTo(person, 'attending');
  expect(mail?.text).toContain(
    'When: Tuesday 14 January at 18:30, Cairo time\n\nWhere: Greek Campus, 28 Falaki Street',
  );
  expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
  expect(mail?.html).toContain('<p>Where: Greek Campus, 28 Falaki Street</p>');
  // It is about one's own seat: nothing turns it off.
  expect(mail?.headers).toBeUndefined();
});

test('SEC-38 S34 S19 one press in a mail program turns off one kind for its reader, without a session; a wrong key nothing', async () => {
  const [person, other] = (await people(2)) as [Person, Person];
  const startsAt = inHours(20);
  const { id } = await anEvent({ startsAt });
  await apply(id, person);
  await remindAll({ eventId: id, startsAt, requestId: 'tests' });
  const [mail] = await mailsTo(person, 'eventTomorrow');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(https?:\/\/[^<>]+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname } = new URL(address);
  const [key = ''] = pathname.split('/').slice(-1);
  const page = new RegExp(`No more emails of this kind: \\S+/mails#${person.id}/eventTomorrow/${key}$`);
  expect(mail?.text).toMatch(page);

  const off = async () => (await call('GET', `/api/members/${person.id}`, { token: person.token })).json.mailsOff;
  // As mail programs send it: from nowhere, with a form (RFC 8058, section 3.2).
  const press = (path: string) =>
    fetch(world.site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  for (const wrong of [
    pathname.replace(key, 'k'.repeat(43)),
    pathname.replace('eventTomorrow', 'eventChanged'),
    pathname.replace(person.id, other.id),
    pathname.replace('eventTomorrow', 'attending'),
  ])
    expect((await press(wrong)).status, wrong).toBe(404);
  // Looking, as a program that scans mails does, changes nothing.
  const seen = await call('GET', pathname);
  expect([seen.status, new URL(seen.headers.get('location') ?? '').pathname, await off()]).toEqual([302, '/mails', []]);
  for (let index = 0; index < 2; index += 1) expect((await press(pathname)).status).toBe(204);
  expect(await off()).toEqual(['eventTomorrow']);

  const again = await anEvent({ startsAt });
  await apply(again.id, person);
  await remindAll({ eventId: again.id, startsAt, requestId: 'tests' });
  expect(await mailsTo(person, 'eventTomorrow')).toHaveLength(1);
  expect(await mailsTo(person, 'attending')).toHaveLength(2);
  const choose = (who: Person, isOn: boolean) =>
    call('PUT', `/api/members/${person.id}/mails/eventTomorrow`, { token: who.token, body: { isOn } });
  expect((await choose(other, true)).status).toBe(403);
  const chosen = await choose(person, true);
  expect([chosen.status, chosen.json.mailsOff]).toEqual([200, []]);
});

test('SEC-02 SEC-38 news of an event go to a verified address alone, and to nobody who is no member any more', async () => {
  const startsAt = inHours(20);
  const { id } = await anEvent({ startsAt });
  const [unproven, rejected, leaving] = [
    await aMember('approved', { email: `typed-${randomUUID()}@nexus.test` }, { vouched: '' }),
    ...(await people(2)),
  ] as [Person, Person, Person];
  for (const one of [unproven, rejected, leaving]) await apply(id, one);
  await db().doc(`members/${rejected.id}`).update({ status: 'rejected' });
  await db()
    .doc(`members/${leaving.id}`)
    .update({ leavingAt: inHours(300) });
  await remindAll({ eventId: id, startsAt, requestId: 'tests' });
  for (const one of [unproven, rejected, leaving]) expect(await mailsTo(one, 'eventTomorrow')).toEqual([]);
});
