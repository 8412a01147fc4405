import { expect, test } from './journey';
import { aPage, choose, signIn, signInAsStaff, toast, unique } from './people';
import { aFile } from './picture-files';

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
  const dialog = page.getByRole('dialog', { name: 'first-roof.jpg' });
  await expect(dialog.getByRole('link', { name: title })).toHaveAttribute('href', /\/admin\/events\//);
  await expect(dialog.getByRole('button', { name: 'Delete picture' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose from the library' });
  await picker.locator('input[type=file]').setInputFiles(second);
  await picker.getByRole('searchbox').fill('second-roof');
  await picker.locator('.picture-grid button', { hasText: 'second-roof.jpg' }).first().click();
  await expect(toast(page)).toContainText('Replaced in 1 place');
  await expect(card).toContainText('second-roof.jpg');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await expect(card).toContainText('first-roof.jpg');

  await page.getByRole('searchbox').fill('second-roof');
  await choose(page, 'Not used');
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

test('SPEC-054 saving a picture can be given up at any moment; the one on LinkedIn is copied on request, an address in an address fills nothing', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signIn(page, 'new', { as: unique('linked').toLowerCase().replace(/\W/g, '') });
  const named = 'https://media.licdn.com/dms/image/v2/elsewhere.jpg';
  const asked: string[] = [];
  page.on('request', (one) => one.url().startsWith('https://media.licdn.com/') && asked.push(one.url()));
  await page.goto(`/complete-profile?picture=${encodeURIComponent(named)}`);
  await expect(page).toHaveURL(/\/complete-profile$/);
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
  await expect(page.locator('main img.avatar')).toHaveCount(0);
  await page.unroute('**/api/upload');
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Use my LinkedIn picture' }).click();
  await expect(page.locator('main img.avatar').first()).toHaveAttribute('src', /^\/media\/.*-400x400-/);
  await expect(page.getByRole('button', { name: 'Use my LinkedIn picture' })).toHaveCount(0);
});

test('what is no picture, is too large or cannot be read says so in its own words', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/team/new' });
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
