import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themeCss } from '../../web/build/theme';
import { CHROMIUM_FLAGS, headlessPath } from '../../tools/run/chromium';
import { inTheme, violationsOf } from '../journeys/axe';
import { accept, accepted, isRenewing, showDifferences } from './baselines';
import { differences } from './compare';
import { pictureOf, specimens, type Pictures } from './pictures';
import { served } from './served';

/** Letters are drawn alike on every machine: without what its screen would like. */
const LETTERS = ['--font-render-hinting=none', '--disable-lcd-text'];
const OVERLAY = ':is([role=dialog], [role=alertdialog], [role=menu][data-state=open], [data-scope=toast][role=status])';
const WINDOW = { width: 1280, height: 900 };
const MINUTES = 60_000;

let browser: Browser;
let page: { address: string; stop: () => Promise<void> };

beforeAll(async () => {
  const launched = chromium.launch({ executablePath: headlessPath(), args: [...CHROMIUM_FLAGS, ...LETTERS] });
  [page, browser] = await Promise.all([served(), launched]);
}, 3 * MINUTES);
afterAll(async () => {
  await browser.close();
  await page.stop();
});

const HALVES = { public: '__ui', 'signed-in': '__ui/signed-in' } as const;
const LOOKS = { 'light-en': { theme: 'light', prefix: '' }, 'dark-ar': { theme: 'dark', prefix: 'ar/' } } as const;
const CASES = (Object.keys(HALVES) as (keyof typeof HALVES)[]).flatMap((half) =>
  (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).map((look) => [half, look] as const),
);

test.each(CASES)(
  'LOOK the vocabulary, %s, %s: each recipe looks as it was accepted, and axe finds nothing in either theme',
  async (half, look) => {
    const { theme, prefix } = LOOKS[look];
    const { tab, wrong } = await opened(`${prefix}${HALVES[half]}`, theme);
    const now = await specimens(tab);
    if (half === 'public') expect(await unseenRecipes(tab)).toEqual([]);
    await tab.setViewportSize(WINDOW);
    expect(await violationsIn(tab, theme)).toEqual([]);
    for (const name of await tab.locator('[data-opens]').evaluateAll(namesOfOpeners)) {
      await open(tab, name);
      now.set(`over the screen: ${name}`, await pictureOf(tab, OVERLAY));
      expect(await violationsIn(tab, theme, OVERLAY), name).toEqual([]);
      await close(tab);
    }
    expect(wrong).toEqual([]);
    await tab.context().close();
    if (isRenewing) await accept(`${half}-${look}`, now);
    expect(await changes(`${half}-${look}`, now)).toEqual([]);
  },
  3 * MINUTES,
);

async function opened(path: string, theme: 'light' | 'dark'): Promise<{ tab: Page; wrong: string[] }> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const wrong: string[] = [];
  tab.on('console', (said) => said.type() === 'error' && wrong.push(said.text()));
  tab.on('pageerror', (error) => wrong.push(error.message));
  await tab.addInitScript((wanted) => localStorage.setItem('theme', wanted), theme);
  await tab.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'));
  await tab.goto(page.address + path);
  await tab.locator('[data-specimen]').first().waitFor();
  return { tab, wrong };
}

/** The classes of recipes and of their variants that nothing on the page has. */
async function unseenRecipes(tab: Page): Promise<string[]> {
  const classes = [...themeCss().matchAll(/\.([a-z]+(?:--\w+)?)(?=[.{:])/gi)].map(([, name = '']) => name);
  expect(classes.length).toBeGreaterThan(40);
  return tab.evaluate((all) => all.filter((name) => !document.querySelector(`.${name}`)), [...new Set(classes)]);
}

/** Everything in the theme that is shown, and what depends on colours in the other. */
async function violationsIn(tab: Page, theme: 'light' | 'dark', selector?: string): Promise<string[]> {
  const part = selector && { part: selector };
  const found = await violationsOf(tab, { ...part });
  await inTheme(tab, theme === 'light' ? 'dark' : 'light');
  const inOther = await violationsOf(tab, { ...part, only: 'colours' });
  await inTheme(tab, theme);
  return [...found, ...inOther];
}

function namesOfOpeners(openers: Element[]): string[] {
  return openers.map((one) => one.getAttribute('data-opens') ?? '');
}

async function open(tab: Page, name: string): Promise<void> {
  await tab.locator(`[data-opens="${name}"] button`).click();
  const shown = tab.locator(OVERLAY);
  await shown.waitFor();
  // A toast stays while it is pointed at.
  if (name.startsWith('toast')) await shown.hover();
  else await tab.mouse.move(0, 0);
  await shown.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)));
}

async function close(tab: Page): Promise<void> {
  const shown = tab.locator(OVERLAY);
  const isToast = (await shown.getAttribute('data-scope')) === 'toast';
  if (isToast) await shown.getByRole('button').last().click();
  else await tab.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
}

async function changes(look: string, now: Pictures): Promise<string[]> {
  const before = await accepted(look);
  const found = differences(before, now);
  if (found.length === 0) return [];
  const folder = await showDifferences(
    look,
    before,
    now,
    found.map((line) => line.replace(/: [^:]*$/, '')),
  );
  return [...found, `Before and now: ${folder}. If it is meant: RENEW_PICTURES=1 npm test -- unit vocabulary`];
}
