import { expect, test } from './journey';
import { aPage, asMember, fillProfile, signIn, toast, unique } from './people';

test('LOOK-09 a fault of the profile goes away when it is mended: skills, and each text; a request that fails is no profile that fails', async ({
  browser,
  faults: gone,
}) => {
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

  gone.expect('POST 500 /api/join-requests');
  await page.route('**/api/join-requests', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Submit & Request to Join' }).click();
  await expect(toast(page)).toContainText('Your request could not be sent');
  await expect(page).toHaveURL(/\/complete-profile$/);
  await page.unroute('**/api/join-requests');
  await page.reload();
  await expect(page.getByLabel('Title')).not.toHaveValue(''); // the profile was saved, and nothing waits as a draft
  await page.getByRole('button', { name: 'Submit & Request to Join' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('S19 a picture that is not one’s own is refused beside the picture, in both languages, and nothing typed is lost', async ({
  browser,
  faults,
}) => {
  faults.expect(/^PUT 422 \/api\/members\//);
  const page = await aPage(browser);
  const { id } = await asMember(page, 'approved');
  // Our own form offers no other; somebody else's program would.
  await page.route(`**/api/members/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const sent = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...sent, imageUrl: '/pictures/portraits/portrait-01.svg' }) });
  });
  for (const [prefix, edit, sentence] of [
    ['', 'Edit Profile', 'Only a picture that you uploaded yourself can be shown here.'],
    ['/ar', 'تعديل الملف', 'لا يمكن أن تظهر هنا إلا صورة رفعتها بنفسك.'],
  ] as const) {
    await page.goto(`${prefix}/profile`);
    const field = page.locator('[name=bio]');
    const opens = page.getByRole('button', { name: edit });
    await field.or(opens).first().waitFor();
    if (await opens.isVisible()) await opens.click();
    await field.fill('Typed and kept');
    await page.locator('.save-row [type=submit]').click();
    await expect(page.locator('form').getByRole('alert')).toContainText(sentence);
    await expect(field).toHaveValue('Typed and kept');
  }
  await page.unroute(`**/api/members/${id}`);
  await page.locator('.save-row [type=submit]').click();
  await expect(page.getByText('Typed and kept').first()).toBeVisible();
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
});
