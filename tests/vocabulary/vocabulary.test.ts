import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themeCss } from '../../web/build/theme';
import { CHROMIUM_FLAGS, headlessPath } from '../../tools/local/browser';
import { inTheme, violationsOf } from '../journeys/axe';
import { isNightly } from '../setup/share';
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

/** By day each half in one look, and each look of one half; at night, and to accept pictures anew, all. */
const isAsked = (index: number) => isNightly || isRenewing || index === 0 || index === CASES.length - 1;

test.each(CASES.filter((_, index) => isAsked(index)))(
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

test(
  'SPEC-213 the bars of a scroll area hide 600 ms after it has moved, and stay while it is pointed at',
  async () => {
    const tab = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
    await tab.clock.install();
    await tab.goto(`${page.address}${HALVES['signed-in']}`);
    const area = tab.locator('[data-scrolls]');
    const bar = area.locator('[data-part=scrollbar][data-orientation=vertical]');
    await area.scrollIntoViewIfNeeded();
    await tab.clock.pauseAt(Date.now() + MINUTES);
    await expect.poll(() => opacity(bar)).toBe('0');
    await area.locator('[data-part=viewport]').evaluate((viewport) => viewport.scrollBy(0, 10));
    await expect.poll(() => opacity(bar)).toBe('1');
    await tab.clock.runFor(590);
    expect(await opacity(bar)).toBe('1');
    await tab.clock.runFor(20);
    await expect.poll(() => opacity(bar)).toBe('0');

    await area.hover();
    await tab.clock.runFor(5_000);
    await expect.poll(() => opacity(bar)).toBe('1');
    await tab.mouse.move(0, 0);
    await tab.clock.runFor(590);
    expect(await opacity(bar)).toBe('1');
    await tab.clock.runFor(20);
    await expect.poll(() => opacity(bar)).toBe('0');
    await tab.close();
  },
  MINUTES,
);

test.each(['no-preference', 'reduce'] as const)(
  'LOOK what leaves a list lets the others come after it, and is back on undo; at once for who wants less motion: %s',
  async (reducedMotion) => {
    const tab = await browser.newPage({ viewport: WINDOW, reducedMotion });
    await tab.clock.install();
    await tab.goto(`${page.address}${HALVES['signed-in']}`, { waitUntil: 'networkidle' });
    const list = tab.locator('[data-moves]');
    const [first, second] = ['Omar Said', 'Mona Ali'].map((name) => list.getByText(name)) as [Locator, Locator];
    await list.scrollIntoViewIfNeeded();
    // No later than needed: what fades goes by the browser's own clock.
    await tab.clock.pauseAt(Date.now() + 2_000);
    // From the head of the list: the page is scrolled to where it stands.
    const top = async (name: Locator) => (await topOf(name)) - (await topOf(list));
    const [above, below] = [await top(first), await top(second)];
    const isSeenBetween = async () => {
      for (let step = 0; step < 20; step += 1) {
        await tab.clock.runFor(20);
        const at = await top(second);
        if (above < at && at < below) return true;
      }
      return false;
    };

    await list.getByRole('button', { name: 'Take the first one out' }).click();
    expect(await isSeenBetween()).toBe(reducedMotion === 'no-preference');
    const left = () => tab.clock.runFor(50).then(() => first.count());
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    await expect.poll(() => top(second)).toBe(above);

    await list.getByRole('button', { name: 'Undo' }).click();
    expect(await isSeenBetween()).toBe(reducedMotion === 'no-preference');
    // Where both stand in the end: what fades and slides goes by the browser's own clock.
    const tops = async () => {
      await tab.clock.runFor(50);
      return [await top(first), await top(second)];
    };
    await expect.poll(tops, { timeout: 20_000 }).toEqual([above, below]);
    await tab.close();
  },
  MINUTES,
);

function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().top);
}

function opacity(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one).opacity);
}

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
