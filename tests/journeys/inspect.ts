import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoScroll } from './people';

const WIDTHS = [320, 390, 768, 1280];

/** Opens each path in both languages and asks, in both themes: does axe find anything, does anything scroll sideways? */
export async function inspect(page: Page, paths: string[]): Promise<void> {
  for (const prefix of ['', '/ar']) {
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
      for (const theme of ['light', 'dark']) {
        await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
        expect(found, `${prefix}${path} ${theme}`).toEqual([]);
      }
    }
  }
}
