import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cairoClock } from '@nexus/domain/text/cairo';
import { latinWords } from '../../tests/setup/latin';
import { contentDocuments } from './content';
import { seedDocuments } from './documents';
import { drawnLetters, inkOf, lettersOf, likeness, PICTURES, shapesOf } from './pictures-of-seed';

type Data = Record<string, unknown>;
type Words = { path: string; field: string; en: string; ar: string };

const DAY = 86_400_000;
let documents: Map<string, Data>;
const { documents: seeded } = seedDocuments();
beforeEach(() => {
  documents = seeded;
});
afterEach(() => {
  vi.useRealTimers();
});

const all = (collection: string): Data[] =>
  [...documents]
    .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
    .map(([path, data]) => ({ path, ...data }));
const values = (rows: readonly Data[], field: string) => [...new Set(rows.map((row) => row[field]))].sort();

const CONTENT =
  'about events experts hero initiatives mission-vision news pages partners programs sdgs settings success-stories'.split(
    ' ',
  );
/** What one editor's save writes into the other's document. */
const ONE_TEXT = ['hero/main pages/home', 'about/main pages/about', 'about/main mission-vision/main-mission-vision'];

/** Every text of these documents that has two languages. */
function wordsOf(rows: readonly Data[]): Words[] {
  const look = (path: string, field: string, value: unknown): Words[] => {
    if (value === null || typeof value !== 'object') return [];
    const { en, ar } = value as { en?: unknown; ar?: unknown };
    if (typeof en === 'string' && typeof ar === 'string') return [{ path, field, en, ar }];
    return Object.entries(value).flatMap(([name, inner]) => look(path, `${field} ${name}`.trim(), inner));
  };
  return rows.flatMap((row) => look(String(row['path']), '', row));
}
const texts = () => wordsOf(CONTENT.flatMap(all));

describe('SPEC-839 the words of the seed', () => {
  test('SPEC-839 each document says its own: no sentence of six words stands in two of them', () => {
    const people = [...all('members'), ...all('submissions')].map(({ path, bio, data }) => ({
      path: String(path),
      said: [bio, ...Object.values((data ?? {}) as Data)].filter((one) => typeof one === 'string'),
    }));
    const said = [...texts().map(({ path, en, ar }) => ({ path, said: [en, ar] })), ...people];
    const places = new Map<string, Set<string>>();
    for (const { path, said: found } of said)
      for (const sentence of found.flatMap((text) => text.split(/[.!?؟:;؛\n]+/))) {
        const words = sentence.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
        if (words.length >= 6) places.set(words.join(' '), (places.get(words.join(' ')) ?? new Set()).add(path));
      }
    const twice = [...places].filter(([, paths]) => paths.size > 1 && !ONE_TEXT.includes([...paths].sort().join(' ')));
    expect(twice.map(([sentence, paths]) => `${sentence}: ${[...paths].join(', ')}`)).toEqual([]);
    expect(places.size).toBeGreaterThan(300);
  });

  test('SPEC-839 every text stands in both languages, and Arabic is Arabic', () => {
    const lacking = texts().filter(({ en, ar }) => (en === '') !== (ar === ''));
    expect(lacking.map(({ path, field }) => `${path} ${field}`)).toEqual([]);
    const foreign = texts().filter(({ ar }) => ar !== '' && (!/[\u0600-\u06ff]/.test(ar) || latinWords(ar).length > 0));
    expect(foreign.map(({ path, field, ar }) => `${path} ${field}: ${ar}`)).toEqual([]);
    expect(texts().filter(({ en }) => /[\u0600-\u06ff]/.test(en))).toEqual([]);
  });

  test('SPEC-839 what cards and pages lead with is filled in every document', () => {
    const led: Record<string, string> = {
      events: 'title description fullDescription location',
      news: 'title excerpt content author',
      'success-stories': 'personName personTitle companyName story quote industry programAttended',
      programs: 'title subtitle description fullDescription overview duration participants',
      initiatives: 'title subtitle description fullDescription location beneficiaries timeline impact',
      partners: 'name description category',
      experts: 'name position bio',
    };
    for (const [collection, fields] of Object.entries(led))
      for (const row of all(collection))
        for (const field of fields.split(' '))
          expect((row[field] as Words | undefined)?.ar, `${String(row['path'])} ${field}`).not.toBe('');
  });
});

