import { expect, test } from './journey';
import { aPage, asMember, unique } from './people';

/** What the first specification, §2, names on each public screen, with the seed's content. */
const LABELS: Record<string, string> = {
  '/': `Home|Events|Experts|About us|Continue with LinkedIn|Community for Real Estate Development Professionals|
    Meet our experts|Partners Driving Change With US|Upcoming Mentoring Sessions|
    Past Events / Event Highlights|Join us|Privacy Policy|Terms of Service|Cookie Policy`,
  '/events': `Events & Media|All Events|Workshops|Networking|Live Events|Conferences|Upcoming Events|
    Past Events / Event Highlights|Event Types|Subscribe`,
  '/events/pricing-after-devaluation': `Back to Events|Workshop|Upcoming Event|About This Event|Event Gallery|
    Speakers & Presenters|Event Agenda|What You'll Gain|Requirements|Event Tags|View Location|Sign Up to Register`,
  '/experts': 'Industry Experts',
  '/about': 'About us|Our vision|Our mission|Show the numbers|Innovation & Excellence|Become a member|See Events',
  '/join': 'Participants|Mentors|Partners|Volunteers|Have Questions|Email us|within 24 hours|Follow us|Book a meeting',
  '/signup': 'Join community|Continue with LinkedIn',
  '/privacy': 'Privacy Policy|Last updated',
  '/nothing-here': '404 Page Not Found',
};

test('SPEC-047 SPEC-229 SPEC-239 SPEC-360 every public screen says what the specification names', async ({
  browser,
  faults,
  site,
}) => {
  await site.take();
  faults.expect('GET 404 /nothing-here');
  const page = await aPage(browser);
  for (const [path, labels] of Object.entries(LABELS)) {
    await page.goto(`${path}?${unique('fresh')}`);
    for (const label of labels.split('|')) await expect(page.locator('body'), path).toContainText(label.trim());
  }
  await page.goto('/');
  await expect(page.getByText("What You'll Gain")).toHaveCount(0);
  await page.goto('/privacy');
  await expect(page.getByRole('main').getByRole('link', { name: 'privacy@nexus.test' })).toHaveAttribute(
    'href',
    'mailto:privacy@nexus.test',
  );
  expect((await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).length).toBe(13);
});

test('SPEC-199 the frame of every page: the bar after 50 px, the way up after 300, the links of bar, footer and about', async ({
  browser,
}) => {
  // Letters come one after another only for who has nothing against it.
  const page = await aPage(browser, { reducedMotion: 'no-preference' });
  await page.goto('/');
  const start = '/api/auth/linkedin/start?lang=en';
  await expect(page.getByRole('banner').getByRole('link', { name: 'Continue with LinkedIn' })).toHaveAttribute(
    'href',
    start,
  );
  const footer = page.locator('footer');
  for (const [name, href] of [
    ['Home', '/'],
    ['Events', '/events'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Cookie Policy', '/cookies'],
    ['Continue with LinkedIn', start],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

  const letters = page.locator('[data-part=typed] [aria-hidden] span');
  const delays = await letters.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationDelay));
  expect(delays.slice(0, 3)).toEqual(['0s', '0.08s', '0.16s']);

  const frame = page.getByRole('banner');
  for (const path of ['/events', '/']) {
    await page.goto(path);
    await expect(frame).toHaveAttribute('data-top');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(frame).toHaveAttribute('data-top');
    await page.evaluate(() => scrollTo(0, 51));
    await expect(frame).not.toHaveAttribute('data-top');
  }
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect(up).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 301));
  await up.focus();
  const ways = await page
    .locator('[data-part=ways] a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ways).toEqual(['mailto:hello@nexus.test', 'tel:+20227350000', 'https://chat.nexus.test/nexus']);
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Become a member' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'See Events' })).toHaveAttribute('href', '/events');
});

test('a reload stays where it was, a followed link starts at the top, going back returns', async ({ browser }) => {
  const page = await aPage(browser);
  await page.goto('/events');
  const event = page.getByRole('link', { name: /Pricing after a devaluation/ }).first();
  await event.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Meet our experts' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Events & Media' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('a member’s bar: Community Members, My Profile, Sign out, and no way to sign in', async ({ browser }) => {
  const page = await aPage(browser);
  await asMember(page, 'approved');
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Community Members' })).toHaveAttribute('href', '/members');
  await expect(bar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue with LinkedIn' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Continue with LinkedIn' })).toHaveCount(0);
});
