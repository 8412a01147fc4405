import type { Locator } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { PASSWORD } from '../setup/people';
import { expect, test } from './journey';
import { aPage, choose, signInAsStaff, toast, unique } from './people';
import { aSubmission, downloaded, linkIn, mailsTo } from './things';

/** The hue of a text, in degrees. */
async function hueOf(shown: Locator): Promise<number> {
  const [r = 0, g = 0, b = 0] = await shown.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  });
  const spread = Math.max(r, g, b) - Math.min(r, g, b);
  const sixth = r >= g && r >= b ? (g - b) / spread : g >= b ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return (sixth * 60 + 360) % 360;
}

test('the inbox is emptied with the keyboard: reply, archive; an editor sees none of it', async ({ browser }) => {
  const name = unique('Applicant');
  await aSubmission(`${name} one`);
  await aSubmission(`${name} two`);
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: `/admin/submissions?status=new&q=${name}` });
  await expect(page.getByText('2 shown')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toContainText(`Reply to ${name} two`);
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Come on Tuesday.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('The email is on its way');
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('Nothing matches your search')).toBeVisible();

  const editor = await aPage(browser);
  await signInAsStaff(editor, 'editor', { at: '/admin/submissions' });
  await expect(editor.getByText('You do not have access to this')).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Submissions' })).toHaveCount(0);
});

test('OPS-16 a submission is noted, sorted, exported and its sender invited; archived ones are found again', async ({
  browser,
}) => {
  const name = unique('Noted');
  const email = await aSubmission(name);
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: `/admin/submissions?q=${name}` });
  const card = page.locator('.queue-card', { hasText: name });
  // New is red, reviewed yellow, anything else green.
  const red = await hueOf(card.getByText('New', { exact: true }).first());
  expect(red < 25 || red > 335, `hue ${red}`).toBe(true);
  await card.getByLabel('Notes').fill('Speaks French.');
  await card.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page)).toContainText('Saved');
  await page.reload();
  await expect(card.getByLabel('Notes')).toHaveValue('Speaks French.');
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Export as CSV' }).click());
  expect(file.name).toBe('submissions.csv');
  expect(file.text).toContain('Speaks French.');
  expect(file.text).toContain(email);

  await card.getByRole('button', { name: 'Invite as member' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Invite as member' }).click();
  await expect(toast(page)).toContainText(`${name} is invited`);
  const mails = await mailsTo(email, 1);
  expect(linkIn(mails.at(-1))).toBe('/signup');
  await choose(page, 'Contacted');
  const green = await hueOf(card.getByText('Contacted', { exact: true }).first());
  expect(green > 90 && green < 180, `hue ${green}`).toBe(true);
  await card.getByLabel(`Status of ${name}`).selectOption('reviewed');
  await choose(page, 'Reviewed');
  const yellow = await hueOf(card.getByText('Reviewed', { exact: true }).first());
  expect(yellow > 25 && yellow < 70, `hue ${yellow}`).toBe(true);
  await card.getByRole('button', { name: 'Archive' }).click();
  await expect(card).toHaveCount(0);
  await choose(page, 'Archived');
  await expect(card).toHaveCount(1);
  await choose(page, 'All');
  await expect(card).toHaveCount(1);
});

test('PANEL-04 a note and a reply that are half written outlive the filter, the dialog, a reload and the end of a session', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^\w+ 401 \/api\//, /^POST 400 \/identitytoolkit/); // which call meets the end of the session first
  const name = unique('Half');
  await aSubmission(name);
  const page = await aPage(browser);
  let authorization = '';
  page.on('request', (request) => (authorization = request.headers()['authorization'] ?? authorization));
  const { email } = await signInAsStaff(page, 'admin', {
    at: `/admin/submissions?status=new&q=${name}`,
    isNew: true,
  });
  const card = page.locator('.queue-card', { hasText: name });
  await card.getByLabel('Notes').fill('Half a note');
  await card.getByLabel(`Status of ${name}`).selectOption('reviewed');
  await expect(card).toHaveCount(0);
  await choose(page, 'Reviewed');
  await expect(card.getByLabel('Notes')).toHaveValue('Half a note');
  const dialog = page.getByRole('dialog', { name: `Reply to ${name}` });
  await card.getByRole('button', { name: 'Reply' }).click();
  await dialog.getByLabel('Subject').fill('Half a reply');
  await dialog.getByLabel('Message').fill('Dear');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length))
    .toBe(2);

  const headers = { authorization, origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/auth/sign-out', { headers, data: {} })).status()).toBe(204);
  await page.reload();
  await page.waitForURL(/\/admin\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin\/submissions/);
  await page.goto(`/admin/submissions?status=all&q=${name}`);
  await expect(card.getByLabel('Notes')).toHaveValue('Half a note');
  await card.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page)).toContainText('Saved');
  await card.getByRole('button', { name: 'Reply' }).click();
  await expect(dialog.getByLabel('Subject')).toHaveValue('Half a reply');
  await expect(dialog.getByLabel('Message')).toHaveValue('Dear');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page)).toContainText('The email is on its way');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length))
    .toBe(0);
  await page.reload();
  await expect(card.getByLabel('Notes')).toHaveValue('Half a note');
});

