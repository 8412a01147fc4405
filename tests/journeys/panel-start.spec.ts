import { expect, test } from './journey';
import { aPage, signInAsStaff } from './people';

/** Lets a request wait until it is told to go on. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test('SCALE-14 the panel’s start runs side by side: the code of a screen, its words and the way to Firebase wait for nobody', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const [code, self] = [gate(), gate()];
  await page.route(/\/assets\/who-is-signed-in-[\w-]+\.js/, async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.route('**/api/admin/me', async (route) => {
    await self.opened;
    await route.continue();
  });
  // While the code that finds out who is there has not come, Firebase's address is asked for and the screen loads.
  const early = Promise.all([
    page.waitForRequest('**/api/client-config'),
    page.waitForRequest(/\/assets\/admin-layout-[\w-]+\.js/),
    page.waitForRequest(/\/assets\/content-list-screen-[\w-]+\.js/),
  ]);
  await page.goto('/admin/news', { waitUntil: 'commit' });
  await early;
  const asked = page.waitForRequest('**/api/admin/me');
  code.open();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  self.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
