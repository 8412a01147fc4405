import type { Page } from '@playwright/test';
import { FAILURES, fails, heals, mends, type Failure, type Language } from './failures';
import { expect, test } from './journey';
import { aPage } from './people';

/** Every screen that asks for something, by its address. */
const PUBLIC = [
  '/',
  '/events',
  '/events/pricing-after-devaluation',
  '/experts',
  '/about',
  '/impact',
  '/stories',
  '/stories/story-1',
  '/programs',
  '/programs/program-1',
  '/news',
  '/news/news-1',
];
const BASE = '/terms';

for (const failure of FAILURES) {
  test(`SPEC-128 every screen of a visitor whose reading fails (${failure}) says why, offers a way on, waits for nothing`, async ({
    browser,
    faults,
  }) => {
    // HEAD: the page asks whether its release is still there when a part of it does not come.
    faults.mayBe(/^(GET (500|503|failed)|HEAD failed) \/(api|assets)\//, /^console .*A part of the page did not load/);
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    await page.clock.install();
    const broken: string[] = [];
    for (const [index, path] of PUBLIC.entries()) {
      // Each screen meets each failure in one language here, and both over all failures.
      const language = (index + FAILURES.indexOf(failure)) % 2 === 0 ? 'en' : 'ar';
      await walk(page, { path, failure, language }).catch((error: unknown) =>
        broken.push(`${path} ${language}: ${String(error)}`),
      );
      await heals(page);
    }
    expect(broken).toEqual([]);
  });
}

async function walk(page: Page, given: { path: string; failure: Failure; language: Language }) {
  const { path, failure, language } = given;
  const prefix = language === 'ar' ? '/ar' : '';
  await page.goto(prefix + BASE);
  await page.locator('main h1').first().waitFor();
  await fails(page, failure);
  await follow(page, prefix + (prefix && path === '/' ? '' : path));
  await mends(page, { failure, language });
}

/** Follows an address as a link of the page would, so that the screen asks for its data itself. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
