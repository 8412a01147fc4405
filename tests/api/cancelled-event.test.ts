import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { deliver } from '../../functions/src/outbox/outbox';
import { applyToAttend } from '../../functions/src/store/events/attendance';
import { remindAll, tellCancellation } from '../../functions/src/store/events/event-news';
import { call } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { until } from '../setup/store';

let editor: Person;
let admin: Person;
beforeAll(async () => {
  [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember('approved')));
const NOTE = { en: 'The hall is flooded.', ar: 'غمرت المياه القاعة.' };

async function anEvent(fields: Record<string, unknown> = {}): Promise<{ id: string; title: string }> {
  const title = `Cancelled ${randomUUID()}`;
  const body = { title: { en: title, ar: title }, startsAt: inHours(100), applicationEnabled: true, ...fields };
  const { json, status, text } = await call('POST', '/api/events?lang=both', { token: editor.token, body });
  expect(status, text).toBe(201);
  return { id: json.id, title };
}

async function change(id: string, body: Record<string, unknown>): Promise<void> {
  const version = String((await db().doc(`events/${id}`).get()).data()?.['version']);
  const headers = { 'if-match': `"${version}"` };
  const { status, text } = await call('PUT', `/api/events/${id}?lang=both`, { token: editor.token, body, headers });
  expect(status, text).toBe(200);
}

const cancel = (id: string) => change(id, { isCancelled: true, cancellationNote: NOTE });
const resume = (id: string) => change(id, { isCancelled: false, cancellationNote: { en: '', ar: '' } });
const apply = (id: string, { token }: Person) => call('POST', `/api/events/${id}/applications`, { token, body: {} });
const ended = ({ status, json }: { status: number; json: { error: { code: string } } }) => [status, json.error.code];

interface Sent {
  subject: string;
  text: string;
  html: string;
  attachments?: { content: string; contentType: string }[];
}
async function mailsTo(person: Person, kind: string): Promise<Sent[]> {
  const { docs } = await db().collection('mail').where('memberId', '==', person.id).get();
  return docs.map((doc) => doc.data()).flatMap((mail) => (mail['kind'] === kind ? [mail['message'] as Sent] : []));
}
const told = (person: Person, kind: string) =>
  until(async () => {
    const mails = await mailsTo(person, kind);
    return mails.length > 0 && mails;
  });

/** What another parser than ours understands of a calendar with one event. */
function understood(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const of = (name: string) => event?.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: of('uid'),
    status: of('status'),
    number: Number(of('sequence')),
  };
}

test('a cancelled event is told once by mail to everybody with a seat or in line, in their language, with what takes it out of calendars', async () => {
  const { id, title } = await anEvent({ capacity: 1 });
  const [seated, waiting, gone, unproven] = [
    ...(await people(3)),
    await aMember('approved', { email: `typed-${randomUUID()}@nexus.test` }, { vouched: '' }),
  ] as [Person, Person, Person, Person];
  for (const one of [seated, waiting, gone, unproven]) expect((await apply(id, one)).status).toBe(201);
  await call('DELETE', `/api/events/${id}/applications/${gone.id}`, { token: gone.token });
  await db().doc(`members/${waiting.id}/private/account`).update({ language: 'ar' });
  await cancel(id);

  const [mail] = await told(seated, 'eventCancelled');
  expect(mail?.subject).toBe(`Cancelled: ${title}`);
  expect(mail?.text).toContain('Why: The hall is flooded.');
  const [file] = mail?.attachments ?? [];
  expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  const date = understood(file?.content ?? '');
  expect([date.method, date.uid, date.status]).toEqual(['CANCEL', `${id}@nexus`, 'CANCELLED']);
  const [confirmation] = await mailsTo(seated, 'attending');
  expect(date.number).toBeGreaterThan(understood(confirmation?.attachments?.[0]?.content ?? '').number);
  const [arabic] = await told(waiting, 'eventCancelled');
  expect(arabic?.subject).toBe(`أُلغيت: ${title}`);
  expect(arabic?.text).toContain('السبب: غمرت المياه القاعة.');
  // Whoever waited has no date to take out.
  expect(arabic?.attachments ?? []).toEqual([]);

  // The job again, twice at once, and another change of the cancelled event.
  const { docs } = await db().collection('outbox').where('eventId', '==', id).get();
  const [entry] = docs.filter((one) => one.data()['kind'] === 'tellCancellation');
  await entry?.ref.update({ state: 'queued' });
  const again = { eventId: id, requestId: 'tests' };
  await Promise.all([deliver(entry?.id ?? ''), tellCancellation(again), tellCancellation(again)]);
  await change(id, { venue: { en: 'Darb 1718', ar: 'درب ١٧١٨' } });
  await tellCancellation(again);
  const counted = await Promise.all(
    [seated, waiting, gone, unproven].map(async (one) => (await mailsTo(one, 'eventCancelled')).length),
  );
  expect(counted).toEqual([1, 1, 0, 0]);
  expect(await mailsTo(seated, 'eventChanged')).toEqual([]);
  const { json } = await call('GET', `/api/events/${id}/cancellation`, { token: editor.token });
  expect(json).toEqual({ concerned: 3, told: 2 });
});

