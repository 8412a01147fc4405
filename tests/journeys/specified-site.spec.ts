import type { Page } from '@playwright/test';
import { call } from '../setup/call';
import { expect, test } from './journey';
import { aPage, asMember, unique } from './people';
import { anEvent, changeAt, changeElsewhere, daysFromNow, publicly } from './things';

const within = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

const noPicture = { contentType: 'image/svg+xml', body: 'no picture' };

test('the hero stands from what was read last where it cannot be read, and from the built-in words where nothing was', async ({
  browser,
  faults,
  site,
}) => {
  await site.take();
  faults.expect('GET failed /api/home');
  const page = await aPage(browser);
  await page.goto(`/?${unique('fresh')}`);
  const subtitle = await page.locator('h1 + p').innerText();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('website_hero_content') ?? '{}') as { answer: { title: string } };
    kept.answer.title = 'Read the last time';
    localStorage.setItem('website_hero_content', JSON.stringify(kept));
  });
  await page.route('**/api/home?**', (route) => route.abort());
  const home = async () => {
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('Failed to fetch events')).toBeVisible({ timeout: 15_000 });
  };
  await home();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read the last time');
  await expect(page.locator('h1 + p')).toHaveText(subtitle);
  // What could not be read is left out: no heading stands over nothing.
  await expect(page.getByText('Meet our experts')).toHaveCount(0);
  await expect(page.getByText('Past Events / Event Highlights')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('website_hero_content'));
  await home();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn the city from the people building it');
  const button = page.getByRole('main').getByRole('link', { name: 'Continue with LinkedIn' });
  await expect(button).toHaveAttribute('href', '/api/auth/linkedin/start?lang=en');
});

test('the hero’s first button is hidden for members while it leads to sign-in alone, and keeps the language', async ({
  browser,
  site,
}) => {
  await site.take();
  const member = await aPage(browser);
  await asMember(member, 'approved');
  const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'To the programs' });
  const before = await changeAt('hero', {
    primaryButtonText: { en: 'To the programs', ar: 'إلى البرامج' },
    primaryButtonLink: '/programs',
    secondaryButtonText: { en: '', ar: '' },
    secondaryButtonLink: '/events',
  });
  await member.goto(`/?${unique('fresh')}`);
  await expect(member.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(button(member)).toBeVisible();
  // The second one has no label, so it is not there.
  await expect(member.locator('h1 ~ div a')).toHaveCount(1);
  await button(member).click();
  await expect(member).toHaveURL(/\/programs$/);
  await member.goto(`/ar?${unique('fresh')}`);
  await member.getByRole('main').getByRole('link', { name: 'إلى البرامج' }).click();
  await expect(member).toHaveURL(/\/ar\/programs$/);
  await changeAt('hero', before);
});

