import { call } from '../setup/call';
import { FAR_DAY, ownDocument, removeOwnDocuments, staffToken } from './own-document';
import { expect, test } from './journey';
import { aPage, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

const queuedFor = async (id: string) => {
  const { json } = await call('GET', '/api/admin/schedule', { token: await staffToken() });
  return (json as { documentId: string; isShown: boolean; at: string }[]).filter((one) => one.documentId === id);
};

test('PANEL-02 publishing is scheduled from the editor: it says what happens when, is sent, listed and cancelled', async ({
  browser,
  faults,
}) => {
  faults.expect('POST 422 /api/admin/schedule');
  const title = unique('Scheduled');
  const { id } = await ownDocument('news', { title: { en: title, ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByText('Choose a day and a time.')).toBeVisible();
  await dialog.locator('input[type=datetime-local]').fill('2020-03-04T18:30');
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
  await dialog.locator('input[type=datetime-local]').fill(FAR_DAY);
  await expect(dialog.getByText('Choose a time in the future')).toHaveCount(0);
  await expect(
    dialog.getByText('It is published within five minutes of Tue 4 Mar 2031 18:30, Cairo time.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule it' }).dblclick();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  // Half past six in Cairo, in winter two hours before Greenwich.
  expect(await queuedFor(id)).toMatchObject([{ isShown: true, at: '2031-03-04T16:30:00.000Z' }]);
  await expect(page).toHaveURL(new RegExp(`/admin/news/${id}$`));

  await page.reload();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toContainText(title);
  await dialog.getByRole('listitem').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  expect(await queuedFor(id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeFocused();
});

test('PANEL-02 what could not be scheduled or cancelled is said in the dialog, and what was typed stays', async ({
  browser,
  faults,
}) => {
  const { id } = await ownDocument('news', { title: { en: unique('Unlucky'), ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  faults.expect('POST failed /api/admin/schedule', /^DELETE 500/);
  await page.route('**/api/admin/schedule', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await dialog.locator('input[type=datetime-local]').fill(FAR_DAY);
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByText('It could not be scheduled.')).toBeVisible();
  await expect(dialog.locator('input[type=datetime-local]')).toHaveValue(FAR_DAY);
  await page.unroute('**/api/admin/schedule');
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.route('**/api/admin/schedule/*', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('listitem').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('It could not be cancelled.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test('PANEL-02 Enter in a dialog of the editor never saves the document: no form stands in another', async ({
  browser,
}) => {
  const { id } = await ownDocument('news', { title: { en: unique('Apart'), ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  await page.locator('[data-field=title] input').fill('Not saved yet');
  const writes: string[] = [];
  // That the document is open here is said now and then, and is no write of the document.
  const isWrite = (url: string) => url.includes('/api/') && !url.includes('/presence/');
  page.on('request', (request) => {
    if (request.method() !== 'GET' && isWrite(request.url())) writes.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('button', { name: 'From the library' }).first().click();
  const library = page.getByRole('dialog');
  await library.getByRole('searchbox').fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(library).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  expect(writes).toEqual([]);
  expect(await page.locator('form form, form dialog').count()).toBe(0);
});
