import type { Locator, Page } from '@playwright/test';
import { inTheme, violationsOf } from './axe';
import { changedElsewhere, FAR_DAY, ownDocument, removeOwnDocuments } from './own-document';
import { byNight, expect, test } from './journey';
import { aPage, choose, signInAsStaff, toast, unique } from './people';

test.afterEach(removeOwnDocuments);

/** Asks axe about contrast and names inside `place`, in both themes, as it stands open. */
async function readable(page: Page, place: Locator, what: string): Promise<void> {
  await expect(place).toBeVisible();
  await place.evaluate((element) => element.setAttribute('data-asked', ''));
  for (const [theme, only] of [['light'], ['dark', 'colours']] as const) {
    await inTheme(page, theme);
    expect(await violationsOf(page, { part: '[data-asked]', only }), `${what}, ${theme}`).toEqual([]);
  }
  await place.evaluate((element) => element.removeAttribute('data-asked'));
}

test('PANEL-05 Undo and everything else in toasts can be read, pointed at and pressed once, in both themes', async ({
  browser,
}) => {
  const { id } = await ownDocument('news', { title: { en: unique('Taken back'), ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  await page.getByRole('button', { name: 'Delete' }).click();
  await readable(page, page.getByRole('alertdialog'), 'confirmation');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  await undo.hover();
  await readable(page, toast(page), 'toast with Undo');
  let undone = 0;
  page.on('request', (request) => (undone += Number(request.url().endsWith('/undo'))));
  await undo.dblclick({ noWaitAfter: true });
  await expect(toast(page)).toContainText('Undone');
  await toast(page).hover();
  await readable(page, toast(page), 'toast');
  expect(undone).toBe(1);
});

test('PANEL-05 what failed can be read in its toast and beside it; the conflict and its choices too', async ({
  browser,
  faults,
}) => {
  faults.expect(/^PUT 412/);
  const document = await ownDocument('partners', { name: { en: unique('Met'), ar: '' }, isActive: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/partners/${document.id}` });
  await page.getByLabel('Category').fill('Mine');
  await changedElsewhere('partners', document, { category: { en: 'Theirs', ar: '' } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page).hover();
  await readable(page, toast(page), 'bad toast');
  await readable(page, page.locator('form'), 'editor with a conflict');
});

test('PANEL-05 dialogs, drawers and menus of the panel can be read when they are open, in both themes', async ({
  browser,
  faults,
}) => {
  byNight();
  test.setTimeout(180_000);
  faults.expect('POST 422 /api/admin/schedule');
  const document = await ownDocument('news', { title: { en: unique('Read'), ar: '' }, isPublished: false });
  await changedElsewhere('news', document, { title: { en: unique('Read again'), ar: 'مرة أخرى' } });
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: `/admin/news/${document.id}` });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.locator('ins').first()).toBeVisible();
  await readable(page, dialog, 'history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await dialog.locator('input[type=datetime-local]').fill(FAR_DAY);
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.locator('input[type=datetime-local]').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.locator(':is([data-part=error-text], .fault)')).toBeVisible();
  await readable(page, dialog, 'schedule');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'From the library' }).first().click();
  await readable(page, dialog, 'library');
  await page.keyboard.press('Escape');
  await page.locator('[data-field=title] input').fill('');
  await choose(page, /^العربية/);
  await page.locator('[data-field=title] input').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await readable(page, page.locator('form'), 'faults, preview bar and save bar');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Import' }).click();
  const rows = 'title.en,nonsense\nGood,x\n,y\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'n.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await expect(dialog.getByText('New: 1 · With errors: 1')).toBeVisible();
  await readable(page, dialog, 'import');
  await page.keyboard.press('Escape');
  await page.locator('.content-item .checkbox__root').first().check();
  await readable(page, page.locator('.savebar'), 'bulk bar');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await readable(page, dialog, 'menu');
});

test('PANEL-06 on a phone no bar stretches on a page that is shorter than the screen, in both languages', async ({
  browser,
}) => {
  const document = await ownDocument('sdgs', {
    title: { en: unique('Short'), ar: '' },
    description: { en: 'Short', ar: '' },
    colorFrom: '#0b6e6e',
    colorTo: '#0b6e6e',
    isActive: false,
  });
  // So tall that whatever is on the pages, they are short.
  const page = await aPage(browser, { viewport: { width: 390, height: 6_000 } });
  await signInAsStaff(page, 'editor');
  for (const path of ['/admin/bin', `/admin/sdgs/${document.id}`, '/admin/impact', '/admin/pages', '/admin/settings']) {
    for (const prefix of ['', '/ar']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      const bars = await page.locator('.panel-bar, .savebar').all();
      expect(bars.length, `${prefix}${path}`).toBe(path === '/admin/bin' ? 1 : 2);
      for (const bar of bars) expect((await bar.boundingBox())?.height, `${prefix}${path}`).toBeLessThanOrEqual(72);
    }
  }
});
