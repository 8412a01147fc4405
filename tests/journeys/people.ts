import { expect, type Browser, type Page } from '@playwright/test';

/** A page in a browser context of its own that fails the test when the console reports an error. */
export async function aPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.on('page', answering);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw new Error(`The page threw: ${error.message}`);
  });
  return page;
}

/** A page drawn by the server is seen before it answers: opening one of ours waits until it does. */
function answering(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await open(address, options);
    await page.waitForFunction(() => !document.getElementById('root') || document.documentElement.dataset['ready']);
    return response;
  };
}

/** Signs in with LinkedIn as one of the local personas, or as somebody new by that name. */
export async function signIn(
  page: Page,
  persona: string,
  given: { as?: string; name?: string; language?: 'en' | 'ar' } = {},
): Promise<void> {
  const prefix = given.language === 'ar' ? '/ar' : '';
  await page.goto(`${prefix}/signup`);
  await page.locator('main a.btn').first().click();
  await page.waitForURL(/oauth\/v2\/authorization/);
  const address = new URL(page.url());
  address.searchParams.set('persona', persona);
  if (given.as) address.searchParams.set('as', given.as);
  if (given.name) address.searchParams.set('name', given.name);
  await page.goto(address.href);
  await page.waitForURL(/\/(complete-profile|profile|signup)/);
}

export async function signInAsStaff(page: Page, who: 'super' | 'admin' | 'editor' | 'viewer'): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(`${who}@nexus.test`);
  await page.getByLabel('Password').fill('nexus-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin$/);
}

export const toast = (page: Page) => page.locator('.toast');

/** Fills what *Submit & Request to Join* asks for beyond what LinkedIn gave. */
export async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Urban planner');
  await page.getByLabel('About').fill('I plan streets for walking.');
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/journey');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
}

let count = 0;
export const unique = (name: string) => `${name}-${Date.now()}-${(count += 1)}`;

export async function expectNoScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(window ?? 0);
}
