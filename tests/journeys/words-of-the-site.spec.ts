import type { Bilingual } from '@nexus/domain/bilingual';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { expect, test } from './journey';
import { staffToken, storedDocument } from './own-document';
import { aPage, choose, dialog, signInAsStaff, toast, unique, turn } from './people';
import { aFile } from './picture-files';

test('an editor changes the hero, and an open home page shows it without a reload', async ({ browser, site }) => {
  await site.take();
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const home = await page.context().newPage();
  await home.goto(`/?${unique('fresh')}`);
  await page.bringToFront();
  await page.goto('/admin/hero');
  await expect(page.getByRole('heading', { name: 'Hero Section Manager' })).toBeVisible();
  const words = unique('Changed at');
  await page.getByLabel('Subtitle').fill(words);
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Hero section updated successfully! The website will reflect the changes.');
  await expect(home.getByText(words)).toBeVisible();
  await expect(page.getByText('It is live on the site.')).toBeVisible();

  // What came of the words and of the picture is read together; a picture that is taken away is not said to be saved.
  const picture = page.locator('[data-field=backgroundImageUrl]');
  await picture.locator('input[type=file]').setInputFiles(await aFile('roof.jpg'));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Hero section updated successfully!');
  await expect(toast(page)).toContainText('Hero image saved');
  await picture.getByRole('button', { name: 'Remove' }).click();
  await page.keyboard.press('Control+s');
  await expect(toast(page)).not.toContainText('Hero image saved');
  await expect(toast(page)).toContainText('Hero section updated successfully!');
});

