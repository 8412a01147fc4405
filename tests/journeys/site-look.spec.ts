import type { Locator } from '@playwright/test';
import { expect, test } from './journey';
import { aPage, unique } from './people';
import { anEvent, daysFromNow } from './things';

const PHONE = { width: 390, height: 844 };
const EVENT = '/events/pricing-after-devaluation';

test('LOOK-02 the first screen of an event on a phone says what, when, where, how much and what to do, and the action stays', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  for (const [path, words, action] of [
    [EVENT, ['Wed 25 Nov 2026', '18:30–21:00', 'Zamalek', 'Free', 'Limited to 40 participants'], 'Sign Up to Register'],
    [`/ar${EVENT}`, ['مجانًا', 'الزمالك'], 'سجّل عضوية للتسجيل'],
  ] as const) {
    await page.goto(path);
    const facts = page.getByRole('complementary');
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      ...words.map((word) => facts.getByText(word).first()),
      page.getByRole('link', { name: action }),
    ])
      await expectInView(shown);
    await page.getByRole('article').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    await expectInView(page.getByRole('link', { name: action }));
  }
});

test('LOOK-07 an event says its weekday, time, price and seats on its card; what is over stands in compact rows', async ({
  browser,
}) => {
  const title = unique('On right now');
  const { id } = await anEvent({
    title,
    startsAt: daysFromNow(0, -1),
    endsAt: daysFromNow(0, 1),
    type: 'Conference',
    capacity: 12,
  });
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await page.goto(`/events?${unique('fresh')}`);
  const card = page.getByRole('link', { name: title });
  await expect(card).toContainText(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d:\d\d Cairo time/);
  await expect(card).toContainText('12 seats');
  const [type, live] = [await coloursOf(card.getByText('Conference')), await coloursOf(card.getByText('Live now'))];
  expect(live).toContain('rgb(164, 63, 30)'); // terracotta, as text on its soft ground
  expect(await pixels(card.getByText('Live now'), 'width', '::before')).toBe(7);
  const past = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Past Events / Event Highlights' }) })
    .getByRole('link');
  for (const row of await past.all()) expect((await row.boundingBox())?.height).toBeLessThan(110);

  await page.goto(`/events/${id}?${unique('fresh')}`);
  const head = page.locator('article header');
  expect(await coloursOf(head.getByText('Conference'))).toEqual(type);
  expect(await coloursOf(head.getByText('Live now'))).toEqual(live);
  expect(await pixels(page.getByRole('heading', { level: 1 }), 'font-size')).toBe(48);
  // LOOK-12: what goes on is not said to be to come.
  await expect(page.getByRole('complementary').getByText('Live now')).toBeVisible();
  await expect(page.getByText('Upcoming Event')).toHaveCount(0);
});

async function expectInView(shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  const height = shown.page().viewportSize()?.height ?? 0;
  expect(box, String(shown)).not.toBeNull();
  expect(box?.y, String(shown)).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0), String(shown)).toBeLessThanOrEqual(height);
}

async function coloursOf(shown: Locator): Promise<string[]> {
  return shown.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
}

async function pixels(of: Locator, property: string, part?: string): Promise<number> {
  return of.evaluate(
    (element, [name = '', pseudo]) => Number.parseFloat(getComputedStyle(element, pseudo).getPropertyValue(name)),
    [property, part],
  );
}
