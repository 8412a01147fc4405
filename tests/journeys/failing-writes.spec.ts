import type { Locator, Page } from '@playwright/test';
import { aSubmission, anEvent } from './things';
import { forward, heals, type Language } from './failures';
import { expect, test } from './journey';
import { ownDocument, removeOwnDocuments } from './own-document';
import { aPage, asMember, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

/** How a write fails, and what is read of it by somebody signed in. A visitor is told of 4xx in one sentence. */
const SAID: Record<string, Record<Language, string>> = {
  offline: {
    en: 'You are offline. Try again once you are connected.',
    ar: 'لا يوجد اتصال بالإنترنت. حاول مرة أخرى حين يعود الاتصال.',
  },
  late: {
    en: 'No answer came in time, so it may or may not be saved. Check before you try again.',
    ar: 'لم يصل رد في الوقت المناسب، وقد يكون الحفظ تم أو لم يتم. تحقق قبل أن تحاول مرة أخرى.',
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
const EITHER = { en: ['offline', '503', '401', '404', '412', '422'], ar: ['500', 'late', '403', '409', '413', '429'] };
const NOT_NOW = { en: 'Not now', ar: 'ليس الآن' };
const WORDS = 'What I typed myself';
const APPLY = { name: /^(Apply to Attend|قدّم للحضور)$/ };

interface Write {
  name: string;
  who: 'visitor' | 'member' | 'super';
  /** The request that fails. */
  call: `${'POST' | 'PUT' | 'DELETE'} ${string}`;
  /** Goes there and types; `prefix` is that of the language. @returns the field that holds what was typed, if any */
  type: (page: Page, prefix: string) => Promise<Locator | undefined>;
  press: (page: Page, language: Language) => Promise<void>;
  /** Failures that this screen answers with more than a sentence; they have journeys of their own. */
  except?: string[];
}

const WRITES: Write[] = [
  {
    name: 'the join form',
    who: 'visitor',
    call: 'POST /api/submissions',
    type: async (page, prefix) => {
      await page.goto(`${prefix}/join`);
      await page.getByRole('button', { name: /^(Participants|مشاركون)/ }).click();
      const given = {
        email: 'a@nexus.test',
        phone: '+20 100 000 0000',
        experience: `${WORDS} about it`,
        motivation: WORDS,
      };
      for (const [name, value] of Object.entries({ name: WORDS, ...given }))
        await page.locator(`[name=${name}]`).fill(value);
      return page.locator('[name=motivation]');
    },
    press: (page) => page.locator('.save-row button').click(),
  },
  {
    name: 'the newsletter',
    who: 'visitor',
    call: 'POST /api/newsletter',
    type: async (page, prefix) => {
      await page.goto(`${prefix}/newsletter`);
      const field = page.locator('input[type=email]');
      await field.fill('reader@nexus.test');
      return field;
    },
    press: (page) => page.locator('form:has(input[type=email]) button').click(),
  },
  {
    name: 'a place at an event',
    who: 'member',
    call: 'POST /api/events/*/applications',
    type: async (page, prefix) => {
      const event = await anEvent({ applicationEnabled: true });
      await page.goto(`${prefix}/events/${event.id}`);
      await page.getByRole('button', APPLY).waitFor();
      return undefined;
    },
    press: (page) => page.getByRole('button', APPLY).click(),
  },
  {
    name: 'a document',
    who: 'super',
    call: 'PUT /api/news/*',
    type: async (page, prefix) => {
      const { id } = await ownDocument('news', { title: { en: unique('Failing'), ar: '' }, isPublished: false });
      await page.goto(`${prefix}/admin/news/${id}`);
      const field = page.locator('[data-field=title] input');
      await field.fill(WORDS);
      return field;
    },
    press: (page) => page.keyboard.press('Control+s'),
    except: ['412'],
  },
  {
    name: 'a new document',
    who: 'super',
    call: 'POST /api/news',
    type: async (page, prefix) => {
      await page.goto(`${prefix}/admin/news/new`);
      const field = page.locator('[data-field=title] input');
      await field.fill(WORDS);
      return field;
    },
    press: (page) => page.keyboard.press('Control+s'),
    except: ['412'],
  },
  {
    name: 'an invitation',
    who: 'super',
    call: 'POST /api/admin/users',
    type: async (page, prefix) => {
      await page.goto(`${prefix}/admin/users`);
      await page
        .getByRole('button', { name: /^(Invite|دعوة)$/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=email]').fill('invited@nexus.test');
      const field = dialog.locator('input').first();
      await field.fill(WORDS);
      return field;
    },
    press: (page) => page.locator('dialog[open] form:not(:has([type=password])) [type=submit]').click(),
  },
  {
    name: 'notes on a submission',
    who: 'super',
    call: 'PUT /api/admin/submissions/*',
    type: async (page, prefix) => {
      const name = unique('Noted');
      await aSubmission(name);
      await page.goto(`${prefix}/admin/submissions?q=${name}`);
      const field = page.locator('.queue-card textarea');
      await field.fill(WORDS);
      return field;
    },
    press: (page) => page.getByRole('button', { name: /^(Save notes|احفظ الملاحظات)$/ }).click(),
  },
  {
    name: 'a reply',
    who: 'super',
    call: 'POST /api/admin/submissions/*/reply',
    type: async (page, prefix) => {
      const name = unique('Answered');
      await aSubmission(name);
      await page.goto(`${prefix}/admin/submissions?q=${name}`);
      await page.locator('.queue-card').waitFor();
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog');
      await dialog.locator('input').fill('Hello');
      await dialog.locator('textarea').fill(WORDS);
      return dialog.locator('textarea');
    },
    press: (page) => page.locator('dialog[open] form:has(textarea) [type=submit]').click(),
  },
];

for (const write of WRITES) {
  test(`SPEC-128 what fails while sending ${write.name} is said in both languages, and nothing typed is lost`, async ({
    browser,
    faults,
  }) => {
    faults.mayBe(/^(POST|PUT|DELETE) (\d\d\d|failed) \/api\//);
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    await page.clock.install();
    if (write.who === 'super') await signInAsStaff(page, 'super');
    if (write.who === 'member') await asMember(page, 'approved');
    const broken: string[] = [];
    for (const language of ['en', 'ar'] as const) {
      const field = await write.type(page, language === 'ar' ? '/ar' : '');
      for (const failure of EITHER[language].filter((one) => !write.except?.includes(one))) {
        await fail(page, { write, failure, language, field }).catch((error: unknown) =>
          broken.push(`${failure} ${language}: ${String(error)}`),
        );
        await heals(page);
      }
      // Nobody is asked whether to leave what the journey typed.
      await page.evaluate(() => Object.assign(window, { onbeforeunload: null }));
      page.once('dialog', (dialog) => void dialog.accept());
    }
    expect(broken).toEqual([]);
  });
}

async function fail(
  page: Page,
  {
    write,
    failure,
    language,
    field,
  }: { write: Write; failure: string; language: Language; field: Locator | undefined },
): Promise<void> {
  const [method = '', path = ''] = write.call.split(' ');
  const before = await field?.inputValue();
  if (failure === 'offline') await page.context().setOffline(true);
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.continue();
    if (failure === 'late') return;
    await route.fulfill({ status: Number(failure), contentType: 'text/html', body: '<h1>Error</h1>' });
  });
  await write.press(page, language);
  const isVisitor = write.who === 'visitor';
  if (failure === '401' && !isVisitor) await page.getByRole('button', { name: NOT_NOW[language] }).click();
  const isOneOfMany = isVisitor && failure.startsWith('4') && failure !== '429';
  const sentence = isOneOfMany ? REFUSED[language] : (SAID[failure]?.[language] ?? '');
  const said = page.locator('[role=alert], .toast, .err').getByText(sentence).first();
  let passed = 0;
  await expect(async () => {
    // A write may take thirty seconds; nobody waits longer.
    if (failure === 'late' && passed < 35_000) await forward(page, 5_000);
    passed += 5_000;
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 12_000, intervals: [0] });
  if (field) expect(await field.inputValue()).toBe(before);
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
}
