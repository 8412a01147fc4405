import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { faceOf, pages as all } from '../../domain/src/pages/find';
import { prefixOf } from '../../domain/src/pages/in-language';
import type { Page } from '../../domain/src/pages/row';

const SRC = join(import.meta.dirname, '../src');
const MAP = /\/domain\/src\/pages\.ts$/;

/** What imports the screens, as the bundler calls it. */
export const SCREENS = '\0virtual:screens';

const MODULES: Record<string, () => string> = {
  'virtual:paths': pathsModule,
  'virtual:screens': screensModule,
  'virtual:faces': facesModule,
};

/**
 * Gives the browser its part of the map of pages: paths, screens, and for the panel where each content type is seen. The
 * rest of the map is the server's; a build that would send it to browsers ends.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (MODULES[id] ? `\0${id}` : undefined),
    load: (id) => MODULES[id.replace('\0', '')]?.(),
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      if ([...this.getModuleIds()].some((id) => MAP.test(id)))
        this.error('The map of pages is for the server and the build alone: screens import virtual:paths');
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots() });
    },
  };
}

/**
 * What robots leave alone: the API, and what nobody sees who has not signed in. They learn of the sitemap where the build
 * knows the address of the site, as that of a release does.
 */
export function robots(site = process.env['SITE_URL']): string {
  // What an address forbids, it forbids below itself.
  const own = all
    .filter(({ page: { drawn, path } }) => drawn === 'browser' && !path.endsWith(':id'))
    .map(({ page }) => page.path);
  const closed = (['en', 'ar'] as const).flatMap((language) => own.map((path) => prefixOf(language) + path));
  const map = site ? ['', `Sitemap: ${site}/sitemap.xml`] : [];
  return ['User-agent: *', ...[...closed, '/api'].map((path) => `Disallow: ${path}`), ...map, ''].join('\n');
}

function pathsModule(): string {
  const entries = all.map(({ name, page: { path } }) =>
    path.endsWith(':id')
      ? `${name}: (id) => ${JSON.stringify(path.replace(':id', ''))} + id`
      : `${name}: ${JSON.stringify(path)}`,
  );
  return `export default { ${entries.join(', ')} }`;
}

/** By who may see them, a screen by its page's name: the words it needs, and how it loads. The panel has a map of its own. */
function screensModule(): string {
  const of = (who: Page['who']) =>
    screens()
      .filter(({ page }) => page.who === who)
      .map(({ name, page, file }) => {
        // Not `await`: what becomes of that is half as long again, and every page loads it.
        const load = `() => import(${JSON.stringify(join(SRC, file))}).then((all) => all.${capital(name)}Screen)`;
        return `${name}: [${JSON.stringify(page.words)}, ${load}]`;
      });
  return (['anyone', 'member'] as const).map((who) => `export const ${who} = { ${of(who).join(', ')} };`).join('\n');
}

/** The file of each page's screen, from `web/src`. */
export function screenFiles(): string[] {
  return screens().map(({ file }) => file);
}

function screens() {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return all
    .filter(({ page }) => page.who !== 'staff')
    .map(({ name, page }) => ({ name, page, file: fileOf(name, page, files) }));
}

function fileOf(name: string, { who, file = kebab(name) }: Page, files: readonly string[]): string {
  const folder = who === 'anyone' ? 'site' : 'member';
  const found = files.filter((one) => one.startsWith(`${folder}/`) && one.endsWith(`/${file}-screen.tsx`));
  if (!found[0] || found.length > 1)
    throw new Error(`The page ${name} wants one web/src/${folder}/…/${file}-screen.tsx; there are ${found.length}`);
  return found[0];
}

function facesModule(): string {
  const needed = all.flatMap(({ page }) => page.needs).flatMap((need) => ('resource' in need ? [need.resource] : []));
  const faces = [...new Set(needed)].map((resource) => [resource, faceOf(resource)]);
  return `export default ${JSON.stringify(Object.fromEntries(faces))}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