test('of a cancelled event everything says so, and nobody applies, moves up, is reminded or checked in', async () => {
  const { id } = await anEvent({ capacity: 1, startsAt: inHours(20) });
  const [seated, waiting, late] = (await people(3)) as [Person, Person, Person];
  for (const one of [seated, waiting]) await apply(id, one);
  await cancel(id);
  expect(ended(await apply(id, late))).toEqual([409, 'eventCancelled']);
  const atDoor = (person: Person, body: object) =>
    call('PUT', `/api/events/${id}/applications/${person.id}`, { token: admin.token, body });
  expect(ended(await atDoor(seated, { isCheckedIn: true }))).toEqual([409, 'eventCancelled']);
  await change(id, { capacity: 5 });
  expect(ended(await atDoor(waiting, { status: 'confirmed' }))).toEqual([409, 'eventCancelled']);
  const startsAt = String((await db().doc(`events/${id}`).get()).data()?.['startsAt']);
  await remindAll({ eventId: id, startsAt, requestId: 'tests' });
  expect(await mailsTo(seated, 'eventTomorrow')).toEqual([]);

  const page = await until(async () => {
    const { text } = await call('GET', `/ar/events/${id}?fresh=${randomUUID()}`);
    return text.includes('غمرت المياه القاعة.') && text;
  });
  expect(page).toContain('"eventStatus":"https://schema.org/EventCancelled"');
  expect(page).toContain('أُلغيت');
  expect(page).not.toContain('أضف إلى التقويم');
  const { json: list } = await shownNow('/api/events');
  expect(list.find((one: { id: string }) => one.id === id)?.isCancelled).toBe(true);
  const file = await until(async () => {
    const { text } = await call('GET', `/api/calendars/events/${id}/en.ics?fresh=${randomUUID().slice(0, 8)}`);
    return text.includes('CANCELLED') && text;
  });
  expect([understood(file).status, understood(file).method]).toEqual(['CANCELLED', null]);
  const { json: own } = await call('GET', `/api/members/${seated.id}/events`, { token: seated.token });
  expect(own).toMatchObject([{ eventId: id, isCancelled: true, isOpen: false, status: 'confirmed' }]);
  const { json: address } = await call('POST', `/api/members/${seated.id}/calendar`, { token: seated.token, body: {} });
  const { text: feed } = await call('GET', new URL(address.address).pathname);
  expect(understood(feed).status).toBe('CANCELLED');
  const waits = (await db().doc(`events/${id}/applications/${waiting.id}`).get()).data();
  expect(waits?.['status']).toBe('waitlisted');
});

test('a cancellation that is taken back is told to whoever heard of it; seats are as they were, and the line moves on', async () => {
  const { id, title } = await anEvent({ capacity: 1 });
  const [seated, waiting] = (await people(2)) as [Person, Person];
  for (const one of [seated, waiting]) await apply(id, one);
  await cancel(id);
  for (const one of [seated, waiting]) await told(one, 'eventCancelled');
  await change(id, { capacity: 2 });
  await resume(id);
  const [mail] = await told(seated, 'eventResumed');
  expect(mail?.subject).toBe(`It takes place after all: ${title}`);
  expect(understood(mail?.attachments?.[0]?.content ?? '').status).toBe('CONFIRMED');
  await told(waiting, 'seatFree');
  const [late] = (await people(1)) as [Person];
  expect((await apply(id, late)).json).toEqual({ status: 'waitlisted', position: 1 });
  await tellCancellation({ eventId: id, requestId: 'tests' });
  expect(await mailsTo(late, 'eventResumed')).toEqual([]);
  expect(await mailsTo(seated, 'eventResumed')).toHaveLength(1);
  // Cancelled once more, it is told once more.
  await cancel(id);
  await until(async () => (await mailsTo(seated, 'eventCancelled')).length === 2);
});

test('who applies while an event is cancelled is refused or told: nobody keeps a seat without knowing', async () => {
  const { id } = await anEvent();
  const all = await people(8);
  // At the store itself: the emulator starts a process for each request at once, which no cancellation waits for.
  const one = async ({ id: memberId }: Person, index: number): Promise<string> => {
    await new Promise((resolve) => setTimeout(resolve, index * 25));
    const author = { actor: { kind: 'member', id: memberId, status: 'approved' }, requestId: 'tests' } as const;
    return applyToAttend({ eventId: id, memberId, author }).then(
      ({ status }) => status,
      (error: { code?: string }) => error.code ?? String(error),
    );
  };
  const [answers] = await Promise.all([Promise.all(all.map(one)), cancel(id)]);
  const seated = all.filter((_, index) => answers[index] === 'confirmed');
  expect(answers.filter((answer) => answer !== 'confirmed' && answer !== 'eventCancelled')).toEqual([]);
  // As the outbox does, which may be at it meanwhile.
  await tellCancellation({ eventId: id, requestId: 'tests' });
  for (const person of seated) expect(await mailsTo(person, 'eventCancelled')).toHaveLength(1);
  expect((await db().doc(`eventSeats/${id}`).get()).data()?.['confirmed'] ?? 0).toBe(seated.length);
});

test('an event as the specified clients send it is not cancelled, stays so when they write it, and one that has begun tells nobody', async () => {
  const body = { title: 'As specified', date: '2031-01-14T18:30', applicationEnabled: true };
  const { json, status } = await call('POST', '/api/events', { token: editor.token, body });
  expect([status, json.isCancelled, json.cancellationNote]).toEqual([201, false, '']);
  await cancel(json.id);
  await change(json.id, { title: { en: 'As specified, with another title', ar: '' } });
  expect((await db().doc(`events/${json.id}`).get()).data()?.['isCancelled']).toBe(true);

  const begun = await anEvent({ startsAt: inHours(1) });
  const [person] = (await people(1)) as [Person];
  await apply(begun.id, person);
  await db()
    .doc(`events/${begun.id}`)
    .update({ startsAt: inHours(-1) });
  await cancel(begun.id);
  await tellCancellation({ eventId: begun.id, requestId: 'tests' });
  expect(await mailsTo(person, 'eventCancelled')).toEqual([]);
});
