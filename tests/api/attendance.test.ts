import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';

let editor: Person;
let admin: Person;
beforeAll(async () => {
  [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);
});

const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

interface AnEvent {
  id: string;
  title: string;
}

async function anEvent(fields: Record<string, unknown> = {}): Promise<AnEvent> {
  const title = `Table ${randomUUID()}`;
  const body = { title, startsAt: TOMORROW(), applicationEnabled: true, isPublished: true, capacity: 0, ...fields };
  const { json, status, text } = await call('POST', '/api/events', { token: editor.token, body });
  expect(status, text).toBe(201);
  return { id: json.id, title };
}

async function change({ id }: AnEvent, body: Record<string, unknown>): Promise<void> {
  const stored = (await db().doc(`events/${id}`).get()).data();
  const headers = { 'if-match': `"${String(stored?.['version'])}"` };
  expect((await call('PUT', `/api/events/${id}`, { token: editor.token, body, headers })).status).toBe(200);
}

const apply = ({ id }: AnEvent, { token }: Person) =>
  call('POST', `/api/events/${id}/applications`, { token, body: {} });
const own = ({ id }: AnEvent, { token }: Person) => call('GET', `/api/events/${id}/for-members`, { token });
const manage = ({ id }: AnEvent, person: Person, body: object) =>
  call('PUT', `/api/events/${id}/applications/${person.id}`, { token: admin.token, body });
const place = ({ json }: Answer) => [json.status, json.position];
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember('approved')));

async function mailsTo(person: Person, about: AnEvent) {
  const account = (await db().doc(`members/${person.id}/private/account`).get()).data();
  const { docs } = await db().collection('mail').where('to', '==', account?.['email']).get();
  return docs
    .map((doc) => doc.data()['message'] as { subject: string; text: string; attachments?: { content: string }[] })
    .filter(({ subject }) => subject.includes(about.title));
}

async function erase(person: Person): Promise<void> {
  await db().doc(`members/${person.id}`).update({ leavingAt: '2020-01-01T00:00:00.000Z' });
  await eraseDue();
  expect((await db().doc(`members/${person.id}`).get()).exists).toBe(false);
}

test('seats are given in the order of applications, then places on the waitlist; each person applies once', async () => {
  const event = await anEvent({ capacity: 2 });
  const four = await people(4);
  const places: unknown[] = [];
  for (const one of four) places.push(place(await apply(event, one)));
  expect(places).toEqual([
    ['confirmed', 1],
    ['confirmed', 2],
    ['waitlisted', 1],
    ['waitlisted', 2],
  ]);
  const again = await apply(event, four[0]!);
  expect([again.status, again.json.error.code]).toEqual([409, 'alreadyApplied']);
  expect((await own(event, four[2]!)).json).toMatchObject({ application: { status: 'waitlisted', position: 1 } });
});

test('who has a seat is told with the date for their calendar; who waits is told their number, without a date', async () => {
  const event = await anEvent({ capacity: 1 });
  const [seated, waiting] = (await people(2)) as [Person, Person];
  await apply(event, seated);
  await apply(event, waiting);
  const [told, ...more] = await mailsTo(seated, event);
  expect([told?.subject, more]).toEqual([`You are in: ${event.title}`, []]);
  expect(told?.text).toContain('The date is attached for your calendar: event.ics');
  expect(told?.attachments?.map(({ content }) => content)).toEqual([expect.stringContaining(`SUMMARY:${event.title}`)]);
  const [waits, ...others] = await mailsTo(waiting, event);
  expect([waits?.subject, others]).toEqual([`You are on the waitlist: ${event.title}`, []]);
  expect(waits?.text).toContain('You are number 1 on the waitlist');
  expect(waits?.attachments ?? []).toEqual([]);
});

test('an event without a date has a seat to confirm, and no date to attach', async () => {
  const event = await anEvent({ startsAt: null });
  const [person] = (await people(1)) as [Person];
  expect(place(await apply(event, person))).toEqual(['confirmed', 1]);
  const mails = await mailsTo(person, event);
  expect(mails.map(({ attachments }) => attachments ?? [])).toEqual([[]]);
  expect(mails.map(({ text }) => text).join()).not.toContain('attached');
});

test('an event is full when its last seat is taken, and never where it has no capacity', async () => {
  const [first, second] = (await people(2)) as [Person, Person];
  const [small, open] = [await anEvent({ capacity: 1 }), await anEvent({ capacity: 0 })];
  expect((await own(small, second)).json).toMatchObject({ application: null, isFull: false, waiting: 0 });
  await apply(small, first);
  await apply(open, first);
  expect((await own(small, second)).json).toMatchObject({ application: null, isFull: true, waiting: 0 });
  expect((await own(open, second)).json).toMatchObject({ application: null, isFull: false });
});

