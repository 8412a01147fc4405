import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@nexus/domain/bilingual';
import { resources, type ResourceKey } from '@nexus/domain/resources/index';
import { addressOf } from '../address';
import { config, isEmulated } from '../config';
import { inTime } from '../deadline';
import { withSecurity } from '../headers';
import { log, traceOf } from '../log';
import { metered } from '../store/meter';
import { movedTo, publishedIds } from '../store/published';
import { countView } from '../store/traffic';
import { headOf } from './head';
import { keptPage, sentAs, type Drawn, type Sent } from './kept-pages';
import { policyFor } from './policy';
import { PAGES, pageData, type PageRoute } from './routes';

/** The web's server build and its page, copied beside the functions' bundle when that is built. */
interface Renderer {
  render(given: {
    path: string;
    search: string;
    language: Language;
    data: Record<string, unknown>;
  }): Promise<{ html: string; state: string }>;
}
const FOLDER = join(import.meta.dirname, 'page');
let loading: Promise<{ renderer: Renderer; template: string; policy: string }> | undefined;

const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** So long the content may take, and drawing it; then the browser gets the empty page and asks by itself. Milliseconds. */
const PATIENCE = 4_000;

/** Answers every public address with its screen as HTML; what is not one gets a real 404. */
export async function servePage(url: string, acceptEncoding = ''): Promise<Sent> {
  const { pathname, search } = new URL(`http://page${url.startsWith('/') ? url : `/${url}`}`);
  const { language, path } = split(pathname);
  const isPage = path !== '/sitemap.xml';
  const { result, meter } = await metered(async () =>
    isPage
      ? keptPage(`${language} ${path}${search}`, async () => drawn(await page(path, search, language)))
      : drawn(await sitemap().catch(later)),
  );
  if (isPage && result.status === 200) await countView(meter.reads);
  const sent = sentAs(result, acceptEncoding);
  const usage = isEmulated() && { 'x-firestore-usage': `reads=${meter.reads} writes=${meter.writes}` };
  return { ...sent, headers: { ...withSecurity(sent.headers), ...usage } };
}

/** What shared caches may show others, the server may too. */
async function drawn(answer: Response): Promise<Drawn & { isKept: boolean }> {
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), vary: 'Accept-Encoding' },
    body: new Uint8Array(await answer.arrayBuffer()),
    small: new Map(),
    isKept: answer.headers.get('cache-control') === CACHED,
  };
}

async function page(path: string, search: string, language: Language): Promise<Response> {
  const { renderer, template, policy } = await load();
  const route = PAGES.find(({ pattern }) => pattern.test(path));
  const answer = (body: string, status: number, cache: string) => html({ body, status, cache, policy });
  const shell = () => answer(localised(template, language), 200, 'private, no-store');
  try {
    const { moved, data } = await inTime(content(route, { path, search, language }), PATIENCE);
    if (moved !== null) return redirected(addressOf(moved, language));
    const isMissing = !route || data.subject === null;
    const shown = isMissing ? NOT_FOUND : route;
    const { html: body, state } = await inTime(
      renderer.render({ path, search, language, data: data.answers }),
      PATIENCE,
    );
    const head = headOf({ route: shown, path, language, data });
    const filled = localised(template, language)
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${body}</div>\n    <script type="application/json" id="page-data">${state}</script>`,
      );
    return answer(filled, isMissing ? 404 : 200, isMissing ? 'private, no-store' : CACHED);
  } catch (error) {
    log('ERROR', 'rendering failed', { route: route?.name ?? 'none', trace: traceOf(error) });
    return shell();
  }
}

/** What the page shows, and the path that it has now where it has another one. */
async function content(
  route: PageRoute | undefined,
  { path, search, language }: { path: string; search: string; language: Language },
) {
  const slug = route ? null : await movedTo(resources.page, decodeURIComponent(path.slice(1)));
  return {
    moved: slug === null ? null : pathOf(slug),
    data: await pageData(route ?? NOT_FOUND, { path, search, language }),
  };
}

/** Where visitors find a page; null for one that has no address on the site, which nobody is sent to. */
function pathOf(slug: string): string | null {
  const path = slug === 'home' ? '/' : `/${slug}`;
  return PAGES.some(({ pattern }) => pattern.test(path)) ? path : null;
}

/** An address that a page had before its slug was changed. */
function redirected(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': CACHED } });
}

const NOT_FOUND: PageRoute = { pattern: /.*/, name: 'notFound', needs: [] };

/** A sitemap takes 50,000 addresses; each of ours is two. */
const MOST_IN_SITEMAP = 25_000;

async function sitemap(): Promise<Response> {
  const documents: [ResourceKey, string][] = [
    ['event', '/events'],
    ['successStory', '/stories'],
    ['program', '/programs'],
    ['initiative', '/initiatives'],
    ['newsItem', '/news'],
  ];
  const fixed = [
    '/',
    '/events',
    '/experts',
    '/about',
    '/join',
    '/impact',
    '/stories',
    '/programs',
    '/news',
    '/privacy',
    '/terms',
    '/cookies',
  ];
  const found: string[] = [];
  for (const [key, base] of documents) found.push(...(await publishedIds(resources[key])).map((id) => `${base}/${id}`));
  const urls = [...fixed, ...found]
    .slice(0, MOST_IN_SITEMAP)
    .flatMap((path) => (['en', 'ar'] as const).map((language) => `<url><loc>${addressOf(path, language)}</loc></url>`));
  return plain(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml',
  );
}

function split(pathname: string): { language: Language; path: string } {
  const isArabic = pathname === '/ar' || pathname.startsWith('/ar/');
  const path = (isArabic ? pathname.slice(3) : pathname).replace(/(.)\/$/, '$1') || '/';
  return { language: isArabic ? 'ar' : 'en', path };
}

function localised(template: string, language: Language): string {
  if (language === 'en') return template;
  const latin = /<link rel="preload" href="\/fonts\/cairo-latin[^>]*>/;
  return template
    .replace('<html lang="en" dir="ltr"', '<html lang="ar" dir="rtl"')
    .replace(latin, (tag) => `${tag}\n    ${tag.replace('latin', 'arabic')}`);
}

async function load() {
  loading ??= (async () => {
    const template = await readFile(join(FOLDER, 'shell.html'), 'utf8');
    const renderer = (await import(pathToFileURL(join(FOLDER, 'entry-server.js')).href)) as Renderer;
    return {
      renderer,
      template,
      policy: policyFor(template, { asksForAppCheck: Boolean(config().APP_CHECK_SITE_KEY) }),
    };
  })();
  return loading;
}

function html(given: { body: string; status: number; cache: string; policy: string }): Response {
  return new Response(given.body, {
    status: given.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': given.cache,
      'content-security-policy': given.policy,
    },
  });
}

/** For a machine that asks while the store is away. */
function later(error: unknown): Response {
  log('ERROR', 'the sitemap was not read', { trace: traceOf(error) });
  return new Response(null, { status: 503, headers: { 'retry-after': '60', 'cache-control': 'private, no-store' } });
}

function plain(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHED } });
}
