import type { Page } from '@playwright/test';
import axe from 'axe-core';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules whose answer another theme can change; names, roles, order and sizes stay. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the page, or in the part of it that a selector names; one line each. `colours` asks only what
 * depends on the theme, for a page that was asked everything in the other one.
 */
export async function violationsOf(page: Page, asked: { part?: string; only?: 'colours' } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly: axe.RunOnly =
    asked.only === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: LEVELS };
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false, iframes: false };
  const violations = await page.evaluate(
    async ({ part, options }) => {
      const here = globalThis as unknown as { axe: typeof axe };
      const { violations } = await here.axe.run(part ?? document, options);
      return violations.map(({ id, nodes }) => nodes.map((one) => `${id}: ${one.html} ${one.failureSummary}`));
    },
    { part: asked.part, options },
  );
  return violations.flat();
}

/** Puts the page into that theme, and waits until what moves into it has arrived. */
export async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ends.map(({ finished }) => finished.catch(() => undefined)));
  }, theme);
}