test('of an event that is not published members know nothing', async () => {
  const [person] = (await people(1)) as [Person];
  const event = await anEvent({ isPublished: false });
  const answers = [await own(event, person), await apply(event, person)];
  expect(answers.map(({ status, json }) => [status, json.error.code])).toEqual([
    [404, 'notFound'],
    [404, 'notFound'],
  ]);
});

test('a door counts who is here: each once, until they are checked out, leave for good, or all of it in one call', async () => {
  const event = await anEvent({ capacity: 2 });
  const [first, second, waiting] = (await people(3)) as [Person, Person, Person];
  for (const one of [first, second, waiting]) await apply(event, one);
  const atDoor = async () => (await db().doc(`eventSeats/${event.id}`).get()).data();
  for (const one of [first, first, second]) await manage(event, one, { isCheckedIn: true });
  expect(await atDoor()).toMatchObject({ confirmed: 2, waitlisted: 1, checkedIn: 2 });
  for (let times = 0; times < 2; times += 1) await manage(event, first, { isCheckedIn: false });
  expect(await atDoor()).toMatchObject({ confirmed: 2, waitlisted: 1, checkedIn: 1 });
  await change(event, { capacity: 3 });
  // The line may move by itself at the same moment; then the seat is given already.
  const given = () => manage(event, waiting, { status: 'confirmed', isCheckedIn: true });
  await expect.poll(async () => (await given()).status, { timeout: 20_000 }).toBe(200);
  expect(await atDoor()).toMatchObject({ confirmed: 3, waitlisted: 0, checkedIn: 2 });
  await erase(second);
  expect(await atDoor()).toMatchObject({ confirmed: 2, waitlisted: 0, checkedIn: 1 });
});

test('checking somebody in moves nobody from the waitlist, and giving a seat twice takes one', async () => {
  const event = await anEvent({ capacity: 1 });
  const [seated, waiting, last] = (await people(3)) as [Person, Person, Person];
  for (const one of [seated, waiting, last]) await apply(event, one);
  expect((await manage(event, waiting, { isCheckedIn: true })).json).toMatchObject({ status: 'waitlisted' });
  // Of an event that has begun the line moves no more by itself: who is at the door gives the seats that are added.
  await change(event, { capacity: 2, startsAt: new Date(Date.now() - 3_600_000).toISOString(), endsAt: TOMORROW() });
  expect((await manage(event, waiting, { isCheckedIn: false })).json).toMatchObject({ status: 'waitlisted' });
  for (let times = 0; times < 2; times += 1)
    expect(place(await manage(event, waiting, { status: 'confirmed' }))).toEqual(['confirmed', 2]);
  expect((await mailsTo(waiting, event)).filter(({ subject }) => subject.startsWith('A seat'))).toHaveLength(1);
  const full = await manage(event, last, { status: 'confirmed' });
  expect([full.status, full.json.error.code]).toEqual([409, 'eventFull']);
  // One of the two who waited has a seat now, so that the other is the first to wait.
  expect((await own(event, last)).json.application).toMatchObject({ status: 'waitlisted', position: 1 });
});

test('who waits gets a seat where an event has no capacity any more', async () => {
  const event = await anEvent({ capacity: 1 });
  const [seated, waiting] = (await people(2)) as [Person, Person];
  await apply(event, seated);
  await apply(event, waiting);
  await change(event, { capacity: 0 });
  await until(async () => (await own(event, waiting)).json.application.status === 'confirmed');
  expect(place(await manage(event, waiting, { status: 'confirmed' }))).toEqual(['confirmed', 2]);
});

test('who is erased gives back the seat, or the place on the waitlist', async () => {
  const event = await anEvent({ capacity: 2 });
  const [seated, other, waiting, last] = (await people(4)) as [Person, Person, Person, Person];
  for (const one of [seated, other, waiting, last]) await apply(event, one);
  await erase(waiting);
  expect((await own(event, last)).json).toMatchObject({ isFull: true });
  const [next] = (await people(1)) as [Person];
  expect(place(await apply(event, next))).toEqual(['waitlisted', 2]);
  await erase(seated);
  await until(async () => (await own(event, last)).json.application.status === 'confirmed');
  expect((await own(event, next)).json).toMatchObject({ isFull: true, application: { position: 1 } });
  const stored = (await db().doc(`eventSeats/${event.id}`).get()).data();
  expect(stored).toMatchObject({ confirmed: 2, waitlisted: 1 });
});
