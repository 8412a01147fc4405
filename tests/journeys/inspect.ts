import { expect, type Page } from '@playwright/test';
import { inTheme, violationsOf } from './axe';
import { expectNoScroll } from './people';

const WIDTHS = [320, 390, 768, 1280];

/**
 * Opens each path in both languages and asks at every width whether anything scrolls sideways, and of axe what it
 * finds: everything in the one theme, the colours in the other.
 */
export async function inspect(page: Page, paths: string[]): Promise<void> {
  for (const prefix of ['', '/ar']) {
    const themes = prefix ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    for (const path of paths) {
      await page.goto(prefix + (prefix && path === '/' ? '' : path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.sk, .spin')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveAttribute('dir', prefix ? 'rtl' : 'ltr');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        await expectNoScroll(page);
      }
      await inTheme(page, themes[0]);
      expect(await violationsOf(page), `${prefix}${path} ${themes[0]}`).toEqual([]);
      await inTheme(page, themes[1]);
      expect(await violationsOf(page, { only: 'colours' }), `${prefix}${path} ${themes[1]}`).toEqual([]);
    }
  }
}
