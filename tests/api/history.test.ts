import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { runSchedule } from '../../functions/src/store/content/schedule';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { until } from '../setup/store';

let editor: Person;
let other: Person;
let admin: Person;
let viewer: Person;
beforeAll(async () => {
  [editor, other, admin, viewer] = [
    await aStaff('editor'),
    await aStaff('editor'),
    await aStaff('admin'),
    await aStaff('viewer'),
  ];
});

const as = (person: Person) => ({
  create: (name: string, body: object) => call('POST', `/api/${name}`, { token: person.token, body }),
  change: (path: string, version: number, body: object) =>
    call('PUT', `/api/${path}`, { token: person.token, body, headers: { 'if-match': `"${version}"` } }),
  remove: (path: string, version: number) =>
    call('DELETE', `/api/${path}`, { token: person.token, headers: { 'if-match': `"${version}"` } }),
  undo: (entry: string) => call('POST', `/api/admin/activity/${entry}/undo`, { token: person.token, body: {} }),
  post: (path: string, body: object = {}) => call('POST', path, { token: person.token, body }),
  get: (path: string) => call('GET', path, { token: person.token }),
});
const followed = async (path: string) =>
  (await as(editor).get(`/api/admin/activity?path=${encodeURIComponent(path)}`)).json.entries;
const stored = async (path: string) => (await db().doc(path).get()).data();

