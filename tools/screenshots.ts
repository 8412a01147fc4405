import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { chromium } from 'playwright-core';
import { ROOT } from './local/world';
import { PUBLIC_ROUTES } from './measure/routes';
import { CHROMIUM_FLAGS, chromiumPath } from './run/chromium';

/**
 * Takes pictures of every public screen of the running product: 390 and 1280 px, light and dark, English and Arabic.
 * `npm run screenshots [-- route …]`, into `screenshots/`.
 */
const ROUTES = [...PUBLIC_ROUTES, '/nothing-here', '/admin/login'];
const asked = process.argv.slice(2);
const site = process.env['SITE_URL'] ?? `http://127.0.0.1:${process.env['NEXUS_PORT'] ?? 5000}`;
const folder = join(ROOT, 'screenshots');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
for (const width of [390, 1280]) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width, height: 860 }, reducedMotion: 'reduce' });
    await context.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
    const page = await context.newPage();
    for (const language of ['en', 'ar'] as const) {
      for (const route of asked.length > 0 ? asked : ROUTES) {
        await page.goto(site + inLanguage(route, language), {
          waitUntil: 'networkidle',
        });
        await page.evaluate(async () => {
          delete document.documentElement.dataset['fresh']; // every part is laid out, not only those in view
          for (const image of document.images) image.loading = 'eager';
          await document.fonts.ready;
        });
        await page.waitForTimeout(200);
        const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
        await page.screenshot({ path: join(folder, `${name}-${width}-${theme}-${language}.png`), fullPage: true });
      }
    }
    await context.close();
  }
}
await browser.close();
console.log(`Pictures are in ${folder}`);
