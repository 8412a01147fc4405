import { call } from '../setup/call';
import { expect, test } from './journey';
import { staffToken } from './own-document';
import { aPage, asMember, ownMember, signIn, signInAsStaff, toast, unique } from './people';
import { anApplicant } from './things';

const NOTHING = { name: '', email: '', title: '', bio: '', linkedinUrl: '', skills: [] };
const PORTRAIT = '/pictures/portraits/portrait-24.svg';

test('without a session, what is for members leads to the entry', async ({ browser }) => {
  const page = await aPage(browser);
  for (const path of ['/members', '/profile', '/complete-profile?memberId=seed-mariam&name=Somebody']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/signup$/);
  }
});

test('the directory is closed to who is not approved, and says where they stand', async ({ browser }) => {
  for (const [status, said] of [
    ['pending', 'Complete your profile and ask to join. A person reads every request.'],
    ['rejected', 'You were not approved as a member. You can correct your profile and ask to join.'],
  ] as const) {
    const page = await aPage(browser);
    await asMember(page, status);
    await expect(page.getByRole('link', { name: 'Community Members' })).toHaveCount(0);
    await page.goto('/members');
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByPlaceholder('Search by name or title…')).toHaveCount(0);
  }
});

test('completing a profile: an address fills what is empty and nothing else, and is cleaned', async ({ browser }) => {
  const page = await aPage(browser);
  const { name } = await asMember(page, 'pending', { title: '', linkedinUrl: '' });
  const given = new URLSearchParams({
    name: 'Somebody Else',
    title: 'Urban planner',
    linkedinUrl: 'https://www.linkedin.com/in/given',
    picture: PORTRAIT,
    memberId: 'seed-mariam',
  });
  await page.goto(`/complete-profile?${given}`);
  await expect(page.getByLabel('Title')).toHaveValue('Urban planner');
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://www.linkedin.com/in/given');
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await expect(page.locator('main img.avatar')).toHaveCount(0);
  await expect(page).toHaveURL(/\/complete-profile$/);
  for (const part of ['Profile picture', 'Basic information', 'Social links', 'Skills'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
});

test('the profile card: its bar is never thinner than 5 %; at 100 % it leads to the profile, and is gone the next time; a sign-out forgets that it was dismissed', async ({
  browser,
}) => {
  const nobody = await aPage(browser);
  await signIn(nobody, 'no-email', { as: (await ownMember('pending', NOTHING)).as });
  await nobody.goto('/');
  const empty = nobody.getByRole('complementary', { name: 'Complete Your Profile' });
  await expect(empty).toContainText("You're 0% done");
  const share = await empty
    .getByRole('progressbar')
    .evaluate((bar) => (bar.firstElementChild?.clientWidth ?? 0) / bar.clientWidth);
  expect(share).toBeCloseTo(0.05, 2);
  const dismissed = () => nobody.evaluate(() => localStorage.getItem('profile_card_dismissed'));
  await empty.getByRole('button', { name: 'Dismiss' }).click();
  expect(await dismissed()).not.toBeNull();
  // Whoever signs in next at this browser did not dismiss it.
  await nobody.getByRole('button', { name: 'Sign out' }).click();
  await expect(nobody.getByRole('link', { name: 'Continue with LinkedIn' }).first()).toBeVisible();
  expect(await dismissed()).toBeNull();

  const page = await aPage(browser);
  await asMember(page, 'pending', { imageUrl: PORTRAIT });
  await page.goto('/');
  const card = page.getByRole('complementary', { name: 'Complete Your Profile' });
  await expect(card).toContainText("You're 87% done"); // seven of eight, rounded down
  await card.getByRole('link', { name: 'Complete Profile' }).click();
  await page.getByLabel('Website').fill('planner.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(card).toContainText("You're 100% done");
  await expect(card.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile');
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('my profile: the bar below 100 % alone, its label inside above 15 %; Verified is a badge of its own', async ({
  browser,
}) => {
  const bar = (percent: string) => ({ percent, name: 'Complete Your Profile' });
  for (const [given, { percent, name }, isInside] of [
    [{ ...NOTHING, title: 'Planner' }, bar('12%'), false],
    [{ ...NOTHING, title: 'Planner', bio: 'Plans.' }, bar('25%'), true],
  ] as const) {
    const page = await aPage(browser);
    await signIn(page, 'no-email', { as: (await ownMember('pending', { ...given, skills: [] })).as });
    await page.goto('/profile');
    await expect(page.getByText(percent, { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name }).getByText(percent)).toHaveCount(isInside ? 1 : 0);
  }
  const page = await aPage(browser);
  const { id } = await asMember(page, 'approved', { imageUrl: PORTRAIT, websiteUrl: 'https://planner.example' });
  await page.goto('/profile');
  const head = page.locator('.profile-head');
  await expect(head).toContainText('Approved Member');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(head.getByText('Verified', { exact: true })).toHaveCount(0);
  const token = await staffToken('admin');
  expect((await call('PUT', `/api/members/${id}`, { token, body: { isVerified: true } })).status).toBe(200);
  await page.reload();
  await expect(head.getByText('Verified', { exact: true })).toBeVisible();
});

test('the directory: every change of a filter goes back to the first page', async ({ browser }) => {
  const page = await aPage(browser);
  await asMember(page, 'approved');
  const second = async () => {
    await page.goto('/members?page=2');
    await expect(page.getByText(/^Showing 13-\d+ of \d+ members$/)).toBeVisible();
  };
  await second();
  await page.getByPlaceholder('Search by name or title…').fill('a');
  await expect(page).toHaveURL(/\/members\?q=a$/);
  await second();
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect(page).toHaveURL(/\/members\?skills=Design$/);
  await expect(page.getByText(/^Showing 1-/)).toBeVisible();
});

test('Members Management: counts over the tabs, what each says where nobody is, blank words, bios of two lines', async ({
  browser,
}) => {
  const bio = 'Plans streets for walking. '.repeat(40);
  const { name } = await ownMember('approved', { bio });
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: '/admin/members-manager' });
  for (const status of ['Pending', 'Approved', 'Rejected'])
    // Others come and go meanwhile.
    await expect(async () => {
      const count = await page.locator('dl div').filter({ hasText: status }).locator('dd').innerText();
      expect(count).toMatch(/^\d+$/);
      await expect(page.getByRole('tab', { name: `${status} (${count})` })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  const search = page.getByPlaceholder('Search pending members...');
  await search.fill('   ');
  await expect(page.locator('.queue-card').first()).toBeVisible();
  await search.fill('');
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await page.getByPlaceholder('Search approved members...').fill(name);
  const lines = page.locator('.member-card').getByText(bio.trim());
  await expect(lines).toHaveCSS('-webkit-line-clamp', '2');

  const nobody = { items: [], total: 0, page: 1, pageCount: 1, unclear: [] };
  const counts = { pending: 0, approved: 0, rejected: 0 };
  const none = (json: object) => ({ json, headers: { 'cache-control': 'no-store' } });
  await page.route('**/api/admin/queue?**', (route) => route.fulfill(none(nobody)));
  await page.route('**/api/members?status=**', (route) => route.fulfill(none({ ...nobody, counts })));
  await page.goto('/admin/members-manager');
  await expect(page.getByText('No pending members or join requests')).toBeVisible();
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await expect(page.getByText('No approved members yet')).toBeVisible();
  await page.getByRole('tab', { name: /^Rejected/ }).click();
  await expect(page.getByText('No rejected members', { exact: true })).toBeVisible();
});

test('after an approval the lists are read again half a second later, and twice more a second apart while it does not show', async ({
  browser,
}) => {
  const applicant = await anApplicant(unique('Slow'));
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: '/admin/members-manager' });
  const card = page.locator('.queue-card').filter({ hasText: applicant.name });
  const looked: number[] = [];
  let decided = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/api/join-requests/')) decided = Date.now();
  });
  await page.route(`**/api/members/${applicant.id}`, async (route) => {
    const response = await route.fetch();
    looked.push(Date.now() - decided);
    await route.fulfill({ response, json: { ...(await response.json()), status: 'pending' } });
  });
  await card.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(toast(page)).toContainText('Member approved');
  await expect.poll(() => looked.length, { timeout: 10_000 }).toBe(2);
  await page.waitForTimeout(2_500);
  expect(looked).toHaveLength(2);
  expect(looked[0]).toBeGreaterThanOrEqual(450);
  expect((looked[1] ?? 0) - (looked[0] ?? 0)).toBeGreaterThanOrEqual(950);
});
