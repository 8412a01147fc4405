import { expect, test } from './journey';
import { aPage, choose, signInAsStaff, unique } from './people';

test('a live preview is the public page itself, in either language, theme and width, and changes with the form', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'viewer', { at: '/admin/events/pricing-after-devaluation' });
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('.preview iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Pricing/);
  const preview = page.locator('.preview');
  await choose(preview, 'العربية');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/التسعير/);
  await choose(preview, 'Dark');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(preview, 'Desktop');
  await expect(page.locator('.preview iframe')).toHaveCSS('width', '1280px');
  await expect(page).toHaveTitle(/^Pricing after a devaluation/);
});

test('S30 hostile text is text everywhere: list, editor, preview, history, public page', async ({
  browser,
  request,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/news/new' });
  const title = `<img src=x onerror="document.title='owned'"> ${unique('hostile')} \u202Eabc 🏗️ {{name}}`;
  // What would turn the line round is not kept (SEC-22).
  const shown = title.replace('\u202E', '');
  await page.locator('[data-field=title] input').fill(title);
  await page.locator('[data-field=content] textarea').fill('<script>document.title="owned"</script>'.repeat(50));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/news\/(?!new)/);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })).toHaveText(shown);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/admin/news?q=hostile');
  await expect(page.getByText(shown).first()).toBeVisible();
  await page.goto('/admin/activity?q=hostile');
  await expect(page.getByText(shown).first()).toBeVisible();
  await expect.poll(async () => (await request.get(`/api/news/${id}?fresh=${unique('f')}`)).status()).toBe(200);
  await page.goto(`/news/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('img[src=x]').count()).toBe(0);
});
