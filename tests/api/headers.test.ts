import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../tools/local/paths';
import { aMember, aStaff } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

/** What S38 asks of every answer, by hand. */
const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

interface Asked {
  path: string;
  status: number;
  init?: RequestInit;
}
const at = (path: string, status = 200, init: RequestInit = {}): Asked => ({ path, status, init });
const firstOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(ROOT, 'web/dist', folder), { recursive: true, encoding: 'utf8' }).find((name) => pattern.test(name));

const json = { 'content-type': 'application/json', origin: world.site };
const kinds: Record<string, () => Asked[]> = {
  'pages that a function draws': () =>
    ['/', '/events', '/experts', '/about', '/join', '/impact', '/stories', '/programs', '/news', '/newsletter']
      .concat(['/privacy', '/terms', '/cookies', '/signup', `/events/${ids.event}`, '/ar', '/ar/events', '/ar/signup'])
      .map((path) => at(path)),
  'areas that the browser draws': () =>
    [
      '/profile',
      '/complete-profile',
      '/members',
      '/members/m-1',
      '/my-events',
      '/welcome',
      '/mails',
      '/confirm-address',
      '/admin',
      '/admin/login',
    ]
      .concat(['/admin/users', '/admin/content/events/x', '/shell.html'])
      .flatMap((path) => (path === '/shell.html' ? [path] : [path, `/ar${path}`]))
      .map((path) => at(path)),
  'addresses that are none': () => [
    at('/no-such-page', 404),
    at('/ar/no/such/page', 404),
    at('/assets/no-such.js', 404),
    at('/fonts/no-such.woff2', 404),
    at('/.env', 404),
    at('/api/no-such-route', 404),
    at('/media/no-such-picture.jpg', 404),
    at('/events/no-such-event', 404),
  ],
  'answers of the API': () => [
    at('/api/health'),
    at('/api/events'),
    at(`/api/events?fresh=${randomUUID().slice(0, 20)}`, 304, { headers: { 'if-none-match': ids.etag } }),
    at('/api/members?approved=1', 200, { headers: ids.member }),
    at('/api/members?approved=1', 401),
    at('/api/members?approved=1', 403, { headers: ids.pending }),
    at('/api/events', 405, { method: 'PATCH', headers: json }),
    at('/api/newsletter', 422, { method: 'POST', headers: json, body: '{}' }),
    at('/api/newsletter', 400, { method: 'POST', headers: json, body: '{' }),
    at('/api/newsletter', 415, { method: 'POST', headers: { origin: world.site }, body: 'x' }),
    at('/api/newsletter', 403, { method: 'POST', headers: { ...json, origin: 'https://evil.test' }, body: '{}' }),
    at('/api/auth/sign-out', 204, { method: 'POST', headers: { ...json, ...ids.leaver }, body: '{}' }),
    at('/api/upload', 401, { method: 'POST', headers: { origin: world.site }, body: new FormData() }),
  ],
  redirects: () => [
    at('/api/auth/linkedin/start', 302),
    at(`/api/auth/linkedin/callback?state=${'x'.repeat(43)}&code=y`, 302),
    at(`/media/cards/event/${ids.event}`, 301),
    at(`/ar/${ids.moved}`, 301),
  ],
  downloads: () => [at(`/api/members/${ids.memberId}/data`, 200, { headers: ids.member })],
  pictures: () => [at(ids.picture), at(`${ids.picture.replace(/\.jpg$/, '')}@304.webp`), at(ids.card)],
  'files of Hosting': () => [
    at(`/assets/${firstOf('assets', /\.js$/)}`),
    at(`/assets/${firstOf('assets', /\.css$/)}`),
    at(`/fonts/${firstOf('fonts', /\.woff2$/)}`),
    at(`/pictures/${firstOf('pictures', /\.(jpg|webp|svg|png)$/)}`),
    ...readdirSync(join(ROOT, 'web/dist'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => at(`/${name}`)),
    at('/sitemap.xml'),
  ],
};

const ids = {
  event: '',
  etag: '',
  card: '',
  picture: '',
  memberId: '',
  member: {},
  pending: {},
  leaver: {},
  moved: '',
};

/** What the site has only once is given back. */
const onTestsEnd: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const work of onTestsEnd) await work();
});

const ask = (path: string, init: RequestInit = {}) => fetch(world.site + path, { redirect: 'manual', ...init });

beforeAll(async () => {
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const [member, editor] = [await aMember('approved'), await aStaff('editor')];
  Object.assign(ids, { memberId: member.id, member: bearer(member) });
  Object.assign(ids, { pending: bearer(await aMember('pending')), leaver: bearer(await aMember('pending')) });
  // Past what the way keeps of it, as the question with this tag will be.
  const events = await ask(`/api/events?fresh=${randomUUID().slice(0, 20)}`);
  ids.etag = events.headers.get('etag') ?? '';
  ids.event = ((await events.json()) as { id: string }[])[0]?.id ?? '';
  ids.card = (await ask(`/media/cards/event/${ids.event}`)).headers.get('location') ?? '';
  const form = new FormData();
  const create = { width: 700, height: 500, channels: 3 as const, background: `#${randomUUID().slice(0, 6)}` };
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'headers.jpg');
  const headers = { ...bearer(editor), origin: world.site };
  const uploaded = await ask('/api/upload', { method: 'POST', headers, body: form });
  ids.picture = ((await uploaded.json()) as { url: string }).url;
  await aMovedPage({ ...bearer(editor), ...json });
});

