import type { Locator, Page } from '@playwright/test';
import { forward, type Call, type Language, type Server } from './failures';
import { expect } from './journey';
import { dialog } from './people';

/** How a write fails, and what is read of it by somebody signed in. A visitor is told of 4xx in one sentence. */
const SAID: Record<string, Record<Language, string>> = {
  offline: {
    en: 'You are offline. Try again once you are connected.',
    ar: 'لا يوجد اتصال بالإنترنت. حاول مرة أخرى حين يعود الاتصال.',
  },
  late: {
    en: 'No answer came in time, so it may or may not be saved. Check before you try again.',
    ar: 'لم يصل رد، وربما تم الحفظ. تحقق قبل أن تحاول مرة أخرى.',
  },
  '500': { en: 'Something went wrong on our side. Try again.', ar: 'حدث خطأ من جانبنا. حاول مرة أخرى.' },
  '503': { en: 'The service is busy. Try again in a moment.', ar: 'الخدمة مشغولة. حاول مرة أخرى بعد لحظات.' },
  '429': {
    en: 'Too many attempts. Wait a little and try again.',
    ar: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  },
  '401': {
    en: 'Your session has ended. Sign in again to go on; what you typed stays here.',
    ar: 'انتهت جلستك. سجّل الدخول من جديد للمتابعة، وما كتبته باقٍ هنا.',
  },
  '403': { en: 'You do not have access to this.', ar: 'لا تملك صلاحية الوصول إلى هذا.' },
  '404': { en: 'This is no longer here.', ar: 'لم يعد هذا موجودًا.' },
  '409': {
    en: 'Something else changed in the meantime. Reload the page and try again.',
    ar: 'تغيّر شيء آخر في هذه الأثناء. أعد تحميل الصفحة وحاول مرة أخرى.',
  },
  '412': {
    en: 'Someone else saved this while you were editing. Reload the page to see what changed.',
    ar: 'حفظ شخص آخر هذا أثناء تعديلك. أعد تحميل الصفحة لترى ما تغيّر.',
  },
  '413': {
    en: 'This is larger than what is accepted here. Make it shorter, or use a smaller file.',
    ar: 'هذا أكبر من الحد المقبول هنا. اختصره أو استخدم ملفًا أصغر.',
  },
  '422': {
    en: 'Some of this was not accepted. Look through it once more.',
    ar: 'لم يُقبل بعض ما كتبته. راجعه مرة أخرى.',
  },
};
const REFUSED = {
  en: 'The server did not accept this. Try again a little later.',
  ar: 'لم يقبل الخادم هذا الطلب. حاول مرة أخرى بعد قليل.',
};
const NOT_NOW = { en: 'Not now', ar: 'ليس الآن' };
export const WORDS = 'What I typed myself';
/** As long as a write may take; an upload more. */
const DEADLINE = 120_000;
/** As `Retry-After` asks, and a little. */
const PAUSE = 4_500;
/** What may stand in an Arabic sentence in Latin letters: names, and what somebody typed. */
const NAMES = /LinkedIn|Nexus|CSV|JSON|[\w.-]+@[\w.-]+|[\w.]+-m\w{8,}|What I typed myself/g;

/** Something that a person sends. */
export interface Write {
  name: string;
  /** The request that fails. */
  call: Call;
  /** Goes there and types; `prefix` is that of the language. @returns the field that holds what was typed, if any */
  type: (page: Page, prefix: string) => Promise<Locator | undefined>;
  press: (page: Page, language: Language) => Promise<unknown>;
  /** Failures that this screen answers with more than a sentence; they have journeys of their own. */
  except?: string[];
  /** A visitor is told of 4xx in one sentence. */
  isVisitors?: boolean;
  /** What is read instead, by failure. */
  said?: Record<string, Record<Language, string>>;
  /** It carries an idempotency key, so the page sends it twice more by itself. */
  repeats?: boolean;
  /** Once the failure is over the same press is sent and answered well; not where others would meet what it makes. */
  goesOn?: boolean;
}

