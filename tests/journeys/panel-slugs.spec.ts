import { call } from '../setup/call';
import { aStaff } from '../setup/people';
import { expect, test } from './journey';
import { aPage, signInAsStaff, unique } from './people';
import { aDocument, changeElsewhere } from './things';

const words = { heroTitle: 'Hero', heroSubtitle: 'Line', seoTitle: 'Title', seoDescription: 'Description' };

/** A page of one journey alone; the slug that it takes from the site is given back by `leave`. */
async function ownPage(slug: string) {
  const id = await aDocument('pages', { ...words, slug, title: 'Own' });
  const leave = async () => {
    const { token } = await aStaff('editor');
    const { json } = await call('GET', `/api/admin/content/pages/${id}`, { token });
    const headers = { 'if-match': `"${json.version}"` };
    expect((await call('DELETE', `/api/pages/${id}`, { token, headers })).status).toBe(200);
  };
  return { id, leave };
}

test('PANEL-07 the slugs of the site’s own pages are fixed and say why, in both languages', async ({
  browser,
  site,
}) => {
  await site.take();
  const page = await aPage(browser);
  const { token } = await signInAsStaff(page, 'editor');
  for (const [path, why] of [
    ['/admin/pages', 'Fixed: the address of this page is part of the site.'],
    ['/ar/admin/pages', 'ثابت: عنوان هذه الصفحة جزء من الموقع.'],
  ] as const) {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    for (const [index, slug] of ['home', 'about', 'impact'].entries()) {
      await tabs.nth(index).click();
      const field = page.locator('[data-field=slug]');
      await expect(field.locator('input')).toHaveValue(slug);
      await expect(field.locator('input')).not.toBeEditable();
      await expect(field).toContainText(why);
    }
  }
  for (const id of ['home', 'about', 'impact']) {
    const { json } = await call('GET', `/api/admin/content/pages/${id}`, { token });
    const headers = { 'if-match': `"${json.version}"` };
    const refused = await call('PUT', `/api/pages/${id}`, { token, headers, body: { slug: `${id}-us` } });
    expect([refused.status, refused.json.error.fields]).toEqual([
      422,
      { slug: 'This page keeps its slug: its address is part of the site' },
    ]);
  }
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('PANEL-07 a page that got another slug is found at its earlier address, in both languages', async ({
  browser,
  site,
}) => {
  await site.take();
  const earlier = unique('earlier').toLowerCase();
  const { id, leave } = await ownPage(earlier);
  try {
    await changeElsewhere('pages', id, { slug: 'terms' });
    const page = await aPage(browser);
    const first = (path: string) => page.request.get(path, { maxRedirects: 0 });
    await expect.poll(async () => (await first(`/${earlier}?${unique('fresh')}`)).status()).toBe(301);
    for (const prefix of ['', '/ar']) {
      await page.goto(`${prefix}/${earlier}`);
      await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/terms$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  } finally {
    await leave();
  }
});

test('PANEL-07 a slug that is no part of an address is refused beside its field; a new one is saved with the button', async ({
  browser,
}) => {
  const { id, leave } = await ownPage(unique('typed').toLowerCase());
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/ar/admin/pages/${id}` });
  const field = page.locator('[data-field=slug]');
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await field.locator('input').fill('اسم جديد/x');
  await save.click();
  await expect(field.locator(':is([data-part=error-text], .fault)')).toHaveText('حروف وأرقام وشرطات فقط');
  const next = unique('next').toLowerCase();
  await field.locator('input').fill(next);
  await expect(page.locator(':is([data-part=error-text], .fault)')).toHaveCount(0);
  await save.click();
  await expect(page.locator('.savebar')).not.toContainText('تغييرات غير محفوظة');
  await page.reload();
  await expect(field.locator('input')).toHaveValue(next);
  await leave();
});

test('PANEL-07 nobody is sent on to an address that the site does not have', async ({ browser, faults }) => {
  const earlier = unique('earlier').toLowerCase();
  const { id } = await ownPage(earlier);
  const now = unique('nowhere').toLowerCase();
  await changeElsewhere('pages', id, { slug: now });
  faults.expect(`GET 404 /${earlier}`);
  const page = await aPage(browser);
  const answer = await page.request.get(`/${earlier}?${unique('fresh')}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  await page.goto(`/${earlier}`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
