import fc from 'fast-check';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { calendarText, type CalendarEvent } from '../../functions/src/calendar/ics';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { anEventBy, changeEventBy, inDays } from '../setup/events';
import { aMember, aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

let editor: Person;
let admin: Person;
beforeAll(async () => {
  [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);
});

const anEvent = (fields: Record<string, unknown> = {}) => anEventBy(editor, fields);
const change = (id: string, body: Record<string, unknown>) => changeEventBy(editor, id, body);

/** What another parser than ours understands of a calendar. */
function understood(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events };
}
type Shown = ReturnType<typeof understood>['events'][number];

const status = (event: Shown | undefined) => event?.component.getFirstPropertyValue('status');
const named = (text: string, id: string) => understood(text).events.find(({ uid }) => uid === `${id}@nexus`);
const instant = (time: ICAL.Time | undefined | null) => time?.toJSDate().toISOString();
const pathIn = (address: string) => new URL(address).pathname;

/** Past the caches of the way, as a cache itself would ask. */
async function atOrigin(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.functions}/api${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Asks until what is published is read anew, at most a second. */
const publicly = (path: string, isAsMeant: (text: string) => boolean) =>
  until(async () => {
    const answer = await atOrigin(path);
    return isAsMeant(answer.text) ? answer : undefined;
  });

test('every event that has a date stands in the public calendar, in both languages and as a file, as a second parser reads it', async () => {
  const [startsAt, endsAt] = ['2031-07-14T15:30:00.000Z', '2031-07-14T18:00:00.000Z'];
  const both = {
    title: { en: 'Prices; costs, and \\ risk', ar: 'الأسعار والتكاليف، وما وراءها من مخاطر في سوق العقارات المصري' },
    description: { en: 'First line\nsecond line', ar: 'سطر أول\nسطر ثانٍ' },
    venue: { en: 'Greek Campus', ar: 'الحرم اليوناني' },
    location: { en: 'Cairo', ar: 'القاهرة' },
  };
  const made = await call('POST', '/api/events?lang=both', {
    token: editor.token,
    body: { ...both, startsAt, endsAt, isPublished: true },
  });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json;
  const [undated, draft] = [await anEvent({ startsAt: null }), await anEvent({ isPublished: false })];
  const { headers, text } = await publicly('/api/calendars/en.ics', (all) => all.includes(`UID:${id}@nexus`));
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  expect(understood(text).name).toBe('Nexus events');
  for (const other of [undated, draft]) expect(text).not.toContain(other.id);

  const english = named(text, id);
  expect([english?.summary, english?.description, english?.location]).toEqual([
    'Prices; costs, and \\ risk',
    'First line\nsecond line',
    'Greek Campus, Cairo',
  ]);
  expect([instant(english?.startDate), instant(english?.endDate), status(english)]).toEqual([
    startsAt,
    endsAt,
    'CONFIRMED',
  ]);
  const arabic = await publicly('/api/calendars/ar.ics', (all) => all.includes(`UID:${id}@nexus`));
  expect(understood(arabic.text).name).toBe('فعاليات نكسس');
  expect(named(arabic.text, id)?.summary).toBe(both.title.ar);
  expect(named(arabic.text, id)?.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/ar/events/${id}$`));
  const file = await atOrigin(`/api/calendars/events/${id}/ar.ics`);
  expect(understood(file.text).events.map(({ summary }) => summary)).toEqual([both.title.ar]);

  // RFC 5545: lines of at most 75 octets that end with CRLF.
  for (const line of arabic.text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(arabic.text).not.toMatch(/[^\r]\n|\r[^\n]/);
  // Who has it already is told so.
  const again = await atOrigin('/api/calendars/ar.ics', { 'if-none-match': arabic.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  // What is not there, has no date or is a draft is as unknown as what never was.
  for (const path of [
    `events/${undated.id}/en.ics`,
    `events/${draft.id}/en.ics`,
    'events/never-was/en.ics',
    `events/${id}/fr.ics`,
    'fr.ics',
  ])
    expect((await call('GET', `/api/calendars/${path}`)).status, path).toBe(404);
});

test('an event that changes keeps its name, and its number grows with each change', async () => {
  const { id } = await anEvent({ startsAt: inDays(4) });
  const path = `/api/calendars/events/${id}/en.ics`;
  const first = named((await publicly(path, (text) => text.includes('BEGIN:VEVENT'))).text, id);
  await db()
    .doc(`events/${id}`)
    .update({ createdAt: inDays(-1) });
  const startsAt = `${inDays(6).slice(0, 10)}T10:00:00.000Z`;
  await change(id, { startsAt });
  const later = await publicly(path, (text) => instant(named(text, id)?.startDate) === startsAt);
  const second = named(later.text, id);
  expect(second?.uid).toBe(first?.uid);
  expect(Number(second?.sequence)).toBeGreaterThan(Number(first?.sequence));
  expect(instant(second?.component.getFirstPropertyValue('dtstamp') as ICAL.Time)?.slice(0, 10)).toBe(
    new Date().toISOString().slice(0, 10),
  );
});

test('an end that is not behind the start is no end', () => {
  const startsAt = '2031-01-14T18:00:00.000Z';
  for (const endsAt of [null, startsAt]) expect(textOf({ startsAt, endsAt })).not.toContain('DTEND');
});

/** An event in a calendar; give what a test cares about. */
function textOf(given: Partial<CalendarEvent>): string {
  const none = { en: '', ar: '' };
  const event = { id: 'one', title: none, description: none, venue: none, location: none, endsAt: null, ...given };
  return calendarText({
    name: 'Any',
    language: 'en',
    entries: [{ event: { startsAt: '2031-01-14T18:00:00.000Z', ...event } }],
  });
}

test('SEC-36 S30 whatever is written in an event, calendars read it as text: no line of another’s, none too long', () => {
  const written = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((text) => `${text}\r\nSTATUS:CANCELLED\r\n${text}`);
  fc.assert(
    fc.property(written, (words) => {
      const text = textOf({ title: { en: words, ar: '' } });
      const [event, ...more] = understood(text).events;
      expect(more).toEqual([]);
      expect(status(event)).toBe('CONFIRMED');
      expect(event?.summary).toBe(words.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ''));
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { numRuns: 200 },
  );
});

const own = (person: Person, method: string, whose = person, headers = {}) =>
  call(method, `/api/members/${whose.id}/calendar`, {
    token: person.token,
    headers,
    ...(method === 'POST' && { body: {} }),
  });

test('SEC-33 S19 S39 a member’s own events have a secret address, which they make, see again, renew and take away, and nobody else', async () => {
  const [event, left, full] = [await anEvent(), await anEvent(), await anEvent({ capacity: 1 })];
  const [person, other] = (await Promise.all([aMember('approved'), aMember('approved')])) as [Person, Person];
  const apply = (id: string, { token }: Person) => call('POST', `/api/events/${id}/applications`, { token, body: {} });
  for (const [id, who] of [
    [event.id, person],
    [left.id, person],
    [full.id, other],
    [full.id, person],
  ] as const)
    expect((await apply(id, who)).status).toBe(201);
  await call('DELETE', `/api/events/${left.id}/applications/${person.id}`, { token: person.token });

  expect((await own(person, 'GET')).json).toEqual({ address: null });
  const made = await own(person, 'POST');
  const { address } = made.json as { address: string };
  expect(address).toMatch(new RegExp(`^https?://.+/api/calendars/members/${person.id}/[\\w-]{43}/en\\.ics$`));
  expect((await own(person, 'GET')).json).toEqual({ address });
  expect((await own(person, 'GET', person, { 'accept-language': 'ar' })).json.address).toBe(
    address.replace('/en.ics', '/ar.ics'),
  );
  // Calendars ask without a session.
  const { headers, text } = await call('GET', pathIn(address));
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  expect(understood(text).name).toBe('My Nexus events');
  expect([event, left, full].map(({ id }) => status(named(text, id)))).toEqual(['CONFIRMED', 'CANCELLED', 'TENTATIVE']);
  expect(understood(text).events).toHaveLength(3);
  const mail = (await db().collection('mail').where('memberId', '==', person.id).get()).docs.map((doc) => doc.data());
  const attached = mail.flatMap(({ message }) => (message.attachments ?? []) as { content: string }[]);
  const inMail = attached.map(({ content }) => named(content, event.id)).find((found) => found !== undefined);
  expect([inMail?.uid, inMail?.sequence]).toEqual([named(text, event.id)?.uid, named(text, event.id)?.sequence]);

  // Neither the key of another nor a guess opens it, and no other person of whatever role is told it.
  const theirs = pathIn((await own(other, 'POST')).json.address).split('/')[5] ?? '';
  const key = pathIn(address).split('/')[5] ?? '';
  for (const wrong of [theirs, 'A'.repeat(43), `${key.slice(0, 42)}${key.endsWith('A') ? 'B' : 'A'}`])
    expect((await call('GET', pathIn(address).replace(key, wrong))).status).toBe(404);
  for (const who of [other, admin])
    for (const method of ['GET', 'POST', 'DELETE']) expect((await own(who, method, person)).status).toBe(403);
  // The store holds nothing by which it could be read, and the export says that there is one.
  const stored = JSON.stringify((await db().doc(`calendarFeeds/${person.id}`).get()).data());
  expect(stored).not.toContain(key);
  const exported = await call('GET', `/api/members/${person.id}/data`, { token: person.token });
  expect(exported.json.calendar).toEqual({ createdAt: expect.stringMatching(/^\d{4}-/) });
  expect(exported.text).not.toContain(key);
  const { nonce } = JSON.parse(stored) as { nonce: string };
  const audit = await db().collection('audit').where('actor.id', '==', person.id).get();
  for (const secret of [key, nonce]) {
    expect(exported.text).not.toContain(secret);
    expect(JSON.stringify(audit.docs.map((doc) => doc.data()))).not.toContain(secret);
  }

  const renewed = (await own(person, 'POST')).json.address as string;
  expect(renewed).not.toBe(address);
  expect([(await call('GET', pathIn(address))).status, (await call('GET', pathIn(renewed))).status]).toEqual([
    404, 200,
  ]);
  expect((await own(person, 'DELETE')).status).toBe(204);
  expect((await call('GET', pathIn(renewed))).status).toBe(404);
  expect((await own(person, 'GET')).json).toEqual({ address: null });
});

test('SEC-33 S14 the address ends with the membership: who is rejected or erased has none, nor gets the old one back', async () => {
  const person = await aMember('approved');
  const { address } = (await own(person, 'POST')).json as { address: string };
  const becomes = (to: string) =>
    decide(`/api/members/${person.id}`, { token: admin.token, memberId: person.id, body: { status: to } });
  expect((await becomes('rejected')).status).toBe(200);
  expect((await call('GET', pathIn(address))).status).toBe(404);
  expect((await db().doc(`calendarFeeds/${person.id}`).get()).exists).toBe(false);
  const refused = await own(person, 'POST');
  expect([refused.status, refused.json.error.code]).toEqual([403, 'notAMember']);
  expect((await becomes('approved')).status).toBe(200);
  expect((await call('GET', pathIn(address))).status).toBe(404);

  const again = (await own(person, 'POST')).json.address as string;
  await db()
    .doc(`members/${person.id}`)
    .update({ leavingAt: new Date(0).toISOString() });
  expect((await call('GET', pathIn(again))).status).toBe(200);
  await eraseDue(0);
  expect((await call('GET', pathIn(again))).status).toBe(404);
  expect((await db().doc(`calendarFeeds/${person.id}`).get()).exists).toBe(false);
});

test('SEC-36 an address that is asked for again and again is refused for an hour, for whoever has it', async () => {
  const person = await aMember('approved');
  const path = pathIn((await own(person, 'POST')).json.address as string);
  const asked: number[] = [];
  for (let index = 0; index < 31; index += 1) asked.push((await call('GET', path)).status);
  expect(asked).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
