import { setTimeout } from 'node:timers/promises';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { isNightly } from '../setup/share';
import { Faults } from './faults';
import { Site } from './site';

/** A browser that does not close a page is not what a journey is about; it ends with its worker. In milliseconds. */
const CLOSES_WITHIN = 15_000;
/** How long, in milliseconds, and how many characters of a page are looked at after a failure. */
const LOOKS_FOR = 3_000;
const SHOWN = 1_500;
const leftOpen = new WeakSet<BrowserContext>();

export { expect };

/** Said first in a journey that is walked at night alone, because by day others meet the same. */
export const byNight = () => test.skip(!isNightly, 'npm run nightly');

/**
 * A journey: it fails when anything goes wrong in a page that it opened, seen or not, unless it says beforehand what
 * it brings about (`faults.expect('GET 404 /api/events/nothing')`). Every browser that it opened is closed after it.
 */
export const test = base.extend<{ faults: Faults; site: Site }>({
  faults: [
    async ({ browser }, use, info) => {
      const faults = new Faults();
      // Every open editor says so now and then; where that does not arrive nobody is disturbed.
      faults.mayBe(/^PUT (\d\d\d|failed) \/api\/admin\/presence\//);
      // What is watched live has no network either, and Firestore looks for one with a picture of Google's.
      faults.mayBe(/^(GET|POST) failed \/google\.firestore\./, /cleardot/, /Could not reach Cloud Firestore/);
      const watch = (context: BrowserContext) => faults.watch(context);
      browser.on('context', watch);
      await use(faults);
      const open = faults.open;
      browser.off('context', watch);
      const shown = info.status === info.expectedStatus ? '' : await shownIn(browser.contexts(), faults);
      await Promise.all(browser.contexts().map(close));
      if (shown) throw new Error(shown);
      expect(open, 'what went wrong in the pages').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({}, use, info) => {
    const site = new Site(info);
    await use(site);
    site.leave();
  },
});

/** What the pages of a journey that failed show, and what went wrong in them: for who was not there. */
async function shownIn(contexts: BrowserContext[], faults: Faults): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const texts = pages.map(async (page) => {
    const text = await page.locator('body').innerText({ timeout: LOOKS_FOR }).catch(String);
    return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`;
  });
  return [...(await Promise.all(texts)), ...faults.all].join('\n');
}

async function close(context: BrowserContext): Promise<void> {
  if (leftOpen.has(context)) return;
  const isClosed = await Promise.race([context.close().then(() => true), setTimeout(CLOSES_WITHIN, false)]);
  if (isClosed) return;
  leftOpen.add(context);
  console.warn(
    `A browser did not close: ${context
      .pages()
      .map((page) => page.url())
      .join(', ')}`,
  );
}
