import { share } from '../setup/share';
import { anEvent, aSubmission } from './things';
import { failEach, WORDS, type Write } from './failing';
import { Server } from './failures';
import { expect, test } from './journey';
import { ownDocument, removeOwnDocuments } from './own-document';
import { aPage, asMember, dialog, signInAsStaff, unique } from './people';

test.afterEach(removeOwnDocuments);

const EITHER = { en: ['offline', '503', '401', '404', '412', '422'], ar: ['500', 'late', '403', '409', '413', '429'] };
const APPLY = { name: /^(Apply to Attend|قدّم للحضور)$/ };

const FORMS: (Write & { who: 'visitor' | 'member' | 'super' })[] = [
  {
    name: 'the join form',
    who: 'visitor',
    isVisitors: true,
    repeats: true,
    call: { method: 'POST', path: /^\/api\/submissions$/ },
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
    isVisitors: true,
    call: { method: 'POST', path: /^\/api\/newsletter$/ },
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
    call: { method: 'POST', path: /^\/api\/events\/[^/]+\/applications$/ },
    type: async (page, prefix) => {
      const event = await anEvent({ applicationEnabled: true });
      await page.goto(`${prefix}/events/${event.id}`);
      await page.getByRole('button', APPLY).waitFor();
      // What is still read when the network goes would take the button's place.
      await page.waitForLoadState('networkidle');
      return undefined;
    },
    press: (page) => page.getByRole('button', APPLY).click(),
  },
  {
    name: 'a document',
    who: 'super',
    call: { method: 'PUT', path: /^\/api\/news\/[^/]+$/ },
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
    call: { method: 'POST', path: /^\/api\/news$/ },
    repeats: true,
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
    call: { method: 'POST', path: /^\/api\/admin\/users$/ },
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
    press: (page) => dialog(page).locator('form:not(:has([type=password])) [type=submit]').click(),
  },
  {
    name: 'notes on a submission',
    who: 'super',
    call: { method: 'PUT', path: /^\/api\/submissions\/[^/]+$/ },
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
    call: { method: 'POST', path: /^\/api\/submissions\/[^/]+\/reply$/ },
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
    press: (page) => dialog(page).locator('form:has(textarea) [type=submit]').click(),
  },
];

for (const who of ['visitor', 'member', 'super'] as const) {
  const forms = FORMS.filter((one) => one.who === who);
  const names = forms.map(({ name }) => name).join(', ');
  test(`SPEC-128 what fails while sending ${names} is said in both languages, and nothing typed is lost`, async ({
    browser,
    faults,
  }) => {
    faults.mayBe(/^(POST|PUT|DELETE) (\d\d\d|failed) \/api\//);
    const page = await aPage(browser, { reducedMotion: 'reduce' });
    if (who === 'super') await signInAsStaff(page, 'super');
    if (who === 'member') await asMember(page, 'approved');
    await page.clock.install();
    const server = await Server.of(page);
    const broken: string[] = [];
    for (const [turn, write] of forms.entries())
      for (const language of ['en', 'ar'] as const) {
        const failures = share(EITHER[language], { turn, among: 4 });
        broken.push(...(await failEach(page, { server, write, language, failures })));
      }
    expect(broken).toEqual([]);
  });
}
