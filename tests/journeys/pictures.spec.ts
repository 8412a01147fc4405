import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LIMITS } from '@nexus/domain/limits';
import { sizeOf, variantsOf } from '@nexus/domain/pictures';
import { byNight, expect, test } from './journey';
import { aPage, asMember, signInAsStaff, toast, unique } from './people';
import { largePhoto, phonePhoto } from './picture-files';
import { publicly } from './things';

const HEIC = join(import.meta.dirname, '../fixtures/iphone.heic');

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
  await asMember(page, 'approved');
  await page.goto('/complete-profile');
  await page.locator('input[type=file]').setInputFiles(HEIC);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /as it will be saved/ })).toBeVisible({ timeout: 30_000 });
  for (const [name, min] of [
    ['Brightness', '50'],
    ['Contrast', '50'],
    ['Saturation', '0'],
  ] as const) {
    const slider = dialog.getByLabel(name);
    await expect(slider).toHaveValue('100');
    for (const [given, value] of Object.entries({ min, max: '150', step: '5' }))
      await expect(slider).toHaveAttribute(given, value);
  }
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
  const url = (await page.locator('main img.avatar').first().getAttribute('src')) ?? '';
  const { format, width, height, exif, bytes } = await kept(page, url);
  expect([format, exif]).toEqual(['jpeg', undefined]);
  expect(Math.abs((width ?? 0) - (height ?? 0))).toBeLessThanOrEqual(1);
  // 80 % of the smaller side of 640 × 480.
  expect(width).toBeGreaterThan(375);
  expect(width).toBeLessThan(392);
  expect(bytes.includes('secret owner')).toBe(false);
});

test('photographs of a gallery are made small before they are sent, beside the page, by nothing from elsewhere; what is no picture is said', async ({
  browser,
}) => {
  byNight();
  const photograph = await phonePhoto();
  expect(photograph.length).toBeGreaterThan(LIMITS.imageBytes);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/events/new' });
  const asked: URL[] = [];
  const workers: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url())));
  page.on('worker', (worker) => workers.push(worker.url()));
  const sent = page.waitForRequest('**/api/upload');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(LIMITS.imageBytes + 1) };
  await page
    .getByLabel('Add several pictures')
    .setInputFiles([{ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: photograph }, broken]);
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(photograph.length / 3);
  await expect(page.locator('[data-field=mediaImages] .card.padded')).toHaveCount(1, { timeout: 60_000 });
  await expect(page.locator('[data-field=mediaImages]').getByText('Image must be smaller than 8MB')).toBeVisible();
  const url = (await page.locator('[data-field=mediaImages] .card.padded img').first().getAttribute('src')) ?? '';
  const { exif, bytes } = await kept(page, url);
  expect([sizeOf(url), exif, bytes.includes('secret owner')]).toEqual([
    { width: 1_536, height: 2_048 },
    undefined,
    false,
  ]);
  expect(asked.map(({ hostname }) => hostname).filter((host) => !['', '127.0.0.1'].includes(host))).toEqual([]);
  // The page loads it as a module, its worker as a script.
  const library = asked.map(({ pathname }) => pathname).filter((path) => path.includes('image-compression'));
  expect([workers.length > 0, new Set(library).size]).toEqual([true, 2]);
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
  await expect(page.locator('[data-field=mediaImages] .card.padded')).toHaveCount(11, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Try again: gallery-' }).first().click();
  await expect(page.locator('[data-field=mediaImages] .card.padded')).toHaveCount(12, { timeout: 30_000 });
  const first = () => page.locator('[data-field=mediaImages] .card.padded img').first().getAttribute('src');
  const moved = await first();
  await page.getByRole('button', { name: 'Move: Gallery 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Gallery 1 (lifted|is now number 1)/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Gallery 1 is now number 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(first).not.toBe(moved);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event created successfully!');

  const id = page.url().split('/').at(-1) ?? '';
  await expect.poll(async () => (await publicly('events', id)).status).toBe(200);
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
