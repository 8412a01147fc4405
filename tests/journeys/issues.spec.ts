import { createHash } from 'node:crypto';
import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aPage, dialog, expectNoScroll, signInAsStaff, toast, unique } from './people';
import { anEvent, mailsTo } from './things';

test('SEC-34 on a phone in Arabic an issue is written, seen as mail, tried, sent, read in the archive and left by its link', async ({
  browser,
  faults,
}) => {
  // A day has room for three issues, and one goes out at a time.
  for (const name of ['issues', 'sendings'])
    for (const { ref } of (await db().collection(name).get()).docs) await ref.delete();
  const email = `${unique('qari').toLowerCase()}@nexus.test`;
  const reader = createHash('sha256').update(email).digest('hex');
  const stored = {
    email,
    state: 'confirmed',
    language: 'ar',
    token: 'x',
    askedAt: new Date().toISOString(),
    version: 1,
  };
  await db().doc(`subscribers/${reader}`).set(stored);
  const event = await anEvent();
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await aPage(browser, phone);
  const staff = await signInAsStaff(page, 'admin', { isNew: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto('/ar/admin/issues');
  await expect(page.getByText('لم يُكتب أي عدد بعد.')).toBeVisible();
  await expectNoScroll(page);
  await press('عدد جديد');
  const subject = unique('أخبار');
  await page.getByLabel('العنوان بالعربية').fill(subject);
  await page.getByLabel('الافتتاحية بالعربية').fill('أهلًا بكم');
  await press('أضف فعالية');
  await dialog(page).getByRole('searchbox').fill(event.title);
  await dialog(page).getByRole('button', { name: event.title }).click();
  await press('أضف نصًا');
  await page.getByLabel('النص ٢ بالعربية').fill('نراكم هناك');
  await page.getByLabel('النص ٢ بالإنجليزية').fill('See you there');
  await press('إلى أعلى: نص ٢');
  await press('إلى أسفل: نص ١');
  await press('أضف نصًا');
  await press('حذف: نص ٣');
  await press('احفظ المسودة');
  await expect(toast(page).filter({ hasText: 'تم الحفظ' })).toBeVisible();
  const mail = page.frameLocator('iframe[title^="الرسالة"]');
  await expect(mail.getByRole('link', { name: event.title })).toBeVisible();
  await page.getByText('حاسوب').click();
  await expect(mail.getByText('نراكم هناك')).toBeVisible();
  await page.getByRole('region', { name: 'معاينة' }).getByText('English').click();
  await expect(mail.getByText('See you there')).toBeVisible();
  await expectNoScroll(page);

  // Another editor saves meanwhile: neither goes over the other's words unasked.
  const elsewhere = async (words: string) => {
    const ref = db().doc(`issues/${page.url().split('/').at(-1)}`);
    const { version } = (await ref.get()).data() as { version: number };
    await ref.update({ 'intro.ar': words, version: version + 1 });
  };
  faults.expect(/^PUT 412 \/api\/admin\/issues\//);
  const intro = page.getByLabel('الافتتاحية بالعربية');
  const stale = page.getByText('حفظ شخص آخر هذا أثناء تعديلك.');
  for (const isMine of [false, true]) {
    await elsewhere('كلام زميل');
    await intro.fill('أهلًا بكم');
    await press('احفظ المسودة');
    await expect(stale).toBeVisible();
    await press(isMine ? 'أبقِ ما كتبته وتابع' : 'خذ ما حفظه الآخر');
    await expect(stale).toHaveCount(0);
    await expect(intro).toHaveValue(isMine ? 'أهلًا بكم' : 'كلام زميل');
  }

  await press('أرسل إليّ رسالة تجريبية');
  const [tried] = await mailsTo(staff.email);
  expect(tried).toContain('نراكم هناك');
  await press('إرسال…');
  await expect(page.getByText('اللغتان في: العنوان')).toBeVisible();
  await page.getByLabel('العنوان بالإنجليزية').fill('News');
  await page.getByLabel('الافتتاحية بالإنجليزية').fill('Hello');
  await page.reload();
  await expect(page.getByLabel('العنوان بالإنجليزية')).toHaveValue('News');
  await press('إرسال…');
  await expect(dialog(page)).toContainText('أكّد');
  await dialog(page).getByRole('button', { name: 'أرسل الآن' }).click();
  await expect(page.getByText('هكذا أُرسل هذا العدد، ولا يمكن تعديله.')).toBeVisible();
  const [sent = ''] = await mailsTo(email);
  expect(sent).toContain(`أهلًا بكم\n\n${event.title}`);
  await expect(page.getByText(/^أُرسل /)).toBeVisible();
  await expectNoScroll(page);

  const visitor = await aPage(browser, phone);
  const leave = /\/ar\/mails#\S+/.exec(sent)?.[0] ?? '';
  await visitor.goto(leave);
  await visitor.getByRole('button', { name: 'إلغاء الاشتراك' }).click();
  await expect(visitor.getByText('أُلغي اشتراكك')).toBeVisible();
  await expectNoScroll(visitor);
  await visitor.goto('/ar/news');
  await visitor.getByRole('link', { name: 'أعداد النشرة السابقة' }).click();
  await visitor.getByRole('link', { name: subject }).click();
  await expect(visitor.getByRole('heading', { name: subject })).toBeVisible();
  await expect(visitor.getByText('نراكم هناك')).toBeVisible();
  await expectNoScroll(visitor);
  expect(sent).toContain(new URL(visitor.url()).pathname);
  const drawn = await visitor.request.get(visitor.url());
  expect(await drawn.text()).toContain('نراكم هناك');
  expect((await db().doc(`subscribers/${reader}`).get()).data()?.['state']).toBe('unsubscribed');

  // Another one is stopped on its way, and goes on.
  const at = new Date().toISOString();
  const words = { subject: { en: 'Two', ar: 'الثاني' }, intro: { en: 'Hello', ar: 'أهلًا' }, blocks: [], shown: [] };
  const dates = { createdAt: at, updatedAt: at, updatedBy: '', sentAt: at };
  await db()
    .doc('issues/on-its-way')
    .set({ ...words, ...dates, state: 'sending', recipients: 0, version: 2 });
  await db().doc('sendings/current').set({ issueId: 'on-its-way', after: '', sent: 7, total: 12, begunAt: at });
  await page.goto('/ar/admin/issues/on-its-way');
  await expect(page.getByText('الرسائل المكتوبة: ٧ من ١٢')).toBeVisible();
  await press('أوقف الإرسال');
  await dialog(page).getByRole('button', { name: 'أوقف الإرسال' }).click();
  await expect(page.getByText('أُوقف الإرسال. عدد القراء الذين وصل إليهم: ٧ من ١٢.')).toBeVisible();
  await expectNoScroll(page);
  await page.goto('/ar/admin/activity');
  await expect(page.getByText(/أوقف إرسال\s+عدد النشرة/).first()).toBeVisible();
  await page.goto('/ar/admin/issues');
  await expect(page.getByText('أُوقف', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'الثاني' }).click();
  await press('استأنف الإرسال');
  await dialog(page).getByRole('button', { name: 'استأنف الإرسال' }).click();
  await expect(page.getByText(/^أُرسل /)).toBeVisible();

  await page.goto('/ar/admin/issues');
  await press('عدد جديد');
  await press('احذف المسودة');
  await dialog(page).getByRole('button', { name: 'احذف المسودة' }).click();
  await expect(page).toHaveURL(/\/admin\/issues$/);
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
});