/** A document that the site has once: words are typed into a field and saved with the keyboard. 412 is a conflict. */
export function savedOnce({ name, path, field }: { name: string; path: string; field: string }): Write {
  return {
    name,
    call: { method: 'PUT', path: new RegExp(`^/api/${path}$`) },
    except: ['412'],
    type: async (page, prefix) => {
      await page.goto(`${prefix}/admin/${path}`);
      const typed = page.locator(field).first();
      await typed.fill(WORDS);
      return typed;
    },
    press: (page) => page.keyboard.press('Control+s'),
  };
}

/** Types once, and presses under each failure. @returns what did not go as it should, a line for each failure */
export async function failEach(
  page: Page,
  given: { server: Server; write: Write; language: Language; failures: readonly string[] },
): Promise<string[]> {
  const { server, write, language, failures } = given;
  const broken: string[] = [];
  const note = (failure: string) => (error: unknown) =>
    broken.push(`${write.name}, ${failure} ${language}: ${String(error)}`);
  await (async () => {
    const field = await write.type(page, language === 'ar' ? '/ar' : '');
    for (const failure of failures.filter((one) => !write.except?.includes(one))) {
      await fail(page, { server, write, failure, language, field }).catch(note(failure));
      await server.heals();
    }
    if (write.goesOn) await goOn(page, { write, language });
  })().catch(note('else'));
  // Nobody is asked whether to leave what the journey typed.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true));
  return broken;
}

async function fail(
  page: Page,
  given: { server: Server; write: Write; failure: string; language: Language; field: Locator | undefined },
): Promise<void> {
  const { server, write, failure, language, field } = given;
  const before = await field?.inputValue();
  await server.fails(failure, write.call);
  await write.press(page, language);
  await server.hasFailed();
  if (failure === 'late') await forward(page, DEADLINE);
  if (write.repeats && failure.startsWith('50')) {
    for (const times of [2, 3]) {
      await forward(page, PAUSE);
      await server.hasFailed(times);
    }
  }
  if (failure === '401' && !write.isVisitors) await declineToSignIn(page, language);
  const isOneOfMany = write.isVisitors === true && failure.startsWith('4') && failure !== '429';
  const own = isOneOfMany ? REFUSED : SAID[failure];
  const sentence = (write.said?.[failure] ?? own)?.[language] ?? '';
  const said = page
    .locator('[role=alert], [data-scope=toast][role=status], [aria-live], .fault')
    .filter({ hasText: sentence })
    .filter({ visible: true });
  await expect(said.first()).toBeVisible({ timeout: 10_000 });
  if (language === 'ar') {
    const [text = ''] = await said.allInnerTexts();
    expect(text.replace(NAMES, '')).not.toMatch(/[a-z]{2}/i);
  }
  if (field) expect(await field.inputValue()).toBe(before);
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0, { timeout: 10_000 });
}

/** What it offers stands in the dialog, on a phone too. */
async function declineToSignIn(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: NOT_NOW[language] });
  await button.waitFor();
  const boxes = await Promise.all([button.boundingBox(), dialog(page).filter({ has: button }).boundingBox()]);
  const [inner, outer] = boxes.map((box) => ({ from: box?.x ?? 0, to: (box?.x ?? 0) + (box?.width ?? 0) }));
  expect(inner?.from).toBeGreaterThanOrEqual(outer?.from ?? 0);
  expect(inner?.to).toBeLessThanOrEqual(outer?.to ?? 0);
  await button.click();
}

async function goOn(page: Page, { write, language }: { write: Write; language: Language }): Promise<void> {
  const { method, path } = write.call;
  const isIts = (url: string) => path.test(new URL(url).pathname);
  const answered = page.waitForResponse((one) => one.request().method() === method && isIts(one.url()), {
    timeout: 10_000,
  });
  await write.press(page, language);
  expect((await answered).status()).toBeLessThan(300);
}
