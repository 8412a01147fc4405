import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { ROOT } from './local/paths';
import { basePort } from './local/ports';
import { PUBLIC_ROUTES } from './measure/routes';
import { CHROMIUM_FLAGS, chromiumPath } from './local/browser';
import { STAFF_PASSWORD } from './seed/sources';

/**
 * Takes pictures of the running product (`npm start`).
 * `npm run screenshots`: every public screen at 390 and 1280 px, light and dark, English and Arabic, into `screenshots/`.
 * `npm run screenshots -- /events /news`: these alone. `npm run screenshots -- readme`: what the README shows, into `docs/pictures/`.
 */
const asked = process.argv.slice(2);
if (asked.includes('--help')) {
  console.log(
    'npm run screenshots [readme | screen …]     pictures of a running world: of README, or of these screens',
  );
  process.exit();
}
const site = process.env['SITE_URL'] ?? `http://127.0.0.1:${basePort()}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });

interface Shot {
  name: string;
  path: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
  as?: 'admin' | 'member';
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const README: Shot[] = [
  { name: 'home', path: '/', ...DESK, theme: 'light', language: 'en' },
  { name: 'queue', path: '/admin/members-manager', ...DESK, theme: 'dark', language: 'en', as: 'admin' },
  { name: 'event', path: '/events/full-mentoring-circle', ...PHONE, theme: 'dark', language: 'ar' },
  { name: 'directory', path: '/members', ...PHONE, theme: 'light', language: 'en', as: 'member' },
  {
    name: 'editor',
    path: '/admin/events/full-mentoring-circle',
    ...PHONE,
    theme: 'light',
    language: 'ar',
    as: 'admin',
  },
];

await (asked[0] === 'readme' ? ofReadme() : ofScreens());
await browser.close();

async function ofReadme(): Promise<void> {
  for (const { name, path, width, height, theme, language, as } of README) {
    const page = await open({ width, height, theme });
    if (as === 'admin') await asAdmin(page);
    if (as === 'member') await asMember(page);
    // Behind sign-in a connection stays open for what changes.
    await page.goto(site + inLanguage(path, language), { waitUntil: as ? 'load' : 'networkidle' });
    await settle(page, as ? 3_000 : 400);
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(join(ROOT, `docs/pictures/${name}.webp`));
    await page.context().close();
  }
}

async function ofScreens(): Promise<void> {
  const folder = join(ROOT, 'screenshots');
  mkdirSync(folder, { recursive: true });
  for (const width of [390, 1280]) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await open({ width, height: 860, theme });
      for (const language of ['en', 'ar'] as const) {
        for (const route of asked.length > 0 ? asked : [...PUBLIC_ROUTES, '/nothing-here', '/admin/login']) {
          await page.goto(site + inLanguage(route, language), { waitUntil: 'networkidle' });
          await settle(page);
          const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
          await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${language}.png`), fullPage: true });
        }
      }
      await page.context().close();
    }
  }
  console.log(`Pictures are in ${folder}`);
}

async function open(given: Pick<Shot, 'width' | 'height' | 'theme'>): Promise<Page> {
  const { theme, ...viewport } = given;
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
  return context.newPage();
}

async function asAdmin(page: Page): Promise<void> {
  await page.goto(`${site}/admin/login`);
  await page.locator('[type=email]').fill('admin@nexus.test');
  await page.locator('[type=password]').fill(STAFF_PASSWORD);
  await page.locator('[type=submit]').click();
  await page.waitForURL(`${site}/admin`);
}

async function asMember(page: Page): Promise<void> {
  await page.goto(`${site}/api/auth/linkedin/start`);
  const address = new URL(page.url());
  address.searchParams.set('persona', 'approved');
  await page.goto(address.href);
  await page.waitForURL((url) => url.origin === site && !/welcome|api/.test(url.pathname));
}

/** Every part is laid out and every picture there, not only those in view. */
async function settle(page: Page, milliseconds = 400): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset['fresh'];
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForTimeout(milliseconds);
}
