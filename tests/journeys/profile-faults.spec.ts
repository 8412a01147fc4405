import { expect, test } from './journey';
import { aPage, fillProfile, signIn, unique } from './people';

test('LOOK-09 a fault of the profile goes away when it is mended: skills, and each text', async ({ browser }) => {
  const page = await aPage(browser);
  await signIn(page, 'new', { as: unique('mends') });
  await page.getByRole('button', { name: 'Submit & Request to Join' }).click();
  await expect(page.getByText('Choose at least one skill')).toBeVisible();
  const faults = page.locator('[data-part=error-text]');
  const before = await faults.count();
  expect(before).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect(page.getByText('Choose at least one skill')).toHaveCount(0);
  await page.getByLabel('Title').fill('Urban planner');
  await expect(faults).toHaveCount(before - 2);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await fillProfile(page);
  await expect(faults).toHaveCount(0);
});
