import type { Page } from '@playwright/test';
import { FAILURES, follow, isTakenOver, mends, Server, type Failure, type Language } from './failures';
import { expect, test } from './journey';
import { ownDocument, removeOwnDocuments } from './own-document';
import { aPage, asMember, signInAsStaff, unique } from './people';
import { anEvent } from './things';
import { isNightly } from '../setup/share';

test.afterEach(removeOwnDocuments);

type Button = Record<Language, RegExp>;
/** A screen by its address, or what opens on it at the press of buttons. */
type Screen = string | { path: string; press: Button[] };

interface Walk {
  who: string;
  /** One journey walks it under every failure. */
  isShort?: true;
  /** A screen that asks for nothing but who is there, from where the others are gone to. */
  base: string;
  signIn?: (page: Page) => Promise<unknown>;
  screens: () => Promise<Screen[]> | Screen[];
}

const APPROVED = { en: /^Approved \(/, ar: /^مقبول \(/ };
const REJECTED = { en: /^Rejected \(/, ar: /^مرفوض \(/ };
const SCHEDULED = { en: /^Scheduled$/, ar: /^المجدول$/ };
/** What a failing server and no network bring along. */
const BROUGHT_ABOUT = [
  /^GET (500|503) \/api\//,
  // An editor asks for the key to what is kept of its drafts as it opens: without it they live as long as the page.
  /^POST (500|503|failed) \/api\/draft-key$/,
  // HEAD: the page asks whether its release is still there when a part of it does not come.
  /^(GET|HEAD) failed \//,
  /^console .*A part of the page did not load/,
  // What is watched live has no network either, and looks for one.
  /^POST failed \/google\.firestore/,
  /^console .*Could not reach Cloud Firestore/,
  /^(console Loading the image '|GET failed )https:\/\/www\.google\.com\/images\/cleardot\.gif/,
];
const HISTORY = { en: /^History$/, ar: /^السجل$/ };
const SCHEDULE = { en: /^Schedule$/, ar: /^جدولة$/ };
const LIBRARY = { en: /^From the library$/, ar: /^من المكتبة$/ };

const WALKS: Walk[] = [
  {
    who: 'a visitor',
    base: '/terms',
    screens: () => [
      '/',
      '/events',
      '/events/pricing-after-devaluation',
      '/experts',
      '/about',
      '/impact',
      '/stories',
      '/stories/story-1',
      '/programs',
      '/programs/program-1',
      '/news',
      '/news/news-1',
    ],
  },
  {
    who: 'a member',
    isShort: true,
    base: '/profile',
    signIn: (page) => asMember(page, 'approved'),
    screens: async () => {
      const [one, other] = [await anEvent({ applicationEnabled: true }), await anEvent({ applicationEnabled: true })];
      return ['/members', '/members?q=nobody', '/my-events', `/events/${one.id}`, `/events/${other.id}`];
    },
  },
  {
    who: 'staff',
    base: '/admin/there-is-no-such-screen',
    signIn: (page) => signInAsStaff(page, 'super'),
    screens: async () => {
      const event = await anEvent();
      const { id } = await ownDocument('news', { title: { en: unique('Read'), ar: '' }, isPublished: false });
      return [
        '/admin',
        '/admin/members-manager',
        { path: '/admin/members-manager', press: [APPROVED] },
        { path: '/admin/members-manager', press: [REJECTED] },
        '/admin/submissions',
        '/admin/newsletter',
        '/admin/issues',
        '/admin/undelivered',
        '/admin/users',
        '/admin/account',
        '/admin/activity',
        { path: '/admin/activity', press: [SCHEDULED] },
        '/admin/bin',
        '/admin/media',
        '/admin/media?filter=unused',
        '/admin/hero',
        '/admin/about',
        '/admin/mission',
        '/admin/pages',
        '/admin/news',
        `/admin/news/${id}`,
        { path: `/admin/news/${id}`, press: [HISTORY] },
        { path: `/admin/news/${id}`, press: [SCHEDULE] },
        { path: `/admin/news/${id}`, press: [LIBRARY] },
        '/admin/events',
        `/admin/events/${event.id}`,
        `/admin/events/${event.id}/people`,
        '/admin/team',
        '/admin/partners',
        '/admin/impact',
        '/admin/statistics',
        '/admin/success-stories',
        '/admin/programs',
        '/admin/initiatives',
        '/admin/sdgs',
        '/admin/settings',
      ];
    },
  },
];

for (const given of WALKS)
  for (const failures of given.isShort ? [FAILURES] : FAILURES.map((one) => [one])) {
    const { who, signIn } = given;
    test(`SPEC-128 every screen of ${who} whose reading fails (${failures.join(', ')}) says why, offers a way on, waits for nothing`, async ({
      browser,
      faults,
    }) => {
      faults.mayBe(...BROUGHT_ABOUT);
      const page = await aPage(browser, { reducedMotion: 'reduce' });
      const screens = await given.screens();
      await signIn?.(page);
      await page.clock.install();
      const server = await Server.of(page);
      const broken: string[] = [];
      for (const failure of failures)
        broken.push(...(await walkAll(page, { server, failure, screens, base: given.base })));
      expect(broken).toEqual([]);
    });
  }

/**
 * Each screen meets each failure in one language; by day one failure, which has one language. @returns a line for each that fails a person
 */
async function walkAll(
  page: Page,
  { server, failure, screens, base }: { server: Server; failure: Failure; screens: Screen[]; base: string },
): Promise<string[]> {
  const broken: string[] = [];
  const kind = FAILURES.indexOf(failure);
  for (const [turn, language] of (['en', 'ar'] as const).entries()) {
    const isIts = (index: number) =>
      isNightly ? ((index >> 1) + (kind >> 1)) % 2 === turn : index % 4 === kind && kind % 2 === turn;
    const its = screens.filter((_, index) => isIts(index));
    if (its.length === 0) continue;
    const prefix = language === 'ar' ? '/ar' : '';
    await start(page, prefix + base);
    for (const screen of its) {
      await walk(page, { screen, prefix, server, failure, language }).catch(async (error: unknown) => {
        broken.push(`${where(screen)} ${failure} ${language}: ${String(error)}`);
        await server.heals();
        await start(page, prefix + base);
      });
    }
  }
  return broken;
}

const where = (screen: Screen) =>
  typeof screen === 'string' ? screen : `${screen.path} ${screen.press.map(({ en }) => String(en)).join()}`;

async function walk(
  page: Page,
  given: { screen: Screen; prefix: string; server: Server; failure: Failure; language: Language },
) {
  const { screen, prefix, server, failure, language } = given;
  const { path, press } = typeof screen === 'string' ? { path: screen, press: [] } : screen;
  if (press.length === 0) await server.fails(failure);
  else await leave(page, prefix);
  await follow(page, prefix + (prefix && path === '/' ? '' : path));
  for (const [index, name] of press.entries()) {
    const button = page.getByRole('main').getByText(name[language]).first();
    await button.waitFor();
    if (index === press.length - 1) await server.fails(failure);
    await button.click();
  }
  await mends(page, { server, failure, language });
  await page.keyboard.press('Escape');
}

/** What is pressed stands on the screen that comes, and may on the one before. */
async function leave(page: Page, prefix: string): Promise<void> {
  await follow(page, `${prefix}/admin/there-is-no-such-screen`);
  await page.locator('.notfound').waitFor();
}

async function start(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await isTakenOver(page);
}
