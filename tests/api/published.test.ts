import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import { db } from '../../functions/src/firebase';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { call, readsOf } from '../setup/call';
import { filled, noise } from '../setup/fill';
import { aStaff, shownNow, type Person } from '../setup/people';
import { until } from '../setup/store';

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

const post = (path: string, body: object) => call('POST', path, { token: editor.token, body });
const put = (path: string, version: number, body: object) =>
  call('PUT', path, { token: editor.token, body, headers: { 'if-match': `"${version}"` } });
const fresh = shownNow;
const ids = async (path: string) => (await fresh(path)).json.map(({ id }: { id: string }) => id);

describe('SEC-20 no number or length of documents stops a save', () => {
  test('60 news items of random text at their limits: every save, the list, each page of it and each item', async () => {
    const made: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      const { publishDate: _date, ...item } = filled(resources.newsItem as never);
      const date = new Date(Date.UTC(2031, 0, 1) - n * 86_400_000).toISOString();
      const answer = await post('/api/news', { ...item, imageUrl: '', publishDate: date });
      expect(answer.status, answer.text).toBe(201);
      made.push(answer.json.id);
    }
    const first = await ids('/api/news?lang=ar');
    expect(first).toHaveLength(60);
    expect(first.filter((id: string) => made.includes(id))).toEqual(made.filter((id) => first.includes(id)));
    const all = [...first, ...(await ids('/api/news?page=2'))];
    expect(new Set(all).size).toBe(all.length);
    for (const id of made) expect(all).toContain(id);
    const { json } = await fresh(`/api/news/${made[59]}?lang=ar`);
    expect(json.content).toHaveLength(10_000);
    const changed = await put(`/api/news/${made[30]}`, 1, { title: { en: 'In the middle', ar: 'في الوسط' } });
    expect(changed.status).toBe(200);
    expect((await fresh('/api/news?lang=ar')).json[30].title).toBe('في الوسط');
    for (const id of made) {
      const version = Number((await db().doc(`news/${id}`).get()).data()?.['version']);
      const headers = { 'if-match': `"${version}"` };
      expect((await call('DELETE', `/api/news/${id}`, { token: editor.token, headers })).status).toBe(200);
    }
    expect((await ids('/api/news')).some((id: string) => made.includes(id))).toBe(false);
  });

  test('SCALE-11 lists carry what lists show: an event’s own page has its texts, the list the beginning of one', async () => {
    const { mediaImages: _media, imageUrl: _image, speakers: _speakers, ...event } = filled(resources.event as never);
    const { id } = (await post('/api/events', { ...event, startsAt: null, endsAt: null })).json;
    const { json, text } = await fresh('/api/events?lang=ar');
    const shown = json.find((one: { id: string }) => one.id === id);
    expect(Object.keys(shown).sort()).toEqual(
      [
        'id',
        'title',
        'description',
        'type',
        'startsAt',
        'endsAt',
        'location',
        'venue',
        'imageUrl',
        'price',
        'capacity',
        'isCancelled',
        'isFeatured',
        'date',
        'time',
        'endDate',
        'endTime',
        'timeZone',
        'createdAt',
        'updatedAt',
        'lastModified',
      ].sort(),
    );
    expect([...shown.description].length).toBeLessThanOrEqual(301);
    expect(text).not.toContain('fullDescription');
    expect((await fresh(`/api/events/${id}?lang=ar`)).json.fullDescription).toHaveLength(10_000);
    expect((await call('GET', `/events?fresh=${Date.now()}`)).text.length).toBeLessThan(400_000);
  });

  test('lists and the home page cost at most one read when cold, a document of its own two, none of them any when warm', async () => {
    const { json } = await fresh('/api/news');
    for (const [path, most] of [
      ['/api/home', 1],
      ['/api/events', 1],
      ['/api/experts', 1],
      [`/api/news/${json[0].id}`, 2],
    ] as const) {
      // One read more tells who asks: only staff are answered past the caches.
      expect(readsOf(await fresh(path)), path).toBeLessThanOrEqual(most + 1);
      await call('GET', `${path}?lang=en`);
      // Several servers may answer here, and each has to have seen it once.
      const again = () => call('GET', `${path}?lang=ar&fresh=${randomUUID()}`);
      await expect.poll(async () => readsOf(await again()), { message: path, timeout: 20_000 }).toBe(0);
    }
  });

  test('a document that grows towards what can be stored is refused at its largest field, not with 500', async () => {
    const title = { en: 'Large', ar: '' };
    const { id } = (await post('/api/events', { title })).json;
    const part = (count: number) =>
      Array.from({ length: count }, () => ({
        title: { en: noise(200, 'en'), ar: noise(200, 'ar') },
        description: { en: noise(6_000, 'en'), ar: '' },
      }));
    let answer = await put(`/api/events/${id}`, 1, { agenda: part(35) });
    expect(answer.status, answer.text).toBe(200);
    const speaker = { name: { en: 'S', ar: '' }, bio: { en: noise(6_000, 'en'), ar: '' } };
    for (const [version, count] of [
      [2, 35],
      [3, 36],
    ] as const) {
      answer = await put(`/api/events/${id}`, version, { speakers: Array.from({ length: count }, () => speaker) });
      expect(answer.status, answer.text).toBe(200);
    }
    const texts = { en: noise(10_000, 'en'), ar: noise(10_000, 'ar') };
    answer = await put(`/api/events/${id}`, 4, { fullDescription: texts, description: texts });
    expect(answer.status, answer.text).toBe(200);
    // Straight into the store, as years of small changes would: 790 KiB, which every way of writing still takes.
    const large = Array.from({ length: 50 }, () => ({
      title: { en: '', ar: '' },
      time: '',
      speaker: { en: '', ar: '' },
      description: { en: noise(10_000, 'en'), ar: noise(2_500, 'ar') },
    }));
    await db().doc(`events/${id}`).update({ agenda: large });
    const refused = await put(`/api/events/${id}`, 5, { title: { en: 'Larger', ar: '' } });
    expect([refused.status, refused.json.error.fields]).toEqual([
      422,
      { agenda: 'All texts together are too long to be stored. Shorten this one, or split it into two documents' },
    ]);
    const removed = await call('DELETE', `/api/events/${id}`, {
      token: editor.token,
      headers: { 'if-match': '"5"' },
    });
    expect(removed.status, removed.text).toBe(200);
  });
});

