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
        expect(await openViolations(page), `${prefix}${path} ${theme}`).toEqual([]);
      }
    }
  }
}

/** What axe finds on the page, or in the part of it that a selector names; one line each. */
export async function openViolations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
