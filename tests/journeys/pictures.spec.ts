import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sizeOf, variantsOf } from '@nexus/domain/pictures';
import { expect, test } from './journey';
import { aPage, signIn, signInAsStaff, toast, unique } from './people';

const HEIC = join(import.meta.dirname, '../fixtures/iphone.heic');

/** A photograph of 20 megapixels, with a place in its metadata. */
async function largePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 5_472, height: 3_648, channels: 3, background: '#0B6E6E' } })
    .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const urlIn = async (page: Page, name: string) =>
  (await page.locator(`[data-field="${name}"] img`).first().getAttribute('src')) ?? '';

async function kept(page: Page, url: string) {
  const bytes = await (await page.request.get(url)).body();
  return { bytes, ...(await sharp(bytes).metadata()) };
}

test('an iPhone’s HEIC becomes a member’s round picture, cut, turned and adjusted with the keyboard alone', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const page = await aPage(browser);
  await signIn(page, 'approved');
  await page.goto('/complete-profile');
  await page.locator('input[type=file]').setInputFiles(HEIC);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /as it will be saved/ })).toBeVisible({ timeout: 30_000 });
  const brightness = dialog.getByLabel('Brightness');
  await brightness.focus();
  await page.keyboard.press('ArrowRight');
  await expect(brightness).toHaveValue('105');
  await dialog.getByRole('button', { name: 'Turn right' }).press('Enter');
  const area = dialog.getByRole('group', { name: /Part of the picture/ });
  await area.focus();
  const before = await area.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  expect(await area.getAttribute('style')).not.toBe(before);
  await dialog.getByRole('button', { name: 'Use picture' }).press('Enter');
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  const url = (await page.locator('main .av img, main img.av').first().getAttribute('src')) ?? '';
  const { format, width, height, exif, bytes } = await kept(page, url);
  expect([format, exif]).toEqual(['jpeg', undefined]);
  expect(Math.abs((width ?? 0) - (height ?? 0))).toBeLessThanOrEqual(1);
  // 80 % of the smaller side of 640 × 480.
  expect(width).toBeGreaterThan(375);
  expect(width).toBeLessThan(392);
  expect(bytes.includes('secret owner')).toBe(false);
});

