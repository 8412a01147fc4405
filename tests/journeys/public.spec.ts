import { BUDGET } from '../../tools/measure/budget';
import { firstView } from '../../tools/measure/first-view';
import { PUBLIC_ROUTES } from '../../tools/measure/routes';
import { share } from '../setup/share';
import { expect, test } from './journey';
import { aPage, unique } from './people';
import { inspect } from './inspect';

const WITH_PARAMETERS = ['/events?q=pricing&type=Workshop', '/signup?error=cancelled'];

test('a crawl from the home page meets every route in both languages: nothing dead, nothing outside, no error', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  const known = new Set<string>(['/']);
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const [, found = ''] of html.matchAll(/<a[^>]+href="(\/[^"#?]*)/g)) {
      if (found.startsWith('/api/') || known.has(found)) continue;
      known.add(found);
      queue.push(found);
    }
  }
  for (const [turn, route] of [...PUBLIC_ROUTES, ...WITH_PARAMETERS].entries()) {
    const arabic = `/ar${route === '/' ? '' : route}`;
    for (const path of [route, arabic])
      if (route !== '/newsletter' && !route.includes('?')) expect([...known]).toContain(path); // reached from our mails alone
    // By day each page is opened in one language.
    for (const path of share([route, arabic], { turn, among: 2 })) {
      const seen = await firstView(page, process.env['SITE_URL'] + path);
      expect(seen.errors, path).toEqual([]);
      expect(seen.outside, path).toEqual([]);
      expect(seen.firebase, path).toEqual([]);
      expect(seen.api.length, `${path} ${seen.api.join()}`).toBeLessThanOrEqual(BUDGET.apiCalls);
      expect(seen.redrawn, `${path} drawn by the server and thrown away`).toBe(0);
      // What really moves, moves every time; a busy machine shows one now and then.
      const again = seen.shifts > BUDGET.shifts ? await firstView(page, process.env['SITE_URL'] + path) : seen;
      expect(again.shifts, `${path} shifts ${again.moved.join()}`).toBeLessThanOrEqual(BUDGET.shifts);
      const most = BUDGET.scriptBytes + (route.includes('?q=') ? BUDGET.searchBytes : 0);
      expect(seen.scriptBytes, `${path} script bytes`).toBeLessThanOrEqual(most);
    }
  }
});

test('public pages are accessible and never scroll sideways', async ({ browser }) => {
  test.setTimeout(400_000);
  await inspect(await aPage(browser, { reducedMotion: 'reduce' }), [...PUBLIC_ROUTES]);
});

test('without scripts a page shows its text, title and data; drafts and unknown addresses are 404', async ({
  request,
  site,
}) => {
  await site.take();
  const title = { en: 'Pricing after a devaluation', ar: 'التسعير بعد التعويم' };
  const said = { en: 'Unit mix, payment plans', ar: 'مزيج الوحدات وخطط السداد' };
  for (const [path, words, name, description] of [
    ['/', 'Learn the city from the people building it', 'Nexus', ''],
    ['/ar', 'اعرف المدينة ممن يبنونها', 'نكسس', ''],
    ['/events/pricing-after-devaluation', 'Three price lists', title.en, said.en],
    ['/ar/events/pricing-after-devaluation', 'ثلاث قوائم أسعار', title.ar, said.ar],
  ] as const) {
    const html = await (await request.get(`${path}?${unique('fresh')}`)).text();
    expect(html).toContain(words);
    expect(/<title>([^<]+)/.exec(html)?.[1], path).toContain(name);
    const told = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(told.length, path).toBeGreaterThan(20);
    expect(told, path).toContain(description);
    expect(html).toMatch(/<link rel="canonical"/);
    expect(html).toMatch(/hreflang="ar"/);
    expect(html).toContain('application/ld+json');
    expect(html).not.toContain('tickets.test');
  }
  const missing = await Promise.all(
    ['/events/draft-event', '/events/nothing', '/stories/nothing', '/nothing'].map((path) => request.get(path)),
  );
  expect(missing.map((response) => response.status())).toEqual([404, 404, 404, 404]);
  expect(missing.every((response) => response.headers()['cache-control'] === 'private, no-store')).toBe(true);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const shown of ['/events/pricing-after-devaluation<', '/ar/events/pricing-after-devaluation', '/experts<'])
    expect(sitemap).toContain(shown);
  expect(sitemap).not.toContain('draft-event');
});

test('a link to an event or a story has a picture of its own for networks, in the language of the link', async ({
  request,
}) => {
  const pictureOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replace(/&amp;/g, '&') ?? '';
    const answer = await request.get(new URL(address).pathname + new URL(address).search);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    return answer.body();
  };
  const pictures: Buffer[] = [];
  for (const path of [
    '/events/pricing-after-devaluation',
    '/ar/events/pricing-after-devaluation',
    '/stories/story-1',
    '/',
  ])
    pictures.push(await pictureOf(path));
  for (const picture of pictures) expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(4);
  expect((await request.get('/media/cards/event/draft-event')).status()).toBe(404);
});
