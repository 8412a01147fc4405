import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { SpecifiedClient } from '../setup/specified-client';
import { CONTENT, SINGLE } from './specified-content';

type Data = Record<string, unknown>;

let editor: Person;
let staff: SpecifiedClient;
let picture = '';
beforeAll(async () => {
  editor = await aStaff('editor');
  staff = new SpecifiedClient(editor.token);
  const create = { width: 60, height: 40, channels: 3 as const, background: '#245' };
  picture = await staff.upload(
    new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: 'image/jpeg' }),
    'a.jpg',
  );
});

const names = (list: string) => list.split(/\s+/).filter(Boolean);
const lacking = (document: Data, list: string) => names(list).filter((name) => !(name in document));
const idsOf = (documents: Data[]) => documents.map(({ id }) => id);

describe.each(Object.entries(CONTENT))('SPEC-655 SPEC-684 %s as the specified client has them', (_, content) => {
  test('made, found in the list, read, changed, emptied with null, removed', async () => {
    const { path, fields, unseen = '', optional } = content;
    const sent = content.sends(picture);
    const expected = { ...sent, ...content.answers };
    const made = await staff.post(path, sent);
    expect(made).toMatchObject({ ...expected, id: expect.any(String) as unknown });
    const address = `${path}/${String(made['id'])}`;

    const read = await staff.get(address);
    expect([lacking(read, fields), read]).toEqual([[], expect.objectContaining(expected)]);
    expect(idsOf(await staff.get<Data[]>(path))).toContain(made['id']);
    const { json: seen } = await shownNow(address);
    if (sent['isActive'] !== false) expect(lacking(seen, fields)).toEqual(names(unseen));

    // A form sends all of what it read, with one thing changed.
    const [text = ''] = names('title name personName mission').filter((name) => typeof sent[name] === 'string');
    const other = text === '' ? { missionStatement: 'Another' } : { [text]: 'Another' };
    expect(await staff.put(address, { ...read, ...other })).toMatchObject({ ...expected, ...other, ...alias(other) });

    const emptied = Object.fromEntries(names(optional).map((name) => [name, null]));
    const after = await staff.put(address, { ...(await staff.get(address)), ...emptied });
    const defaults = content.defaults;
    for (const name of names(optional))
      if (Object.hasOwn(defaults, name)) expect([name, after[name]]).toEqual([name, defaults[name]]);
      else expect([name, after[name], holdsNothing(after[name])]).toEqual([name, after[name], true]);
    await staff.remove(address);
    await expect(staff.get(address)).rejects.toThrow(`GET ${address} failed with 404`);
  });

  test('says as little as it may: the specified defaults', async () => {
    const made = await staff.post(content.path, content.least);
    const address = `${content.path}/${String(made['id'])}`;
    expect(await staff.get(address)).toMatchObject(content.defaults);
    await staff.remove(address);
  });
});

/** What is answered of a field that holds nothing. */
const holdsNothing = (value: unknown) => ['null', '""', '0', '[]'].includes(JSON.stringify(value));
/** The other name of what was changed. */
const alias = (changed: Data): Data => ('missionStatement' in changed ? { mission: changed['missionStatement'] } : {});

describe.each(Object.entries(SINGLE))('SPEC-655 SPEC-684 %s as the specified client has it', (_, content) => {
  test('read, changed and put back', async () => {
    const { path, id, fields, changes } = content;
    const before = await staff.get(path);
    expect(lacking(before, fields)).toEqual([]);
    if (id) expect(before['id']).toBe(id);
    expect(lacking((await shownNow(path)).json as Data, fields)).toEqual([]);
    const after = await staff.put(path, { ...before, ...changes, lastUpdated: new Date().toISOString() });
    for (const [name, value] of Object.entries(changes)) expect([name, after[name]]).toEqual([name, value ?? '']);
    const modified = Date.parse(String(after['lastModified']));
    expect(modified).toBeGreaterThan(Date.parse(String(before['lastModified'])));
    await staff.put(path, before);
    const { lastModified: _a, updatedAt: _b, lastUpdated: _c, version: _d, ...again } = await staff.get(path);
    expect(before).toMatchObject(again);
  });
});

test('SPEC-436 SPEC-449 SPEC-685 pages carry their content as a map, the impact page as a text', async () => {
  const pages = await staff.get<Data[]>('/api/pages');
  const about = pages.find(({ slug }) => slug === 'about') ?? {};
  const content = about['content'] as Data;
  expect(Object.keys(content)).toEqual(['heroTitle', 'heroSubtitle', 'aboutTitle', 'aboutContent']);
  const address = `/api/pages/${String(about['id'])}`;
  const { heroTitle } = content;
  const send = async (words: unknown) => {
    const { slug, title, seoTitle, seoDescription, seoKeywords } = await staff.get(address);
    const body = { slug, title, content: { ...content, heroTitle: words }, seoTitle, seoDescription, seoKeywords };
    return staff.put(address, { ...body, isPublished: true });
  };
  expect((await send('Changed by the client'))['content']).toEqual({ ...content, heroTitle: 'Changed by the client' });
  expect((await shownNow('/api/pages/about')).json.content.heroTitle).toBe('Changed by the client');
  await expect(send('')).rejects.toThrow(/422.*"content\.heroTitle":"Hero title is required"/);
  await send(heroTitle);

  const impact = await staff.get('/api/pages/impact');
  expect([
    typeof impact['content'],
    lacking(impact, 'title subtitle content seoTitle seoDescription isPublished'),
  ]).toEqual(['string', []]);
  const { content: text, subtitle } = impact;
  const changed = await staff.put('/api/pages/impact', { ...impact, subtitle: 'Stories', content: 'A text' });
  expect([changed['content'], changed['subtitle']]).toEqual(['A text', 'Stories']);
  await staff.put('/api/pages/impact', { ...changed, content: text, subtitle });
});

