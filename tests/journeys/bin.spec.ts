import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';
import { aDocument, downloaded, publicly } from './things';

test('OPS-16 what was deleted comes back from the bin, for visitors too', async ({ browser, site }) => {
  await site.take(); // another journey reorders partners
  const name = unique('Binned');
  const id = await aDocument('partners', { name });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/partners/${id}` });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Moved to the bin');
  await expect.poll(async () => (await publicly('partners', id)).status).toBe(404);
  await page.goto('/admin/bin');
  const line = page.locator('li.line', { hasText: name });
  await line.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page)).toContainText('Restored');
  await expect(line).toHaveCount(0);
  await expect.poll(async () => (await publicly('partners', id)).status).toBe(200);
  const visitor = await aPage(browser);
  await visitor.goto(`/?${unique('fresh')}`);
  await expect(visitor.getByText(name).first()).toBeVisible();
});

test('OPS-16 several are chosen, hidden with one Undo, deleted with another; the list is exported as it is seen', async ({
  browser,
}) => {
  const name = unique('Several');
  const ids = [await aDocument('news', { title: `${name} one` }), await aDocument('news', { title: `${name} two` })];
  const statuses = async () => Promise.all(ids.map(async (id) => (await publicly('news', id)).status));
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news?q=${name}` });
  const rows = page.locator('.content-row');
  await expect(rows).toHaveCount(2);
  const csv = await downloaded(page, () => page.getByRole('button', { name: 'Export as CSV' }).click());
  expect(csv.text).toContain(`${name} one`);
  const json = await downloaded(page, () => page.getByRole('button', { name: 'Export as JSON' }).click());
  const titles = (JSON.parse(json.text) as { title: { en: string } }[]).map(({ title }) => title.en);
  expect(titles.filter((title) => title.startsWith(name)).toSorted()).toEqual([`${name} one`, `${name} two`]);

  const chooseBoth = async () => {
    for (const which of ['one', 'two']) await page.getByLabel(`Select: ${name} ${which}`).check();
    await expect(page.getByText('2 selected')).toBeVisible();
  };
  await chooseBoth();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByText('2 selected')).toHaveCount(0);
  await chooseBoth();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page)).toContainText('Done');
  await expect.poll(statuses).toEqual([404, 404]);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await expect.poll(statuses).toEqual([200, 200]);
  await expect(page.locator('.content-row').getByText('Published')).toHaveCount(2);

  await chooseBoth();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete 2 of them?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing matches your search')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await expect.poll(statuses).toEqual([200, 200]);
});

test('PANEL-09 SPEC-392 the activity says who changed what, from what to what; it follows one document and takes a change back', async ({
  browser,
}) => {
  const name = unique('Followed');
  const id = await aDocument('news', { title: name });
  const page = await aPage(browser);
  const staff = await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  await page.locator('[data-field=title] input').fill(`${name} changed`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Saved');
  await page.goto(`/admin/activity?q=${encodeURIComponent(`${name} changed`)}`);
  const entry = page.locator('.timeline__item').first();
  await expect(entry).toContainText(staff.name);
  await expect(entry).toContainText(`changed News item “${name} changed”`);
  await expect(entry.locator('del')).toHaveText(name);
  await expect(entry.locator('ins')).toHaveText(`${name} changed`);
  await expect(entry.getByRole('link', { name: 'News item' })).toHaveAttribute('href', `/admin/news/${id}`);
  await entry.getByRole('link', { name: 'Everything about this' }).click();
  await expect(page.getByText('Following', { exact: true })).toBeVisible();
  await expect(page.locator('.timeline__item')).toHaveCount(2); // made, changed
  await entry.getByRole('link', { name: staff.name }).click();
  await expect(page.locator('.timeline__item', { hasText: 'created' })).toHaveCount(0); // somebody else made it
  await page.goBack();
  await expect(page.locator('.timeline__item')).toHaveCount(2);
  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await page.getByRole('button', { name: 'Stop following' }).click();
  await expect(page.getByText('Following', { exact: true })).toHaveCount(0);
  await page.goto(`/admin/news/${id}`);
  await expect(page.locator('[data-field=title] input')).toHaveValue(name);
});
