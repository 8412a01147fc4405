import type { Locator, Page } from '@playwright/test';
import { inTheme, violationsOf } from './axe';
import { expect, test } from './journey';
import { PANEL_OVERLAYS, PUBLIC_OVERLAYS, WORDS, type Overlay } from './overlays';
import { aPage, ownMember, signInAsStaff, toast } from './people';
import { aFile } from './picture-files';
import { anEvent } from './things';
import { isNightly, share } from '../setup/share';

for (const [turn, language] of (['en', 'ar'] as const).entries()) {
  test(`what opens over a public page can be read and has its names, in both themes: ${language}`, async ({
    browser,
  }) => {
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    for (const overlay of share(PUBLIC_OVERLAYS, { turn, among: 2 }))
      await inspectOne({ page, overlay, language, member: '', event: '' });
  });

  test(`toasts, dialogs, drawers and menus of the panel: the same in ${language}`, async ({ browser, faults }) => {
    test.setTimeout(240_000);
    faults.mayBe(/^PUT 422 \/api\/events\//); // the failed save, by day in one language
    const { name: member } = await ownMember('approved');
    const event = await anEvent({ title: 'Over' });
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    await signInAsStaff(page, 'super');
    await uploadOne(page, event.id);
    for (const overlay of share(PANEL_OVERLAYS, { turn, among: 2 }))
      await inspectOne({ page, overlay, language, member, event: event.id });
  });
}

test('a toast comes though its code is late, stays while it is pointed at, and goes after five seconds or swiped aside', async ({
  browser,
  faults,
}) => {
  faults.expect(
    'POST 400 /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    /^GET failed \/assets\/feedback-/,
  );
  const page = await aPage(browser);
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(/\/assets\/feedback-/, async (route) => {
    // The first time it does not come at all, which the browser may remember until the page is loaded anew.
    if ((asked += 1) === 1) return route.abort();
    await released;
    await route.continue();
  });
  const enter = async (path: string) => {
    await page.goto(path);
    await expect.poll(() => asked).toBeGreaterThan(1);
    await page.locator('[type=email]').fill('nobody@nexus.test');
    await page.locator('[type=password]').fill('wrong-password');
  };
  const fail = async () => {
    const answered = page.waitForResponse(/accounts:signInWithPassword/);
    await page.locator('[type=submit]').click();
    await answered;
    await expect(page.locator('[type=submit]')).toBeEnabled();
  };
  await enter('/admin/login');
  await fail();
  await expect(toast(page)).toHaveCount(0);
  release();
  await expect(toast(page)).toContainText('Login failed');
  await toast(page).hover();
  await page.clock.runFor(8_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_000);
  await expect(toast(page)).toHaveCount(0);
  await fail();
  await toast(page).hover();
  const box = await toast(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y);
  await page.mouse.up();
  await expect(toast(page)).toHaveCount(0);
  // On the side where the line ends.
  expect(x).toBeGreaterThan(640);
  await enter('/ar/admin/login');
  await fail();
  expect((await toast(page).boundingBox())?.x).toBeLessThan(640);
});

test('dialogs stand over each other: each holds the focus, Escape and a touch beside close the uppermost alone, the focus goes back', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await signInAsStaff(page, 'super', { at: '/ar/admin/statistics' });
  const { panel, content } = WORDS.ar.admin;
  const opener = page.getByRole('button', { name: panel.stats.update });
  await opener.click();
  const editor = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const holdsFocus = (one: Locator) => expect.poll(() => one.evaluate((part) => part.contains(document.activeElement)));
  await holdsFocus(editor).toBe(true);
  expect(await fits(editor)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  const field = editor.getByRole('spinbutton').first();
  await field.fill('4321');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4)]) {
    await close();
    await holdsFocus(question).toBe(true);
    expect(await fits(question)).toBe(true);
    await close();
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue('4321');
    await holdsFocus(editor).toBe(true);
  }
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
  await holdsFocus(editor).toBe(true);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: content.leave }).click();
  await expect(editor).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** Whether it stands within the screen of a phone. */
async function fits(part: Locator): Promise<boolean> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
  return x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844;
}

/** So that the library has a picture. */
async function uploadOne(page: Page, event: string): Promise<void> {
  await page.goto(`/admin/events/${event}`);
  await page.locator('[data-field=imageUrl] input[type=file]').setInputFiles(await aFile('own.jpg'));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.locator('[data-field=imageUrl] img')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.savebar')).not.toContainText('Unsaved');
}

async function inspectOne(given: {
  page: Page;
  overlay: Overlay;
  language: 'en' | 'ar';
  member: string;
  event: string;
}): Promise<void> {
  const { page, overlay, language, ...things } = given;
  const own = { page, words: WORDS[language], ...things };
  const path = overlay.path(own);
  await page.setViewportSize({ width: overlay.width ?? 1280, height: 860 });
  await page.goto(language === 'ar' ? `/ar${path === '/' ? '' : path}` : path);
  await expect(page.locator('.skeleton, .spin')).toHaveCount(0);
  await overlay.open(own);
  await expect(page.locator(overlay.shown).first()).toBeVisible();
  // Each in both themes, and at night in both of each language.
  const themes = language === 'en' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  for (const [index, theme] of (isNightly ? themes : themes.slice(0, 1)).entries()) {
    await inTheme(page, theme);
    const only = index > 0 ? 'colours' : undefined;
    const found = await violationsOf(page, { part: overlay.shown, only });
    expect.soft(found, `${overlay.name}, ${language}, ${theme}`).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
