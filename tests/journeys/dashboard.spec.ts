import { expect, test } from './journey';
import { aPage, signInAsStaff } from './people';

test('the dashboard: four cards, four tabs, charts with their tables, every quick action opens what it names', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  for (const name of ['Active Programs', 'Upcoming Events', 'New Submissions', 'Total Impact'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent programs' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Recent Submissions' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  const kinds = page.getByRole('region', { name: 'Submissions by kind' });
  await expect(kinds.locator('.bar-value').first()).toHaveText(/^\d+$/);
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(13);
  for (const [name, heading] of [
    ['Create Program', 'New program'],
    ['Schedule Event', 'New event'],
    ['Add Story', 'New success story'],
    ['Update Stats', 'Impact Statistics'],
    ['Manage Team', 'Experts Manager'],
    ['Review All', 'Submissions'],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Quick Actions' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
