import type { Page, Request } from '@playwright/test';
import { aStaff, PASSWORD } from '../setup/people';
import { expect, test } from './journey';
import { aPage, signIn, signInAsStaff, toast, unique } from './people';

const ENDED = 'Your session has ended';
/** Which of the calls under way meets the end of the session first is a matter of chance. */
const ENDINGS = [/^\w+ 401 \/api\//, /^POST 400 \/identitytoolkit/, /^GET (500|failed) \/api\/(admin\/me|members\/)/];

/** Not that a screen says who looks at it: the next person's does so too. */
const isOfADocument = (request: Request) => request.method() === 'PUT' && !request.url().includes('/presence/');

/** Watches whose token the page sends. @returns how to end that session on the server, as *end all sessions* elsewhere does */
function watchSession(page: Page) {
  let authorization = '';
  page.on('request', (request) => {
    const sent = request.headers()['authorization'];
    if (sent && request.url().includes('/api/')) authorization = sent;
  });
  const send = (path: string, data: object) => {
    const headers = { authorization, origin: new URL(page.url()).origin };
    return page.request.post(path, { headers, data });
  };
  return {
    end: async () => expect((await send('/api/auth/sign-out', {})).status()).toBe(204),
    /** A partner of this journey's own. @returns its id */
    aPartner: async () => {
      const name = unique('Partner');
      const logo = '/pictures/partners/rukn-light.svg';
      const answer = await send('/api/partners', { name: { en: name, ar: name }, lightLogoUrl: logo });
      expect(answer.status(), await answer.text()).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    },
  };
}

/** Fills the panel's sign-in screen, where the page stands there. */
async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const draftIsKept = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));

/** Opens a partner of their own in the editor of an editor of this journey alone, and types its category. */
async function typedByAnEditor(page: Page, text: string) {
  const session = watchSession(page);
  const { email } = await signInAsStaff(page, 'editor', { isNew: true });
  const id = await session.aPartner();
  await page.goto(`/admin/partners/${id}`);
  await page.getByLabel('Category').fill(text);
  return { session, email, id };
}

test('PANEL-04 a save that is refused before the sign-in over the screen has loaded waits for it', async ({
  browser,
  faults,
}) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/assets\/sign-in-again-/, async (route) => held.then(() => route.continue()));
  const { session } = await typedByAnEditor(page, 'Typed before the end');
  await session.end();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await save(page).click();
  await refused;
  load();
  const dialog = page.getByRole('dialog', { name: ENDED });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
});

test('PANEL-04 the end of a session opens sign-in over the editor, and the refused save goes on', async ({
  browser,
  faults,
}) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  const { session } = await typedByAnEditor(page, 'Typed before the end');
  await session.end();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: ENDED });
  await expect(dialog).toContainText('Nothing you typed is lost');
  await expect(page.getByLabel('Category')).toHaveValue('Typed before the end');

  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sign in again' })).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('Typed before the end');

  await save(page).click();
  await dialog.getByLabel('Password').fill('wrong-password');
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The email or password is not right');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('Category')).toHaveValue('Typed before the end');
});