test('a photograph of 20 megapixels, a transparent logo and a gallery of twelve reach the public page small and clean', async ({
  browser,
  faults,
}) => {
  faults.expect('POST failed /api/upload');
  test.setTimeout(180_000);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const title = unique('Pictured');
  await page.goto('/admin/events/new');
  await page.locator('[data-field=title] input').fill(title);
  await page
    .locator('[data-field=imageUrl] input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
  await page.getByRole('button', { name: 'Use picture' }).click({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
  const photo = await urlIn(page, 'imageUrl');
  expect(sizeOf(photo)).toEqual({ width: 2_048, height: 1_365 });
  const stored = await kept(page, photo);
  expect([stored.exif, stored.bytes.includes('secret owner')]).toEqual([undefined, false]);

  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => ({
      name: `gallery-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 900, height: 600, channels: 3, background: { r: index * 20, g: 90, b: 120 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
  let failed = 0;
  await page.route('**/api/upload', (route) => {
    failed += 1;
    return failed === 5 ? route.abort() : route.continue();
  });
  await page.getByLabel('Add several pictures').setInputFiles(files);
  await expect(page.locator('[data-field=mediaImages] .card.pad')).toHaveCount(11, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Try again: gallery-' }).first().click();
  await expect(page.locator('[data-field=mediaImages] .card.pad')).toHaveCount(12, { timeout: 30_000 });
  const first = () => page.locator('[data-field=mediaImages] .card.pad img').first().getAttribute('src');
  const moved = await first();
  await page.getByRole('button', { name: 'Move: Gallery 1', exact: true }).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  expect(await first()).not.toBe(moved);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event created successfully!');

  const id = page.url().split('/').at(-1) ?? '';
  await expect(async () => expect((await page.request.get(`/events/${id}`)).status()).toBe(200)).toPass();
  const phone = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await phone.goto(`/events/${id}`);
  const shown = await phone
    .locator('article img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(variantsOf(photo).map(({ url }) => url)).toContain(new URL(shown).pathname);
  expect(new URL(shown).pathname).not.toContain('@2048');
  await expect(phone.locator('article')).toContainText(title);

  await page.goto('/admin/partners/new');
  await page.locator('[data-field=name] input').fill(unique('Logo'));
  const logo = await sharp({
    create: { width: 300, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  await page
    .locator('[data-field=lightLogoUrl] input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
  const url = await urlIn(page, 'lightLogoUrl');
  expect(url).toMatch(/\.png$/);
  expect((await kept(page, url)).hasAlpha).toBe(true);
});

test('the library: found by what shows it, kept while it is shown, replaced everywhere with Undo, deleted when unused', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const title = unique('Filed');
  const [first, second] = [await aFile('first-roof.jpg'), await aFile('second-roof.jpg')];
  await page.goto('/admin/events/new');
  await page.locator('[data-field=title] input').fill(title);
  await page.locator('[data-field=imageUrl] input[type=file]').setInputFiles(first);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event created successfully!');

  await page.goto('/admin/media');
  await page.getByRole('searchbox').fill(title);
  const card = page.locator('.picture-grid button');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Used in 1 place');
  await expect(page).toHaveURL(/q=Filed/);
  await card.click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByRole('link', { name: title })).toHaveAttribute('href', /\/admin\/events\//);
  await expect(dialog.getByRole('button', { name: 'Delete picture' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.locator('input[type=file]').setInputFiles(second);
  await picker.getByRole('searchbox').fill('second-roof');
  await picker.locator('.picture-grid button', { hasText: 'second-roof.jpg' }).first().click();
  await expect(toast(page)).toContainText('Replaced in 1 place');
  await expect(card).toContainText('second-roof.jpg');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken back');
  await expect(card).toContainText('first-roof.jpg');

  await page.getByRole('searchbox').fill('second-roof');
  await page.getByRole('button', { name: 'Not used', exact: true }).click();
  await page.locator('.picture-grid button').first().click();
  await page.getByRole('button', { name: 'Delete picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete picture' }).click();
  await expect(toast(page)).toContainText('Picture deleted');

  await page.goto('/admin/team/new');
  await page.getByRole('button', { name: 'From the library' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('searchbox').fill(title);
  await chooser.getByRole('searchbox').press('Enter');
  await chooser.locator('.picture-grid button').first().click();
  await expect(page.locator('[data-field=imageUrl] img')).toBeVisible();
});

test('saving a picture can be given up at any moment; the one on LinkedIn is copied on request', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signIn(page, 'new', { as: unique('linked').toLowerCase().replace(/\W/g, '') });
  await page.goto('/complete-profile');
  let sent = 0;
  await page.route('**/api/upload', async () => {
    sent += 1; // never answered
  });
  await page.locator('input[type=file]').setInputFiles(await aFile('me.jpg'));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect.poll(() => sent).toBe(1);
  await expect(page.getByRole('progressbar', { name: 'Saving the picture' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main .av img, main img.av')).toHaveCount(0);
  await page.unroute('**/api/upload');

  await page.getByRole('button', { name: 'Use my LinkedIn picture' }).click();
  await expect(page.locator('main .av img, main img.av').first()).toHaveAttribute('src', /^\/media\/.*-400x400-/);
  await expect(page.getByRole('button', { name: 'Use my LinkedIn picture' })).toHaveCount(0);
});

/** A picture that nobody uploaded before. */
async function aFile(name: string) {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const create = { width: 320, height: 240, channels: 3 as const, background: '#777', noise };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

test('what is no picture, is too large or cannot be read says so in its own words', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/team/new');
  const input = page.locator('[data-field=imageUrl] input[type=file]');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please select an image file')).toBeVisible();
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) });
  await expect(page.getByText('Image must be smaller than 8MB')).toBeVisible();
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
  await expect(page.getByRole('dialog').getByText('Failed to load image')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
