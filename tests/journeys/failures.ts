import { expect, type Page } from '@playwright/test';

/** How a request fails: no network, a fault of the server, one that asks to wait, an answer after twenty seconds. */
export const FAILURES = ['offline', '500', '503', 'late'] as const;
export type Failure = (typeof FAILURES)[number];
export type Language = 'en' | 'ar';

/** What a person reads of it. */
const SAID: Record<Failure, Record<Language, RegExp>> = {
  // Where the code of a screen was not here yet, it is the page that could not be loaded.
  offline: {
    en: /^You are offline\. Try again once you are connected\.$|^The connection may be down/,
    ar: /^لا يوجد اتصال بالإنترنت\. حاول مرة أخرى حين يعود الاتصال\.$|^ربما انقطع الاتصال/,
  },
  '500': { en: /^Something went wrong on our side\. Try again\.$/, ar: /^حدث خطأ من جانبنا\. حاول مرة أخرى\.$/ },
  '503': { en: /^The service is busy\. Try again in a moment\.$/, ar: /^الخدمة مشغولة\. حاول مرة أخرى بعد لحظات\.$/ },
  late: {
    en: /^The server is taking too long to answer\. Try again\.$/,
    ar: /^تأخر الخادم في الرد أكثر من اللازم\. حاول مرة أخرى\.$/,
  },
};
const ONWARDS = { en: /^(Retry|Try again)$/, ar: /^(إعادة المحاولة|حاول مرة أخرى)$/ };
const WAITING = '.sk:visible, .spin:visible, [aria-busy=true]:visible';
/** A person who is told nothing for longer than this, in milliseconds, is left waiting. */
const PATIENCE = 20_000;
const STEP = 2_500;

/** From now on the server fails so, as a proxy in front of it would say it: not in words of ours. */
export async function fails(page: Page, failure: Failure): Promise<void> {
  if (failure === 'offline') return page.context().setOffline(true);
  await page.route('**/api/**', async (route) => {
    if (failure === 'late') return; // The page's clock is put forward meanwhile, and it gives up.
    const headers: Record<string, string> = failure === '503' ? { 'retry-after': '4' } : {};
    await route.fulfill({ status: Number(failure), headers, contentType: 'text/html', body: '<h1>Error</h1>' });
  });
}

/** The screen says what failed, before a person's patience ends; what it offers then helps, once the failure is over. */
export async function mends(
  page: Page,
  { failure, language }: { failure: Failure; language: Language },
): Promise<void> {
  const alerts = page.getByRole('alert');
  const said = alerts.getByText(SAID[failure][language]).first();
  // Nobody waits for the deadlines: the page's clock is put forward.
  let passed = 0;
  await expect(async () => {
    if (passed < PATIENCE) await forward(page, STEP);
    passed += STEP;
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expect(page.locator(WAITING)).toHaveCount(0);
  await heals(page);
  const onwards = alerts.getByRole('button', { name: ONWARDS[language] });
  // A screen that asks for two things may say so twice, and one answer may mend both.
  await expect(async () => {
    await onwards
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await expect(alerts).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await expect(page.locator(WAITING)).toHaveCount(0);
  await expect(page.locator('h1').first()).not.toBeEmpty();
}

/** The failure is over. */
export async function heals(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Puts the page's clock forward. */
export async function forward(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
}
