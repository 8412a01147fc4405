import type { Locator } from '@playwright/test';
import { firstView } from '../../tools/measure/first-view';
import { expect, test } from './journey';
import { aPage, unique } from './people';
import { anEvent, daysFromNow, fromElsewhere } from './things';

/** Links to events, with their titles. */
const events = (within: Locator) =>
  within.getByRole('link').filter({ has: within.page().getByRole('heading', { level: 3 }) });

test('events: search, type filter, sections, empty result', async ({ browser }) => {
  const word = unique('Pricing');
  await anEvent({ title: `${word} conference`, type: 'Conference', isFeatured: true });
  await anEvent({ title: `${word} now`, startsAt: daysFromNow(0, -1), endsAt: daysFromNow(0, 1) });
  const page = await aPage(browser);
  await page.goto(`/events?${unique('fresh')}`);
  await expect(page.getByRole('heading', { name: 'Events & Media' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  const search = page.getByPlaceholder('Search events...');
  await search.fill(word.toUpperCase());
  const found = events(page.getByRole('main'));
  await expect(found).toHaveCount(2);
  await expect(found.filter({ hasText: `${word} now` }).getByText('Live now')).toBeVisible();
  await page.getByLabel('Type of event').selectOption('Conference');
  await expect(found).toHaveCount(1);
  await expect(found.getByText('Conference', { exact: true })).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByText('No events found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all events' }).click();
  await expect(search).toHaveValue('');
  const past = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Past Events / Event Highlights' }) });
  await expect(events(past)).toHaveCount(6);
});

test('an event that is going on and has no Arabic yet says so without moving anything', async ({ browser }) => {
  const title = unique('Going on');
  const { id } = await anEvent({ title, startsAt: daysFromNow(0, -1), endsAt: daysFromNow(0, 1) });
  for (const path of ['/ar/events', `/ar/events/${id}`]) {
    const page = await aPage(browser);
    const { shifts, moved } = await firstView(page, `${process.env['SITE_URL']}${path}?${unique('fresh')}`);
    const shown = page.getByRole('link').or(page.locator('article header')).filter({ hasText: title });
    await expect(shown.getByText('جارية الآن')).toBeVisible();
    expect(shifts, `${path} ${moved.join()}`).toBe(0);
  }
});

test('an event: gallery by keyboard with wrap-around, sections, what a visitor can do', async ({ browser, faults }) => {
  faults.expect('GET 404 /events/nothing', 'GET 404 /api/events/nothing');
  const page = await aPage(browser);
  await page.goto('/events/pricing-after-devaluation');
  for (const part of [
    'About This Event',
    'Event Gallery',
    'Speakers & Presenters',
    'Event Agenda',
    "What You'll Gain",
    'Requirements',
    'Event Tags',
  ])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  const gallery = page.getByRole('group', { name: 'Event Gallery' });
  await expect(gallery.getByText('1 of 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Previous picture' }).click();
  await expect(gallery.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('1 of 3')).toBeVisible();
  await expect(page.getByText('Limited to 40 participants')).toBeVisible();
  await expect(page.getByText(/^Application Deadline: /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Location' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up to Register' })).toHaveAttribute('href', '/signup');
  await page.goto('/events/nothing');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await expect(page.getByText("The event you're looking for doesn't exist.")).toBeVisible();
});

test('the join form: messages in place, thanks, and another application', async ({ browser }) => {
  const page = await aPage(browser);
  await page.clock.install();
  await fromElsewhere(page);
  await page.goto('/join');
  await page.getByRole('button', { name: /^Mentors/ }).click();
  await expect(page.getByLabel('Availability')).toBeVisible();
  await page.getByRole('button', { name: /^Participants/ }).click();
  await expect(page.getByLabel('Availability')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send application' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please provide more details about your experience',
    'Please explain your motivation',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ali Hassan');
  await page.getByLabel('Email').fill(`${unique('ali').toLowerCase()}@nexus.test`);
  await page.getByLabel('Phone').fill('+20 100 000 0000');
  await page.getByLabel('Experience').fill('Ten years on site');
  await page.getByLabel('Motivation').fill('To learn how pricing works');
  await page.clock.fastForward(6_000); // people are slower than programs
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Application Submitted!' })).toContainText(
    "Thank you for your interest. We'll be in touch soon.",
  );
  await expect(page.getByText('Your application will be reviewed within 48 hours.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Another Application' }).click();
  await expect(page.getByRole('button', { name: 'Send application' })).toHaveCount(0);
});

test('the home page: video only after its click, hero from another tab, cached words on failure', async ({
  browser,
  faults,
  site,
}) => {
  await site.take();
  const page = await aPage(browser);
  const partners = (await (await page.request.get('/api/partners?lang=en')).json()) as Record<string, string>[];
  const partner = partners.find(({ lightLogoUrl }) => lightLogoUrl);
  if (!partner) throw new Error('No partner has a logo.');
  const noPicture = { contentType: 'image/svg+xml', body: 'no picture' };
  await page.route(`**${partner['lightLogoUrl']}`, (route) => route.fulfill(noPicture));
  await page.goto(`/?${unique('fresh')}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Meet our experts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Partners Driving Change With US' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Mentoring Sessions' })).toBeVisible();
  // Its logo fails, once the page has come so far that it loads.
  await page.getByRole('heading', { name: 'Partners Driving Change With US' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(partner['name'] ?? '', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('website_hero_content'))).toContain('Learn the city');
  const asked = page.waitForRequest('**/api/home?lang=en&fresh=*');
  const second = await page.context().newPage();
  await second.goto('/signup');
  await second.evaluate(() => new BroadcastChannel('heroContentUpdated').postMessage('changed'));
  await asked;

  // Words that were read before are there when the network fails, and that it failed is said.
  await page.goto('/about');
  const words = await page.locator('main .prose').first().innerText();
  await page.goto('/terms');
  await page.route('**/api/about?**', (route) => route.abort());
  faults.expect('GET failed /api/about');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.locator('main .prose').first()).toHaveText(words);
});
