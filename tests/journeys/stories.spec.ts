import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { call } from '../setup/call';
import { aStaff } from '../setup/people';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';

test('stories are imported from a CSV with one bad row, seen on the site in both languages, and taken back', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/success-stories' });
  await page.getByRole('button', { name: 'Import' }).click();
  const name = unique('Imported');
  const csv = [
    'personName.en,personName.ar,story.en,story.ar,achievements.en,jobsCreated,nonsense',
    `${name},مستورد ${name},"A story, with a comma",قصة,"First\nSecond",22,x`,
    ',,No name,,,22,',
    'Bad count,,A story,,,soon,',
  ].join('\n');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'stories.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('New: 1 · With errors: 2')).toBeVisible();
  await expect(page.getByText('Name: This field is required')).toBeVisible();
  await expect(page.getByText('Jobs created: Enter a whole number, 0 or more')).toBeVisible();
  await expect(page.getByText('These columns are not known and will be ignored: nonsense')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(toast(page)).toContainText('1 imported');
  await toast(page).hover(); // it stays while somebody reads it
  await expect(page.getByText(name).first()).toBeVisible();
  const published = async () => (await call('GET', `/api/success-stories?fresh=${unique('f')}`)).text;
  await expect.poll(published).toContain(name);
  const visitor = await aPage(browser);
  await visitor.goto(`/stories?${unique('fresh')}`);
  await expect(visitor.getByText(name).first()).toBeVisible();
  await visitor.goto(`/ar/stories?${unique('fresh')}`);
  await expect(visitor.getByText(`مستورد ${name}`).first()).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await expect(page.getByText(name)).toHaveCount(0);
});

test('PANEL-27 importing one’s own export changes what is there, says so before, and doubles nothing', async ({
  browser,
}) => {
  const { token } = await aStaff('editor');
  const name = unique('Exported');
  const made = await call('POST', '/api/success-stories', {
    token,
    body: { personName: name, story: 'As it was', yearCompleted: 2020 },
  });
  expect(made.status).toBe(201);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/success-stories?q=${name}` });
  await expect(page.getByText(name).first()).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const csv = readFileSync(await saved.path(), 'utf8');
  const file = (text: string) => ({ name: 'stories.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file(csv));
  await expect(dialog.getByRole('status')).toHaveText('Unchanged: 1');
  await expect(dialog.getByRole('button', { name: 'Import 0' })).toBeDisabled();
  await dialog.locator('input[type=file]').setInputFiles(file(csv.replace('As it was', 'As it is now')));
  await expect(dialog.getByRole('status')).toHaveText('Changed: 1');
  await expect(dialog.getByText('Changes what is there')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1' }).click();
  await expect(toast(page)).toContainText('1 imported');
  const kept = await call('GET', `/api/admin/content/success-stories?q=${encodeURIComponent(name)}`, { token });
  const named = kept.json.rows.filter(({ personName }: { personName: { en: string } }) => personName.en === name);
  expect(named).toHaveLength(1);
  const { json: whole } = await call('GET', `/api/admin/content/success-stories/${named[0].id}`, { token });
  expect(whole.story.en).toBe('As it is now');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file(csv));
  await expect(dialog.getByText('Somebody changed this after the file was exported')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 0' })).toBeDisabled();
});

test('bulk upload sends the sample of seven one by one and says how it went; one undo each in the activity', async ({
  browser,
  faults,
}) => {
  faults.expect('POST failed /api/success-stories');
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/success-stories' });
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(7);
  // When each was sent first: one without an answer is sent again by itself.
  const sent = new Map<string, number>();
  const keyOf = (one: Request) => one.headers()['idempotency-key'] ?? '';
  page.on('request', (one) => {
    if (one.method() !== 'POST' || new URL(one.url()).pathname !== '/api/success-stories') return;
    sent.set(keyOf(one), sent.get(keyOf(one)) ?? Date.now());
  });
  await page.route('**/api/success-stories?lang=both', (route) =>
    [...sent.keys()].indexOf(keyOf(route.request())) === 2 ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Upload 7 stories' }).click();
  await expect(page.getByText('Uploading', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', /^[0-6]$/);
  await expect(toast(page)).toContainText('Upload Complete', { timeout: 30_000 });
  await expect(toast(page)).toContainText('6 succeeded, 1 failed');
  await expect(page.getByText('Success', { exact: true })).toHaveCount(6);
  await expect(page.getByText('Error', { exact: true })).toHaveCount(1);
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuemax', '7');
  await expect(progress).toHaveAttribute('aria-valuenow', '7');
  const times = [...sent.values()];
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(gaps).toHaveLength(6);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(490);
});
