import type { Locator, Page } from '@playwright/test';
import type { Field } from '@nexus/domain/fields/field';
import { faultSentence } from '@nexus/domain/errors';
import { adminPath, CONTENT_SCREENS, resourceOf, type ContentScreen } from '../../web/src/admin/content/screens';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast } from './people';

test('an editor changes the hero, and an open home page shows it without a reload', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const home = await page.context().newPage();
  await home.goto('/');
  await page.bringToFront();
  await page.goto('/admin/hero');
  await expect(page.getByRole('heading', { name: 'Hero Section Manager' })).toBeVisible();
  const words = `Changed at ${Date.now()}`;
  await page.getByLabel('Subtitle').fill(words);
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Hero section updated successfully! The website will reflect the changes.');
  await expect(home.getByText(words)).toBeVisible();
  await expect(page.getByText('It is live on the site.')).toBeVisible();
});

for (const screen of CONTENT_SCREENS) {
  test(`${screen.path}: every field in both languages is saved and found again; what is required says so`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await aPage(browser);
    await signInAsStaff(page, 'editor');
    await openEditor(page, screen);
    const resource = resourceOf(screen);
    await refusesEmpty(page, screen);
    const fields = Object.entries(resource.fields);
    for (const language of ['en', 'ar'] as const) {
      const tab = page.getByRole('button', { name: language === 'en' ? /^English/ : /^العربية/ }).first();
      if (await tab.count()) await tab.click();
      for (const [name, field] of fields) await fill(page.locator(`[data-field="${name}"]`), field, name, language);
    }
    const written = await valuesOf(page, fields);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page)).toBeVisible();
    if (screen.key !== 'statistics')
      await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
    const address = page.url();
    await page.goto(address);
    await openEditor(page, screen, address);
    for (const [name] of fields) await expect(page.locator(`[data-field="${name}"]`)).toHaveCount(1);
    expect(await valuesOf(page, fields)).toEqual(written);

    const viewer = await aPage(browser);
    await signInAsStaff(viewer, 'viewer');
    await viewer.goto(address);
    if (screen.key === 'statistics')
      await expect(viewer.getByRole('button', { name: 'Update Statistics' })).toHaveCount(0);
    else {
      await expect(viewer.getByText('You can look at this, not change it.')).toBeVisible();
      await expect(viewer.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
      await expect(viewer.locator('[data-field] input:enabled:not([readonly])')).toHaveCount(0);
    }
  });
}

async function openEditor(page: Page, screen: ContentScreen, address?: string): Promise<void> {
  const isSingleton = resourceOf(screen).kind === 'singleton';
  if (!address) await page.goto(adminPath(screen, isSingleton ? undefined : 'new'));
  if (screen.key === 'statistics') await page.getByRole('button', { name: 'Update Statistics' }).click();
  await expect(page.locator('[data-field]').first()).toBeVisible();
}

/** Every required field says what it wants when it is empty. */
async function refusesEmpty(page: Page, screen: ContentScreen): Promise<void> {
  const resource = resourceOf(screen);
  const required = Object.entries(resource.fields).filter(([, field]) => field.required);
  for (const [name, field] of required) {
    for (const language of ['en', 'ar'] as const) {
      const tab = page.getByRole('button', { name: language === 'en' ? /^English/ : /^العربية/ }).first();
      if (await tab.count()) await tab.click();
      await page.locator(`[data-field="${name}"]`).getByRole('textbox').first().fill('');
      if (!field.translatable) break;
    }
  }
  if (required.length === 0) return;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const [name, field] of required) {
    const result = field.schema.safeParse(field.initial);
    const sentence = faultSentence(result.error?.issues[0]?.message ?? '', 'en');
    await expect(page.locator(`[data-field="${name}"] .err`), name).toHaveText(sentence);
  }
}

const WRITABLE = ['text', 'longText', 'plainText', 'url', 'link', 'email'];