test('SPEC-433 SPEC-434 mission & vision: the landing page’s words in the form alone, preview, exclusive activation', async ({
  browser,
  site,
}) => {
  await site.take();
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/mission' });
  const about = (await db().doc('about/main').get()).data() ?? {};
  const ids = async () => (await db().collection('mission-vision').get()).docs.map(({ id }) => id);
  const before = await ids();
  await page.getByRole('button', { name: 'Load Landing Page Data' }).click();
  await expect(page).toHaveURL(/\/admin\/mission\/new$/);
  await expect(toast(page)).toContainText('Mission, vision and values of the About section are in the form.');
  const mission = page.locator('[data-field=mission] textarea');
  await expect(mission).toHaveValue((about['mission'] as Bilingual).en);
  expect(await ids()).toEqual(before);
  const title = page.locator('[data-field=missionTitle] input');
  await title.fill('T'.repeat(3_000));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Mission title (English): This is too long']);
  await expect(page.getByText('Mission and Vision are required fields.')).toHaveCount(0);
  await title.fill('');
  await mission.fill('');
  await choose(page, /^العربية/);
  await mission.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Validation Error');
  await expect(toast(page)).toContainText('Mission and Vision are required fields.');
  const words = unique('A mission');
  await mission.fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(/new$/);
  const made = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/admin/mission');
  const entry = page.locator('li', { hasText: words });
  await entry.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await expect(entry.getByText('Active', { exact: true })).toBeVisible();
  await entry.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText((about['values'] as Bilingual[])[0]?.en ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const text = await page.locator('li a.link').allTextContents();
  expect(text.every((one) => one.length <= 101)).toBe(true);
  const first = page.locator('li', { has: page.locator('a[href="/admin/mission/main-mission-vision"]') });
  await first.getByRole('button', { name: 'Activate' }).click();
  await expect(first.getByText('Active', { exact: true })).toBeVisible();
  const headers = { 'if-match': `"${(await storedDocument('mission-vision', made)).version}"` };
  const token = await staffToken();
  expect((await call('DELETE', `/api/mission-vision/${made}`, { token, headers })).status).toBe(200);

  // What the help of About's switch says is what visitors see.
  await page.goto('/admin/about');
  const active = page.locator('[data-field=isActive]').getByRole('switch');
  await expect(active).toHaveAccessibleDescription(
    'Switched off, title, content, picture and these core values are not shown. The active entry of mission and vision stays.',
  );
  await turn(active, false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('About section saved');
  const shown = async () => {
    const { text } = await call('GET', `/about?${unique('fresh')}`);
    return text.replace(/<script.*?<\/script>/gs, '');
  };
  const told = (about['content'] as Bilingual).en.slice(0, 40);
  await expect.poll(shown).not.toContain(told);
  expect(await shown()).toContain((about['mission'] as Bilingual).en.slice(0, 40));
  await turn(active);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(shown).toContain(told);
});

test('SPEC-520 SPEC-534 SPEC-584 pages, impact page and statistics: tabs, badge and switch, eight cards, last updated; an untouched form stores nothing', async ({
  browser,
  site,
  faults,
}) => {
  faults.mayBe('GET 404 /api/admin/content/statistics');
  await site.take();
  const startups = String(16 + (Date.now() % 900));
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/pages' });
  await page.locator('[data-field=seoTitle] input').fill('');
  await choose(page, /^العربية/);
  await page.locator('[data-field=seoTitle] input').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-field=seoTitle]').getByText('SEO title is required')).toBeVisible();
  await page.locator('[data-field=seoTitle] input').fill(`عنوان جديد ${Date.now()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Page Updated');
  await expect(toast(page)).toContainText('Page content has been saved successfully');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.locator('[data-field=totalStartups] input').fill(startups);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Statistics Updated');
  await expect(
    toast(page).getByText('Impact statistics have been updated successfully', { exact: true }),
  ).toBeVisible();

  await page.goto('/admin/statistics');
  await expect(page.locator('.metric')).toHaveCount(8);
  await expect(page.locator('.metric', { hasText: 'Total startups' })).toContainText(startups);
  await expect(page.getByText(/^Last Updated: \w{3} \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Update Statistics' }).click();
  await page.locator('[data-field=totalStartups] input').fill('15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Statistics updated successfully!');

  await page.goto('/admin/impact');
  for (const name of ['Hero Section', 'Statistics', 'Impact Areas', 'SEO Settings'])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  await turn(page.locator('[data-field=isPublished]').getByRole('switch'), false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await turn(page.locator('[data-field=isPublished]').getByRole('switch'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  // Where there are no figures yet, examples stand in the form, and Save keeps none of them.
  const missing = { error: { code: 'notFound', message: 'Not found', requestId: '0' } };
  await page.route('**/api/admin/content/statistics', (route) => route.fulfill({ status: 404, json: missing }));
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'PUT' && sent.push(one.url()));
  await page.goto('/admin/statistics');
  await expect(page.getByText('Last Updated: Never')).toBeVisible();
  await expect(page.getByText('No statistics configured')).toBeVisible();
  await page.getByRole('button', { name: 'Add Statistics' }).click();
  for (const [name, example] of [
    ['totalFundingRaised', '$50M+'],
    ['jobsCreated', '1200'],
  ] as const) {
    const field = page.locator(`[data-field=${name}] input`);
    await expect(field).toHaveAttribute('placeholder', example);
    await expect(field).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-field=totalFundingRaised]')).toContainText('This field is required');
  expect(sent.filter((url) => url.includes('/api/statistics'))).toEqual([]);
});

test('the forms of figures say which of them visitors do not see, and what each lacks, in both languages', async ({
  browser,
  site,
}) => {
  await site.take();
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/statistics' });
  const warning = page.getByText('Visitors see these figures once this is filled in');
  await expect(page.locator('.metric')).toHaveCount(8);
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Statistics' }).click();
  const source = page.getByRole('textbox', { name: 'Jobs created: Source' });
  const before = await source.inputValue();
  expect(before).not.toBe('');
  await source.fill('');
  await choose(page, /^العربية/);
  const arabic = await source.inputValue();
  await source.fill('');
  await expect(warning).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Jobs created: Source$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Statistics updated successfully!');

  await page.goto('/ar/admin/impact');
  await page.getByRole('tab', { name: 'الإحصاءات' }).click();
  const warned = page.getByText('تظهر هذه الأرقام للزوار متى اكتمل ما يلي');
  await expect(warned).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^وظائف: المصدر$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'وظائف: المصدر' }).fill(arabic);
  await expect(warned).toHaveCount(0);
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(toast(page)).toBeVisible();
  await page.getByRole('tab', { name: 'مجالات الأثر' }).click();
  const ofArea = page.getByRole('textbox', { name: 'المصدر' }).first();
  await expect(ofArea).not.toHaveValue('');
  await expect(warned).toHaveCount(0);
  await ofArea.fill('');
  await choose(page, /^English/);
  await ofArea.fill('');
  await expect(page.getByRole('listitem').filter({ hasText: /^التقنية: المصدر$/ })).toBeVisible();
});
