import type { Page, Route } from '@playwright/test';
import { inTheme, violationsOf } from './axe';
import { share } from '../setup/share';
import { follow } from './failures';
import { expect, test } from './journey';
import { aPage, expectNoScroll, signInAsStaff } from './people';

const STATES = ['loading', 'empty', 'error'] as const;
type State = (typeof STATES)[number];

/** What each screen asks for, an answer with nothing in it, and what the specification has it say meanwhile. */
const SCREENS: { path: string; api: string; empty: unknown; says?: Partial<Record<State, string>> }[] = [
  { path: '/', api: 'home', empty: { hero: null, experts: [], partners: [], upcoming: [], past: [] } },
  {
    path: '/events',
    api: 'events',
    empty: [],
    says: { loading: 'Loading events...', empty: 'No Upcoming Events', error: 'Failed to fetch events' },
  },
  {
    path: '/events/pricing-after-devaluation',
    api: 'events/pricing-after-devaluation',
    empty: undefined,
    says: { loading: 'Loading event details...', empty: 'Event Not Found' },
  },
  {
    path: '/experts',
    api: 'experts',
    empty: [],
    says: { loading: 'Loading experts...', error: 'Error loading experts: ' },
  },
  { path: '/about', api: 'about', empty: undefined },
  { path: '/stories', api: 'success-stories', empty: [] },
  { path: '/stories/story-1', api: 'success-stories/story-1', empty: undefined },
  { path: '/programs', api: 'programs', empty: [] },
  { path: '/news', api: 'news', empty: [] },
  // The last one: it brings the stories too, which their own screen would then not ask for again.
  { path: '/impact', api: 'pages/impact', empty: undefined },
];

/** By day each screen meets one state in English and another in Arabic. */
const shareOf = <T>(screens: readonly T[], state: State, prefix: string): readonly T[] =>
  share(screens, { turn: STATES.indexOf(state) + (prefix ? 1 : 0), among: 3 });
const inEither = <T>(screens: readonly T[], state: State): T[] => [
  ...new Set(['', '/ar'].flatMap((prefix) => shareOf(screens, state, prefix))),
];

const refused = { error: { code: 'invalid', message: 'No.', requestId: '0' } };
const missing = { error: { code: 'notFound', message: 'No.', requestId: '0' } };

for (const state of STATES) {
  test(`every public screen while ${state}: accessible, nothing scrolls sideways, nothing is blank`, async ({
    browser,
    faults,
  }) => {
    faults.expect(...faultsOf(state, inEither(SCREENS, state)));
    test.setTimeout(240_000);
    for (const prefix of ['', '/ar']) {
      const page = await aPage(browser, { reducedMotion: 'reduce' });
      await page.goto(`${prefix}/terms`);
      for (const { path, api, empty, says } of shareOf(SCREENS, state, prefix)) {
        await page.route(`**/api/${api}?**`, (route) => answer(route, state, empty));
        const asked = page.waitForRequest(`**/api/${api}?**`, { timeout: 10_000 });
        await goWithoutReload(page, prefix + (prefix && path === '/' ? '' : path));
        await asked;
        if (state === 'loading') await expect(page.locator('.skeleton').or(page.locator('h1')).first()).toBeVisible();
        else await expect(page.locator('.skeleton')).toHaveCount(0);
        await expect(page.locator('main')).not.toHaveText(/^\s*$/);
        if (prefix === '') await expect(page.locator('main')).toContainText(says?.[state] ?? '');
        await check(page, `${prefix}${path} ${state}`, prefix);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await goWithoutReload(page, `${prefix}/terms`);
      }
      await page.context().close();
    }
  });
}

const NO_ROWS = { rows: [], total: 0, from: 0, all: 0, after: '', before: '' };
/** Screens of the panel, by the answer that they wait for. */
const PANEL = [
  { path: '/admin', api: 'admin/dashboard', empty: undefined },
  { path: '/admin/partners', api: 'admin/content/partners', empty: NO_ROWS },
  { path: '/admin/events', api: 'admin/content/events', empty: NO_ROWS },
  { path: '/admin/success-stories', api: 'admin/content/success-stories', empty: NO_ROWS },
  { path: '/admin/mission', api: 'admin/content/mission-vision', empty: NO_ROWS },
  { path: '/admin/pages', api: 'admin/content/pages/home', empty: undefined },
  { path: '/admin/statistics', api: 'admin/content/statistics', empty: undefined },
  { path: '/admin/hero', api: 'admin/content/hero', empty: undefined },
  { path: '/admin/users', api: 'admin/users', empty: [] },
  { path: '/admin/submissions', api: 'submissions', empty: [] },
  { path: '/admin/newsletter', api: 'admin/newsletter', empty: [] },
  { path: '/admin/issues', api: 'admin/issues', empty: [] },
  { path: '/admin/undelivered', api: 'admin/undelivered/mails', empty: [] },
  { path: '/admin/activity', api: 'admin/activity', empty: { entries: [], hasMore: false } },
  { path: '/admin/bin', api: 'admin/bin', empty: [] },
  { path: '/admin/media', api: 'admin/media*', empty: { pictures: [], next: null } },
] as const;

for (const state of STATES) {
  test(`every screen of the panel while ${state}: the same`, async ({ browser, faults }) => {
    faults.expect(...faultsOf(state, inEither(PANEL, state)));
    test.setTimeout(240_000);
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    await signInAsStaff(page, 'super');
    for (const prefix of ['', '/ar']) {
      await page.goto(`${prefix}/admin/members-manager`);
      for (const { path, api, empty } of shareOf(PANEL, state, prefix)) {
        await page.route(`**/api/${api}*`, (route) => answer(route, state, empty));
        const asked = page.waitForRequest(`**/api/${api}*`, { timeout: 10_000 });
        await goWithoutReload(page, prefix + path);
        await asked;
        if (state === 'loading') await expect(page.locator('.skeleton').first()).toBeVisible();
        else await expect(page.locator('.skeleton')).toHaveCount(0);
        await check(page, `${prefix}${path} ${state}`, prefix);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  });
}

/** What the browser says of the answers that these journeys give. */
function faultsOf(state: State, screens: readonly { api: string; empty: unknown }[]): string[] {
  if (state === 'loading') return [];
  const refused = screens.filter(({ empty }) => state === 'error' || empty === undefined);
  return refused.map(({ api }) => `GET ${state === 'error' ? 422 : 404} /api/${api.replace('*', '')}`);
}

async function answer(route: Route, state: State, empty: unknown): Promise<void> {
  if (state === 'loading') return; // never answered
  if (state === 'error') return route.fulfill({ status: 422, json: refused });
  return empty === undefined ? route.fulfill({ status: 404, json: missing }) : route.fulfill({ json: empty });
}

async function goWithoutReload(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 }).or(page.locator('.skeleton')).first()).toBeVisible();
}

/** English is looked at wide and light, Arabic narrow and dark: each screen is met as both. */
async function check(page: Page, name: string, prefix: string): Promise<void> {
  await page.setViewportSize({ width: prefix ? 320 : 1280, height: 860 });
  await inTheme(page, prefix ? 'dark' : 'light');
  await expectNoScroll(page);
  expect(await violationsOf(page), name).toEqual([]);
}
