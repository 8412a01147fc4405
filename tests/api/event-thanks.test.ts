import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { deliver } from '../../functions/src/outbox/outbox';
import { queueThanks } from '../../functions/src/store/events/reminders';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SLIDES = {
  name: { en: 'Slides', ar: 'العرض' },
  url: 'https://example.com/slides?of=walk&page=1',
};
const PHOTOS = { name: { en: 'Photos', ar: 'الصور' }, url: 'https://example.com/photos' };

let editor: Person;
let admin: Person;
beforeAll(async () => {
  [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);
});

const made: string[] = [];
/** Their times were set past what is published of them. */
afterAll(() => Promise.all(made.map(remove)));

async function remove(id: string): Promise<void> {
  const { version } = (await db().doc(`events/${id}`).get()).data() as { version: number };
  const headers = { 'if-match': `"${version}"` };
  expect((await call('DELETE', `/api/events/${id}`, { token: editor.token, headers })).status).toBe(200);
}

const iso = (ms: number) => new Date(ms).toISOString();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember('approved')));

interface Given {
  /** Days between its start and now. */
  daysAgo?: number;
  capacity?: number;
  seated?: Person[];
  fields?: Record<string, unknown>;
}

/** An event to which people applied before it took place, and that nobody has changed for two hours. */
async function heldEvent({ daysAgo = 3, capacity = 0, seated = [], fields }: Given) {
  const title = `Held ${randomUUID()}`;
  const body = {
    title: { en: title, ar: title },
    startsAt: iso(Date.now() + DAY),
    capacity,
    applicationEnabled: true,
    materials: [SLIDES, PHOTOS],
    ...fields,
  };
  const { json, status, text } = await call('POST', '/api/events?lang=both', { token: editor.token, body });
  expect(status, text).toBe(201);
  const id = String(json.id);
  made.push(id);
  for (const { token } of seated)
    expect((await call('POST', `/api/events/${id}/applications`, { token, body: {} })).status).toBe(201);
  const startsAt = iso(Date.now() - daysAgo * DAY);
  const endsAt = iso(Date.parse(startsAt) + 2 * HOUR);
  await db()
    .doc(`events/${id}`)
    .update({ startsAt, endsAt, updatedAt: iso(Date.now() - 2 * HOUR) });
  return { id, title, entry: `thank-${id}-${Date.parse(startsAt)}` };
}

interface Sent {
  subject: string;
  text: string;
  html: string;
  attachments?: unknown[];
  headers?: Record<string, string>;
}
async function thanksTo(person: Person): Promise<Sent[]> {
  const { docs } = await db().collection('mail').where('memberId', '==', person.id).get();
  return docs
    .map((doc) => doc.data())
    .flatMap(({ kind, message, headers }) => (kind === 'eventThanks' ? [{ ...(message as Sent), headers }] : []));
}
const thanked = async (...those: Person[]) => (await Promise.all(those.map(thanksTo))).map(({ length }) => length);
const isQueued = async ({ entry }: { entry: string }) => (await db().doc(`outbox/${entry}`).get()).exists;

test('afterwards whoever had a seat is thanked with the slides, once however often the scheduler runs; nobody else is', async () => {
  const [seated, arabic, gone, waiting, refusing] = (await people(5)) as [Person, Person, Person, Person, Person];
  await db().doc(`members/${arabic.id}/private/account`).update({ language: 'ar' });
  const off = { token: refusing.token, body: { isOn: false } };
  expect((await call('PUT', `/api/members/${refusing.id}/mails/eventThanks`, off)).status).toBe(200);
  const event = await heldEvent({ capacity: 4, seated: [seated, arabic, gone, refusing, waiting] });
  await db().doc(`events/${event.id}/applications/${gone.id}`).update({ status: 'givenBack' });
  await Promise.all([queueThanks(), queueThanks()]);
  await Promise.all([deliver(event.entry), deliver(event.entry)]);
  await queueThanks();
  await db().doc(`outbox/${event.entry}`).update({ state: 'queued' });
  await deliver(event.entry);

  expect(await thanked(seated, arabic, gone, waiting, refusing)).toEqual([1, 1, 0, 0, 0]);
  const [mail] = await thanksTo(seated);
  expect([mail?.subject, mail?.attachments]).toEqual([`Thank you: ${event.title}`, undefined]);
  expect(mail?.text).toContain(`Slides: ${SLIDES.url}\nPhotos: ${PHOTOS.url}\n\n`);
  expect(mail?.text).toMatch(new RegExp(`\\S+/events/${event.id}\\n`));
  expect(mail?.html).toContain('Slides: <a href="https://example.com/slides?of=walk&amp;page=1"');
  expect(mail?.html).toMatch(/<br>\s*Photos: <a href="https:\/\/example\.com\/photos"/);
  expect(mail?.headers?.['List-Unsubscribe']).toContain(`/api/mails/${seated.id}/eventThanks/`);
  const [other] = await thanksTo(arabic);
  expect(other?.subject).toBe(`شكرًا لك: ${event.title}`);
  expect(other?.text).toContain(`العرض: ${SLIDES.url}`);
  expect(other?.text).toContain(`/ar/events/${event.id}`);
});

