import type { Page } from '@playwright/test';
import { call } from '../setup/call';
import { expect, test } from './journey';
import { staffToken } from './own-document';
import { aPage, signInAsStaff, toast, unique } from './people';
import { aDocument } from './things';

test('partners are reordered with the keyboard alone, announced, and visitors see it', async ({ browser, site }) => {
  await site.take(); // their numbers change
  const [first, second] = [unique('Rank a'), unique('Rank b')];
  const ids = [
    await aDocument('partners', { name: first, order: 100_000 }),
    await aDocument('partners', { name: second, order: 100_001 }),
  ];
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/partners' });
  const names = page.locator('.content-name').filter({ hasText: /^Rank [ab]-/ });
  await expect(names.filter({ hasText: second })).toBeVisible();
  const place = Number(await numberOf(page, first));
  await page
    .getByRole('button', { name: `Move: ${first}` })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`${first} (lifted|is now number ${place})`))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is now number ${place + 1}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => names.allTextContents()).toEqual(expect.arrayContaining([second, first]));
  const shown = async () => {
    const { json } = await call('GET', `/api/partners?fresh=${unique('f')}`);
    return (json as { id: string }[]).map(({ id }) => id).filter((id) => ids.includes(id));
  };
  await expect.poll(shown).toEqual(ids.toReversed());
  await expect(page.getByRole('heading', { name: 'Impact Partners' })).toBeVisible();
});

/** At which place of the list the document of that name stands, from 1. */
async function numberOf(page: Page, name: string): Promise<number> {
  return (await page.locator('.content-name').allTextContents()).indexOf(name) + 1;
}

test('several are chosen, hidden and shown again with one Undo; filters stay in the address', async ({ browser }) => {
  const name = unique('Chosen');
  for (const which of ['one', 'two']) await aDocument('news', { title: `${name} ${which}` });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news?q=${name}` });
  await expect(page.locator('.content-item .checkbox__root')).toHaveCount(2);
  await page.locator('.content-item .checkbox__root').nth(0).check();
  await page.locator('.content-item .checkbox__root').nth(1).check();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page)).toContainText('Done');
  await page.getByLabel('Status').selectOption('hidden');
  await expect(page).toHaveURL(/status=hidden/);
  await page.reload();
  await expect(page.locator('.content-row').getByText('Draft')).toHaveCount(2);
  await page.goto(`/admin/activity?q=${name}`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await page.goto(`/admin/news?q=${name}`);
  await expect(page.locator('.content-row').getByText('Published')).toHaveCount(2);
});

test('a long list comes in pages that outlast reload and the way back; all that match are changed at once', async ({
  browser,
}) => {
  const key = unique('Paged');
  const token = await staffToken();
  for (const [from, count] of [
    [1, 50],
    [51, 10],
  ] as const) {
    const rows = Array.from({ length: count }, (_, n) => ({ title: { en: `${key} ${from + n}`, ar: '' } }));
    expect((await call('POST', '/api/admin/import/news', { token, body: { rows } })).status).toBe(201);
  }
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await signInAsStaff(page, 'editor', { at: `/ar/admin/news?q=${key}` });
  const rows = page.locator('.content-row');
  const shown = page.getByRole('status').filter({ hasText: 'من ٦٠' });
  await expect(shown).toHaveText('١–٥٠ من ٦٠');
  const next = page.getByRole('navigation', { name: 'الصفحات' }).getByRole('link', { name: 'التالي' });
  await next.click();
  await expect(shown).toHaveText('٥١–٦٠ من ٦٠');
  await expect(rows).toHaveCount(10);
  await page.reload();
  await expect(shown).toHaveText('٥١–٦٠ من ٦٠');
  await page.goBack();
  await expect(rows).toHaveCount(50);

  await page.goto(`/admin/news?q=${key}`);
  await page.getByLabel('Select all that are shown').check();
  await page.getByRole('button', { name: 'Select all 60 that match' }).click();
  await expect(page.getByText('60 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page)).toContainText('Done');
  const hidden = async () => {
    const { json } = await call('GET', `/api/admin/content/news?q=${key}&status=hidden`, { token });
    return json.total as number;
  };
  expect(await hidden()).toBe(60);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(hidden).toBe(0);
});
