import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { share } from '../setup/share';
import { failEach, type Write } from './failing';
import { mends, Server, type Language } from './failures';
import { expect, test } from './journey';
import { staffToken, storedDocument, type Stored } from './own-document';
import { aPage, ownMember, signInAsStaff, toast } from './people';
import { changeElsewhere } from './things';

const FAILURES = ['offline', '500', 'late', '503', '401', '403', '404', '409', '412', '413', '422', '429'];
const LANGUAGES = ['en', 'ar'] as const;
/** By day each meets a quarter, of which the other meets none. */
const failuresIn = (language: Language) => share(FAILURES, { turn: LANGUAGES.indexOf(language), among: 4 });
const prefixOf = (language: Language) => (language === 'ar' ? '/ar' : '');
const CARRY_ON = /^(Carry on|أكمل)$/;
const LEAVE = /^(Leave the rest|اترك الباقي)$/;
/** One commit changes 25 documents. */
const MANY = 26;

const unfinished = (page: Page) => page.locator('.alert__root', { has: page.getByRole('button', { name: CARRY_ON }) });

interface Many {
  key: string;
  ids: string[];
  /** The one that a change of all of them comes to last; the others are hidden. */
  last: string;
}

const made: string[] = [];
test.afterEach(async () => {
  const token = await staffToken();
  const ids = made.splice(0);
  if (ids.length === 0) return;
  let step = (await call('POST', '/api/admin/bulk/news', { token, body: { ids, change: 'remove' } })).json;
  while (step.done < step.total)
    step = (await call('POST', `/api/admin/bulk-jobs/${step.id}/continue`, { token, body: {} })).json;
});

async function manyNews(): Promise<Many> {
  const key = `n${randomUUID().replaceAll('-', '')}`;
  const rows = Array.from({ length: MANY }, (_, index) => ({
    title: { en: `${key} ${index}`, ar: `${key} ${index}` },
    // The list shows the newest first.
    publishDate: new Date(Date.UTC(2020, 0, MANY - index)).toISOString(),
    isPublished: false,
  }));
  const token = await staffToken();
  const { status, text } = await call('POST', '/api/admin/import/news', { token, body: { rows } });
  expect(status, text).toBe(201);
  const { json } = await call('GET', `/api/admin/content/news?q=${key}`, { token });
  const own = (json.rows as (Stored & { title: { en: string } })[]).filter(({ title }) =>
    title.en.startsWith(`${key} `),
  );
  const ids = own.map(({ id }) => id);
  made.push(...ids);
  return { key, ids, last: own.find(({ title }) => title.en === `${key} ${MANY - 1}`)?.id ?? '' };
}

/** All of them are hidden, and the server fails once 25 are done. */
async function breakOff(page: Page, prefix: string, { key, last }: Many): Promise<void> {
  await changeElsewhere('news', last, { isPublished: true });
  await page.goto(`${prefix}/admin/news?q=${key}`);
  await expect(page.locator('.content-list .checkbox__root')).toHaveCount(MANY);
  await page.locator('main .row.between .checkbox__root').first().check();
  const error = { status: 500, contentType: 'text/html', body: '<h1>Error</h1>' };
  await page.route(/bulk-jobs\/[^/]+\/continue$/, (route) => route.fulfill(error), { times: 1 });
  await page.locator('.savebar .button').nth(1).click();
  await expect(toast(page)).toContainText(/Something went wrong on our side|حدث خطأ من جانبنا/);
  await expect(unfinished(page)).toContainText(/after 25 of 26|بعد (25|٢٥) من (26|٢٦)/);
  expect((await storedDocument('news', last))['isPublished']).toBe(true);
}

/** A button beside what broke off, pressed under each failure. */
const beside = (many: Many, name: string, method: string, path: RegExp, button: RegExp): Write => ({
  name,
  call: { method, path },
  goesOn: true,
  type: async (page, prefix) => {
    await breakOff(page, prefix, many);
    return undefined;
  },
  press: (page) => page.getByRole('button', { name: button }).click(),
});

