import { expect, test } from './journey';
import { aPage, asMember, ownMember, unique } from './people';

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
