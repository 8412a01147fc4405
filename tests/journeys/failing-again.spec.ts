import type { Page } from '@playwright/test';
import { Server } from './failures';
import { expect, test } from './journey';
import { ownDocument, removeOwnDocuments } from './own-document';
import { aPage, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

const OUTDATED = { en: 'it may be out of date', ar: 'فقد يكون قديمًا' };

/** Follows a link of the panel. */
const open = (page: Page, path: string) => page.locator(`aside nav a[href$="${path}"]`).click();

/** What was read before stays and is said to be old; what is offered reads it anew. */
async function isSaid(page: Page, words: string, server: Server): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeVisible();
  await server.heals();
  await alert.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('SPEC-128 what could not be read again is said to be old, and what comes next in a list is not missing in silence', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^GET (422|failed) \/api\//, /^POST failed \/google\.firestore/, /^console .*Firestore/);
  const { id } = await ownDocument('news', { title: { en: unique('Old'), ar: 'قديم' }, isPublished: false });
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'super');
  const server = await Server.of(page);

  for (const [prefix, words] of [
    ['', OUTDATED.en],
    ['/ar', OUTDATED.ar],
  ] as const) {
    await page.goto(`${prefix}/admin/news`);
    await expect(page.locator(`main a[href$="/news/${id}"]`).first()).toBeVisible();
    await open(page, '/admin/newsletter');
    await expect(page.locator(`main a[href$="/news/${id}"]`)).toHaveCount(0);
    await server.fails('422');
    await open(page, '/admin/news');
    await expect(page.locator(`main a[href$="/news/${id}"]`).first()).toBeVisible();
    await isSaid(page, words, server);
  }

  // There is always more to come.
  await page.route('**/api/admin/activity*', async (route) => {
    if (new URL(route.request().url()).searchParams.has('before')) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), hasMore: true } });
  });
  await page.goto('/admin/activity');
  await page.getByRole('button', { name: 'Show earlier ones' }).waitFor();
  await server.fails('422');
  await page.getByRole('button', { name: 'Show earlier ones' }).click();
  await isSaid(page, 'The server did not accept this.', server);
});