describe('history', () => {
  test('every change of a document is listed with who, when and which fields; any version can be restored', async () => {
    const { id } = (await as(editor).create('partners', { name: 'First', category: 'A' })).json;
    await as(other).change(`partners/${id}`, 1, { name: 'Second' });
    const entries = await followed(`partners/${id}`);
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual(['partners.change', 'partners.create']);
    expect(entries[0].changes[0]).toMatchObject({
      fields: ['name'],
      before: { name: { en: 'First' } },
      after: { name: { en: 'Second' } },
    });
    const body = { entryId: entries[1].id };
    const restore = (version: number) =>
      call('POST', `/api/admin/restore/partners/${id}`, {
        token: editor.token,
        body,
        headers: { 'if-match': `"${version}"` },
      });
    expect((await restore(1)).status).toBe(412);
    expect((await restore(2)).json).toMatchObject({ name: { en: 'First' }, version: 3 });
    expect((await followed(`partners/${id}`))[0].action).toBe('partners.restore');
  });

  test('a save on an old version names who saved meanwhile', async () => {
    const { id } = (await as(editor).create('partners', { name: 'Contested' })).json;
    await as(other).change(`partners/${id}`, 1, { name: 'Theirs' });
    const answer = await as(editor).change(`partners/${id}`, 1, { name: 'Mine' });
    expect([answer.status, answer.json.error.details]).toEqual([412, { version: '2', by: 'Staff editor' }]);
  });

  test('deleting moves to the bin; it comes back from there and by undo, never under an old version', async () => {
    const { id } = (await as(editor).create('news', { title: 'Binned', content: 'Text' })).json;
    const removed = await as(editor).remove(`news/${id}`, 1);
    const inBin = async () =>
      (await as(viewer).get('/api/admin/bin')).json.find((one: { documentId: string }) => one.documentId === id);
    expect(await inBin()).toMatchObject({ resource: 'news', title: 'Binned', removedBy: 'Staff editor' });
    expect((await as(editor).undo(removed.json.entryId)).status).toBe(200);
    expect(await inBin()).toBeUndefined();
    const version = Number((await stored(`news/${id}`))?.['version']);
    expect(version).toBeGreaterThan(1);
    expect((await as(other).change(`news/${id}`, 1, { title: 'Stale' })).status).toBe(412);
    await as(editor).remove(`news/${id}`, version);
    const restored = await as(editor).post(`/api/admin/bin/news.${id}/restore`);
    expect(restored.json).toMatchObject({ id, title: { en: 'Binned' } });
    await until(async () => (await call('GET', `/api/news/${id}`)).status === 200);
  });

  test('what was changed since is not taken back', async () => {
    const { id } = (await as(editor).create('partners', { name: 'One' })).json;
    await as(editor).change(`partners/${id}`, 1, { name: 'Two' });
    const [second, first] = await followed(`partners/${id}`);
    expect((await as(editor).undo(first.id)).json.error.code).toBe('changedSince');
    expect((await as(viewer).undo(second.id)).status).toBe(403);
    expect((await as(editor).undo(second.id)).status).toBe(200);
    expect((await as(editor).undo(second.id)).json.error.code).toBe('changedSince');
    expect((await as(editor).undo(first.id)).status).toBe(200);
    expect(await stored(`partners/${id}`)).toBeUndefined();
  });

  test('approving is undone as a whole: member, roster, claim; an editor may not, nor see it', async () => {
    const member = await aMember('pending');
    const body = { status: 'approved' };
    await decide(`/api/members/${member.id}`, { token: admin.token, memberId: member.id, body });
    const path = `/api/admin/activity?path=members/${member.id}`;
    const [entry] = (await as(admin).get(path)).json.entries;
    expect([entry.action, entry.canUndo]).toEqual(['member.approve', true]);
    expect((await as(editor).get(path)).status).toBe(403);
    expect((await as(editor).undo(entry.id)).status).toBe(403);
    expect((await as(admin).undo(entry.id)).status).toBe(200);
    expect(await stored(`members/${member.id}`)).toMatchObject({ status: 'pending', approvedAt: null });
    expect((await call('GET', '/api/members?approved=1', { token: member.token })).status).toBe(403);
    expect((await as(admin).get(`/api/admin/activity?actor=${admin.id}`)).json.entries.length).toBeGreaterThan(0);
    const byAdmin = (await as(editor).get(`/api/admin/activity?actor=${admin.id}`)).json.entries as {
      action: string;
    }[];
    expect(byAdmin.some(({ action }) => action.startsWith('member.'))).toBe(false);
    const all = (await as(editor).get('/api/admin/activity')).json.entries as { action: string }[];
    expect(all.some(({ action }) => action.startsWith('member.'))).toBe(false);
  });

  test('an application says whose it is and for which event, in the language of who reads', async () => {
    const member = await aMember('approved', { name: 'Nadia Fouad' });
    const title = { en: 'A walk along the canal', ar: 'جولة على الترعة' };
    const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const body = { title, startsAt, applicationEnabled: true, isPublished: true };
    const { id } = (await as(editor).create('events', body)).json;
    expect((await as(member).post(`/api/events/${id}/applications`)).status).toBe(201);
    const path = `events/${id}/applications/${member.id}`;
    const told = async (language: string, query = '') => {
      const headers = { 'accept-language': language };
      const address = `/api/admin/activity?actor=${member.id}${query}` as const;
      const { entries } = (await call('GET', address, { token: admin.token, headers })).json;
      return entries[0].changes.find((one: { path: string }) => one.path === path).title;
    };
    expect(await told('en')).toBe('Nadia Fouad · A walk along the canal');
    expect(await told('ar')).toBe('Nadia Fouad · جولة على الترعة');
    expect(await told('en', `&path=${encodeURIComponent(path)}`)).toBe('Nadia Fouad · A walk along the canal');
  });

  test('any sequence of writes by several people, undone in reverse, gives what was there; what is published follows', async () => {
    const people = [editor, other, admin];
    const write = fc.record({
      who: fc.integer({ min: 0, max: 2 }),
      what: fc.constantFrom('create', 'change', 'remove', 'hide', 'order'),
      which: fc.nat(5),
      text: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 7 }), async (writes) => {
        const before = await collection('partners');
        const audits = await count('audit');
        const done: string[] = [];
        let wrote = 0;
        for (const { who, what, which, text } of writes) {
          const person = people[who]!;
          const all = Object.entries(await collection('partners'));
          const [id, document] = all[which % all.length] ?? [];
          if (what === 'create' || !id || !document) await as(person).create('partners', { name: text });
          else if (what === 'change')
            await as(person).change(`partners/${id}`, await versionOf(id), { description: text });
          else if (what === 'remove') await as(person).remove(`partners/${id}`, await versionOf(id));
          else if (what === 'hide') await as(person).post('/api/admin/bulk/partners', { ids: [id], change: 'hide' });
          else
            await call('PUT', '/api/admin/order/partners', {
              token: person.token,
              body: { ids: all.map(([one]) => one).reverse() },
            });
          const entry = await newestEntry();
          if (entry !== done.at(-1)) {
            done.push(entry);
            wrote += 1;
          }
        }
        const known = new Set(done);
        for (const entry of [...known].reverse()) expect((await as(admin).undo(entry)).status).toBe(200);
        expect(await collection('partners')).toEqual(before);
        expect(await publishedPartners()).toEqual(
          Object.entries(before)
            .filter(([, document]) => document['isActive'])
            .map(([id]) => id)
            .sort(),
        );
        expect(await count('audit')).toBe(audits + wrote + known.size);
      }),
      { numRuns: 8 },
    );
  });
});