test('the home page: at most six past events, experts two, three or five in a row, a silhouette for a failing face, logos of the theme', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: { width: 1280, height: 800 } });
  const { experts } = (await call('GET', '/api/home?lang=en')).json as { experts: { imageUrl: string }[] };
  // One without a picture may have been added by somebody meanwhile.
  const withFaces = experts.filter(({ imageUrl }) => imageUrl !== '');
  const face = withFaces[0]?.imageUrl.replace(/\.\w+$/, '') ?? '';
  expect(face).not.toBe('');
  const other = withFaces.filter(({ imageUrl }) => !imageUrl.startsWith(face));
  await page.route(new RegExp(`${face}[.-]`), (route) => route.fulfill(noPicture));
  await page.goto(`/?${unique('fresh')}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const past = within(page, 'Past Events / Event Highlights');
  await expect(past.getByRole('listitem')).toHaveCount(6);
  const grid = within(page, 'Meet our experts').getByRole('list');
  const columns = () => grid.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(5);
  await grid.scrollIntoViewIfNeeded();
  const failing = experts.findIndex(({ imageUrl }) => imageUrl.startsWith(face));
  await expect(grid.getByRole('listitem').nth(failing).locator('svg')).toBeVisible();
  // It stands for that one face alone, wherever the others are on the page.
  await expect(grid.locator('img')).toHaveCount(other.length);
  await expect(past.locator('img')).not.toHaveCount(0);
  await page.goto('/experts');
  for (const [width, count] of [
    [1280, 5],
    [900, 3],
    [500, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const all = page.getByRole('main').getByRole('list').first();
    await expect
      .poll(() => all.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length), `${width} px`)
      .toBe(count);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const partners = (await call('GET', '/api/partners?lang=en')).json as Record<string, string>[];
  const partner = partners.find(({ lightLogoUrl, darkLogoUrl }) => lightLogoUrl && darkLogoUrl);
  if (!partner) throw new Error('No partner has two logos.');
  await page.goto('/');
  const logo = within(page, 'Partners Driving Change With US').getByRole('img', { name: partner['name'] ?? '' });
  const shown = async () => (await logo.filter({ visible: true }).first().getAttribute('src')) ?? '';
  const nameOf = (address = '') => address.replace(/\.\w+$/, '');
  await page.getByRole('heading', { name: 'Partners Driving Change With US' }).scrollIntoViewIfNeeded();
  await expect(logo.filter({ visible: true }).first()).toBeVisible();
  expect(await shown()).toContain(nameOf(partner['lightLogoUrl']));
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  expect(await shown()).toContain(nameOf(partner['darkLogoUrl']));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'); // kept in this browser
});

test('an event: its badges, the facts beside it, the gallery’s thumbnails and captions, a speaker’s letters; a past one offers nothing', async ({
  browser,
}) => {
  const picture = '/pictures/facades/facade-brise.webp';
  const full = {
    type: 'Networking',
    isFeatured: true,
    price: 'EGP 250',
    venue: 'The hall',
    location: 'Maadi',
    address: '9 Road 9',
    capacity: 30,
    mapUrl: 'https://maps.test/maadi',
    applicationEnabled: true,
    registrationUrl: 'https://tickets.test/maadi',
    mediaImages: ['First', 'Second'].map((caption) => ({ url: picture, alt: caption, caption: `${caption} caption` })),
    speakers: [{ name: 'nour adel' }],
  };
  const { id, title } = await anEvent({ ...full, startsAt: '2031-01-14T16:30:00Z', endsAt: '2031-01-14T19:00:00Z' });
  const page = await aPage(browser);
  await page.goto(`/events/${id}?${unique('fresh')}`);
  const head = page.locator('article header');
  await expect(head.getByRole('heading', { name: title })).toBeVisible();
  for (const said of ['Networking', 'Featured', 'Tue 14 Jan 2031, 18:30–21:00 Cairo time', 'Maadi'])
    await expect(head).toContainText(said);
  await expect(head).not.toContainText('Past Event');
  const side = page.getByRole('complementary', { name: 'Date, place and price' });
  for (const said of ['Upcoming Event', 'EGP 250', 'Tue 14 Jan 2031', '18:30–21:00', 'The hall', '9 Road 9'])
    await expect(side).toContainText(said);
  await expect(side).toContainText('Limited to 30 participants');
  await expect(side.getByRole('link', { name: 'View Location' })).toHaveAttribute('href', 'https://maps.test/maadi');
  await expect(page.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
  const gallery = page.getByRole('group', { name: 'Event Gallery' });
  await expect(gallery).toContainText('First caption'); // it begins with the first
  await gallery.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(gallery).toContainText('Second caption');
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery).toContainText('First caption');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery).toContainText('Second caption');
  // Without a picture, the first two letters of the name.
  await expect(within(page, 'Speakers & Presenters').getByText('NO', { exact: true })).toBeVisible();

  await changeElsewhere('events', id, {
    startsAt: daysFromNow(-9),
    endsAt: daysFromNow(-9, 2),
    capacity: 0,
    mapUrl: '',
  });
  await expect.poll(async () => (await publicly('events', id)).json.capacity).toBe(0);
  await page.goto(`/events/${id}?${unique('fresh')}`);
  await expect(head).toContainText('Past Event');
  await expect(side).toContainText('Past Event');
  for (const gone of ['Upcoming Event', 'Limited to', 'View Location', 'Sign Up to Register', 'Application Deadline'])
    await expect(side).not.toContainText(gone);
});

test('events: only past ones found stand under No Upcoming Events; the type is one exactly', async ({ browser }) => {
  const word = unique('Long ago');
  await anEvent({ title: word, type: 'Conference', startsAt: daysFromNow(-9), endsAt: daysFromNow(-9, 2) });
  const page = await aPage(browser);
  await page.goto(`/events?q=${encodeURIComponent(word.toLowerCase())}`);
  await expect(page.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Events', exact: true })).toHaveCount(0);
  await expect(within(page, 'Past Events / Event Highlights').getByRole('listitem')).toHaveText([new RegExp(word)]);
  await expect(page.getByText('No events found')).toHaveCount(0);
  await page.getByLabel('Type of event').selectOption('Workshop');
  await expect(page.getByText('No events found')).toBeVisible();
});