test('a page with a slug of its own is made with a content map, as the pages editor sends it', async () => {
  const content = { heroTitle: 'H', heroSubtitle: 'S', aboutTitle: '', aboutContent: '' };
  const seo = { seoTitle: 'T', seoDescription: 'D', seoKeywords: '' };
  const slug = `client-${Date.now()}`;
  const made = await staff.post('/api/pages', { slug, title: 'P', content, ...seo, isPublished: true });
  expect(made).toMatchObject({ slug, title: 'P', content, ...seo, isPublished: true });
  expect(lacking(made, 'id lastModified')).toEqual([]);
  const address = `/api/pages/${String(made['id'])}`;
  await staff.get(address);
  await staff.remove(address);
});

describe('SPEC-709 SPEC-734 lists', () => {
  test('staff find all of them where visitors find what is shown; active=1 is what is shown', async () => {
    const hidden = await staff.post('/api/experts', { name: 'Hidden', position: 'X', isActive: false });
    const entry = await staff.post('/api/mission-vision', { mission: 'M', vision: 'V', isActive: false });
    const draft = await staff.post('/api/events', { title: 'A draft', isPublished: false });
    const partner = await staff.post('/api/partners', { name: 'Hidden', isActive: false });
    const all = {
      '/api/experts': hidden['id'],
      '/api/mission-vision': entry['id'],
      '/api/events': draft['id'],
      '/api/partners': partner['id'],
    };
    const member = new SpecifiedClient((await aMember('approved')).token);
    for (const [path, id] of Object.entries(all)) {
      expect(idsOf(await staff.get<Data[]>(path)), path).toContain(id);
      for (const visitor of [new SpecifiedClient(), member]) {
        expect(idsOf(await visitor.get<Data[]>(path)), path).not.toContain(id);
        await expect(visitor.get(`${path}/${String(id)}`)).rejects.toThrow('404');
      }
    }
    for (const path of ['/api/experts?active=1', '/api/partners/active'])
      expect(idsOf(await staff.get<Data[]>(path))).not.toContain(
        path.includes('experts') ? hidden['id'] : partner['id'],
      );
    for (const [path, id] of Object.entries(all)) {
      await staff.get(`${path}/${String(id)}`);
      await staff.remove(`${path}/${String(id)}`);
    }
  });

  test('what staff are answered there is kept by nobody and given to nobody else', async () => {
    const { headers, text } = await call('GET', '/api/experts', { token: editor.token });
    expect([headers.get('cache-control'), headers.get('x-proxy-cache')]).toEqual(['private, no-store', 'MISS']);
    expect(text).toContain('"email"');
    const visitors = await call('GET', '/api/experts');
    expect(visitors.headers.get('vary')).toContain('Authorization');
    expect(visitors.text).not.toContain('"email"');
    expect((await call('GET', '/api/experts', { token: editor.token })).text).toContain('"email"');
  });
});

describe('ETag and If-Match', () => {
  test('the tag of what was read is what a change takes; a strange one is 412, a missing one 428', async () => {
    const made = await call('POST', '/api/partners', { token: editor.token, body: { name: 'Tagged' } });
    const address = `/api/partners/${made.json.id}`;
    const tagOf = async (path: string) => (await call('GET', path, { token: editor.token })).headers.get('etag') ?? '';
    expect([made.headers.get('etag'), await tagOf(`/api/admin/content/partners/${made.json.id}`)]).toEqual([
      await tagOf(address),
      await tagOf(address),
    ]);
    const put = async (headers: Record<string, string>) =>
      call('PUT', address, { token: editor.token, body: { name: 'Changed' }, headers });
    const visitors = (await shownNow(address)).headers.get('etag') ?? '';
    expect(visitors).toMatch(/^"[\w-]{22}"$/);
    for (const strange of ['"99"', '"somebody’s"', visitors, 'W/"x"', '"1", "99"'].filter((tag) =>
      /^[ -~]*$/.test(tag),
    ))
      expect([strange, (await put({ 'if-match': strange })).status]).toEqual([strange, 412]);
    expect((await put({})).status).toBe(428);
    const first = await put({ 'if-match': await tagOf(address) });
    expect([first.status, first.json.name]).toEqual([200, 'Changed']);
    expect((await put({ 'if-match': first.headers.get('etag') ?? '' })).status).toBe(200);
    expect((await put({ 'if-match': first.headers.get('etag') ?? '' })).status).toBe(412);
    const headers = { 'if-match': await tagOf(address) };
    expect((await call('DELETE', address, { token: editor.token, headers })).status).toBe(200);
  });
});

describe('one client writes in one language', () => {
  test('what stands in the other language stays, in texts, lists and groups, and comes back in it', async () => {
    const both = (en: string, ar: string) => ({ en, ar });
    const body = {
      title: both('Evening', 'أمسية'),
      tags: [both('pricing', 'تسعير'), both('cairo', 'القاهرة')],
      speakers: [{ name: both('Mona', 'منى'), title: both('Planner', 'مخططة') }],
    };
    const { json } = await call('POST', '/api/events?lang=both', { token: editor.token, body });
    expect(json.title).toEqual(body.title);
    const address = `/api/events/${json.id}`;
    const read = await staff.get(address);
    await staff.put(address, { ...read, title: 'Evening two', tags: ['cairo', 'new'] });
    const arabic = await new SpecifiedClient(editor.token).get(`${address}?lang=ar`);
    expect(arabic).toMatchObject({
      title: 'أمسية',
      tags: ['القاهرة', 'new'],
      speakers: [{ name: 'منى', title: 'مخططة' }],
    });
    await staff.remove(address);
  });
});
