import type { Page } from '@playwright/test';
import { ownDocument, removeOwnDocuments } from './own-document';
import { expect, test } from './journey';
import { aPage, choose, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

test('PANEL-01 the panel keeps its words while a preview is open and is typed into, in both languages', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  for (const [address, open, words] of [
    ['/admin/hero', 'Preview', ['Save', 'Reset', 'Close preview']],
    ['/ar/admin/hero', 'معاينة', ['حفظ', 'إغلاق المعاينة']],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: open, exact: true }).click();
    const preview = page.locator('.preview');
    const frame = page.frameLocator('.preview iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    for (const language of ['English', 'العربية']) {
      await choose(preview, language);
      await expect(frame.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'ar');
      await page.locator('[data-field=title] input').press('End');
      await page.keyboard.type('!');
      for (const word of words) await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible();
      const said = await page.locator('body').innerText();
      expect(said, 'a key instead of words').not.toMatch(/\b(content|panel|menu|form)\.[a-z]+/);
    }
    await page.locator('.savebar').getByRole('button').nth(0).click();
  }
});

test('PANEL-01 a preview speaks the language that it shows: dates, buttons and numbers of an event', async ({
  browser,
}) => {
  const title = unique('Previewed');
  const { id } = await ownDocument('events', {
    title: { en: title, ar: `معاينة ${title}` },
    startsAt: '2031-03-04T16:30:00.000Z',
    isPublished: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.frameLocator('.preview iframe');
  await expect(frame.getByText(/4 Mar 2031/).first()).toBeVisible();
  await choose(page, /^العربية/);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`معاينة ${title}`);
  await expect(frame.getByText(/مارس/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close preview' })).toBeVisible();
});

test('PANEL-08 beside a preview nothing of the form is cut off; where there is no room it stands over the form', async ({
  browser,
}) => {
  const { id } = await ownDocument('events', { title: { en: unique('Wide'), ar: '' }, isPublished: false });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 860 });
    await expect(async () => expect(await cutOff(page), `${width} px`).toEqual([])).toPass();
  }
});

test('PANEL-30 on a phone the preview opens where one is and is left there; the bar stays one row', async ({
  browser,
}) => {
  const { id } = await ownDocument('events', { title: { en: unique('Phone'), ar: '' }, isPublished: false });
  const page = await aPage(browser, { viewport: { width: 390, height: 780 } });
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.locator('[data-field=price] input').fill('450 EGP');
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(800);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').getByText('450 EGP').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page.locator('[data-field=price] input')).toBeInViewport();
  const bar = await page.locator('.savebar').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(72);
});

/** What of the form is outside its frame, under the preview, or too slim to be read. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edges = (one: Element) => one.getBoundingClientRect();
    const form = edges(document.querySelector('form fieldset') as Element);
    const preview = edges(document.querySelector('.preview') as Element);
    const said = (one: Element) => `${Math.round(edges(one).width)} px: ${one.outerHTML.slice(0, 90)}`;
    const inputs = [
      ...document.querySelectorAll('form fieldset :is(input:not([type=file]), select, textarea, button, label)'),
    ].filter((one) => edges(one).width > 1);
    const outside = inputs.filter((one) => edges(one).right > form.right + 1 || edges(one).left < form.left - 1);
    const slim = inputs.filter((one) => one.matches('[type=datetime-local], textarea') && edges(one).width < 200);
    return [
      ...(form.right > preview.left + 1 ? ['the form is under the preview'] : []),
      ...[...outside, ...slim].map(said),
    ];
  });
}