test('where people were checked in at the door, only those are thanked', async () => {
  const [came, absent] = (await people(2)) as [Person, Person];
  const event = await heldEvent({ seated: [came, absent] });
  const path = `/api/events/${event.id}/applications/${came.id}`;
  const { status, text } = await call('PUT', path, { token: admin.token, body: { isCheckedIn: true } });
  expect(status, text).toBe(200);
  await queueThanks();
  await deliver(event.entry);
  expect(await thanked(came, absent)).toEqual([1, 0]);
});

test('thanks wait for slides, for the next morning and for an hour without changes, and come once the slides are there', async () => {
  const [person] = (await people(1)) as [Person];
  const event = await heldEvent({ daysAgo: 10, seated: [person], fields: { materials: [] } });
  await queueThanks();
  expect(await isQueued(event)).toBe(false);
  const { version } = (await db().doc(`events/${event.id}`).get()).data() as { version: number };
  const headers = { 'if-match': `"${version}"` };
  const body = { materials: [SLIDES] };
  const added = await call('PUT', `/api/events/${event.id}?lang=both`, { token: editor.token, body, headers });
  expect(added.status, added.text).toBe(200);
  await queueThanks();
  expect(await isQueued(event)).toBe(false);
  await queueThanks(Date.now() + 61 * 60_000);
  await deliver(event.entry);
  expect(await thanked(person)).toEqual([1]);

  // In Cairo an evening in January that ends at eight; half past eight the next morning, and nine.
  const morning = (time: string) => Date.parse(`2026-01-15T${time}:00+02:00`);
  const [evening, late] = [await heldEvent({}), await heldEvent({})];
  const set = (of: { id: string }, startsAt: string, endsAt: string | null) =>
    db().doc(`events/${of.id}`).update({ startsAt, endsAt, updatedAt: startsAt });
  await set(evening, '2026-01-14T16:00:00.000Z', '2026-01-14T18:00:00.000Z');
  // It ended after midnight: the day after is another one.
  await set(late, '2026-01-14T19:00:00.000Z', '2026-01-14T23:00:00.000Z');
  const at = (of: { id: string }, startsAt: string) => ({ entry: `thank-${of.id}-${Date.parse(startsAt)}` });
  const both = [at(evening, '2026-01-14T16:00:00.000Z'), at(late, '2026-01-14T19:00:00.000Z')];
  const queued = () => Promise.all(both.map(isQueued));
  await queueThanks(morning('08:59'));
  expect(await queued()).toEqual([false, false]);
  await queueThanks(morning('09:00'));
  expect(await queued()).toEqual([true, false]);
  await queueThanks(morning('09:00') + DAY);
  expect(await queued()).toEqual([true, true]);
});

test('nobody is thanked for what was cancelled, is off the site, or is more than 30 days ago', async () => {
  const [person] = (await people(1)) as [Person];
  const events = [
    await heldEvent({ seated: [person] }),
    await heldEvent({ seated: [person] }),
    await heldEvent({ seated: [person], daysAgo: 31 }),
  ];
  await db().doc(`events/${events[0]?.id}`).update({ isCancelled: true });
  await db().doc(`events/${events[1]?.id}`).update({ isPublished: false });
  await queueThanks();
  expect(await Promise.all(events.map(isQueued))).toEqual([false, false, false]);
  const held = await heldEvent({ seated: [person] });
  await queueThanks();
  // It is cancelled after all before the mails go out.
  await db().doc(`events/${held.id}`).update({ isCancelled: true });
  await deliver(held.entry);
  expect(await thanked(person)).toEqual([0]);
});

test('slides need a name and an address', async () => {
  const body = {
    title: 'E',
    materials: [
      { name: 'Slides', url: '' },
      { name: '', url: 'example.com' },
    ],
  };
  const { status, json } = await call('POST', '/api/events', { token: editor.token, body });
  expect([status, Object.keys(json.error.fields)]).toEqual([422, ['materials.0.url', 'materials.1.name']]);
});
