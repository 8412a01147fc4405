import { call } from '../setup/call';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';

test('stories are imported from a CSV with one bad row, seen on the site in both languages, and taken back', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/success-stories');
  await page.getByRole('button', { name: 'Import' }).click();
  const name = unique('Imported');
  const csv = [
    'personName.en,personName.ar,story.en,story.ar,achievements.en,yearCompleted,nonsense',
    `${name},مستورد ${name},"A story, with a comma",قصة,"First\nSecond",2022,x`,
    ',,No name,,,2022,',
    'Bad year,,A story,,,soon,',
  ].join('\n');
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'stories.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('1 rows are ready, 2 have a fault.')).toBeVisible();
  await expect(page.getByText('Name: This field is required')).toBeVisible();
  await expect(page.getByText('Year: This value does not fit')).toBeVisible();
  await expect(page.getByText('These columns are not known and are left out: nonsense')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(toast(page)).toContainText('1 imported');
  await expect(page.getByText(name).first()).toBeVisible();
  const published = async () => (await call('GET', `/api/success-stories?fresh=${unique('f')}`)).text;
  await expect.poll(published).toContain(name);
  const visitor = await aPage(browser);
  await visitor.goto(`/stories?${unique('fresh')}`);
  await expect(visitor.getByText(name).first()).toBeVisible();
  await visitor.goto(`/ar/stories?${unique('fresh')}`);
  await expect(visitor.getByText(`مستورد ${name}`).first()).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken back');
  await expect(page.getByText(name)).toHaveCount(0);
});

test('bulk upload sends the sample of seven one by one and says how it went; one undo each in the activity', async ({
  browser,
  faults,
}) => {
  faults.expect('POST failed /api/success-stories');
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/success-stories');
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(7);
  const sent: number[] = [];
  page.on(
    'request',
    (one) => one.method() === 'POST' && one.url().endsWith('/api/success-stories') && sent.push(Date.now()),
  );
  await page.route('**/api/success-stories', async (route) => {
    if (sent.length === 3) return route.abort();
    return route.continue();
  });
  await page.getByRole('button', { name: 'Upload 7 stories' }).click();
  await expect(page.getByText('Uploading', { exact: true })).toBeVisible();
  await expect(toast(page)).toContainText('Upload Complete', { timeout: 30_000 });
  await expect(toast(page)).toContainText('6 succeeded, 1 failed');
  await expect(page.getByText('Success', { exact: true })).toHaveCount(6);
  await expect(page.getByText('Error', { exact: true })).toHaveCount(1);
  const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(490);
});
