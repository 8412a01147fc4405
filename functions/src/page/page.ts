import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@nexus/domain/bilingual';
import { NOT_FOUND } from '@nexus/domain/pages';
import { drawnAt } from '@nexus/domain/pages/find';
import { readAddress } from '@nexus/domain/pages/in-language';
import { paths } from '@nexus/domain/pages/paths';
import { PAGE_CACHE } from '@nexus/domain/pages/row';
import { resources } from '@nexus/domain/resources/index';
import { addressOf } from '../site-address';
import { config, isEmulated } from '../config';
import { inTime } from '../deadline';
import { withSecurity } from '../headers';
import { log, traceOf } from '../log';
import { metered } from '../store/kernel/meter';
import { movedTo } from '../store/projections/published';
import { countView } from '../store/figures/traffic';
import { headOf } from './head';
import { keptPage, sentAs, type Drawn, type Sent } from './kept-pages';
import { policyFor } from './policy';
import { pageData } from './page-data';
import { sitemap } from './sitemap';

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
let loading: Promise<{ renderer: Renderer; shell: string; policy: string }> | undefined;

const CACHED = PAGE_CACHE.server;
const NOT_CACHED = 'private, no-store';
/** So long the content may take, and drawing it; then the browser gets the empty page and asks by itself. Milliseconds. */
const PATIENCE = 4_000;

/** Answers every public address with its screen as HTML; what is not one gets a real 404. */
export async function servePage(url: string, acceptEncoding = ''): Promise<Sent> {
  const { pathname, search } = new URL(`http://page${url.startsWith('/') ? url : `/${url}`}`);
  const { language, path } = split(pathname);
  const isPage = path !== '/sitemap.xml';
  const { result, meter } = await metered(async () =>
    isPage ? keptPage(`${language} ${path}${search}`, () => page(path, search, language)) : served(sitemap()),
  );
  if (isPage && result.status === 200) await countView(meter.reads);
  const sent = sentAs(result, acceptEncoding);
  const usage = isEmulated() && { 'x-firestore-usage': `reads=${meter.reads} writes=${meter.writes}` };
  return { ...sent, headers: { ...withSecurity(sent.headers), ...usage } };
}

type Answer = Drawn & { isKept: boolean };

/** What shared caches may show others, the server may too. */
function answer(status: number, cache: string, body = '', headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'cache-control': cache, vary: 'Accept-Encoding', ...headers },
    body: Buffer.from(body),
    small: new Map(),
    isKept: cache === CACHED,
  };
}

async function page(path: string, search: string, language: Language): Promise<Answer> {
  const { renderer, shell, policy } = await load();
  const found = drawnAt(path);
  const html = (status: number, cache: string, body: string) =>
    answer(status, cache, body, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  try {
    const { moved, data } = await inTime(content(found, { path, search, language }), PATIENCE);
    // An address that a page had before its slug was changed.
    if (moved !== null) return answer(301, CACHED, '', { location: addressOf(moved, language) });
    const isMissing = !found || data.subject === null;
    const shown = isMissing ? NOT_FOUND : found.page;
    const { html: body, state } = await inTime(
      renderer.render({ path, search, language, data: data.answers }),
      PATIENCE,
    );
    const head = headOf({ page: shown, path, language, data });
    const filled = localised(shell, language)
      .replace(/<title>.*?<\/title>/, () => head)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${body}</div>\n    <script type="application/json" id="page-data">${state}</script>`,
      );
    return isMissing ? html(404, NOT_CACHED, filled) : html(200, CACHED, filled);
  } catch (error) {
    log('ERROR', 'rendering failed', { page: found?.page.path ?? 'none', trace: traceOf(error) });
    return html(200, NOT_CACHED, localised(shell, language));
  }
}

/** What the page shows, and the path that it has now where it has another one. */
async function content(
  found: ReturnType<typeof drawnAt>,
  { path, search, language }: { path: string; search: string; language: Language },
) {
  const slug = found ? null : await movedTo(resources.page, decodeURIComponent(path.slice(1)));
  return {
    moved: slug === null ? null : pathOf(slug),
    data: await pageData(found?.page ?? NOT_FOUND, { id: found?.id ?? '', search, language }),
  };
}

/** Where visitors find a page; null for one that has no address on the site, which nobody is sent to. */
function pathOf(slug: string): string | null {
  const path = slug === 'home' ? paths.home : `/${slug}`;
  return drawnAt(path) ? path : null;
}

function split(pathname: string): { language: Language; path: string } {
  const { language, path } = readAddress(pathname);
  return { language, path: path.replace(/(.)\/$/, '$1') };
}

function localised(shell: string, language: Language): string {
  if (language === 'en') return shell;
  const latin = /<link rel="preload" href="\/fonts\/cairo-latin[^>]*>/;
  return shell
    .replace('<html lang="en" dir="ltr"', '<html lang="ar" dir="rtl"')
    .replace(latin, (tag) => `${tag}\n    ${tag.replace('latin', 'arabic')}`);
}

async function load() {
  loading ??= (async () => {
    const shell = await readFile(join(FOLDER, 'shell.html'), 'utf8');
    const renderer = (await import(pathToFileURL(join(FOLDER, 'entry-server.js')).href)) as Renderer;
    return {
      renderer,
      shell,
      policy: policyFor(shell, { asksForAppCheck: Boolean(config().APP_CHECK_SITE_KEY) }),
    };
  })();
  return loading;
}

/** The sitemap; a machine that asks while the store is away shall come again. */
async function served(xml: Promise<string>): Promise<Answer> {
  try {
    return answer(200, CACHED, await xml, { 'content-type': 'application/xml; charset=utf-8' });
  } catch (error) {
    log('ERROR', 'the sitemap was not read', { trace: traceOf(error) });
    return answer(503, NOT_CACHED, '', { 'retry-after': '60' });
  }
}