test('SCALE-08 SCALE-12 of many submissions the newest are shown, more on demand, and all of them exported', async ({
  browser,
}) => {
  const name = unique('Crowded');
  // The newest of all, and newer than those of a try before.
  const first = Date.now() + 5 * 365 * 86_400_000;
  const many = Array.from({ length: 51 }, (_, n) => db().doc(`submissions/${name}-${n}`));
  const batch = db().batch();
  for (const [n, one] of many.entries())
    batch.set(one, {
      type: 'contact',
      data: { name: `${name} ${n}`, email: `${name}-${n}@nexus.test` },
      notes: '',
      version: 1,
      status: 'reviewed',
      submittedAt: new Date(first + (51 - n) * 1_000).toISOString(),
    });
  const entries = many.map((_, n) => db().doc(`audit/${name}-${n}`));
  for (const [n, one] of entries.entries())
    batch.set(one, {
      at: new Date(Date.UTC(2021, 0, 1, 0, 0, 51 - n)).toISOString(),
      action: 'newsItem.create',
      area: 'content',
      actor: { kind: 'staff', id: name, name: 'Nobody' },
      paths: [`news/${name}-${n}`],
      changes: [
        { path: `news/${name}-${n}`, version: 1, before: null, after: { title: { en: `${name}-${n}`, ar: '' } } },
      ],
      version: 1,
    });
  await batch.commit();
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: `/admin/submissions?status=reviewed&q=${name}` });
  const oldest = page.locator('.queue-card', { hasText: `${name} 50` });
  await expect(page.getByText('50 shown')).toBeVisible();
  await expect(page.getByText('The newest 50 were searched.')).toBeVisible();
  await expect(oldest).toHaveCount(0);
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Export as CSV' }).click());
  expect(file.text.match(new RegExp(`${name}-\\d+@`, 'g'))).toHaveLength(51);
  await page.getByLabel('Search submissions...').fill(`${name}-50@nexus.test`);
  await expect(page.getByText('Nothing among the newest 50 matches.')).toBeVisible();
  await expect(page.getByText('Nothing matches your search')).toHaveCount(0);
  // While the next page is on its way something comes, and the list is read again.
  await page.route(/\/api\/submissions\?.*before=/, async (route) => {
    const submittedAt = new Date(first + 60_000).toISOString();
    await db()
      .doc(`submissions/${name}-new`)
      .set({ type: 'contact', data: { name }, notes: '', version: 1, status: 'archived', submittedAt });
    await page.waitForRequest((request) => /\/api\/submissions\?(?!.*before=)/.test(request.url()));
    await page.unroute(/\/api\/submissions\?.*before=/);
    await route.fallback().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Search earlier ones' }).click();
  await expect(oldest).toBeVisible();
  await page.getByLabel('Search submissions...').fill(name);
  await expect(page.getByText('51 shown')).toBeVisible();

  // Of what was done, too, a search says what it has searched, and goes on.
  await page.goto(`/admin/activity?actor=${name}&q=${name}-50`);
  await expect(page.getByText('Nothing among the newest 50 matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Search earlier ones' }).click();
  await expect(page.locator('.timeline__item')).toContainText(`created News item “${name}-50”`);
  const gone = db().batch();
  for (const one of [...many, ...entries, db().doc(`submissions/${name}-new`)]) gone.delete(one);
  await gone.commit();
});
