import type { Locator } from '@playwright/test';
import { inTheme } from './axe';
import { ownDocument, removeOwnDocuments, storedDocument } from './own-document';
import { expect, test } from './journey';
import { aPage, choose, dialog, signInAsStaff, toast, unique } from './people';

test.afterEach(removeOwnDocuments);

/** The raised surface of the site in each theme. */
const LIGHT_GROUND = 'rgb(255, 253, 249)';
const DARK_GROUND = 'rgb(20, 35, 45)';

test('PANEL-21 the editor of an event: its title and status, a rail with faults and missing translations, experts as speakers, a duplicate', async ({
  browser,
}) => {
  const title = unique('Sectioned');
  const name = unique('Expert');
  await ownDocument('experts', {
    name: { en: name, ar: '' },
    position: { en: 'Urban planner', ar: 'مخططة مدن' },
    bio: { en: 'Plans streets.', ar: '' },
    linkedinUrl: 'https://www.linkedin.com/in/planner',
    isActive: false,
  });
  const { id } = await ownDocument('events', {
    title: { en: title, ar: '' },
    tags: [
      { en: 'walk', ar: 'جولة' },
      { en: 'city', ar: '' },
    ],
    startsAt: '2031-03-04T16:30:00.000Z',
    isPublished: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.editor-head')).toContainText('Draft');
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0);

  const rail = page.getByRole('navigation', { name: 'Sections' });
  const basics = rail.getByRole('link', { name: /^Basics/ });
  await expect(rail.getByRole('link')).toHaveCount(8);
  await expect(basics).toHaveAccessibleName(/Texts without Arabic: 2/);
  // What scrolls or is drawn anew meanwhile takes a tooltip away until the pointer moves again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await basics.hover();
    const hovered = Date.now();
    await expect(page.getByRole('tooltip')).toHaveText('Texts without Arabic: 2', { timeout: 5_000 });
    expect(Date.now() - hovered, 'SPEC-212 a tooltip waits 700 ms').toBeGreaterThanOrEqual(600);
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByText('English 3/3')).toBeVisible();
  await choose(page, /^العربية 1\/3/);
  await page.locator('[data-field=title] input').fill('في أقسام');
  await expect(basics).toHaveAccessibleName(/Texts without Arabic: 1/);
  await choose(page, /^English/);
  await expect(page.getByText('العربية 2/3')).toBeVisible();

  await rail.getByRole('link', { name: 'Price and registration' }).click();
  await expect(page.locator('[data-field=applicationDeadline] input')).toBeInViewport();
  await page.locator('[data-field=applicationDeadline] input').fill('2031-03-05T10:00');
  await page.locator('[data-field=capacity] input').fill('-4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: '2 fields need another look' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Capacity (0 = unlimited): Enter a whole number, 0 or more',
    'Application deadline: Applications close after the event has started. Choose an earlier time',
  ]);
  await expect(rail.getByRole('link', { name: /^Price and registration/ })).toHaveAccessibleName(/2 fields need/);
  await page.locator('[data-field=applicationDeadline] input').fill('2031-03-04T10:00');
  await page.locator('[data-field=capacity] input').fill('40');

  await page.getByRole('button', { name: 'Choose from Experts' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Choose from Experts' }).click();
  await dialog(page).getByRole('searchbox').fill(name);
  await dialog(page).getByRole('button', { name }).click();
  await expect(page.locator('[data-field=speakers]').getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event updated');
  expect(await storedDocument('events', id)).toMatchObject({
    capacity: 40,
    applicationDeadline: '2031-03-04T08:00:00.000Z',
    speakers: [
      {
        name: { en: name, ar: '' },
        title: { en: 'Urban planner', ar: 'مخططة مدن' },
        bio: { en: 'Plans streets.', ar: '' },
        linkedinUrl: 'https://www.linkedin.com/in/planner',
        twitterUrl: '',
      },
    ],
  });

  await page.locator('[data-field=isPublished] label').click();
  await page.keyboard.press('Control+s');
  await expect(page.locator('.editor-head')).toContainText('Published');
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', `/events/${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const published = dialog(page).locator('.differences > div').filter({ hasText: 'Published' });
  await expect(published.locator('del')).toHaveText('no');
  await expect(published.locator('ins')).toHaveText('yes');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} (copy)`);
  await expect(page.locator('.editor-head')).toContainText('Not saved yet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.editor-head')).toContainText('Draft');
  const copy = await storedDocument('events', page.url().split('/').at(-1) ?? '');
  expect(copy.id).not.toBe(id);
  expect(copy).toMatchObject({
    title: { en: `${title} (copy)`, ar: 'في أقسام (نسخة)' },
    capacity: 40,
    speakers: [{ name: { en: name } }],
    isPublished: false,
  });

  // The speaker's bio, and one tag, are written in English alone.
  await page.goto(`/admin/events?q=${title}`);
  const rows = page.locator('.content-cards > li');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row).toContainText('Arabic incomplete');
  await expect(page.getByText('English incomplete')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByLabel('Status').locator('option')).toHaveText(['All statuses', 'Published', 'Draft']);
  await page.goto(`/admin/team?q=${name}`);
  await expect(page.getByLabel('Status').locator('option')).toHaveText(['All statuses', 'Shown', 'Hidden']);
  await expect(page.locator('.content-row')).toContainText('Arabic incomplete');
});

test('PANEL-24 SPEC-650 a logo is seen whole, on the ground that it was drawn for, in the list and the editor, in both themes', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'viewer');
  const row = page.locator('.content-row').filter({ hasText: 'Rukn Advisory' });
  const shown = (picture: Locator) =>
    picture.evaluate((image) => {
      const { objectFit, backgroundColor } = getComputedStyle(image);
      return [objectFit, backgroundColor];
    });
  await page.goto('/admin/partners');
  await row.waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await inTheme(page, theme);
    const logo = row.locator('img');
    expect(await shown(logo), theme).toEqual(['contain', LIGHT_GROUND]);
  }
  await row.click();
  for (const theme of ['light', 'dark'] as const) {
    await inTheme(page, theme);
    expect(await shown(page.locator('[data-field=lightLogoUrl] img')), theme).toEqual(['contain', LIGHT_GROUND]);
    expect(await shown(page.locator('[data-field=darkLogoUrl] img')), theme).toEqual(['contain', DARK_GROUND]);
  }
});

test('PANEL-21 what is not there says so and leads to the bin, not that the events could not be fetched', async ({
  browser,
  faults,
}) => {
  faults.expect(/^GET 404 \/api\/admin\/content\/events\/never-was/);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/events/never-was' });
  await expect(page.getByText(/There is nothing at this address/)).toBeVisible();
  await expect(page.getByText('Failed to fetch events')).toHaveCount(0);
  await page.getByRole('link', { name: 'Look in the bin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bin');
});
