import { createHash } from 'node:crypto';
import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aPage, signInAsStaff, unique } from './people';
import { downloaded, fromElsewhere, linkIn, mailsTo } from './things';

test('OPS-16 the newsletter is subscribed to, confirmed by the mail’s link and left by the next one’s', async ({
  browser,
}) => {
  const email = `${unique('reader').toLowerCase()}@nexus.test`;
  const page = await aPage(browser);
  await page.clock.install();
  await fromElsewhere(page);
  await page.goto('/newsletter');
  const box = page.locator('form', { has: page.getByRole('button', { name: 'Subscribe' }) });
  await box.getByLabel('Email').fill('nonsense');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await box.getByLabel('Email').fill(email);
  await page.clock.fastForward(6_000); // people are slower than programs
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin');
  const line = admin.getByRole('row').filter({ hasText: email });
  const seesState = async (state: string) => {
    await admin.goto('/admin/newsletter');
    await admin.getByRole('searchbox').fill(email);
    await expect(line.getByText(state)).toBeVisible();
  };
  await seesState('Not confirmed');

  const [first] = await mailsTo(email);
  await page.goto(linkIn(first));
  await seesState('Not confirmed'); // opening a link changes nothing
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText('You are subscribed. Thank you.')).toBeVisible();
  await seesState('Subscribed');
  const file = await downloaded(admin, () => admin.getByRole('button', { name: 'Export as CSV' }).click());
  expect(file.name).toBe('newsletter.csv');
  expect(file.text).toContain(`${email},confirmed,en`);

  const [, second] = await mailsTo(email, 2);
  await page.goto(linkIn(second));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  await seesState('Unsubscribed');
});

test('OPS-16 in Arabic the mail and its page are in Arabic', async ({ browser }) => {
  const email = `${unique('qari').toLowerCase()}@nexus.test`;
  const page = await aPage(browser);
  await page.clock.install();
  await fromElsewhere(page);
  await page.goto('/ar/newsletter');
  const box = page.locator('form', { has: page.locator('input[type=email]') });
  await box.locator('input[type=email]').fill(email);
  await page.clock.fastForward(6_000);
  await box.getByRole('button').click();
  await expect(box).toHaveCount(0);
  const [mail] = await mailsTo(email);
  expect(mail).toMatch(/[\u0600-\u06FF]/);
  expect(linkIn(mail)).toMatch(/^\/ar\/newsletter\?confirm=/);
});

test('OPS-16 the list of readers says in words why an email did not reach somebody, in both languages', async ({
  browser,
}) => {
  const email = `${unique('full').toLowerCase()}@nexus.test`;
  const id = createHash('sha256').update(email).digest('hex');
  const at = '2026-05-03T09:00:00.000Z';
  const reader = { email, state: 'confirmed', language: 'en', token: 'x', askedAt: at, version: 1 };
  await db()
    .doc(`subscribers/${id}`)
    .set({ ...reader, failed: { reason: 'full', at } });
  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin');
  for (const [path, words] of [
    ['/admin/newsletter', /^Not delivered \w+ 3 May 2026: Mailbox is full$/],
    ['/ar/admin/newsletter', /^لم تصل الرسالة .*٣ مايو ٢٠٢٦: صندوق البريد ممتلئ$/],
  ] as const) {
    await admin.goto(path);
    await admin.getByRole('searchbox').fill(email);
    await expect(admin.getByRole('row').filter({ hasText: email }).getByText(words)).toBeVisible();
  }
});
