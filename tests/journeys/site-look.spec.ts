import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey';
import { aPage, unique } from './people';
import { anEvent, daysFromNow } from './things';

const PHONE = { width: 390, height: 844 };
const EVENT = '/events/pricing-after-devaluation';

test('LOOK-02 SPEC-304 the first screen of an event on a phone says what, when, where, how much and what to do, and the action stays', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  for (const [path, words, action] of [
    [
      EVENT,
      [/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+ \d{4}$/, '18:30–21:00', 'Zamalek', 'Free', 'Limited to 40 participants'],
      'Sign Up to Register',
    ],
    [`/ar${EVENT}`, ['مجانًا', 'الزمالك'], 'انضم للتسجيل'],
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

const PAGES = ['/', '/events', EVENT, '/experts', '/about', '/join', '/impact', '/programs', '/stories/story-1'];

test('LOOK-06, 08, 11, 19, 21, 27 on a phone: icons beside their words, targets that a thumb meets, one gap between parts', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await aPage(browser, { viewport: PHONE, reducedMotion: 'reduce', hasTouch: true, isMobile: true });
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => delete document.documentElement.dataset['fresh']);
    expect(await smallTargets(page), `${path}: targets below 44 px`).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await partedIcons(page), `${path} at ${width}: icons apart from their words`).toEqual([]);
    }
    for (const size of [{ width: 1280, height: 1000 }, PHONE]) {
      await page.setViewportSize(size);
      expect(await wideGaps(page), `${path} at ${size.width}: gaps between parts`).toEqual([]);
    }
    await expect(page.locator('[dir=auto]:has(> bdi:only-child)')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'العربية' })).toBeVisible();
  }
  await page.goto('/');
  await page.evaluate(() => delete document.documentElement.dataset['fresh']);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_450);
  const events = await page.getByRole('heading', { name: 'Upcoming Mentoring Sessions' }).boundingBox();
  expect(events?.y).toBeLessThan(2_250);
});

test('LOOK-25 an event and a story on paper: dark words on white, without what works on a screen alone', async ({
  browser,
}) => {
  const page = await aPage(browser, { colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of [EVENT, '/stories/story-1']) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.emulateMedia({ media: 'print' });
    for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('[data-foot-bar]')])
      await expect(gone).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    expect((await coloursOf(title))[0]).toBe('rgb(0, 0, 0)');
    expect((await coloursOf(page.locator('body')))[1]).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
  }
});

/** Links and buttons that stand on their own and are lower than a thumb needs. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a, button, summary, select, input').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p, dd, [aria-hidden=true]'))
      .filter((one) => one.tabIndex >= 0 && !one.matches('[href="#main"]') && one.getBoundingClientRect().height < 43.5)
      .map((one) => `${one.textContent || one.getAttribute('aria-label')} ${one.getBoundingClientRect().height}`),
  );
}

/** Icons whose words begin, or end, on another line; one that stands above a title is no part of it. */
async function partedIcons(page: Page): Promise<string[]> {
  return page.locator('svg[viewBox="0 0 20 20"]').evaluateAll((all) =>
    all
      .filter((icon) => icon.checkVisibility())
      .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).display !== 'grid')
      .flatMap((icon) => {
        const [after, before] = [icon.nextSibling, icon.previousSibling];
        const words = after ?? before;
        if (!words?.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(words);
        const lines = [...range.getClientRects()].filter(({ height }) => height > 1);
        const line = after ? lines[0] : lines.at(-1);
        const { top, bottom } = icon.getBoundingClientRect();
        return line && (line.top > bottom || line.bottom < top) ? [words.textContent] : [];
      }),
  );
}

/** Parts of a page that stand further from the one before than the space of one part. */
async function wideGaps(page: Page): Promise<string[]> {
  return page.locator('main section[aria-labelledby]').evaluateAll((all) =>
    all.flatMap((section) => {
      const inside = section.firstElementChild?.getBoundingClientRect().top ?? 0;
      const last = section.previousElementSibling;
      const above = last?.querySelector(':scope > :last-child') ?? last;
      const gap = inside - (above?.getBoundingClientRect().bottom ?? inside);
      return gap > 90 ? [`${section.textContent?.slice(0, 20)} ${gap}`] : [];
    }),
  );
}
