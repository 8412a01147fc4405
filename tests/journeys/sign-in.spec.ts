import type { Page } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aStaff, PASSWORD } from '../setup/people';
import { aPage, asMember, signIn, signInAsStaff, toast } from './people';

const isFirebase = (url: string) => /firebase|client-config|googleapis/.test(url);

test('a visitor’s page loads no Firebase code and asks nothing about a session', async ({ browser }) => {
  const page = await aPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isFirebase)).toEqual([]);
  const outside = asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  expect(outside).toEqual([]);
});

test('the button leads to LinkedIn and back into the site, signed in', async ({ browser }) => {
  const page = await aPage(browser);
  await page.goto('/signup');
  await page.getByRole('main').getByRole('link', { name: 'Continue with LinkedIn' }).click();
  await page.waitForURL(/oauth\/v2\/authorization/);
  await page.getByRole('link', { name: 'An approved member' }).click();
  await expect(page.getByText('Approved Member')).toBeVisible();
});

test('a cancelled sign-in says so in our words, and the address is cleaned', async ({ browser }) => {
  const page = await aPage(browser);
  await signIn(page, 'cancels');
  await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled. You can try again whenever you like.');
  await expect(page).toHaveURL(/\/signup$/);
});

test('an error in the address is only ever one of our sentences', async ({ browser }) => {
  const page = await aPage(browser);
  await page.goto('/signup?error=<b>Call%20this%20number</b>');
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByText('Call this number')).toHaveCount(0);
});

test('S17 memberId, approved and returning in an address give a stranger nothing', async ({ browser }) => {
  const page = await aPage(browser);
  for (const query of [
    'memberId=seed-mariam&approved=true',
    'memberId=seed-mariam&returning=true',
    'status=approved',
  ]) {
    await page.goto(`/profile?${query}`);
    await expect(page).toHaveURL(/\/signup$/);
    expect(await page.evaluate(() => localStorage.getItem('member_current'))).toBeNull();
  }
  const { name } = await asMember(page, 'pending');
  await page.goto('/profile?memberId=seed-mariam&approved=true');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto('/members');
  await expect(page.getByText('The directory opens with your membership')).toBeVisible();
});

/** Everything that this browser keeps of us: localStorage, sessionStorage, every IndexedDB, every cache, names and values. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        kept.push(name, store, await settled(objects.getAllKeys()), await settled(objects.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(name, request.url);
    return JSON.stringify(kept);
  });
}

for (const [who, enter] of [
  ['a member', async (page: Page) => asMember(page, 'approved')],
  ['somebody of the staff', async (page: Page) => signInAsStaff(page, 'admin', { isNew: true })],
] as const)
  test(`S13 S40 sign-out ends the session of ${who} and leaves nothing personal in the browser`, async ({
    browser,
  }) => {
    const page = await aPage(browser);
    const { id, name, email } = await enter(page);
    const own = who === 'a member' ? '/profile' : '/admin';
    await page.goto(own);
    await expect.poll(async () => (await keptIn(page)).includes(id), 'what is looked for can be found').toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Continue with LinkedIn' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const left = async () => {
      const kept = await keptIn(page);
      return [id, name, email, email.split('@')[0] ?? email, 'eyJ'].filter((words) => kept.includes(words));
    };
    await expect.poll(left).toEqual([]);
    for (const open of [() => page.goBack(), () => page.goto(own)]) {
      await open();
      await expect(page).toHaveURL(/\/(signup|admin\/login)$/);
    }
    expect(await left()).toEqual([]);
  });

test('S12 signing in again in the same browser ends the session that was there', async ({ browser }) => {
  const page = await aPage(browser);
  const member = await asMember(page, 'approved');
  const sessions = async () => Object.keys((await db().doc(`members/${member.id}`).get()).data()?.['sessions'] ?? {});
  const before = await sessions();
  await signIn(page, 'new', { as: member.as });
  await expect(page.getByText('Approved Member')).toBeVisible();
  const after = await sessions();
  // The one that the member was made with, elsewhere, goes on.
  expect([before.length, after.length]).toEqual([2, 2]);
  expect(after.filter((session) => before.includes(session))).toHaveLength(1);
});

test('signing out in one tab signs out the other', async ({ browser }) => {
  const page = await aPage(browser);
  await asMember(page, 'approved');
  const second = await page.context().newPage();
  await second.goto('/profile');
  await expect(second.getByText('Approved Member')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(second).toHaveURL(/\/signup$/);
});

test('admin sign-in: faults in place, wrong credentials, success, and the way back', async ({ browser, faults }) => {
  faults.expect('POST 400 /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword');
  const { email } = await aStaff('admin');
  const page = await aPage(browser);
  await page.goto('/admin/members-manager');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { name: 'Nexus Admin Panel' })).toBeVisible();
  await page.getByLabel('Email').fill('nonsense');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page)).toContainText('Login failed');
  await expect(toast(page)).toContainText('Invalid credentials');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page)).toContainText('Login successful');
  await expect(toast(page)).toContainText('Welcome to the admin panel!');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('viewers and editors find no moderation; a member at an admin address is told why', async ({ browser }) => {
  const staff = await aPage(browser);
  await signInAsStaff(staff, 'editor');
  await expect(staff.getByRole('link', { name: 'Members', exact: true })).toHaveCount(0);
  await staff.goto('/admin/members-manager');
  await expect(staff.getByText('You do not have access to this')).toBeVisible();

  const member = await aPage(browser);
  await asMember(member, 'approved');
  await member.goto('/admin');
  await expect(member.getByText('This account has no admin access.')).toBeVisible();
});
