import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';
import { storedDocument } from './own-document';
import { aDocument, anEvent, changeElsewhere } from './things';

const LOGO = '/pictures/partners/rukn-light.svg';

test('two editors on one document: the second is shown what changed and by whom, and nothing typed is lost', async ({
  browser,
  faults,
  site,
}) => {
  await site.take(); // another journey reorders partners
  const id = await aDocument('partners', { name: unique('Contested') });
  faults.expect(`PUT 412 /api/partners/${id}`);
  const [first, second] = [await aPage(browser), await aPage(browser)];
  const { name } = await signInAsStaff(first, 'editor');
  await signInAsStaff(second, 'admin');
  for (const page of [first, second]) {
    await page.goto(`/admin/partners/${id}`);
    await expect(page.getByLabel('Category')).toBeVisible();
  }
  await first.getByLabel('Category').fill('First');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(first)).toContainText('Saved');
  await second.getByLabel('Category').fill('Second');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByText(`${name} saved this while you were editing.`)).toBeVisible();
  await expect(toast(second)).toContainText('Failed to save partner. Please try again.');
  await expect(second.getByLabel('Category')).toHaveValue('Second');
  await second.getByRole('button', { name: 'Keep mine and go on' }).click();
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(second)).toContainText('Saved');
});

test('an event is created, changed and deleted with its specified words, and comes back with Undo', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/events/new' });
  await page.getByLabel(/^Title/).fill('A short event');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event created successfully!');
  await expect(page).toHaveURL(/\/admin\/events\/(?!new)/);
  const address = page.url();
  await page.getByLabel(/^Title/).fill('A shorter event');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event updated successfully!');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await expect(history.locator('del')).toContainText('A short event');
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('A short event');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this event?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expect(toast(page)).toContainText('Event deleted successfully!');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await page.goto(address);
  await expect(page.getByLabel(/^Title/)).toHaveValue('A short event');
});

test('what is typed and opened while a save is on its way stays', async ({ browser, site }) => {
  await site.take(); // another journey reorders partners
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const id = await aDocument('partners', { name: unique('Slow') });
  const sent = `**/api/partners/${id}?lang=both`;
  await page.goto(`/admin/partners/${id}`);
  const category = page.getByLabel('Category');
  await category.fill('Sent');
  await page.route(sent, async (route) => {
    await category.fill('Sent, then changed');
    await page.getByRole('button', { name: 'History' }).click();
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Saved');
  await expect(page.getByRole('dialog').getByText('History')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(category).toHaveValue('Sent, then changed');
  await page.unroute(sent);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.savebar')).not.toContainText('not saved');
  await page.reload();
  await expect(category).toHaveValue('Sent, then changed');
});

test('what was typed outlives a closed tab; a failed save says so and keeps it', async ({ browser, faults }) => {
  const { id } = await anEvent();
  const address = `/admin/events/${id}`;
  faults.expect(`PUT failed /api/events/${id}`);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: address });
  await page.getByLabel('Speaker').first().fill('Somebody new');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(address);
  await expect(again.getByText(/Unsaved changes from .* are kept in this browser/)).toBeVisible();
  await again.getByRole('button', { name: 'Go on with them' }).click();
  await expect(again.getByLabel('Speaker').first()).toHaveValue('Somebody new');
  await again.route(`**/api/events/${id}?lang=both`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(again)).toContainText('Error updating event');
  await expect(again.getByLabel('Speaker').first()).toHaveValue('Somebody new');
});

test('an offer of what was left stays while one types beside it, and neither is lost', async ({ browser }) => {
  const id = await aDocument('partners', { name: unique('Beside'), lightLogoUrl: LOGO });
  const page = await aPage(browser);
  const category = (one: Page) => one.locator('[data-field=category] input');
  await signInAsStaff(page, 'editor', { at: `/admin/partners/${id}` });
  await leave(page, () => category(page).fill('Left behind'));

  const again = await opened(page, id);
  const offer = again.getByText(/Unsaved changes from .* are kept in this browser/);
  await expect(offer).toBeVisible();
  await leave(again, () => category(again).fill('B'));
  await expect(offer).toBeVisible();

  const third = await opened(again, id);
  await third.getByRole('button', { name: 'Go on with them' }).click();
  await expect(category(third)).toHaveValue('B');
  await third.getByRole('button', { name: 'Go on with them' }).click();
  await expect(category(third)).toHaveValue('Left behind');
  await third.getByRole('button', { name: 'Go on with them' }).click();
  await expect(category(third)).toHaveValue('B');
  await third.getByRole('button', { name: 'Throw them away' }).click();
  await expect(third.getByRole('button', { name: 'Go on with them' })).toHaveCount(0);
  await expect(category(third)).toHaveValue('B');
});

test('a draft that is older than what was saved meanwhile meets it, and overwrites nothing', async ({
  browser,
  faults,
}) => {
  const id = await aDocument('partners', { name: unique('Older'), lightLogoUrl: LOGO });
  faults.expect(`PUT 412 /api/partners/${id}`);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/partners/${id}` });
  await leave(page, () => page.locator('[data-field=category] input').fill('Mine, from before'));
  const theirs = { category: { en: 'Theirs', ar: '' }, websiteUrl: 'https://example.com/theirs' };
  await changeElsewhere('partners', id, theirs);

  const again = await opened(page, id);
  const category = again.locator('[data-field=category] input');
  await expect(category).toHaveValue('Theirs');
  await again.getByRole('button', { name: 'Go on with them' }).click();
  await expect(category).toHaveValue('Mine, from before');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = again.getByRole('alert').filter({ hasText: 'saved this while you were editing' });
  await expect(conflict).toBeVisible();
  expect(await storedDocument('partners', id)).toMatchObject({ category: theirs.category });
  await conflict.getByRole('button', { name: 'Keep mine and go on' }).click();
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again.locator('.savebar')).not.toContainText('not saved');
  await again.reload();
  await expect(category).toHaveValue('Mine, from before');
  await expect(again.getByLabel('Website')).toHaveValue(theirs.websiteUrl);
});

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('draft:'))
      .join(),
  );

/** Types, and goes on once that is kept in this browser. */
async function leave(page: Page, type: () => Promise<void>): Promise<void> {
  const before = await kept(page);
  await type();
  await expect.poll(() => kept(page)).not.toBe(before);
}

/** The same editor in a new tab, after the old one was closed without a word. */
async function opened(page: Page, id: string): Promise<Page> {
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(`/admin/partners/${id}`);
  return again;
}

test('an event is made, changed, looked up in its history and deleted with the keyboard alone', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < 150; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} cannot be reached with the Tab key`);
  };
  await press('link', 'Events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management');
  await press('link', 'New event');
  const title = page.locator('[data-field=title] input');
  await expect(title).toBeVisible();
  for (let tabs = 0; tabs < 80 && !(await title.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Made by keys');
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Event created successfully!');
  await press('button', 'History');
  await expect(page.getByRole('dialog')).toContainText('created');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('button', 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  for (let tabs = 0; tabs < 6 && !(await confirm.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Event deleted successfully!');
});