async function collection(name: string): Promise<Record<string, Record<string, unknown>>> {
  const { docs } = await db().collection(name).get();
  return Object.fromEntries(
    docs.map((doc) => {
      const { version: _version, ...fields } = doc.data();
      return [doc.id, fields];
    }),
  );
}
const versionOf = async (id: string) => Number((await stored(`partners/${id}`))?.['version']);
const count = async (name: string) => (await db().collection(name).count().get()).data().count;
const newestEntry = async () =>
  (await db().collection('audit').where('area', '==', 'content').orderBy('at', 'desc').limit(1).get()).docs[0]!.id;
async function publishedPartners(): Promise<string[]> {
  const { json } = await shownNow('/api/partners');
  return (json as { id: string }[]).map(({ id }) => id).sort();
}

describe('together', () => {
  test('several are hidden, shown and deleted in one commit, which one undo takes back', async () => {
    const ids: string[] = [];
    for (const name of ['Bulk one', 'Bulk two']) ids.push((await as(editor).create('partners', { name })).json.id);
    const bulk = (change: string) => as(editor).post('/api/admin/bulk/partners', { ids, change });
    await bulk('hide');
    for (const id of ids) expect((await stored(`partners/${id}`))?.['isActive']).toBe(false);
    await bulk('show');
    const { entryId } = (await bulk('remove')).json;
    for (const id of ids) expect(await stored(`partners/${id}`)).toBeUndefined();
    expect((await as(other).undo(entryId)).status).toBe(200);
    for (const id of ids) expect((await stored(`partners/${id}`))?.['isActive']).toBe(true);
    expect((await as(viewer).post('/api/admin/bulk/partners', { ids, change: 'hide' })).status).toBe(403);
    expect((await as(editor).post('/api/admin/bulk/hero', { ids, change: 'hide' })).status).toBe(404);
  });

  test('an order is written as numbers from 0 and seen by visitors', async () => {
    const partners = async () => (await shownNow('/api/partners')).json.map(({ id }: { id: string }) => id);
    const before = await partners();
    const ids = [...before].reverse();
    await call('PUT', '/api/admin/order/partners', { token: editor.token, body: { ids } });
    await until(async () => {
      return JSON.stringify(await partners()) === JSON.stringify(ids);
    });
    await call('PUT', '/api/admin/order/partners', { token: editor.token, body: { ids: before } });
    expect((await call('PUT', '/api/admin/order/pages', { token: editor.token, body: { ids } })).json.error.code).toBe(
      'malformed',
    );
  });

  test('rows are taken together or not at all, each fault with its row and field', async () => {
    const good = {
      personName: 'Imported One',
      story: 'A story',
      achievements: ['First', 'Second'],
      yearCompleted: 2022,
    };
    const all = await count('success-stories');
    const bad = await as(editor).post('/api/admin/import/success-stories', { rows: [good, { story: 'No name' }] });
    expect([bad.status, bad.json.error.fields]).toEqual([422, { '1.personName': 'This field is required' }]);
    expect(await count('success-stories')).toBe(all);
    const { json } = await as(editor).post('/api/admin/import/success-stories', { rows: [good, good] });
    expect(json.count).toBe(2);
    expect(await count('success-stories')).toBe(all + 2);
    await as(editor).undo(json.entryId);
    expect(await count('success-stories')).toBe(all);
  });

  test('PANEL-27 a row with the id of a document changes it and doubles nothing; what changed since is refused', async () => {
    const story = { personName: 'Kept One', story: 'First words', yearCompleted: 2021 };
    const { id } = (await as(editor).create('success-stories', story)).json;
    const all = await count('success-stories');
    const send = (...rows: object[]) => as(editor).post('/api/admin/import/success-stories', { rows });
    const changed = await send({ id, version: 1, story: { en: 'Second words', ar: '' } });
    expect([changed.status, changed.json.count]).toEqual([201, 1]);
    expect(await count('success-stories')).toBe(all);
    expect(await stored(`success-stories/${id}`)).toMatchObject({
      personName: { en: 'Kept One' },
      story: { en: 'Second words' },
      yearCompleted: 2021,
      version: 2,
    });
    const since = await send({ ...story, personName: 'Not taken' }, { id, version: 1, story: 'Third words' });
    expect([since.status, since.json.error.fields]).toEqual([
      422,
      { '1.version': 'Somebody changed this after the file was exported. Export it again' },
    ]);
    const twice = await send({ id, yearCompleted: 2019 }, { id, yearCompleted: 2018 });
    expect(Object.keys(twice.json.error.fields)).toEqual(['1.id']);
    expect(await count('success-stories')).toBe(all);
    await as(editor).undo(changed.json.entryId);
    expect(await stored(`success-stories/${id}`)).toMatchObject({ story: { en: 'First words' } });
    expect((await as(editor).remove(`success-stories/${id}`, 3)).status).toBe(200);
    const binned = await send({ id, ...story });
    expect(binned.json.error.fields).toEqual({ '0.id': 'This is in the bin: bring it back from there first' });
    const elsewhere = await send({ id: `from-elsewhere-${id}`, ...story }, { id: '../x', ...story });
    expect(elsewhere.json.error.fields).toEqual({ '1.id': 'This value does not fit' });
    expect((await send({ id: `from-elsewhere-${id}`, ...story })).status).toBe(201);
    expect(await stored(`success-stories/from-elsewhere-${id}`)).toMatchObject({ personName: { en: 'Kept One' } });
  });

  test('one mission and vision is active at a time, also when many activate at once', async () => {
    const ids: string[] = [];
    for (const mission of ['A', 'B', 'C'])
      ids.push((await as(editor).create('mission-vision', { mission, vision: 'V' })).json.id);
    const before = (await db().collection('mission-vision').where('isActive', '==', true).get()).docs[0]!.id;
    await Promise.all(ids.map((id) => as(editor).post(`/api/mission-vision/${id}/activate`)));
    const active = (await db().collection('mission-vision').where('isActive', '==', true).get()).docs;
    expect(active).toHaveLength(1);
    await as(editor).post(`/api/mission-vision/${before}/activate`);
    expect((await shownNow('/api/mission-vision')).json).toHaveLength(1);
    expect((await as(viewer).post(`/api/mission-vision/${before}/activate`)).status).toBe(403);
  });

  test('SPEC-426 the active one cannot be switched off, hidden, scheduled away or deleted: a sentence says how', async () => {
    const [active] = (await db().collection('mission-vision').where('isActive', '==', true).get()).docs;
    const { id = '', version } = { id: active?.id, version: Number(active?.data()['version']) };
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const hidden = { resource: 'mission-vision', documentId: id, isShown: false, at: tomorrow };
    const tries = [
      await as(editor).change(`mission-vision/${id}`, version, { isActive: false }),
      await as(editor).remove(`mission-vision/${id}`, version),
      await as(editor).post('/api/admin/bulk/mission-vision', { ids: [id], change: 'hide' }),
      await as(editor).post('/api/admin/bulk/mission-vision', { ids: [id], change: 'remove' }),
      await as(editor).post('/api/admin/schedule', hidden),
    ];
    for (const { status, json } of tries) {
      expect([status, json.error.code]).toEqual([409, 'lastActive']);
      expect(json.error.message).toMatch(/one entry.*always.*active.*make another one active/i);
    }
    const now = await db().collection('mission-vision').where('isActive', '==', true).get();
    expect(now.docs.map((doc) => doc.id)).toEqual([id]);
  });

  test('the richer shape of mission and vision is taken under its own names', async () => {
    const richer = {
      missionStatement: 'M',
      visionStatement: 'V',
      missionTitle: 'Why',
      coreValues: [{ title: 'Care' }],
    };
    const { status, json } = await as(editor).create('mission-vision', richer);
    expect([status, json.mission, json.vision, json.coreValues[0].title]).toEqual([201, 'M', 'V', 'Care']);
    expect((await as(editor).remove(`mission-vision/${json.id}`, 1)).status).toBe(200);
  });

  test('words that stand in two editors are one: saved, refused when stale and undone together', async () => {
    const words = (text: string) => ({ en: text, ar: `${text} ع` });
    const versionOf = async (path: string) => Number((await stored(path))?.['version']);
    const [page, about, active] = ['pages/home', 'about/main', 'mission-vision/main-mission-vision'];
    const start = await Promise.all([page, about, active, 'hero/main', 'pages/about'].map(stored));
    const before = await versionOf('hero/main');
    const saved = await as(editor).change(page, await versionOf(page), { heroTitle: words('One') });
    expect(saved.status, saved.text).toBe(200);
    expect(await stored('hero/main')).toMatchObject({ title: words('One'), version: before + 1 });
    expect((await shownNow('/api/hero')).json.title).toBe('One');
    expect((await as(other).change('hero', before, { title: words('Stale') })).status).toBe(412);
    const [together] = await followed('hero/main');
    expect(together.changes.map(({ path }: { path: string }) => path)).toEqual(['hero/main']);

    await as(editor).change('hero', before + 1, { title: words('Two') });
    expect((await stored(page))?.['heroTitle']).toEqual(words('Two'));
    const us = { aboutTitle: words('Us'), aboutContent: '' };
    await as(editor).change('pages/about', await versionOf('pages/about'), us);
    expect((await stored(about))?.['title']).toEqual(words('Us'));
    expect((await stored('pages/about'))?.['aboutContent']).toEqual(start[1]?.['content']); // left empty, it stays as it is there
    await as(editor).change('about', await versionOf(about), { mission: words('Mission') });
    expect((await stored(active))?.['mission']).toEqual(words('Mission'));
    expect((await shownNow('/api/mission-vision')).json[0].mission).toBe('Mission');
    await as(editor).post('/api/mission-vision/mission-2024/activate');
    expect((await stored(about))?.['mission']).toEqual((await stored('mission-vision/mission-2024'))?.['mission']);

    const entries = (await as(editor).get(`/api/admin/activity?actor=${editor.id}`)).json.entries.slice(0, 5);
    for (const { id } of entries) expect((await as(editor).undo(id)).status).toBe(200);
    const now = await Promise.all([page, about, active, 'hero/main', 'pages/about'].map(stored));
    const fields = (all: typeof now) => all.map((one) => ({ ...one, version: 0, updatedAt: '' }));
    expect(fields(now)).toEqual(fields(start));
  });

  test('what editors write for search engines is what they are told', async () => {
    const head = async () => (await call('GET', `/about?fresh=${Date.now()}`)).text;
    const version = Number((await stored('pages/about'))?.['version']);
    const seo = { seoTitle: 'Who & why', seoDescription: 'In a sentence.', seoKeywords: 'cairo, planners' };
    const { json } = await as(editor).change('pages/about', version, seo);
    expect(json.version).toBe(version + 1);
    const html = await until(async () => {
      const found = await head();
      return found.includes('<title>Who &amp; why</title>') && found;
    });
    expect(html).toContain('<meta name="description" content="In a sentence.">');
    expect(html).toContain('<meta name="keywords" content="cairo, planners">');
    const [entry] = await followed('pages/about');
    await as(editor).undo(entry.id);
    await until(async () => !(await head()).includes('Who &amp; why'));
  });

  test('two pages cannot have one slug', async () => {
    const [home] = (await db().collection('pages').where('slug', '==', 'home').get()).docs;
    const { id: _id, version: _version, createdAt: _c, updatedAt: _u, ...fields } = home!.data();
    const answer = await as(editor).create('pages', fields);
    expect([answer.status, answer.json.error.fields]).toEqual([422, { slug: 'Another page has this slug' }]);
  });
});

