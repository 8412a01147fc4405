import type { Page } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { forward, Server } from './failures';
import { expect, test } from './journey';
import { aPage, asMember, signInAsStaff } from './people';

const CALL = { method: 'POST', path: /^\/api\/auth\/sign-out$/ };
/** A person who waits longer is told more, in milliseconds; a write is given up after half a minute. */
const PATIENCE = 4_100;
const DEADLINE = 31_000;

const openSessions = async (path: string) => Object.keys((await db().doc(path).get()).data()?.['sessions'] ?? {});

/** Nothing in this browser opens the account any more. */
async function isOverHere(page: Page): Promise<void> {
  await expect(page.locator('#root')).toBeHidden();
  expect(
    await page.evaluate(() => [localStorage.getItem('member_current'), localStorage.getItem('staff_current')]),
  ).toEqual([null, null]);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/signup$/);
  await other.close();
}

test('S13 SPEC-128 staff who sign out without an answer of the server are out of here at once, and told that the session may go on there', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^POST (500|failed) \/api\/auth\/sign-out/);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  const { id } = await signInAsStaff(page, 'editor', { isNew: true });
  await page.clock.install();
  const server = await Server.of(page);
  const before = await openSessions(`staff/${id}`);
  await server.fails('late', CALL);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Signing out…');
  await server.hasFailed();
  await isOverHere(page);
  await forward(page, PATIENCE);
  await expect(dialog).toContainText('You are signed out in this browser');
  await expect(dialog).toContainText('your session may still be open there');
  await forward(page, DEADLINE);
  await expect(dialog).toContainText('The server is taking too long to answer.');
  await server.fails('500', CALL);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('Something went wrong on our side.');
  expect(await openSessions(`staff/${id}`)).toEqual(before);
  // Whoever does not want to wait for it goes on as a visitor.
  await dialog.getByRole('button', { name: 'Home page' }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Continue with LinkedIn' }).first()).toBeVisible();
});

test('S13 SPEC-128 a member who signs out without a network is told so in Arabic, and is out as soon as there is one', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^(POST|GET) failed \//);
  const page = await aPage(browser, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 860 },
    colorScheme: 'dark',
  });
  const { id } = await asMember(page, 'approved');
  // What says it loads as somebody is found to be signed in.
  const loaded = page.waitForResponse(/sign-in-again/);
  await page.goto('/ar/profile');
  await (await loaded).finished();
  await page.getByRole('button', { name: 'القائمة' }).click();
  const signOut = page.getByRole('dialog').getByRole('button', { name: 'تسجيل الخروج' });
  await signOut.waitFor();
  const before = (await openSessions(`members/${id}`)).length;
  await page.context().setOffline(true);
  await signOut.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('سُجّل خروجك من هذا المتصفح');
  await expect(dialog).toContainText('لا يوجد اتصال بالإنترنت.');
  await expect(dialog.getByRole('button', { name: 'حاول مرة أخرى' })).toBeEnabled();
  await expect(page.locator('#root')).toBeHidden();
  await page.context().setOffline(false);
  await page.waitForURL(/\/ar$/);
  expect(await openSessions(`members/${id}`)).toHaveLength(before - 1);
});
