import { ownDocument, removeOwnDocuments, storedDocument } from './own-document';
import { expect, test } from './journey';
import { aPage, choose, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

const GROUP = { bio: { en: '', ar: '' }, title: { en: '', ar: '' }, imageUrl: '', linkedinUrl: '', twitterUrl: '' };

test('PANEL-03 a refused save lists its faults with links, goes to the first, and the bar says how many', async ({
  browser,
}) => {
  const { id } = await ownDocument('events', {
    title: { en: unique('Faulty'), ar: '' },
    speakers: [
      { ...GROUP, name: { en: 'First', ar: '' } },
      { ...GROUP, name: { en: 'Second', ar: '' } },
    ],
    isPublished: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.locator('[data-field=mapUrl] input').fill('nowhere at all');
  const second = page.locator('[data-field=speakers] .card').nth(1);
  await second.getByLabel('Name').fill('');
  await choose(page, /^العربية/);
  await page.locator('[data-field=title] input').fill('ط'.repeat(5_000));
  await choose(page, /^English/);
  await page.locator('[data-field=price] input').fill('Free');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const summary = page.getByRole('alert').filter({ hasText: '3 fields need another look' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Title (العربية): This is too long',
    'Map link: Enter a web address such as https://example.com',
    'Speakers 2: Name: This field is required',
  ]);
  await expect(page.locator('.savebar')).toContainText('3 fields need another look');
  await expect(page.locator('[data-field=title] input')).toBeFocused();
  await expect(page.locator('[data-field=title] input')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[data-field=title] input')).toBeInViewport();

  await page.locator('[data-field=title] input').fill('عنوان قصير');
  await expect(page.locator('.savebar')).toContainText('2 fields need another look');
  await expect(page.locator('[data-field=title] :is([data-part=error-text], .fault)')).toHaveCount(0);
  await summary.or(page.getByRole('alert')).getByRole('link', { name: 'Speakers 2: Name' }).click();
  await choose(page, /^English/);
  await expect(second.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await second.getByLabel('Name').fill('Second again');
  await page.getByRole('link', { name: 'Map link' }).press('Enter');
  await expect(page.locator('[data-field=mapUrl] input')).toBeFocused();
  await expect(page.locator('.savebar')).toContainText('1 field needs another look');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('example.com/map');
  await expect(page.locator(':is([data-part=error-text], .fault)')).toHaveCount(0);
  await expect(page.locator('.savebar')).toContainText('Unsaved changes');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
  expect(await storedDocument('events', id)).toMatchObject({
    mapUrl: 'https://example.com/map',
    price: { en: 'Free' },
    speakers: [{}, { name: { en: 'Second again' } }],
  });
});

test('PANEL-03 a new document is not called saved, and in Arabic its faults are Arabic', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/events/new' });
  await expect(page.locator('.savebar')).toContainText('Not saved yet');
  await page.goto('/ar/admin/events/new');
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['العنوان: العنوان مطلوب']);
  await expect(page.locator('.savebar')).toContainText('حقل واحد يحتاج إلى مراجعة');
  await expect(page.locator('[data-field=title] input')).toBeFocused();
});

test('PANEL-03 faults that only the server knows are shown, gone to, and leave with the next change', async ({
  browser,
  faults,
}) => {
  faults.expect(/^PUT 422/);
  const { id } = await ownDocument('news', { title: { en: unique('Refused'), ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  await page.route('**/api/news/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { error: { code: 'invalid', message: 'No', requestId: 'r', fields: { title: 'Somebody has it' } } },
        })
      : route.continue(),
  );
  await page.locator('[data-field=title] input').fill('Taken');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Title' })).toBeVisible();
  await expect(page.locator('[data-field=title] :is([data-part=error-text], .fault)')).toHaveText('Somebody has it');
  await expect(page.locator('[data-field=title] input')).toBeFocused();
  await page.keyboard.type('!');
  await expect(page.locator(':is([data-part=error-text], .fault)')).toHaveCount(0);
  await expect(page.locator('[data-field=title] input')).toHaveValue('Taken!');
});

test('PANEL-03 tags and list values that are typed without Enter are saved, and count as unsaved until then', async ({
  browser,
}) => {
  const { id } = await ownDocument('events', {
    title: { en: unique('Tagged'), ar: '' },
    tags: [{ en: 'old', ar: '' }],
    isPublished: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.getByLabel('Add a tag').fill('first, second');
  await expect(page.locator('.savebar')).toContainText('Unsaved changes');
  await expect(page.getByLabel('Add a tag')).toHaveValue('first, second');
  await page.getByLabel('Add a requirement').fill('A laptop');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
  expect(await storedDocument('events', id)).toMatchObject({
    tags: [{ en: 'old' }, { en: 'first' }, { en: 'second' }],
    requirements: [{ en: 'A laptop' }],
  });
  await expect(page.getByLabel('Add a tag')).toHaveValue('');
  await expect(page.getByLabel('Tags 3')).toHaveValue('second');
  await page.getByLabel('Add a tag').fill('third');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tags 4')).toHaveValue('third');
  await expect(page.getByLabel('Add a tag')).toHaveValue('');
});

test('PANEL-03 half a date and no whole number are refused, not bent into something else', async ({ browser }) => {
  const { id } = await ownDocument('events', { title: { en: unique('Half'), ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.locator('[data-field=startsAt] input').focus();
  await page.keyboard.type('03');
  await page.locator('[data-field=capacity] input').fill('12.5');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-field=startsAt] :is([data-part=error-text], .fault)')).toHaveText(
    'This is not complete',
  );
  await expect(page.locator('[data-field=capacity] :is([data-part=error-text], .fault)')).toBeVisible();
  await expect(page.locator('[data-field=capacity] input')).toHaveValue('12.5');
  expect((await storedDocument('events', id))['startsAt']).toBeNull();
  await page.locator('[data-field=startsAt] input').fill('2031-03-04T18:30');
  await page.locator('[data-field=capacity] input').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('e');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-field=capacity] :is([data-part=error-text], .fault)')).toHaveText(
    'Enter a whole number, in digits',
  );
  await page.locator('[data-field=capacity] input').fill('12');
  await expect(page.locator(':is([data-part=error-text], .fault)')).toHaveCount(0);
});
