import { CONTENT_SCREENS, resourceOf } from '../../web/src/admin/content/screens';
import { fill, openEditor, refusesEmpty, valuesOf } from './editor-form';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast } from './people';

/** These change what the site has only once. */
const ONCE = ['hero', 'about', 'missionVision', 'page', 'statistics', 'settings'];

for (const screen of CONTENT_SCREENS) {
  test(`${screen.path}: every field in both languages is saved and found again; what is required says so`, async ({
    browser,
    site,
  }) => {
    if (ONCE.includes(screen.key)) await site.take();
    const page = await aPage(browser);
    await signInAsStaff(page, 'editor');
    await openEditor(page, screen);
    const resource = resourceOf(screen);
    await refusesEmpty(page, screen);
    const fields = Object.entries(resource.fields);
    for (const language of ['en', 'ar'] as const) {
      const tab = page.getByRole('button', { name: language === 'en' ? /^English/ : /^العربية/ }).first();
      if (await tab.count()) await tab.click();
      for (const [name, field] of fields) await fill(page.locator(`[data-field="${name}"]`), field, name, language);
    }
    const written = await valuesOf(page, fields);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page)).toBeVisible();
    if (screen.key !== 'statistics')
      await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
    const address = page.url();
    await page.goto(address);
    await openEditor(page, screen, address);
    for (const [name] of fields) await expect(page.locator(`[data-field="${name}"]`)).toHaveCount(1);
    expect(await valuesOf(page, fields)).toEqual(written);

    const viewer = await aPage(browser);
    await signInAsStaff(viewer, 'viewer');
    await viewer.goto(address);
    if (screen.key === 'settings') await expect(viewer.getByText('You do not have access to this')).toBeVisible();
    else if (screen.key === 'statistics')
      await expect(viewer.getByRole('button', { name: 'Update Statistics' })).toHaveCount(0);
    else {
      await expect(viewer.getByText('You can look at this, not change it.')).toBeVisible();
      await expect(viewer.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
      await expect(viewer.locator('[data-field] input:enabled:not([readonly])')).toHaveCount(0);
    }
  });
}
