import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { aPage, asMember, ownMember, unique } from './people';

const PHONE = { width: 390, height: 844 };

test('LOOK-25 a member’s page on paper: who they are and what they show with the addresses of their links, dark on white, without what works on a screen alone', async ({
  browser,
}) => {
  const linkedinUrl = `https://www.linkedin.com/in/${unique('paper').toLowerCase()}`;
  const shown = { bio: 'I plan streets for walking.', skills: ['Design' as const], linkedinUrl };
  const other = await ownMember('approved', { name: unique('Paper'), title: 'Urban planner', ...shown });
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await asMember(page, 'approved');
  for (const [prefix, back, write] of [
    ['', 'All members', 'Write to'],
    ['/ar', 'كل الأعضاء', 'اكتب'],
  ] as const) {
    await page.goto(`${prefix}/members/${other.id}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(other.name);
    const onScreen = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('link', { name: back }),
      page.getByRole('button', { name: write }),
    ];
    for (const gone of onScreen) await expect(gone).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.emulateMedia({ media: 'print' });
    for (const gone of [...onScreen, page.locator('.profile-edge')]) await expect(gone).toBeHidden();
    for (const words of ['Urban planner', shown.bio, linkedinUrl.replace('https://www.', '')])
      await expect(page.getByText(words)).toBeVisible();
    const [ink, paper] = await page.evaluate(() =>
      ['h1', 'body'].map(
        (name, at) => getComputedStyle(document.querySelector(name)!)[at ? 'backgroundColor' : 'color'],
      ),
    );
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    // It begins where the paper begins, and nothing of it stands in another card's frame.
    expect((await title.boundingBox())?.y).toBeLessThan(60);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('on a phone the directory shows two people whole on its first screen; its filters stand in rows that are pushed sideways, with what is chosen in sight', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: PHONE, reducedMotion: 'reduce', hasTouch: true, isMobile: true });
  await asMember(page, 'approved');
  for (const [prefix, skills, last, clear] of [
    ['', 'Filter by skill', 'Projects Controls', 'Clear filters'],
    ['/ar', 'التصفية حسب المهارة', 'ضبط المشروعات', 'مسح عوامل التصفية'],
  ] as const) {
    await page.goto(`${prefix}/members`);
    const people = page.getByRole('main').getByRole('listitem');
    for (const person of [people.nth(0), people.nth(1)]) await expect(person).toBeInViewport({ ratio: 1 });
    const row = page.getByRole('group', { name: skills });
    expect((await row.boundingBox())?.height).toBeLessThan(50);
    await page.goto(`${prefix}/members?skills=Projects+Controls`);
    await expect(row.getByRole('button', { name: last })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: clear }).click();
    await expect(page).toHaveURL(/members$/);
    expect(await sideways(page)).toBe(0);
  }
});

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
