import type { Page } from '@playwright/test';
import { call } from '../setup/call';
import { expect, test } from './journey';
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
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/partners');
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
  await signInAsStaff(page, 'editor');
  await page.goto(`/admin/news?q=${name}`);
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