/** A page whose slug was changed to one that has an address on the site, so that its earlier address leads there. */
async function aMovedPage(headers: Record<string, string>): Promise<void> {
  ids.moved = `of-old-${randomUUID().slice(0, 8)}`;
  const words = { heroTitle: 'a', heroSubtitle: 'b', seoTitle: 'c', seoDescription: 'd' };
  const page = { ...words, slug: ids.moved, title: 'Moved', isPublished: true };
  const made = await ask('/api/pages', { method: 'POST', headers, body: JSON.stringify(page) });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id, version } = (await made.json()) as { id: string; version: number };
  const body = JSON.stringify({ slug: 'cookies' });
  const moved = await ask(`/api/pages/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${version}"` },
    body,
  });
  expect(moved.status).toBe(200);
  onTestsEnd.push(() =>
    ask(`/api/pages/${id}`, { method: 'DELETE', headers: { ...headers, 'if-match': `"${version + 1}"` } }),
  );
  await until(async () => (await ask(`/ar/${ids.moved}?${randomUUID()}`)).status === 301);
}

const TEXT = /^(text\/|application\/(json|javascript|xml))/;

/** What is wrong with the headers of an answer, in words. */
function faultsOf({ status, headers }: Response, wanted: number): string[] {
  const faults = status === wanted ? [] : [`status ${status} instead of ${wanted}`];
  for (const [name, value] of Object.entries(EVERYWHERE))
    if (headers.get(name) !== value) faults.push(`${name}: ${headers.get(name)}`);
  const policy = headers.get('content-security-policy') ?? '';
  const parts = policy.split('; ');
  const says = (...wantedParts: string[]) => wantedParts.every((part) => parts.includes(part));
  const isShut = says("default-src 'none'") || says("object-src 'none'");
  if (!isShut || !says("frame-ancestors 'none'", "base-uri 'none'")) faults.push(`policy: ${policy}`);
  if (/(script-src|default-src)[^;]*('unsafe|\*|data:)/.test(policy)) faults.push(`policy lets scripts in: ${policy}`);
  const type = headers.get('content-type') ?? '';
  if (TEXT.test(type) && !/charset=utf-8/i.test(type)) faults.push(`content-type: ${type}`);
  return faults;
}

describe('SEC-15 S37 S38 every kind of address', () => {
  test.each(Object.keys(kinds))('SEC-15 S37 S38 %s', async (kind) => {
    const faults: Record<string, string[]> = {};
    for (const { path, status, init } of kinds[kind]?.() ?? []) {
      const found = faultsOf(await ask(path, init), status);
      if (found.length > 0) faults[`${init?.method ?? 'GET'} ${path} → ${status}`] = found;
    }
    expect(faults, JSON.stringify(faults, null, 1)).toEqual({});
  });

  test('SEC-15 functions say so themselves, without Hosting in front of them', async () => {
    const faults: Record<string, string[]> = {};
    for (const path of ['/api/api/health', '/api/api/nothing', '/page/', '/page/nothing', '/upload/api/upload']) {
      const answer = await fetch(`${world.functions}${path}`);
      const found = faultsOf(answer, answer.status);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
});

test('OPS-05 what browsers and robots ask for by themselves is there, and is no page', async () => {
  const robots = await ask('/robots.txt');
  expect([robots.status, robots.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/plain']);
  expect(await robots.text()).toMatch(/^User-agent: \*\n/);
  const icon = await ask('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/.*icon/)]);
  const bytes = new Uint8Array(await icon.arrayBuffer());
  expect([...bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  const map = await ask('/sitemap.xml');
  expect([map.status, (await map.text()).includes('<urlset')]).toEqual([200, true]);
});

test('every page names the version of the product', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  for (const path of ['/', '/ar/events', '/admin/login'])
    expect(await (await fetch(world.site + path)).text(), path).toContain(
      `<meta name="generator" content="Nexus ${version}">`,
    );
});

test('SEC-15 the one list of headers is what Hosting says too', async () => {
  const { SECURITY_HEADERS } = await import('../../functions/src/headers');
  expect(SECURITY_HEADERS).toEqual(EVERYWHERE);
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  const all = hosting.headers.filter(({ source }) => source === '**').flatMap(({ headers }) => headers);
  expect(Object.fromEntries(all.map(({ key, value }) => [key.toLowerCase(), value]))).toEqual(EVERYWHERE);
});
