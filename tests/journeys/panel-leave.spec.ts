import type { Page } from '@playwright/test';
import { ownDocument, removeOwnDocuments } from './own-document';
import { expect, test } from './journey';
import { aPage, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving' });

/** An editor that was opened from its list, with something typed into it. */
async function typing(page: Page): Promise<{ id: string; typed: string }> {
  // The newest stands first in the list.
  const publishDate = '2098-01-01T00:00:00.000Z';
  const { id } = await ownDocument('news', { title: { en: unique('Left'), ar: '' }, publishDate, isPublished: false });
  await signInAsStaff(page, 'editor', { at: '/admin/bin' });
  await page.goto('/admin/news');
  await page.locator(`a[href="/admin/news/${id}"]`).first().click();
  const typed = unique('Typed');
  await page.locator('[data-field=title] input').fill(typed);
  return { id, typed };
}

test('PANEL-31 the browser’s Back asks before it leaves what is not saved, and goes on where one says so', async ({
  browser,
}) => {
  const page = await aPage(browser);
  const { id, typed } = await typing(page);
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/news/${id}$`));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`/admin/news/${id}$`));
  await expect(question(page)).toHaveCount(1);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-field=title] input')).toHaveValue(typed);
  await expect(page).toHaveURL(new RegExp(`/admin/news/${id}$`));

  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(new RegExp(`/admin/news/${id}$`));
  await expect(page.locator('[data-field=title] input')).toBeVisible();
});

test('PANEL-31 what is saved asks nothing, and Back leads where it always led', async ({ browser }) => {
  const page = await aPage(browser);
  await typing(page);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/admin\/news$/);
  await expect(question(page)).toHaveCount(0);
});

test('PANEL-31 other ways out ask as well: tabs, a dialog’s Close and Escape; Reset can be undone', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { isNew: true });
  const stay = async () => {
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
  };
  await page.goto('/admin/impact');
  await page.locator('[data-field=title] input').fill('Typed on a tab');
  await page.getByRole('tab', { name: 'Impact Areas' }).click();
  await stay();
  await expect(page.locator('[data-field=title] input')).toHaveValue('Typed on a tab');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-field=title] input')).toHaveValue('Typed on a tab');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('tab', { name: 'Impact Areas' }).click();
  await expect(page.locator('[data-field=impactAreas]')).toBeVisible();

  await page.goto('/admin/statistics');
  await page.getByRole('button', { name: 'Update Statistics' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Statistics' });
  await dialog.locator('[data-field=awardsWon] input').fill('77');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await stay();
  await page.keyboard.press('Escape');
  await stay();
  await expect(dialog.locator('[data-field=awardsWon] input')).toHaveValue('77');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
});
