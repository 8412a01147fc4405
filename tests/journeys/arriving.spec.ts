import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { heldBack } from './held-back';
import { expect, test } from './journey';
import { aPage, asMember, choose, ownMember, signInAsStaff } from './people';
import { anEvent } from './things';
import { call } from '../setup/call';
import { share } from '../setup/share';

/** How much later than usual what a screen is made of comes, each answer otherwise, in milliseconds. */
const LATE = [400, 900, 650] as const;
const PHONE = { width: 390, height: 844 };

test('LOOK-28 on a phone nothing that stands on a screen for members moves when the rest arrives, piece by piece', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await aPage(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  const me = await asMember(page, 'approved');
  const { id } = await ownMember('approved', { bio: 'I plan streets.', skills: ['Design'] });
  const event = await anEvent({ applicationEnabled: true });
  const { status } = await call('POST', `/api/events/${event.id}/applications`, { token: me.token, body: {} });
  expect(status).toBe(201);
  await slowly(page);
  const screens = ['/members', '/mentors', '/mentors?tab=mine', '/mentors?tab=offer', '/my-events', '/profile'];
  // By day every third; what others see of a member is made of the most.
  for (const path of [...share(screens, { turn: 0, among: 3 }), `/members/${id}`])
    expect(await movedOn(page, path), path).toEqual([]);
  // This browser knows from the first time how much room the part for members takes: nothing goes up or down.
  await movedOn(page, '/');
  const moved = await movedOn(page, '/');
  expect(
    moved.filter((line) => !/^\S+ 0 /.test(line)),
    'the home page, seen before',
  ).toEqual([]);
});

test('the heading of a screen has the focus from its opening on, while the rest is on its way', async ({ browser }) => {
  const event = await anEvent();
  const page = await aPage(browser, { viewport: PHONE });
  await signInAsStaff(page, 'admin', { at: `/admin/events/${event.id}` });
  await expect(page.getByRole('link', { name: 'Applications and check-in' })).toBeVisible();
  const release = await heldBack(page, `**/api/events/${event.id}/applications`);
  await page.getByRole('link', { name: 'Applications and check-in' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Applications', exact: true });
  await expect(heading).toBeFocused();
  release();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('what stands below the preview of an issue stays in its place while the mail comes, at first and after a save', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: { width: 1280, height: 2400 } });
  await signInAsStaff(page, 'editor', { at: '/admin/issues' });
  const mail = '**/api/admin/issues/*/mail?*';
  const showFirst = await heldBack(page, mail);
  await page.getByRole('button', { name: 'New issue' }).click();
  const button = page.getByRole('button', { name: 'Delete draft' });
  const place = async () => (await button.boundingBox())?.y;
  await expect(button).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(1);
  const before = await place();
  showFirst();
  const preview = page.locator('.preview-box iframe');
  await expect(preview).toBeVisible();
  expect(await place()).toBe(before);
  const showSaved = await heldBack(page, mail);
  await page.getByLabel('Subject in English').fill('Autumn');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await place()).toBe(before);
  // What was saved before stays to be read until the new mail is there; another language has nothing to show yet.
  await expect(preview).toBeVisible();
  await choose(page, 'العربية');
  await expect(preview).toHaveCount(0);
  expect(await place()).toBe(before);
  await choose(page, 'English');
  showSaved();
  await expect(page.locator('.preview-bar').getByText('Autumn')).toBeVisible();
  expect(await place()).toBe(before);
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/admin\/issues$/);
});

/** Who is there is answered at once; what the screen is made of comes one after another. */
async function slowly(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/api\/(?!auth|admin\/presence)/, async (route) => {
    if (route.request().method() === 'GET') await setTimeout(LATE[(asked += 1) % LATE.length]);
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect: was, currentRect: is } of entry.sources)
          moved.push(`${is.x - was.x} ${is.y - was.y} ${node instanceof Element ? node.outerHTML.slice(0, 90) : ''}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Source {
  node?: Node;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** What moved on a screen from its opening until everything is there, and how far. */
async function movedOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#main .skeleton')).toHaveCount(0);
  await setTimeout(300);
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
