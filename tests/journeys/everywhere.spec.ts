import { inspect } from './inspect';
import { expect, test } from './journey';
import { aPage, asMember, ownMember, signIn, signInAsStaff } from './people';

test('screens outside the site’s content: accessible and without sideways scrolling', async ({ browser, faults }) => {
  faults.expect('GET 404 /nothing-here', 'GET 404 /ar/nothing-here');
  test.setTimeout(180_000);
  await inspect(await aPage(browser, { reducedMotion: 'reduce' }), ['/nothing-here', '/admin/login']);
});

test('SPEC-095, 826 member screens: the same', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  const said = { canHelpSkills: ['Design' as const], lookingFor: 'A plot in Fayoum', reach: 'By phone' };
  const { id } = await asMember(page, 'approved', said);
  await expect(page.getByText('Approved Member')).toBeVisible();
  await inspect(page, [
    '/profile',
    '/complete-profile',
    '/members',
    `/members/${id}`,
    '/my-events',
    '/mentors?tab=offer',
  ]);
});

test('SPEC-419, 826 admin screens: the same', async ({ browser }) => {
  test.setTimeout(400_000);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'super');
  await inspect(page, [
    '/admin',
    '/admin/members-manager',
    '/admin/events',
    '/admin/hero',
    '/admin/events/pricing-after-devaluation',
    '/admin/partners/new',
    '/admin/partners',
    '/admin/mission',
    '/admin/pages',
    '/admin/impact',
    '/admin/statistics',
    '/admin/success-stories',
    '/admin/events/full-mentoring-circle/people',
    '/admin/users',
    '/admin/account',
    '/admin/help',
    '/admin/submissions',
    '/admin/newsletter',
    '/admin/issues',
    '/admin/undelivered',
    '/admin/activity',
    '/admin/bin',
    '/admin/media',
  ]);
});

test('the language switch stays on the page, the theme is remembered without a flash', async ({ browser }) => {
  const page = await aPage(browser);
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL(/\/ar\/signup$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('انضم إلى المجتمع');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('on a phone the menu is a sheet that holds the focus and closes on Escape', async ({ browser }) => {
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a person in Arabic signs in and stays in Arabic', async ({ browser }) => {
  const page = await aPage(browser);
  const { as } = await ownMember('rejected');
  await signIn(page, 'new', { as, language: 'ar' });
  await expect(page).toHaveURL(/\/ar\/profile$/);
  await expect(page.getByText('لم تُقبل عضويتك')).toBeVisible();
  // No member sees them.
  await expect(page.getByRole('link', { name: 'كما يراه الأعضاء' })).toHaveCount(0);
});

test('without a network a screen says so and can be tried again', async ({ browser, faults }) => {
  faults.expect('GET failed /api/members');
  test.setTimeout(90_000);
  const page = await aPage(browser);
  await asMember(page, 'approved');
  await expect(page.getByText('Approved Member')).toBeVisible();
  await page.route('**/api/members?**', (route) => route.abort());
  await page.getByRole('link', { name: 'Community Members' }).click();
  await expect(page.getByText('The directory could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/members?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.member-card').first()).toBeVisible();
});
