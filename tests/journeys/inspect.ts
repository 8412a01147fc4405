import { expect, type Page } from '@playwright/test';
import { inTheme, violationsOf } from './axe';
import { expectNoScroll } from './people';
import { follow } from './failures';
import { isNightly } from '../setup/share';
import { Written } from './written';

const WIDTHS = [320, 390, 768, 1280];

/** Outside, the sign-in of staff is another page. */
const IN_PANEL = /^\/admin\/(?!login)/;
/** Where the others are gone to in the page, as links of the panel do. */
const ELSEWHERE = '/admin/there-is-no-such-screen';

/**
 * Opens each path in both languages (of the panel, the first alone; what follows opens in the page) and asks at every
 * width whether anything scrolls sideways, and of axe what it finds: English in light (by day of every fourth path),
 * Arabic in dark; at night the colours of each in the other theme too. In Arabic no English word stands there but names, addresses and what people wrote.
 */
export async function inspect(page: Page, paths: string[]): Promise<void> {
  const written = new Written(page);
  for (const prefix of ['', '/ar']) {
    const themes = prefix ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    for (const [index, path] of paths.entries()) {
      // By day all are asked in Arabic, and every fourth one in English.
      if (!isNightly && !prefix && index % 4 !== 0) continue;
      const address = prefix + (prefix && path === '/' ? '' : path);
      if (index > 0 && IN_PANEL.test(path)) await open(page, prefix + ELSEWHERE, address);
      else await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton, .spin')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveAttribute('dir', prefix ? 'rtl' : 'ltr');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        await expectNoScroll(page);
      }
      await inTheme(page, themes[0]);
      if (prefix) expect(await written.english(), `English on ${address}`).toEqual([]);
      expect(await violationsOf(page), `${prefix}${path} ${themes[0]}`).toEqual([]);
      if (!isNightly) continue;
      await inTheme(page, themes[1]);
      expect(await violationsOf(page, { only: 'colours' }), `${prefix}${path} ${themes[1]}`).toEqual([]);
    }
  }
}

async function open(page: Page, elsewhere: string, address: string): Promise<void> {
  const nothing = page.locator('.notfound');
  await follow(page, elsewhere);
  await nothing.waitFor();
  await follow(page, address);
  await nothing.waitFor({ state: 'detached' });
}