describe('CODE-03 what is published follows from what is written', () => {
  test('after any of these writes the site is what a rebuild makes of the sources', async () => {
    const { id } = (await post('/api/partners', { name: 'Follows' })).json;
    await put(`/api/partners/${id}`, 1, { name: 'Followed', order: 3 });
    await post('/api/admin/bulk/partners', { ids: [id], change: 'hide' });
    await post('/api/admin/bulk/partners', { ids: [id], change: 'show' });
    const paths = ['partners', 'events', 'news', 'mission-vision', 'hero', 'pages', 'programs', 'success-stories'];
    const site = async () => Promise.all(paths.map(async (path) => (await fresh(`/api/${path}`)).json));
    const before = await site();
    expect((await rebuildPublished()).failed).toEqual([]);
    expect(await site()).toEqual(before);
  });

  test('SCALE-13 what cannot be published is named by a rebuild, which goes on', async () => {
    // The longest id that Firestore takes leaves no room for the name under which it would be published.
    const path = `news/${'x'.repeat(1_498)}`;
    await db()
      .doc(path)
      .set({ ...filled(resources.newsItem as never), imageUrl: '', version: 1 });
    const { failed, documents } = await rebuildPublished();
    expect(failed).toEqual([`published/${path.replace('/', '.')}`]);
    expect(documents).toBeGreaterThan(40);
    expect((await ids('/api/news')).length).toBeGreaterThan(0);
    await db().doc(path).delete();
    await rebuildPublished();
  });

  test('a store that an earlier release wrote is read, changed and taken over', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    const { docs } = await db().collection('partners').get();
    const partners = docs
      .filter((doc) => doc.data()['isActive'])
      .map((doc) => ({ id: doc.id, ...doc.data() }))
      .sort((a, b) => Number((a as { order?: number }).order) - Number((b as { order?: number }).order));
    const site = db().doc('published/site');
    const version = Number((await site.get()).data()?.['version']);
    await site.set({ version: version + 1, data: brotliCompressSync(JSON.stringify({ partners })) });
    expect(await ids('/api/partners')).toHaveLength(partners.length);
    const { id } = (await post('/api/partners', { name: 'Newer', order: 9_999 })).json;
    expect((await ids('/api/partners')).at(-1)).toBe(id);
    await rebuildPublished();
    await until(async () => (await ids('/api/events')).length > 0);
    expect((await ids('/api/partners')).at(-1)).toBe(id);
  });
});
