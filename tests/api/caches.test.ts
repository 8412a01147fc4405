import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { Visitor } from '../setup/sign-in';
import { until } from '../setup/store';
import { world } from '../setup/world';

/** By hand, from S39 and the facts about Hosting: what a shared cache may keep of ours, and what nobody may. */
const NOBODY = 'private, no-store';
const A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const A_DAY_HERE = 'private, max-age=86400';

type Role = 'pending' | 'approved' | 'viewer' | 'editor' | 'admin' | 'super_admin';
const people = {} as Record<Role, Person>;
let newsId = '';
let eventId = '';
beforeAll(async () => {
  for (const status of ['pending', 'approved'] as const) people[status] = await aMember(status);
  for (const role of ['viewer', 'editor', 'admin', 'super_admin'] as const) people[role] = await aStaff(role);
  newsId = (await call('GET', '/api/news')).json[0].id;
  eventId = (await call('GET', '/api/events')).json[0].id;
});

const bearer = (who: Role | undefined): Record<string, string> =>
  who ? { authorization: `Bearer ${people[who].token}` } : {};
/** Past the caches of the way, as a cache itself would ask. */
const atOrigin = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.functions}/${path.startsWith('/api') || path.startsWith('/media') ? 'api' : 'page'}${path}`, {
    redirect: 'manual',
    headers,
  });

/** Every question whose answer is for some people alone, by hand, with who may ask it. */
const PRIVATE: [path: () => string, who: Role[]][] = [
  [() => `/api/members/${people.pending.id}`, ['pending', 'admin']],
  [() => `/api/members/${people.approved.id}`, ['approved', 'admin']],
  [() => `/api/members/${people.approved.id}/data`, ['approved']],
  [() => `/api/members/${people.approved.id}/calendar`, ['approved']],
  [() => '/api/members?approved=1', ['approved', 'admin']],
  [() => '/api/members?status=pending', ['admin', 'super_admin']],
  [() => `/api/events/${eventId}/for-members`, ['approved']],
  [() => '/api/join-requests', ['admin']],
  [() => '/api/admin/me', ['viewer', 'editor', 'admin', 'super_admin']],
  [() => '/api/admin/dashboard', ['viewer', 'admin']],
  [() => '/api/admin/activity', ['editor', 'admin']],
  [() => '/api/admin/bin', ['viewer']],
  [() => '/api/admin/schedule', ['viewer']],
  [() => '/api/admin/bulk-jobs', ['viewer']],
  [() => '/api/admin/media', ['viewer']],
  [() => `/api/events/${eventId}/applications`, ['admin']],
  [() => '/api/submissions', ['admin']],
  [() => '/api/admin/newsletter', ['admin']],
  [() => '/api/admin/users', ['super_admin']],
  [() => '/api/admin/content/news', ['viewer', 'editor']],
  [() => '/api/admin/content-ids/news', ['viewer', 'editor']],
  [() => `/api/admin/documents/news?ids=${newsId}`, ['viewer', 'editor']],
  [() => `/api/admin/content/news/${newsId}`, ['viewer']],
  [() => '/api/admin/content/settings', ['editor']],
];
/** What everybody is answered alike. */
const PUBLIC = [
  () => '/api/home',
  () => '/api/client-config',
  () => '/api/news',
  () => `/api/news/${newsId}`,
  () => '/api/events',
  () => `/api/events/${eventId}`,
  () => '/api/experts',
  () => '/api/settings',
  () => '/api/partners/active',
];
const DRAWN = [
  () => '/',
  () => '/ar',
  () => '/events',
  () => `/events/${eventId}`,
  () => `/ar/events/${eventId}`,
  () => `/news/${newsId}`,
  () => '/experts',
  () => '/signup',
  () => '/newsletter',
];

describe('S39 what is for some people alone', () => {
  test('S39 is kept by no cache and never answered with 304, whatever the browser says that it has', async () => {
    const publicTag = (await call('GET', '/api/news')).headers.get('etag') ?? '';
    expect(publicTag).toMatch(/^"[\w-]{22}"$/);
    const wrong: string[] = [];
    for (const [pathOf, who] of PRIVATE)
      for (const role of who) {
        const path = pathOf();
        const ask = (known?: string) =>
          call('GET', path, { token: people[role].token, headers: known ? { 'if-none-match': known } : {} });
        const plain = await ask();
        const { headers } = plain;
        const made = headers.get('etag') ?? publicTag;
        const again = [await ask(`*, ${made}, W/${made}`)];
        // A tag of a version is what a change is based on; it keeps nothing.
        const tag = headers.get('etag') ?? '"0"';
        const isKept = headers.get('cache-control') !== NOBODY || !/^"\d+"$/.test(tag) || headers.has('last-modified');
        if (plain.status !== 200 || isKept)
          wrong.push(`${role} ${path}: ${plain.status} ${headers.get('cache-control')} ${headers.get('etag')}`);
        for (const { status, text } of again)
          if (status !== 200 || text.length < 2) wrong.push(`${role} ${path}: ${status} to a browser that has it`);
      }
    expect(wrong).toEqual([]);
  });

  test('S39 one person’s answer is no other’s: the same address says 401, 403 or something else to whoever asks next', async () => {
    const path = `/api/members/${people.pending.id}`;
    const own = await call('GET', path, { token: people.pending.token });
    expect(own.json.email).toContain('@');
    const tag = own.headers.get('etag') ?? '*';
    const others = [undefined, 'approved', 'viewer', 'editor'] as const;
    const answers: Response[] = [];
    for (const who of others)
      answers.push(await fetch(world.site + path, { headers: { ...bearer(who), 'if-none-match': tag } }));
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 403, 403]);
    for (const answer of answers) {
      expect([answer.headers.get('cache-control'), answer.headers.get('x-proxy-cache')]).toEqual([NOBODY, 'MISS']);
      expect(await answer.text()).not.toContain(own.json.email);
    }
    const me = async (role: Role) => (await call('GET', '/api/admin/me', { token: people[role].token })).json.role;
    expect([await me('viewer'), await me('super_admin'), await me('editor')]).toEqual([
      'viewer',
      'super_admin',
      'editor',
    ]);
  });

  test('S39 refusals, what is not there, and every answer to a write are kept by nobody', async () => {
    const { token } = people.approved;
    const answers = [
      await call('GET', '/api/members?approved=1'),
      await call('GET', '/api/members?approved=1', { token: people.pending.token }),
      await call('GET', '/api/news/there-is-none', { headers: { 'if-none-match': '*' } }),
      await call('GET', '/api/there-is-none'),
      await call('GET', '/api/events?page=0'),
      await call('PATCH', '/api/events'),
      await call('GET', '/news/there-is-none'),
      await call('GET', '/there-is-none'),
      await call('GET', `/media/${'0'.repeat(32)}.jpg`),
      await call('GET', '/api/health?caller=1'),
      await call('PUT', `/api/members/${people.approved.id}`, { token, body: { title: 'Kept by nobody' } }),
      await call('POST', '/api/draft-key', { token, body: {} }),
      await call('POST', '/api/newsletter', { body: {} }),
      await call('POST', '/api/newsletter', { raw: '{', headers: { 'content-type': 'application/json' } }),
      await call('POST', '/api/auth/session', { body: {} }),
      await call('GET', '/api/auth/linkedin/start'),
      await call('GET', '/api/auth/linkedin/callback?state=x&code=y'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      401, 403, 404, 404, 422, 405, 404, 404, 404, 200, 200, 200, 422, 400, 400, 302, 302,
    ]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => NOBODY));
    expect(answers.filter(({ headers }) => headers.has('etag'))).toEqual([]);
  });

  test('S39 the exchange for a session is kept by nobody, and its cookie comes with answers of that kind alone', async () => {
    const visitor = new Visitor();
    await visitor.signIn('new', `cached-${randomUUID().slice(0, 8)}`);
    const headers = { 'content-type': 'application/json', origin: world.site, cookie: visitor.cookie ?? '' };
    const answer = await fetch(`${world.site}/api/auth/session`, { method: 'POST', headers, body: '{}' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, NOBODY]);
    for (const path of [...PUBLIC, ...DRAWN].map((one) => one()))
      expect((await atOrigin(path, { cookie: headers.cookie })).headers.has('set-cookie'), path).toBe(false);
  });

  test('S39 a member’s photo is in no shared cache', async () => {
    const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
    const create = { width: 30, height: 30, channels: 3 as const, background: '#777', noise };
    const raw = new FormData();
    raw.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'me.jpg');
    const sent = await call('POST', '/api/upload', { token: people.approved.token, raw });
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, NOBODY]);
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await fetch(world.site + String(sent.json.url));
      expect([headers.get('cache-control'), headers.get('x-proxy-cache')]).toEqual([A_DAY_HERE, 'MISS']);
    }
  });
});

describe('S39 what everybody is answered alike', () => {
  test('S39 it is the same to the byte for a visitor and a member, and for staff where they have nothing of their own to read', async () => {
    for (const path of PUBLIC.map((one) => one())) {
      const asked = [undefined, 'pending', 'approved', 'editor', 'super_admin'] as const;
      const visitors = await atOrigin(path);
      const isContent = !/home|client-config|active/.test(path);
      const toMembers = path === `/api/events/${eventId}`;
      const text = await visitors.text();
      const tag = visitors.headers.get('etag');
      expect(tag, path).toMatch(/^"[\w-]{22}"$/);
      expect(visitors.headers.get('vary'), path).toMatch(/authorization/i);
      for (const who of asked) {
        const answer = await atOrigin(path, { ...bearer(who), 'accept-language': 'ar' });
        // Staff read at the specified addresses what is stored, approved members the registration link: nobody keeps it.
        const isMore = (isContent && (who === 'editor' || who === 'super_admin')) || (toMembers && who === 'approved');
        if (isMore) {
          expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, NOBODY]);
          continue;
        }
        expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')], path).toEqual([
          200,
          A_MINUTE,
          tag,
        ]);
        expect((await answer.text()) === text, path).toBe(true);
      }
    }
  });

  test('S39 a browser that has it is told so, and what is another language’s, another page’s or of another document it has not', async () => {
    const tagOf = async (path: string) => (await atOrigin(path)).headers.get('etag') ?? '';
    const tag = await tagOf(`/api/news/${newsId}`);
    const asked = (path: string, known: string) => atOrigin(path, { 'if-none-match': known });
    const same = await asked(`/api/news/${newsId}`, `"other", W/${tag}`);
    expect([same.status, await same.text(), same.headers.get('cache-control'), same.headers.get('etag')]).toEqual([
      304,
      '',
      A_MINUTE,
      tag,
    ]);
    for (const path of [`/api/news/${newsId}?lang=ar`, '/api/news', `/api/events/${eventId}`, '/api/home'])
      expect([path, (await asked(path, tag)).status]).toEqual([path, 200]);
    expect((await asked('/api/news?lang=ar', await tagOf('/api/news?lang=en'))).status).toBe(200);
    // A star means: whatever there is. There may be nothing, so it is answered as if it were not said.
    expect((await asked(`/api/news/${newsId}`, '*')).status).toBe(200);
  });

  test('S39 pages are drawn for everybody: who is signed in gets a visitor’s to the byte, and nothing says 304 of them', async () => {
    for (const path of DRAWN.map((one) => one())) {
      const session = { cookie: `__session=${randomUUID()}` };
      const asked = [{}, bearer('approved'), bearer('super_admin'), session, { 'if-none-match': '*' }];
      const texts = new Set<string>();
      for (const headers of asked) {
        const answer = await atOrigin(path, headers);
        expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, A_MINUTE]);
        // When it was drawn stands in it, and nothing else that differs.
        texts.add((await answer.text()).replace(/(?<="page-data">\{"at":)\d+/, 'then'));
      }
      expect([path, texts.size]).toEqual([path, 1]);
      expect([...texts][0]).toMatch(/<div id="root"><[\s\S]*"page-data">\{"at":then,/);
    }
  });

  test('S39 the areas of who is signed in are one empty page, whoever asks, that browsers ask for again each time', async () => {
    const areas = ['/profile', '/members', '/complete-profile', '/welcome', '/admin', '/admin/users', '/ar/members'];
    const [first, ...rest] = await Promise.all(
      areas.flatMap((path) =>
        [{}, bearer('approved'), bearer('admin')].map(async (headers) => {
          const answer = await fetch(world.site + path, { headers });
          return [answer.headers.get('cache-control'), await answer.text()];
        }),
      ),
    );
    expect(first?.[0]).toBe('public, max-age=0, must-revalidate');
    expect(first?.[1]).toContain('<div id="root"></div>');
    for (const one of rest) expect(one).toEqual(first);
  });
});

describe('S23 S39 what was taken off the site', () => {
  test('S23 S39 is not given again with 304, nor is a list or a page that held it', async () => {
    const { token } = people.editor;
    const words = `Taken back ${randomUUID()}`;
    const body = { title: { en: words, ar: words }, publishDate: '2031-01-01T00:00:00.000Z', isPublished: true };
    const { id, version } = (await call('POST', '/api/news', { token, body })).json;
    const path = `/api/news/${id}`;
    await until(async () => (await atOrigin(path)).status === 200);
    await until(async () => (await (await atOrigin('/api/news')).text()).includes(words));
    await until(async () => (await (await atOrigin('/news')).text()).includes(words));
    const [one, list] = [await atOrigin(path), await atOrigin('/api/news')];
    const [tag, listTag] = [one, list].map(({ headers }) => headers.get('etag') ?? '');
    const known = { 'if-none-match': `${tag}, ${listTag}` };
    expect([(await atOrigin(path, known)).status, (await atOrigin('/api/news', known)).status]).toEqual([304, 304]);

    const headers = { 'if-match': `"${version}"` };
    expect((await call('PUT', path, { token, body: { isPublished: false }, headers })).status).toBe(200);
    // At once for the staff, who ask past the memory of the server.
    const fresh = await call('GET', `${path}?fresh=${randomUUID().slice(0, 20)}`, { token, headers: known });
    expect([fresh.status, fresh.headers.get('cache-control'), fresh.text.includes(words)]).toEqual([
      404,
      NOBODY,
      false,
    ]);
    expect((await shownNow('/api/news')).text).not.toContain(words);
    await until(async () => (await atOrigin(path)).status === 404);
    expect((await atOrigin(path, known)).status).toBe(404);
    await until(async () => !(await (await atOrigin('/api/news')).text()).includes(words));
    const listed = await atOrigin('/api/news', known);
    expect([listed.status, (await listed.text()).includes(words)]).toEqual([200, false]);
    await until(async () => (await atOrigin(`/news/${id}`)).status === 404);
    const page = await atOrigin(`/news/${id}`, known);
    expect([page.status, page.headers.get('cache-control'), (await page.text()).includes(words)]).toEqual([
      404,
      NOBODY,
      false,
    ]);
    await until(async () => !(await (await atOrigin('/news')).text()).includes(words));

    // Shown again it says when it was changed last: a browser that has the one of before is given this one.
    const again = await call('PUT', path, { token, body: { isPublished: true }, headers: { 'if-match': '"2"' } });
    expect(again.status).toBe(200);
    await until(async () => (await atOrigin(path)).status === 200);
    expect((await atOrigin(path, known)).status).toBe(200);
    await call('DELETE', path, { token, headers: { 'if-match': '"3"' } });
  });
});
