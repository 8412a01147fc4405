import type { Page } from '@playwright/test';
import { Server, type Call } from './failures';
import { expect, test } from './journey';
import { changedElsewhere, ownDocument, removeOwnDocuments, storedDocument } from './own-document';
import { aPage, dialog, signInAsStaff, toast, unique } from './people';
import { aFile } from './picture-files';

test.afterEach(removeOwnDocuments);

const CONFLICT = 'Something else changed in the meantime. Reload the page and try again.';
const LARGE = 'This is larger than what is accepted here. Make it shorter, or use a smaller file.';
const UPLOAD = { method: 'POST', path: /^\/api\/upload$/ };

test('SPEC-405 SPEC-406 SPEC-466 SPEC-482 SPEC-765 SPEC-775 what fails in the panel is said in the catalogue’s words', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^(GET|POST|PUT) \d\d\d \/api\//);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'editor');
  const server = await Server.of(page);
  const savesAs = async (failure: string, call: Call, said: readonly string[]) => {
    await server.fails(failure, call);
    await page.keyboard.press('Control+s');
    await server.hasFailed();
    for (const words of said) await expect(toast(page)).toContainText(words);
    await server.heals();
  };
  const type = async (...names: string[]) => {
    for (const name of names) await page.locator(`[data-field=${name}] input`).fill(unique('Fails'));
  };

  await page.goto('/admin/hero');
  await type('title');
  const hero = { method: 'PUT', path: /^\/api\/hero$/ };
  const internal = 'Server error: Something went wrong on our side. Try again.';
  await savesAs('500', hero, ['Failed to update hero section', internal]);
  await savesAs('200', hero, ['Failed to update hero section', 'An unexpected error occurred']);
  await server.fails('413', UPLOAD);
  await page.locator('[data-field=backgroundImageUrl] input[type=file]').setInputFiles(await aFile('roof.jpg'));
  await page.getByRole('button', { name: 'Use picture' }).click();
  const refused = dialog(page).getByRole('alert');
  await expect(refused).toContainText('Upload error');
  await expect(refused).toContainText(`Failed to upload/save hero image. ${LARGE}`);
  await server.heals();
  await page.route('**/api/upload', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(refused).toContainText('Failed to upload/save hero image. No URL returned from server');
  await page.unroute('**/api/upload');
  await server.fails('413', UPLOAD);

  await leaveFor(page, '/admin/events/new');
  await page.locator('[data-field=mediaImages] input[type=file][multiple]').setInputFiles([await aFile('roof.jpg')]);
  await expect(page.locator('[data-field=mediaImages]')).toContainText(`Failed to upload image: ${LARGE}`);
  await type('title');
  const event = { method: 'POST', path: /^\/api\/events$/ };
  await savesAs('409', event, ['Error creating event', `Failed to create: ${CONFLICT}`]);
  await savesAs('200', event, ['Error creating event', 'Unknown error']);

  await server.fails('403', { method: 'GET', path: /^\/api\/admin\/content\/partners$/ });
  await leaveFor(page, '/admin/partners');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load partners');
  await expect(alert).toContainText('Failed to fetch partners: You do not have access to this.');
  await server.heals();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.content-row').first()).toBeVisible();
  await page.getByRole('link', { name: 'New partner' }).click();
  await type('name');
  const partner = { method: 'POST', path: /^\/api\/partners$/ };
  const saving = ['Failed to save partner. Please try again.', `Failed to create partner: ${CONFLICT}`];
  await savesAs('409', partner, saving);

  await leaveFor(page, '/admin/team/new');
  await type('name', 'position');
  const expert = { method: 'POST', path: /^\/api\/experts$/ };
  await savesAs('409', expert, ['Save failed', `Failed to create expert: ${CONFLICT}`]);
});

test('SPEC-489 SPEC-499 SPEC-791 a card of a story has Edit and Delete, its editor what is stored now; achievements stand one per line', async ({
  browser,
  faults,
}) => {
  faults.expect(/^DELETE 409 \/api\/success-stories\//);
  const name = unique('Storied');
  const story = { personName: { en: name, ar: name }, story: { en: 'Built it.', ar: 'بناه.' }, isPublished: false };
  const made = await ownDocument('success-stories', story);
  const { id } = made;
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'editor');
  const server = await Server.of(page);
  await page.goto(`/admin/success-stories?q=${name}`);
  await page.locator('.content-row').waitFor();
  await changedElsewhere('success-stories', made, { quote: { en: 'Said meanwhile', ar: '' } });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.locator('[data-field=quote] textarea')).toHaveValue('Said meanwhile');
  const achievements = page.locator('[data-field=achievements]');
  const last = achievements.locator('input').last();
  await last.fill('A first client');
  await last.press('Enter');
  await last.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Ten homes\r\nA team of four\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Success story updated successfully!');
  const { achievements: stored } = await storedDocument('success-stories', id);
  expect(stored).toEqual(['A first client', 'Ten homes', 'A team of four'].map((en) => ({ en, ar: '' })));

  await page.goto(`/admin/success-stories?q=${name}`);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await server.fails('409', { method: 'DELETE', path: /^\/api\/success-stories\// });
  await remove.click();
  await yes.click();
  await expect(toast(page)).toContainText('Error deleting success story');
  await expect(toast(page)).toContainText(CONFLICT);
  await server.heals();
  await remove.click();
  await yes.click();
  await expect(toast(page)).toContainText('Success story deleted successfully!');
  await expect(page.locator('.content-row')).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.content-row')).toContainText(name);
});

/** Goes on to another screen, whatever is not saved on this one. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
  await page.goto(path);
}
