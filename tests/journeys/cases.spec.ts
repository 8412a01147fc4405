import { expect, test } from './journey';
import { aPage, expectNoScroll, signIn, signInAsStaff, toast, unique } from './people';
import { anApplicant, mailsTo } from './things';

const PHONE = { viewport: { width: 390, height: 844 } };

test('in Arabic on a phone: a moderator asks, the person reads it and answers, the moderator sees the answer and approves', async ({
  browser,
}) => {
  const applicant = await anApplicant(unique('سلمى'));
  const admin = await aPage(browser, PHONE);
  await signInAsStaff(admin, 'admin', { at: '/ar/admin/members-manager' });
  const card = admin.locator('.queue-card').filter({ hasText: applicant.name });
  await expect(card).toContainText('موعد الرد خلال ٤٨ ساعة');
  await expect(admin.getByRole('tab', { name: /^قيد المراجعة \([٠-٩]+\)$/ })).toBeVisible();
  await card.getByRole('link', { name: 'التفاصيل' }).click();
  await expect(admin).toHaveURL(`/ar/admin/members-manager?member=${applicant.id}`);
  const note = admin.getByLabel('ملاحظة جديدة');
  await note.fill('قابلناها في الملتقى.');
  await admin.getByRole('button', { name: 'احفظ الملاحظة' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'قابلناها في الملتقى.' })).toBeVisible();
  await expect(note).toHaveValue('');
  await admin.getByLabel('سؤالك').fill('ما آخر مشروع عملتِ عليه؟');
  await admin.getByRole('button', { name: 'أرسل السؤال' }).click();
  await expect(card.getByText('بانتظار إجابته')).toBeVisible();
  await expectNoScroll(admin);
  expect((await mailsTo(applicant.email, 2))[1]).toContain('ما آخر مشروع عملتِ عليه؟');

  const person = await aPage(browser, PHONE);
  await signIn(person, 'new', { as: applicant.as, language: 'ar' });
  await person.goto('/ar/profile');
  await expect(person.getByText('ما آخر مشروع عملتِ عليه؟')).toBeVisible();
  await person.getByLabel('إجابتك').fill('برج في المعادي');
  const kept = () => person.evaluate(() => Object.keys(localStorage).some((name) => name.includes('draft:')));
  await expect.poll(kept).toBe(true);
  await person.reload();
  await expect(person.getByLabel('إجابتك')).toHaveValue('برج في المعادي');
  await expectNoScroll(person);
  await person.getByRole('button', { name: 'أرسل الإجابة' }).click();
  await expect(toast(person)).toContainText('وصلت إجابتك إلى الفريق');
  await expect(person.getByText(/^نرد عليك في موعد أقصاه/)).toBeVisible();

  await expect(card.getByText('وصلت الإجابة')).toBeVisible();
  await expect(admin.getByText('برج في المعادي').first()).toBeVisible();
  await card.getByRole('button', { name: 'قبول' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'نعم، اقبل' }).click();
  await expect(admin.getByText(/^قبله/)).toBeVisible();
  await expect(person.getByText('عضو معتمد')).toBeVisible();

  // The case of somebody who was let in says where they speak; members see it on their page and find them by it.
  await admin.getByLabel('فعالية أخرى').selectOption('pricing-after-devaluation');
  await admin.getByRole('button', { name: 'أضف الفعالية' }).click();
  const remove = admin.getByRole('button', { name: /^إزالة / });
  await expect(remove).toBeVisible();
  await person.goto('/ar/members?badges=speaker');
  await expect(person.getByRole('button', { name: 'متحدث', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await person.getByRole('link', { name: applicant.name, exact: true }).click();
  await expect(person.getByRole('region', { name: 'يتحدث في' }).getByRole('link')).toHaveAttribute(
    'href',
    '/ar/events/pricing-after-devaluation',
  );
  await expect(person.getByRole('region', { name: 'مؤكَّد' })).toContainText('متحدث');
  await expectNoScroll(person);
  await remove.click();
  await expect(remove).toHaveCount(0);
});