async function fill(box: Locator, field: Field, name: string, language: 'en' | 'ar'): Promise<void> {
  const isFirst = language === 'en';
  if (WRITABLE.includes(field.kind)) {
    if (!field.translatable && !isFirst) return;
    await box
      .locator('input, textarea')
      .first()
      .fill(valueFor(field, name, language));
  } else if (field.kind === 'textList') {
    if (isFirst) {
      await box.locator('input').last().fill(`${name} one`);
      await box.getByRole('button', { name: 'Add', exact: true }).click();
    } else await box.locator('li input').last().fill(`بند ${name}`);
  } else if (field.kind === 'groupList') {
    if (isFirst)
      await box
        .getByRole('button', { name: /^Add: / })
        .last()
        .click();
    const inner = Object.entries(field.fields ?? {});
    const group = box.locator('.card').last();
    const inputs = group.locator('.form-grid > .field');
    for (const [index, [innerName, one]] of inner.entries())
      if (WRITABLE.includes(one.kind)) await fill(inputs.nth(index), one, innerName, language);
  } else if (!isFirst) return;
  else if (field.kind === 'integer') await box.locator('input').fill(name === 'sdgNumber' ? '7' : '4');
  else if (field.kind === 'select') await box.locator('select').selectOption({ index: 1 });
  else if (field.kind === 'instant')
    await box.locator('input').fill(name === 'endsAt' ? '2027-03-04T21:00' : '2027-03-04T18:30');
  else if (field.kind === 'flag') await box.locator('input').check();
}

let count = 0;
function valueFor(field: Field, name: string, language: 'en' | 'ar'): string {
  if (field.kind === 'url') return 'https://example.com/page';
  if (field.kind === 'link') return '/events';
  if (field.kind === 'email') return 'person@example.com';
  if (name === 'slug') return `page-${Date.now()}-${(count += 1)}`;
  if (/^color/.test(name)) return '#0b6e6e';
  return language === 'en' ? `${name} in English` : `${name} بالعربية`;
}

/** What every input of the editor holds, in both languages. */
async function valuesOf(page: Page, fields: [string, Field][]): Promise<Record<string, string[]>> {
  const values: Record<string, string[]> = {};
  for (const language of [/^English/, /^العربية/]) {
    const tab = page.getByRole('button', { name: language }).first();
    if (await tab.count()) await tab.click();
    for (const [name] of fields) {
      const found = await page
        .locator(`[data-field="${name}"]`)
        .locator('input:not([type=file]), textarea, select')
        .evaluateAll((all) =>
          all.map((one) =>
            one instanceof HTMLInputElement && one.type === 'checkbox'
              ? String(one.checked)
              : (one as HTMLInputElement).value,
          ),
        );
      values[`${name} ${language}`] = found;
    }
  }
  return values;
}

test('two editors on one document: the second is shown what changed and by whom, and nothing typed is lost', async ({
  browser,
  faults,
}) => {
  faults.expect('PUT 412 /api/partners/partner-7');
  const [first, second] = [await aPage(browser), await aPage(browser)];
  const { name } = await signInAsStaff(first, 'editor');
  await signInAsStaff(second, 'admin');
  for (const page of [first, second]) {
    await page.goto('/admin/partners/partner-7');
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
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/events/new');
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
  await expect(toast(page)).toContainText('Taken back');
  await page.goto(address);
  await expect(page.getByLabel(/^Title/)).toHaveValue('A short event');
});

test('what is typed and opened while a save is on its way stays', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/partners/partner-6');
  const category = page.getByLabel('Category');
  await category.fill('Sent');
  await page.route('**/api/partners/partner-6', async (route) => {
    await category.fill('Sent, then changed');
    await page.getByRole('button', { name: 'History' }).click();
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Saved');
  await expect(page.getByRole('dialog').getByText('History')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(category).toHaveValue('Sent, then changed');
  await page.unroute('**/api/partners/partner-6');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.savebar')).not.toContainText('not saved');
  await page.reload();
  await expect(category).toHaveValue('Sent, then changed');
});

test('what was typed outlives a closed tab; a failed save says so and keeps it', async ({ browser, faults }) => {
  faults.expect('PUT failed /api/events/walk-downtown');
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/events/walk-downtown');
  await page.getByLabel('Speaker').first().fill('Somebody new');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('draft:events/walk-downtown')),
  );
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto('/admin/events/walk-downtown');
  await expect(again.getByText(/Unsaved changes of .* are kept in this browser/)).toBeVisible();
  await again.getByRole('button', { name: 'Go on with them' }).click();
  await expect(again.getByLabel('Speaker').first()).toHaveValue('Somebody new');
  await again.route('**/api/events/walk-downtown', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(again)).toContainText('Error updating event');
  await expect(again.getByLabel('Speaker').first()).toHaveValue('Somebody new');
});