describe('schedule', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

  test('a document is hidden and shown when the time comes, once, and a queued change can be cancelled', async () => {
    const { id } = (await as(editor).create('news', { title: 'Scheduled', content: 'x', isPublished: false })).json;
    const plan = (body: object) =>
      as(editor).post('/api/admin/schedule', { resource: 'news', documentId: id, ...body });
    expect((await plan({ isShown: true, at: '2020-01-01T00:00:00Z' })).json.error.fields).toEqual({
      at: 'Choose a time in the future',
    });
    const { json } = await plan({ isShown: true, at: tomorrow() });
    expect(await runSchedule()).toBe(0);
    expect(await runSchedule(Date.now() + 2 * 86_400_000)).toBe(1);
    expect(await runSchedule(Date.now() + 2 * 86_400_000)).toBe(0);
    expect((await stored(`news/${id}`))?.['isPublished']).toBe(true);
    await plan({ isShown: false, at: tomorrow() });
    const queued = (await as(viewer).get('/api/admin/schedule')).json as { id: string; by: string }[];
    expect(queued.find((one) => one.id === `news.${id}.hide`)?.by).toBe('Staff editor');
    expect((await call('DELETE', `/api/admin/schedule/news.${id}.hide`, { token: editor.token })).status).toBe(204);
    expect(await runSchedule(Date.now() + 2 * 86_400_000)).toBe(0);
    expect(json.id).toBe(`news.${id}.show`);
    expect((await plan({ isShown: true, at: tomorrow(), resource: 'statistics' })).status).toBe(400);
  });

  test('PANEL-09 what is scheduled is named in the reader’s language, in the list and in the activity', async () => {
    const title = { en: `Later ${Date.now()}`, ar: `لاحقًا ${Date.now()}` };
    const { id } = (await as(editor).create('news', { title, isPublished: false })).json;
    const path = `schedule/news.${id}.show`;
    for (const language of ['en', 'ar'] as const) {
      const headers = { 'accept-language': language };
      const body = { resource: 'news', documentId: id, isShown: true, at: tomorrow() };
      const made = await call('POST', '/api/admin/schedule', { token: editor.token, body, headers });
      expect([made.status, made.json.title]).toEqual([201, title[language]]);
      const queued = (await call('GET', '/api/admin/schedule', { token: viewer.token, headers })).json as {
        id: string;
        title: string;
      }[];
      expect(queued.find((one) => path.endsWith(one.id))?.title).toBe(title[language]);
      const activity = await call('GET', `/api/admin/activity?path=${path}`, { token: editor.token, headers });
      expect(activity.json.entries[0].changes[0].title).toBe(title[language]);
    }
    // What an earlier release queued has the English title alone.
    await db().doc(path).update({ title: title.en });
    const { json, status } = await call('GET', '/api/admin/schedule', {
      token: viewer.token,
      headers: { 'accept-language': 'ar' },
    });
    expect([status, json.find((one: { id: string }) => path.endsWith(one.id)).title]).toEqual([200, title.en]);
    await call('DELETE', `/api/admin/schedule/news.${id}.show`, { token: editor.token });
  });
});

test('every resource that can be hidden says by which flag', () => {
  const flags = Object.values(resources as Record<string, Resource>).map((one) => [one.name, visibilityField(one)]);
  expect(Object.fromEntries(flags)).toEqual({
    about: 'isActive',
    events: 'isPublished',
    experts: 'isActive',
    hero: 'isActive',
    initiatives: 'isActive',
    'mission-vision': 'isActive',
    news: 'isPublished',
    pages: 'isPublished',
    partners: 'isActive',
    programs: 'isActive',
    sdgs: 'isActive',
    settings: undefined,
    statistics: undefined,
    'success-stories': 'isPublished',
  });
});