for (const language of LANGUAGES)
  test(`SPEC-128 a change of many that breaks off half-way is carried on or left, whatever fails while one does (${language})`, async ({
    browser,
    faults,
  }) => {
    faults.mayBe(/^(POST|DELETE) (\d\d\d|failed) \/api\//, /^(GET|HEAD) (\d\d\d|failed) \//);
    faults.mayBe(/^POST failed \/google\.firestore/, /^console .*(Could not reach Cloud Firestore|cleardot)/);
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    await signInAsStaff(page, 'super');
    await page.clock.install();
    const server = await Server.of(page);
    const many = await manyNews();
    const carryOn = beside(many, 'what is carried on', 'POST', /^\/api\/admin\/bulk-jobs\/[^/]+\/continue$/, CARRY_ON);
    const leave = beside(many, 'what is left', 'DELETE', /^\/api\/admin\/bulk-jobs\/[^/]+$/, LEAVE);
    const given = { server, language, failures: failuresIn(language) };
    expect(await failEach(page, { ...given, write: carryOn })).toEqual([]);
    await expect(unfinished(page)).toHaveCount(0);
    expect((await storedDocument('news', many.last))['isPublished']).toBe(false);
    expect(await failEach(page, { ...given, write: leave })).toEqual([]);
    await expect(unfinished(page)).toHaveCount(0);
    expect((await storedDocument('news', many.last))['isPublished']).toBe(true);

    // What another browser is at has not stopped, and nobody takes it over.
    const start = { token: await staffToken(), body: { ids: many.ids, change: 'hide' } };
    const { json: job } = await call('POST', '/api/admin/bulk/news', start);
    await page.goto(`${prefixOf(language)}/admin/news?q=${many.key}`);
    await expect(page.getByText(/is hiding several: 25 of 26 done|يجري إخفاء .* تم ٢٥ من ٢٦/)).toBeVisible();
    await expect(unfinished(page)).toHaveCount(0);
    await call('DELETE', `/api/admin/bulk-jobs/${job.id}`, { token: await staffToken() });

    // Whether there is such a change is not unknown in silence.
    await server.fails('500', { method: 'GET', path: /^\/api\/admin\/bulk-jobs$/ });
    await page.goto(`${prefixOf(language)}/admin/news?q=${many.key}`);
    await mends(page, { server, failure: '500', language });
  });

const missions = async () => {
  const { json } = await call('GET', '/api/admin/content/mission-vision', { token: await staffToken() });
  return json.rows as Stored[];
};

test('SPEC-434 Load Landing Page Data says what fails, helps when it is pressed again, and stores nothing', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^GET (\d\d\d|failed) \/api\//);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'super');
  const server = await Server.of(page);
  const before = (await missions()).map(({ id }) => id);
  for (const language of LANGUAGES) {
    await page.goto(`${prefixOf(language)}/admin/mission`);
    // By the keyboard: what is said lies over the button while the mouse is there.
    const press = () => page.locator('main .row.between button.button').first().press('Enter');
    await server.fails('403', { method: 'GET', path: /^\/api\/admin\/content\/about$/ });
    await press();
    await expect(toast(page)).toBeVisible();
    await server.heals();
    await press();
    await page.waitForURL(/\/admin\/mission\/new$/);
    await expect(page.locator('main textarea').first()).not.toHaveValue('');
  }
  const words = await page.locator('main textarea').first().inputValue();
  // Other journeys make and remove some meanwhile.
  const fresh = (await missions()).filter(({ id }) => !before.includes(id));
  expect(JSON.stringify(fresh)).not.toContain(words.slice(0, 40));
});

const NOT_REACHED = {
  en: 'The server cannot be reached. Check your connection and try again.',
  ar: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
};
const TOO_LATE = {
  en: 'The server is taking too long to answer. Try again.',
  ar: 'تأخر الخادم في الرد. حاول مرة أخرى.',
};
const SIGN_IN = /accounts:signInWithCustomToken/;

/** Comes back from LinkedIn, where the last step of the sign-in fails for the first time. */
async function comeBack(page: Page, member: { id: string; as: string }, language: Language): Promise<void> {
  const error = { status: 500, contentType: 'text/html', body: '<h1>Error</h1>' };
  await page.route('**/api/auth/session', (route) => route.fulfill(error), { times: 1 });
  await page.goto(`/api/auth/linkedin/start?lang=${language}&returnTo=/members`);
  const address = new URL(page.url());
  address.searchParams.set('persona', 'new');
  address.searchParams.set('as', member.as);
  await page.goto(address.href);
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('alert').waitFor();
  // On a busy machine all of these failures may take longer than a person has for them.
  const handles = await db().collection('handles').where('memberId', '==', member.id).get();
  expect(handles.size).toBe(1);
  await handles.docs[0]?.ref.update({ expiresAt: new Date(Date.now() + 3_600_000) });
}

test('SPEC-128 the last step of a sign-in says what fails, is tried again where one stands, and leads where one wanted to go', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^POST (\d\d\d|failed) \/api\/auth\/session/, /^(GET|HEAD) failed \//);
  // The session of the first sign-in is ended as the second begins, and it begins twice.
  faults.mayBe(/^POST failed \/identitytoolkit/, 'POST 401 /api/auth/sign-out');
  const member = await ownMember('approved');
  const page = await aPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 860 } });
  await page.clock.install();
  const server = await Server.of(page);
  const write: Write = {
    name: 'the last step of a sign-in',
    isVisitors: true,
    said: { late: TOO_LATE },
    call: { method: 'POST', path: /^\/api\/auth\/session$/ },
    type: async (_, prefix) => {
      await comeBack(page, member, prefix ? 'ar' : 'en');
      return undefined;
    },
    press: () => page.getByRole('alert').getByRole('button').click(),
  };
  for (const language of LANGUAGES) {
    expect(await failEach(page, { server, write, language, failures: failuresIn(language) })).toEqual([]);
    await expect(page).toHaveURL(/\/welcome$/);
    // What the server gave is not lost where Firebase is not reached with it: it would not be given again.
    await page.route(SIGN_IN, (route) => route.abort('failed'), { times: 1 });
    await write.press(page, language);
    await expect(page.getByRole('alert')).toContainText(NOT_REACHED[language]);
    await write.press(page, language);
    await expect(page).toHaveURL(new RegExp(`${prefixOf(language)}/members$`));
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('SPEC-128 where the time for the last step of a sign-in is over, one is told so and begins anew', async ({
  browser,
  faults,
}) => {
  faults.expect('POST 400 /api/auth/session', 'POST 500 /api/auth/session');
  const member = await ownMember('approved');
  const page = await aPage(browser);
  await comeBack(page, member, 'ar');
  const handles = await db().collection('handles').where('memberId', '==', member.id).get();
  await handles.docs[0]?.ref.update({ expiresAt: new Date(0) });
  await page.getByRole('alert').getByRole('button').click();
  await expect(page).toHaveURL(/\/ar\/signup$/);
  await expect(page.getByRole('alert')).toContainText('انتهت');
  await expect(page.getByRole('main').getByRole('link', { name: 'المتابعة عبر LinkedIn' })).toBeVisible();
});
