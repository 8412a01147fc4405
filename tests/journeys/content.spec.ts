import { expect, test } from '@playwright/test';
import { adminPath, CONTENT_SCREENS, resourceOf } from '../../web/src/admin/content/screens';
import { aPage, signInAsStaff, toast } from './people';

test.describe.configure({ mode: 'serial' });

test('an editor changes the hero, and an open home page shows it without a reload', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const home = await page.context().newPage();
  await home.goto('/');
  await page.bringToFront();
  await page.goto('/admin/hero');
  await expect(page.getByRole('heading', { name: 'Hero Section Manager' })).toBeVisible();
  const words = `Changed at ${Date.now()}`;
  await page.getByLabel('Subtitle').fill(words);
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Hero section updated successfully! The website will reflect the changes.');
  await expect(home.getByText(words)).toBeVisible();
  await page.getByLabel(/^Title/).fill('');
  await page.getByRole('button', { name: /العربية/ }).click();
  await page.getByLabel(/^Title/).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
});

test('every declared editor opens, takes a change in Arabic, saves it and shows it again', async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  for (const screen of CONTENT_SCREENS) {
    const resource = resourceOf(screen);
    const [name, field] =
      Object.entries(resource.fields).find(([, one]) => one.kind === 'text' || one.kind === 'plainText') ?? [];
    if (!field || !name) continue;
    await page.goto(adminPath(screen));
    if (resource.kind === 'collection') await page.locator('.content-row').first().click();
    const input = page.getByLabel(field.label.en).first();
    await expect(input, screen.key).toBeVisible();
    if (field.translatable) await page.getByRole('button', { name: /العربية/ }).click();
    const value = screen.key === 'page' ? await input.inputValue() : `اختبار ${screen.key}`;
    await input.fill(`${value} `);
    await input.fill(value);
    if (screen.key !== 'page') {
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Everything is saved'), screen.key).toBeVisible();
      await page.reload();
      if (field.translatable) await page.getByRole('button', { name: /العربية/ }).click();
    }
    await expect(page.getByLabel(field.label.en).first(), screen.key).toHaveValue(value);
  }
});

test('two editors on one document: the second is shown what changed, and nothing typed is lost', async ({
  browser,
}) => {
  const [first, second] = [await aPage(browser), await aPage(browser)];
  await signInAsStaff(first, 'editor');
  await signInAsStaff(second, 'admin');
  for (const page of [first, second]) {
    await page.goto('/admin/partners/partner-7');
    await expect(page.getByLabel('Category')).toBeVisible();
  }
  await first.getByLabel('Category').fill('First');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(toast(first)).toContainText('Partner saved');
  await second.getByLabel('Category').fill('Second');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Someone else saved this while you were editing.').first()).toBeVisible();
  await expect(second.getByLabel('Category')).toHaveValue('Second');
  await second.getByRole('button', { name: 'Keep mine and go on' }).click();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Everything is saved')).toBeVisible();
});

test('an event is created and deleted with its specified words; a viewer only looks', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/events/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await page.getByLabel(/^Title/).fill('A short event');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/events\/(?!new)/);
  const address = page.url();

  const viewer = await aPage(browser);
  await signInAsStaff(viewer, 'viewer');
  await viewer.goto(address);
  await expect(viewer.getByText('You can look at this, not change it.')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(viewer.getByLabel(/^Title/)).not.toBeEditable();

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this event?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/events$/);
});