describe('SPEC-828 the events of the seed', () => {
  test('SPEC-828 at least twelve: past, going on, to come, one draft, a featured one, some in each week', () => {
    const events = all('events');
    const now = new Date().toISOString();
    const soon = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    const count = (is: (row: Data) => boolean) => events.filter((row) => row['isPublished'] === true && is(row)).length;
    const between = (from: string, to: string) =>
      count(({ startsAt }) => String(startsAt) > from && String(startsAt) < to);
    expect(events.length).toBeGreaterThanOrEqual(12);
    expect(count(({ startsAt, endsAt }) => String(startsAt) <= now && String(endsAt) > now)).toBe(1);
    expect(count(({ isFeatured }) => isFeatured === true)).toBeGreaterThanOrEqual(1);
    expect(events.filter(({ isPublished }) => isPublished === false)).toHaveLength(1);
    expect([between(soon(-7), now), between(now, soon(7))].every((found) => found > 0)).toBe(true);
    expect([between(soon(-45), soon(-7)), between(soon(7), soon(45))].every((found) => found > 1)).toBe(true);
  });

  test('SPEC-828 one to come is full, with a line that waits for it; seats are as many as applications', () => {
    const full: string[] = [];
    for (const { path, confirmed, waitlisted, checkedIn } of all('eventSeats')) {
      const event = documents.get(String(path).replace('eventSeats', 'events')) ?? {};
      const asked = all(`${String(path).replace('eventSeats', 'events')}/applications`);
      const having = (status: string) => asked.filter((one) => one['status'] === status);
      expect([confirmed, waitlisted], String(path)).toEqual([having('confirmed').length, having('waitlisted').length]);
      expect(checkedIn).toBe(asked.filter((one) => one['checkedInAt']).length);
      for (const status of ['confirmed', 'waitlisted']) {
        const places = having(status).map(({ position }) => Number(position));
        expect(places.sort((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
      }
      if (event['capacity'] !== 0) expect(Number(confirmed)).toBeLessThanOrEqual(Number(event['capacity']));
      const isAhead = String(event['startsAt']) > new Date().toISOString();
      if (isAhead && confirmed === event['capacity'] && Number(waitlisted) >= 2) full.push(String(path));
    }
    expect(full).toHaveLength(1);
    expect(all('eventSeats').length).toBeGreaterThan(5);
  });

  test('SPEC-828 on whatever day it is run, people of Cairo could come: no Fridays, mornings on Saturdays alone', () => {
    for (let day = 0; day < 7; day += 1) {
      vi.useFakeTimers({ now: Date.UTC(2026, 4, 3 + day, 10), toFake: ['Date'] });
      const now = new Date().toISOString();
      documents = new Map(contentDocuments().map(({ path, data }) => [path, data]));
      for (const { path, startsAt, endsAt, applicationDeadline } of all('events')) {
        const { day: date, time } = cairoClock(String(startsAt));
        const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
        const [hour, name] = [Number(time.slice(0, 2)), `${String(path)} ${date} ${time}`];
        if (String(startsAt) <= now && String(endsAt) > now) continue;
        expect(weekday, name).not.toBe(5);
        expect(weekday === 6 ? hour >= 9 : hour >= 16 && hour <= 20, name).toBe(true);
        if (applicationDeadline) expect(String(applicationDeadline) < String(startsAt), name).toBe(true);
      }
    }
  });
});

describe('SPEC-835 the people of the seed', () => {
  test('SPEC-835 members, requests, submissions, subscribers and staff in each of their states', () => {
    const members = all('members');
    expect(members.length).toBeGreaterThanOrEqual(40);
    expect(values(members, 'status')).toEqual(['approved', 'pending', 'rejected']);
    const requests = all('joinRequests');
    expect(values(requests, 'status')).toEqual(['approved', 'new', 'rejected']);
    const open = requests.filter(({ status }) => status === 'new').map(({ data }) => (data as Data)['memberId']);
    expect(
      open.some((id, index) => id !== '' && open.indexOf(id) !== index),
      'asked twice',
    ).toBe(true);
    const closed = requests.filter(({ status }) => status !== 'new').map(({ data }) => (data as Data)['memberId']);
    expect(closed.filter((id, index) => closed.indexOf(id) !== index)).toEqual([]);
    const isApproved = (id: unknown) => documents.get(`members/${String(id)}`)?.['status'] === 'approved';
    expect(open.some(isApproved), 'approved already').toBe(true);
    expect(values(all('submissions'), 'status')).toEqual(['archived', 'contacted', 'new', 'reviewed']);
    expect(values(all('submissions'), 'type')).toEqual(['application', 'contact', 'mentor', 'partner', 'volunteer']);
    expect(values(all('subscribers'), 'state')).toEqual(['confirmed', 'pending', 'unsubscribed']);
    expect(values(all('staff'), 'role')).toEqual(['admin', 'editor', 'super_admin', 'viewer']);
    expect(all('success-stories')).toHaveLength(7);
    expect(all('mission-vision').filter(({ isActive }) => isActive === true)).toHaveLength(1);
  });

  test('SPEC-835 the audit tells weeks of work: by several, at working hours, of documents that are there', () => {
    const entries = all('audit').toSorted((a, b) => String(a['at']).localeCompare(String(b['at'])));
    const now = new Date().toISOString();
    const stored = new Map<string, unknown>();
    for (const { at, action, actor, changes } of entries) {
      const name = `${String(action)} ${String(at)}`;
      const { kind, name: who } = actor as Data;
      expect(String(at) <= now, name).toBe(true);
      if (kind === 'staff') {
        expect(
          all('staff').some((one) => one['name'] === who),
          name,
        ).toBe(true);
        const { day, time } = cairoClock(String(at));
        expect(new Date(`${day}T12:00:00Z`).getUTCDay(), name).toBeLessThan(5);
        expect(time >= '09:00' && time < '18:00', name).toBe(true);
      }
      for (const { path, before, after } of changes as { path: string; before: unknown; after: unknown }[]) {
        expect(documents.has(path), `${name} ${path}`).toBe(true);
        if (stored.has(path)) expect(before, `${name} ${path}`).toEqual(stored.get(path));
        stored.set(path, after);
      }
    }
    const byStaff = entries.filter(({ actor }) => (actor as Data)['kind'] === 'staff');
    expect(byStaff.length).toBeGreaterThanOrEqual(20);
    expect(new Set(byStaff.map(({ actor }) => (actor as Data)['name'])).size).toBeGreaterThanOrEqual(3);
    expect(new Set(byStaff.map(({ at }) => String(at).slice(0, 10))).size).toBeGreaterThanOrEqual(10);
  });
});

describe('SPEC-830 the pictures of the seed', () => {
  test('SPEC-830 every picture is there, and no two in a row of three look alike', async () => {
    const events = all('events').toSorted((a, b) => String(a['startsAt']).localeCompare(String(b['startsAt'])));
    const rows: Record<string, Data[]> = {
      events,
      news: all('news').toSorted((a, b) => String(b['publishDate']).localeCompare(String(a['publishDate']))),
      programs: all('programs'),
      initiatives: all('initiatives'),
      experts: all('experts'),
      stories: all('success-stories'),
    };
    for (const [name, cards] of Object.entries(rows)) {
      const urls = cards.map(({ imageUrl }) => String(imageUrl)).filter((url) => url !== '');
      for (const [index, url] of urls.entries())
        for (const other of urls.slice(index + 1, index + 3))
          expect(await likeness(url, other), `${name}: ${url} and ${other}`).toBeLessThan(0.9);
    }
    for (const cards of [all('programs'), all('initiatives')])
      expect(new Set(cards.map(({ gradient, color }) => `${String(gradient)} ${String(color)}`)).size).toBe(
        cards.length,
      );
  });

  test('SPEC-830 people who show a face show their own', () => {
    const faces = new Map<string, Set<string>>();
    const people = [
      ...all('members').map(({ name, imageUrl }) => ({ who: name, imageUrl })),
      ...all('success-stories').map(({ personName, imageUrl }) => ({ who: (personName as Words).en, imageUrl })),
      ...all('experts').map(({ name, imageUrl }) => ({ who: (name as Words).en, imageUrl })),
    ];
    const arabic = new Map(all('experts').map(({ name }) => [(name as Words).ar, (name as Words).en]));
    for (const { who, imageUrl } of people) {
      if (!imageUrl) continue;
      expect(existsSync(join(PICTURES, String(imageUrl)))).toBe(true);
      const name = arabic.get(String(who)) ?? ARABIC_NAMES[String(who)] ?? String(who);
      faces.set(String(imageUrl), (faces.get(String(imageUrl)) ?? new Set()).add(name));
    }
    expect([...faces].filter(([, names]) => names.size > 1)).toEqual([]);
    expect(faces.size).toBeGreaterThan(25);
  });

  test('SPEC-830 eight partners, each with a logo for light and for dark pages on which its name is drawn', async () => {
    const partners = all('partners').filter(({ isActive }) => isActive === true);
    expect(partners).toHaveLength(8);
    const drawn = new Set<string>();
    for (const { name, lightLogoUrl, darkLogoUrl } of partners) {
      const [light = '', dark = ''] = [lightLogoUrl, darkLogoUrl].map((url) =>
        readFileSync(join(PICTURES, String(url)), 'utf8'),
      );
      const { en } = name as Words;
      for (const word of en.split(/\s+/)) {
        const letters = await Promise.all([word, word.toLowerCase(), word.toUpperCase()].map(lettersOf));
        expect(
          letters.some((one) => drawnLetters(light).includes(one)),
          `${en}: ${word}`,
        ).toBe(true);
      }
      expect(shapesOf(dark), `${en}: one drawing`).toBe(shapesOf(light));
      expect([inkOf(light) < 0.3, inkOf(dark) > 0.7], `${en}: ink`).toEqual([true, true]);
      drawn.add(shapesOf(light));
    }
    expect(drawn.size).toBe(8);
  });
});

/** Members write their names in one script. */
const ARABIC_NAMES: Record<string, string> = { 'آية إبراهيم': 'Aya Ibrahim' };
