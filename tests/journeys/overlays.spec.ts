import type { Page } from '@playwright/test';
import { inTheme, violationsOf } from './axe';
import { expect, test } from './journey';
import { PANEL_OVERLAYS, PUBLIC_OVERLAYS, WORDS, type Overlay } from './overlays';
import { aPage, ownMember, signInAsStaff } from './people';
import { aFile } from './picture-files';
import { anEvent } from './things';

for (const language of ['en', 'ar'] as const) {
  test(`what opens over a public page can be read and has its names, in both themes: ${language}`, async ({
    browser,
  }) => {
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    for (const overlay of PUBLIC_OVERLAYS) await inspectOne({ page, overlay, language, member: '', event: '' });
  });

  test(`toasts, dialogs, drawers and menus of the panel: the same in ${language}`, async ({ browser, faults }) => {
    test.setTimeout(240_000);
    faults.expect(/^PUT 422 \/api\/events\//); // the failed save
    const { name: member } = await ownMember('approved');
    const event = await anEvent({ title: 'Over' });
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    await signInAsStaff(page, 'super');
    await uploadOne(page, event.id);
    for (const overlay of PANEL_OVERLAYS) await inspectOne({ page, overlay, language, member, event: event.id });
  });
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
  for (const [theme, only] of [['light'], ['dark', 'colours']] as const) {
    await inTheme(page, theme);
    const found = await violationsOf(page, { part: overlay.shown, only });
    expect.soft(found, `${overlay.name}, ${language}, ${theme}`).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
