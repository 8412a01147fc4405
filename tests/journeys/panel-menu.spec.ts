import type { Page } from '@playwright/test';
import { ownDocument, removeOwnDocuments } from './own-document';
import { expect, test } from './journey';
import { aPage, dialog, signInAsStaff, toast, unique } from './people';
import { anApplicant, aSubmission } from './things';

test.afterEach(removeOwnDocuments);

test('PANEL-30 the menu says how many wait, and more as they come; on a phone the way out is in sight', async ({
  browser,
}) => {
  await anApplicant();
  await aSubmission(unique('First Volunteer'));
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  const members = page.locator('.panel-side').getByRole('link', { name: /^Members/ });
  const submissions = page.locator('.panel-side').getByRole('link', { name: /^Submissions/ });
  await expect(members).toHaveAccessibleName(/\d waiting for a decision$/);
  await expect(submissions).toHaveAccessibleName(/\d new$/);
  const grows = async (entry: typeof members, come: () => Promise<unknown>) => {
    const count = async () => Number((await entry.locator('.count').textContent())?.replaceAll(',', ''));
    const before = await count();
    await come();
    await expect.poll(count).toBeGreaterThan(before);
  };
  await grows(members, () => anApplicant());
  await grows(submissions, () => aSubmission(unique('Second Volunteer')));

  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = dialog(page);
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: /^Members/ })).toHaveAccessibleName(/waiting for a decision$/);
  await menu.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
});

test('PANEL-32 a viewer is offered nothing to create, and reads why where an address leads there', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'viewer');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Quick Actions' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('Your role does not include people')).toBeVisible();
  await expect(page.getByText('Firestore')).toHaveCount(0);
  await page.goto('/admin/events');
  await expect(page.locator('.content-row').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New event' })).toHaveCount(0);
  await page.locator('.content-row').first().click();
  await expect(page.getByText('You can view this but not change it.')).toBeVisible();
  for (const name of ['Duplicate', 'Schedule', 'Save'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Applications and check-in' })).toHaveCount(0);
  await page.goto('/admin/events/new');
  await expect(page.getByText('You do not have access to this')).toBeVisible();
  await expect(page.locator('[data-field]')).toHaveCount(0);
});

/** The controls of the screen that cannot be brought to where a press reaches them. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('.panel :is(button, a, input, textarea, select)')];
    const shown = controls.filter((one) => one.offsetWidth > 2 && one.checkVisibility() && !one.closest('.skip'));
    return shown.flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('[data-scope=toast]') ? [one.textContent || one.outerHTML.slice(0, 80)] : [];
    });
  });
}

test('a toast covers nothing that cannot be brought out from under it, and a bar for saving stands at the foot', async ({
  browser,
}) => {
  const { id } = await ownDocument('sdgs', {
    title: { en: unique('Short'), ar: unique('قصير') },
    description: { en: 'Short', ar: 'قصير' },
    colorFrom: '#0b6e6e',
    colorTo: '#0b6e6e',
    isActive: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  for (const [prefix, save] of [
    ['', 'Save'],
    ['/ar', 'حفظ'],
  ] as const) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(`${prefix}/admin/sdgs/${id}`);
      await page.locator('[data-field=colorTo] input').fill(`#${width}${prefix}`);
      await page.getByRole('button', { name: save, exact: true }).click();
      await toast(page).hover();
      // It finds its place above the bar while it comes.
      await expect.poll(() => covered(page), { message: `${prefix} ${width}` }).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 2_400 });
  await page.goto(`/admin/sdgs/${id}`);
  const bar = await page.locator('.savebar').boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(2_400);
});

test('OPS-27 in Arabic on a phone, Help opens at what is said of the screen that one comes from', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await signInAsStaff(page, 'editor', { at: '/ar/admin/bin' });
  await page.getByRole('button', { name: 'القائمة' }).click();
  await page.getByRole('link', { name: 'المساعدة' }).click();
  const chapter = page.getByRole('region', { name: 'سجل النشاط والسلة' });
  await expect(chapter).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await chapter.getByRole('link').click();
  await expect(page).toHaveURL(/\/ar\/admin\/activity$/);
});