test('PANEL-04 somebody else who signs in there sees nothing of the first person, and sends nothing of theirs', async ({
  browser,
  faults,
}) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  const { session, email, id } = await typedByAnEditor(page, 'Nobody else may read this');
  await draftIsKept(page);
  await session.end();
  await save(page).click();
  const sent: string[] = [];
  page.on('request', (request) => isOfADocument(request) && sent.push(request.url()));
  const other = await aStaff('admin');
  const dialog = page.getByRole('dialog', { name: ENDED });
  await dialog.getByLabel('Email').fill(other.email);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await page.waitForURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/admin/partners/${id}`);
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nobody else');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/admin/login');
  await signInHere(page, email);
  await page.waitForURL(/\/admin$/);
  await page.goto(`/admin/partners/${id}`);
  await page.getByRole('button', { name: 'Go on with them' }).click();
  await expect(page.getByLabel('Category')).toHaveValue('Nobody else may read this');
});

test('PANEL-04 a reload after the end asks to sign in, leads back to the editor and offers the draft', async ({
  browser,
  faults,
}) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  page.on('dialog', (dialog) => void dialog.accept());
  const { session, email, id } = await typedByAnEditor(page, 'Typed before the reload');
  await draftIsKept(page);
  await session.end();
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText(ENDED)).toBeVisible();
  await signInHere(page, email);
  await page.waitForURL(new RegExp(`/admin/partners/${id}$`));
  await page.getByRole('button', { name: 'Go on with them' }).click();
  await expect(page.getByLabel('Category')).toHaveValue('Typed before the reload');
  await page
    .getByRole('button', { name: 'Undo changes' })
    .or(page.getByRole('button', { name: 'Reset' }))
    .click();
});

/** Presses the dialog's link and signs in as `as` in the tab that it opens. */
async function signInInOtherTab(page: Page, as: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog', { name: ENDED }).getByRole('link').click();
  const tab = await opened;
  await tab.waitForURL(/oauth\/v2\/authorization/);
  const address = new URL(tab.url());
  address.searchParams.set('persona', 'new');
  address.searchParams.set('as', as);
  await tab.goto(address.href).catch(() => undefined);
  if (!tab.isClosed())
    await tab
      .getByText('You are signed in')
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
}

async function aTypingMember(page: Page, as: string, text: string) {
  const session = watchSession(page);
  await signIn(page, 'new', { as });
  await page.getByLabel(/^About/).fill(text);
  await draftIsKept(page);
  return session;
}

test('PANEL-04 the end of a session opens sign-in over the profile, in another tab, and the save goes on', async ({
  browser,
  faults,
}) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  const as = unique('ended');
  const session = await aTypingMember(page, as, 'Typed before the end');
  await session.end();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: ENDED });
  await expect(dialog).toContainText('LinkedIn opens in another tab');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(/^About/)).toHaveValue('Typed before the end');
  await save(page).click();
  await signInInOtherTab(page, as);
  await expect(page.getByRole('dialog', { name: ENDED })).toHaveCount(0);
  await expect(toast(page)).toContainText('Profile updated');
  await expect(page).toHaveURL(/\/complete-profile$/);
  await page.reload();
  await expect(page.getByLabel(/^About/)).toHaveValue('Typed before the end');
});

test('PANEL-04 another member who signs in there gets a page of their own', async ({ browser, faults }) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  const first = unique('first');
  const session = await aTypingMember(page, first, 'Nobody else may read this');
  await session.end();
  await save(page).click();
  const sent: string[] = [];
  page.on('request', (request) => isOfADocument(request) && sent.push(request.url()));
  await signInInOtherTab(page, unique('second'));
  await expect(page.getByRole('dialog', { name: ENDED })).toHaveCount(0);
  await page.waitForURL(/\/profile$/);
  await page.goto('/complete-profile');
  await expect(page.getByLabel(/^About/)).toHaveValue('');
  expect(sent).toEqual([]);
});

test('S40 after signing out nothing that is kept can be read; the same person finds their draft, another does not', async ({
  browser,
  faults,
}) => {
  faults.mayBe(...ENDINGS);
  const page = await aPage(browser);
  page.on('dialog', (dialog) => void dialog.accept());
  const as = unique('drafts');
  await aTypingMember(page, as, 'Half a sentence of mine');
  const uid = await page.evaluate(() => localStorage.getItem('member_current'));
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL(/\/$/);
  const kept = await page.evaluate(everythingKept);
  expect(kept).toContain('draft:');
  for (const personal of ['Half a sentence', as, String(uid), 'complete', 'profile', '@'])
    expect(kept).not.toContain(personal);

  await signIn(page, 'new', { as: unique('other') });
  await expect(page.getByLabel(/^About/)).toHaveValue('');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL(/\/$/);
  await signIn(page, 'new', { as });
  await page.goto('/complete-profile');
  await expect(page.getByLabel(/^About/)).toHaveValue('Half a sentence of mine');
  await save(page).click();
  await expect(toast(page)).toContainText('Profile updated');
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('draft:')));
});

/** Everything that this browser keeps for our pages, as a text. */
async function everythingKept(): Promise<string> {
  const stores = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(name));
    });
    for (const store of database.objectStoreNames) {
      const values = await new Promise<unknown>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(new Error(store));
      });
      stores.push(JSON.stringify(values));
    }
    database.close();
  }
  return stores.join('\n');
}

const SESSION_READ = /\/api\/(admin\/me|members\/[^/?]+)$/;
const FAILURES = {
  '500': (page: Page) => page.route(SESSION_READ, (route) => route.fulfill({ status: 500, body: 'oops' })),
  offline: (page: Page) => page.route(SESSION_READ, (route) => route.abort('internetdisconnected')),
  endless: (page: Page) => page.route(SESSION_READ, () => undefined),
};

for (const who of ['member', 'staff'] as const) {
  test(`SPEC-128 where it cannot be found out who is there, every screen of ${who} says so and tries again`, async ({
    browser,
    faults,
  }) => {
    faults.mayBe(...ENDINGS);
    test.setTimeout(120_000);
    const page = await aPage(browser);
    if (who === 'member') await signIn(page, 'approved');
    else await signInAsStaff(page, 'admin');
    await page.clock.install();
    const screens =
      who === 'member'
        ? ['/profile', '/ar/complete-profile', '/members']
        : ['/admin', '/ar/admin/login', '/admin/members-manager', '/admin/events', '/ar/admin/users'];
    const kinds = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
    for (const [index, path] of screens.entries()) {
      const kind = kinds[index % kinds.length] ?? '500';
      await FAILURES[kind](page);
      const isArabic = path.startsWith('/ar');
      // The clock runs ahead only once it is our answer that is waited for, not a part of the page still on its way.
      const isAsked = page.waitForRequest(SESSION_READ);
      await page.goto(path, { waitUntil: 'commit' });
      await isAsked;
      const retry = page.getByRole('button', { name: isArabic ? 'حاول مرة أخرى' : 'Try again' });
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(retry).toBeVisible({ timeout: 500 });
      }, `${path} ${kind}`).toPass({ timeout: 20_000 });
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // An answer that was only late may come now, and the screen goes on by itself.
      if (kind === 'endless') await retry.click({ timeout: 2_000 }).catch(() => undefined);
      else await retry.click();
      await expect(retry).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
