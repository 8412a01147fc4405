import { LIMITS } from '@nexus/domain/limits';
import { call } from '../setup/call';
import { changedElsewhere, ownDocument, removeOwnDocuments, staffToken, storedDocument } from './own-document';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique, turn } from './people';

test.afterEach(removeOwnDocuments);

test('SPEC-128 two people change different things, even two languages of one text: both are kept', async ({
  browser,
  faults,
}) => {
  faults.expect(/^PUT 412/);
  const document = await ownDocument('partners', {
    name: { en: unique('Shared'), ar: 'مشترك' },
    category: { en: 'Old', ar: '' },
    isActive: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/partners/${document.id}` });
  await page.locator('[data-field=category] input').fill('Mine');
  await changedElsewhere('partners', document, {
    category: { en: 'Old', ar: 'فئة' },
    websiteUrl: 'https://example.com/theirs',
  });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('alert').filter({ hasText: 'saved this while you were editing' });
  await expect(conflict).toContainText('Their changes are now in the form');
  await expect(conflict.getByRole('listitem')).toHaveCount(0);
  await expect(page.locator('[data-field=category] input')).toHaveValue('Mine');
  await conflict.getByRole('button', { name: 'Keep mine and go on' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
  expect(await storedDocument('partners', document.id)).toMatchObject({
    category: { en: 'Mine', ar: 'فئة' },
    websiteUrl: 'https://example.com/theirs',
  });
});

test('SPEC-128 a version is restored while somebody else saves: it says so, theirs is shown and kept', async ({
  browser,
  faults,
}) => {
  faults.expect(/^POST 412/);
  const document = await ownDocument('news', { title: { en: 'First words', ar: '' }, isPublished: false });
  await changedElsewhere('news', document, { title: { en: 'Second words', ar: '' } });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${document.id}` });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await changedElsewhere('news', document, { title: { en: 'Third words', ar: '' } });
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click();
  await expect(toast(page)).toContainText('Someone else');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-field=title] input')).toHaveValue('Third words');
  expect((await storedDocument('news', document.id))['title']).toMatchObject({ en: 'Third words' });
});

test('a double click on Save, and a save whose answer is lost, make one document', async ({ browser, faults }) => {
  faults.expect('POST failed /api/news');
  const title = unique('Once');
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/news/new' });
  await page.locator('[data-field=title] input').fill(title);
  await turn(page.locator('[data-field=isPublished]').getByRole('switch'), false);
  // The page sends it again by itself; that answer is lost too, and the next, until the person is asked.
  let lost = 0;
  await page.route('**/api/news?lang=both', async (route) => {
    if (route.request().method() !== 'POST' || lost > LIMITS.readRetries) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.dblclick();
  await expect(toast(page)).toBeVisible();
  await expect(page.locator('[data-field=title] input')).toHaveValue(title);
  await button.dblclick();
  await expect(page).toHaveURL(/\/admin\/news\/(?!new)/);
  const { json } = await call('GET', `/api/admin/content/news?q=${encodeURIComponent(title)}`, {
    token: await staffToken(),
  });
  const found = (json.rows as { id: string; title: { en: string } }[]).filter((one) => one.title.en === title);
  expect(found.map(({ id }) => id)).toEqual([page.url().split('/').at(-1)]);
});

test('two people see that the other one has the same document open, in their language, until it is closed', async ({
  browser,
}) => {
  const document = await ownDocument('news', { title: { en: unique('Shared'), ar: '' }, isPublished: false });
  const [mine, theirs] = [await aPage(browser), await aPage(browser)];
  const me = await signInAsStaff(mine, 'editor');
  const they = await signInAsStaff(theirs, 'admin');
  await mine.goto(`/admin/news/${document.id}`);
  await expect(mine.locator('[data-field=title] input')).toBeVisible();
  await expect(mine.getByText('Also open with')).toHaveCount(0);
  await theirs.goto(`/ar/admin/news/${document.id}`);
  await expect(theirs.getByText(`مفتوح أيضًا لدى ${me.name}.`)).toBeVisible();
  await expect(mine.getByText(`Also open with ${they.name}.`)).toBeVisible();
  await theirs.getByRole('link', { name: 'الأخبار', exact: true }).first().click();
  await expect(mine.getByText('Also open with')).toHaveCount(0);
});
