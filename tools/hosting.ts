import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nexus/domain/bilingual';
import { pages } from '@nexus/domain/pages/find';
import { prefixOf } from '@nexus/domain/pages/in-language';
import { paths } from '@nexus/domain/pages/paths';
import { PAGE_CACHE } from '@nexus/domain/pages/row';
import { format, resolveConfig } from 'prettier';
import { SECURITY_HEADERS } from '../functions/src/headers';
import { policyFor } from '../functions/src/page/policy';
import { ROOT } from './local/paths';
import { toldNothing } from './local/told-nothing';

const HELP = `npm run hosting    writes into firebase.json what Hosting does, from the map of pages, the headers and the policy`;
const FILE = join(ROOT, 'firebase.json');

/** `firebase.json` with Hosting's part of it as the map of pages has it. The other parts are written by hand. */
export async function withHosting(text: string): Promise<string> {
  const config = { ...(JSON.parse(text) as Record<string, unknown>), hosting: hosting() };
  return format(JSON.stringify(config), { ...(await resolveConfig(FILE)), filepath: FILE });
}

function hosting() {
  return { public: 'web/dist', ignore: ['**/.*'], rewrites: rewrites(), headers: headers() };
}

/** Paths of pages that draw themselves in the browser, with `*` for an id. */
const own = pages.filter(({ page }) => page.drawn === 'browser').map(({ page }) => page.path.replace(':id', '*'));
/** Those of them below which every address draws itself in the browser too. */
const BELOW = [paths.admin];

/** Each function stands in one rewrite only: Cloud Run refuses to be pinned twice. */
function rewrites() {
  const shell = LANGUAGES.flatMap((language) =>
    own.flatMap((path) => {
      const address = prefixOf(language) + path;
      return hasBelow(path) ? [address, `${address}/**`] : [address];
    }),
  );
  return [
    { source: '/api/upload', ...functionOf('upload') },
    { source: '/@(api|media)/**', ...functionOf('api') },
    ...shell.map((source) => ({ source, destination: '/shell.html' })),
    { source: '**', ...functionOf('page') },
  ];
}

function hasBelow(path: string): boolean {
  return BELOW.some((one) => one === path);
}

/** A page about one of many. What stands between `|` is one step of an address, so it has a row of its own. */
function isAnyBelow(path: string): boolean {
  return path.endsWith('/*');
}

function functionOf(functionId: string) {
  return { function: { functionId, region: 'europe-west1', pinTag: true } };
}

/** What Hosting says of what it answers by itself; functions say theirs. */
function headers() {
  const policy = { 'content-security-policy': policyFor('', { asksForAppCheck: false }) };
  const shell = { ...policy, 'cache-control': PAGE_CACHE.browser, 'x-robots-tag': 'noindex' };
  const names = own
    .filter((path) => !isAnyBelow(path))
    .map((path) => path.slice(1))
    .join('|');
  const shells = LANGUAGES.map(prefixOf).flatMap((prefix) => [
    of(`${prefix}/@(${names})`, shell),
    ...own.filter(isAnyBelow).map((path) => of(prefix + path, shell)),
    ...own.filter(hasBelow).map((path) => of(`${prefix}${path}/**`, shell)),
  ]);
  return [
    of('**', SECURITY_HEADERS),
    ...shells,
    of('/@(assets|fonts|pictures)/**', policy),
    of('/*.@(html|js|css|ico|svg|png|jpg|webp|txt|webmanifest)', policy),
    of('/@(assets|fonts)/**', { 'cache-control': 'public, max-age=31536000, immutable' }),
    of('**/*.@(html|json|txt)', { 'cache-control': PAGE_CACHE.browser }),
    of('/pictures/**', { 'cache-control': 'public, max-age=2592000' }),
  ];
}

function of(source: string, values: Record<string, string>) {
  const named = Object.entries(values).map(([name, value]) => ({ key: name.replace(/\b[a-z]/g, upper), value }));
  return { source, headers: named };
}

function upper(letter: string): string {
  return letter.toUpperCase();
}

if (import.meta.filename === process.argv[1]) {
  toldNothing(HELP);
  writeFileSync(FILE, await withHosting(readFileSync(FILE, 'utf8')));
}
