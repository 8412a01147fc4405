import { setTimeout } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';

/** How a request fails: no network, a fault of the server, one that asks to wait, an answer after twenty seconds. */
export const FAILURES = ['offline', '500', '503', 'late'] as const;
export type Failure = (typeof FAILURES)[number];
export type Language = 'en' | 'ar';

/** What a person reads of it. */
const SAID: Record<Failure, Record<Language, RegExp>> = {
  // Where the code of a screen was not here yet, it is the page that could not be loaded.
  offline: {
    en: /(^|: )You are offline\. Try again once you are connected\.$|^The connection may be down/,
    ar: /(^|: )لا يوجد اتصال بالإنترنت\. حاول مرة أخرى حين يعود الاتصال\.$|^ربما انقطع الاتصال/,
  },
  '500': {
    en: /(^|: )Something went wrong on our side\. Try again\.$/,
    ar: /(^|: )حدث خطأ من جانبنا\. حاول مرة أخرى\.$/,
  },
  '503': {
    en: /(^|: )The service is busy\. Try again in a moment\.$/,
    ar: /(^|: )الخدمة مشغولة\. حاول مرة أخرى بعد لحظات\.$/,
  },
  late: {
    en: /(^|: )The server is taking too long to answer\. Try again\.$/,
    ar: /(^|: )تأخر الخادم في الرد\. حاول مرة أخرى\.$/,
  },
};
const ONWARDS = { en: /^(Retry|Try again)$/, ar: /^(إعادة المحاولة|حاول مرة أخرى)$/ };
const WAITING = '.skeleton:visible, .spin:visible, [aria-busy=true]:visible';
/** A person who is told nothing for longer than this, in milliseconds, is left waiting. */
const PATIENCE = 20_000;
/** As long as our pages wait for an answer, and then a step beyond the pause before it is asked for again. */
const DEADLINE = 15_000;
const STEP = { offline: 2_500, '500': 2_500, '503': 4_500, late: 2_500 };
const SOON = { timeout: 250, intervals: [20] };
const SOON_ONLINE = { timeout: 10_000, intervals: [20] };

/** Which requests fail: all, or those of one method whose path ends so. */
export interface Call {
  method: string;
  path: RegExp;
}

/** The server of one page, as a proxy in front of it would let it fail: not in words of ours. */
export class Server {
  private failure: string | undefined;
  private call: Call | undefined;
  private failed = 0;
  /** What was asked and not answered yet. */
  private readonly late: Route[] = [];

  private constructor(private readonly page: Page) {}

  static async of(page: Page): Promise<Server> {
    const server = new Server(page);
    await page.route('**/api/**', (route) => server.answer(route));
    return server;
  }

  /** From now on. @param failure `offline`, `late`, or the status that is answered */
  async fails(failure: string, call?: Call): Promise<void> {
    this.call = call;
    this.failure = failure;
    this.failed = 0;
    if (failure === 'offline') await this.page.context().setOffline(true);
  }

  async heals(): Promise<void> {
    this.failure = undefined;
    await this.page.context().setOffline(false);
    // Some are waited for no longer.
    for (const route of this.late.splice(0)) await route.continue().catch(() => undefined);
    // The page hears of it a moment later, and sends nothing before.
    await expect.poll(() => this.page.evaluate(() => navigator.onLine), SOON_ONLINE).toBe(true);
  }

  get failures(): number {
    return this.failed;
  }

  /** Resolves once that many requests have failed, or wait for an answer that does not come. */
  async hasFailed(times = 1): Promise<void> {
    if (this.failure === 'offline') return;
    await expect.poll(() => this.failed, { intervals: [20] }).toBeGreaterThanOrEqual(times);
  }

  private async answer(route: Route): Promise<void> {
    const { failure, call } = this;
    const request = route.request();
    const isOther = call && (call.method !== request.method() || !call.path.test(new URL(request.url()).pathname));
    if (!failure || failure === 'offline' || isOther) return route.continue();
    this.failed += 1;
    // The page's clock is put forward meanwhile, and it gives up. A write that comes late is another matter.
    if (failure === 'late') return void (request.method() === 'GET' && this.late.push(route));
    const headers: Record<string, string> = failure === '503' ? { 'retry-after': '4' } : {};
    await route.fulfill({ status: Number(failure), headers, contentType: 'text/html', body: '<h1>Error</h1>' });
  }
}

/** The screen says what failed, before a person's patience ends; what it offers then helps, once the failure is over. */
export async function mends(
  page: Page,
  { server, failure, language }: { server: Server; failure: Failure; language: Language },
): Promise<void> {
  const alerts = page.getByRole('alert');
  const said = alerts.getByText(SAID[failure][language]).first();
  // Nobody waits for the deadlines: the page's clock is put forward.
  await server.hasFailed();
  let step = failure === 'late' ? DEADLINE : 0;
  let passed = 0;
  await expect(async () => {
    const before = server.failures;
    if (passed + step <= PATIENCE) await forward(page, step);
    passed += step;
    step = STEP[failure];
    // Either it is said now, or it has been asked again, and failed again.
    await expect.poll(async () => server.failures > before || (await said.isVisible()), SOON).toBe(true);
    await expect(said).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expect(page.locator(WAITING)).toHaveCount(0);
  if (language === 'ar') expect((await alerts.allTextContents()).join('\n')).not.toMatch(/[a-z]{2}/i);
  await server.heals();
  const onwards = alerts.getByRole('button', { name: ONWARDS[language] });
  // A screen that asks for two things may say so twice, and one answer may mend both.
  await expect(async () => {
    await onwards
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
    expect(await alerts.allTextContents()).toEqual([]);
  }).toPass({ timeout: 40_000, intervals: [200] });
  await expect(page.locator(WAITING)).toHaveCount(0);
  await expect(page.locator('h1').first()).not.toBeEmpty();
  // Where a part of the code did not come, trying again may load the page anew, once what was typed is kept.
  if (failure === 'offline') await setTimeout(700);
  await isTakenOver(page);
}

/** Puts the page's clock forward. */
export async function forward(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds > 0) await page.clock.fastForward(milliseconds);
}

/** Resolves once the page that the server drew follows what is done in it. */
export async function isTakenOver(page: Page): Promise<void> {
  const hasReact = () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(hasReact).catch(() => false), SOON_ONLINE).toBe(true);
}

/** Follows an address as a link of the page would, so that the screen asks for its data itself. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
