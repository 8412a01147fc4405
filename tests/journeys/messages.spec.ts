import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aPage, asMember, dialog, expectNoScroll, signInAsStaff, toast, unique } from './people';
import { mailsTo } from './things';

test('SEC-30 SEC-31 on a phone in Arabic one member writes to another, who answers, blocks and reports; a moderator reads it and closes it', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const [sender, reader, office] = [
    await aPage(browser, phone),
    await aPage(browser, phone),
    await aPage(browser, phone),
  ];
  const names = { from: unique('Nour'), to: unique('Mona') };
  const writer = await asMember(sender, 'approved', { name: names.from });
  const other = await asMember(reader, 'approved', { name: names.to });
  await db().doc(`members/${other.id}/private/account`).update({ language: 'ar' });
  await sender.goto(`/ar/members/${other.id}`);
  await sender.getByRole('button', { name: `اكتب إلى ${names.to}` }).click();
  const words = 'هل نلتقي في الموقع؟ evil.com';
  await sender.getByLabel('الرسالة').fill(words);
  await expect(sender.getByText(writer.email)).toBeVisible();
  await expectNoScroll(sender);
  await sender.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await expect(sender.getByText('تسلّمنا رسالتك')).toBeVisible();

  const [mail = ''] = await mailsTo(other.email);
  expect(mail).toContain(`رسالة إليك عبر نكسس من ${names.from}`);
  expect(mail.replaceAll('\u200B', '')).toContain(`> ${words}`);
  await reader.goto(/(\/ar\/messages\/\w+)/.exec(mail)?.[1] ?? '');
  await expect(reader.getByText(words)).toBeVisible();
  await reader.getByLabel('الرسالة').fill('بكل سرور');
  await expectNoScroll(reader);
  await reader.getByRole('button', { name: 'أرسل الرسالة' }).click();
  await expect(reader.getByText('تسلّمنا رسالتك')).toBeVisible();
  const [answer = ''] = await mailsTo(writer.email);
  expect(answer).toContain(`${names.to}, Planner answered your message on Nexus:\n\n> بكل سرور`);

  await reader.getByRole('button', { name: 'إبلاغ الفريق' }).click();
  await dialog(reader).getByLabel('ما المشكلة فيها؟').fill('عرض بيع');
  await dialog(reader).getByRole('button', { name: 'إبلاغ الفريق' }).click();
  await expect(toast(reader)).toContainText('وصل بلاغك إلى الفريق');
  await reader.getByRole('button', { name: `حظر ${names.from}` }).click();
  await dialog(reader)
    .getByRole('button', { name: `حظر ${names.from}` })
    .click();
  await expect(toast(reader).filter({ hasText: `تم حظر ${names.from}` })).toBeVisible();
  await reader.goto('/ar/profile');
  await reader.getByRole('button', { name: 'من حظرتهم' }).click();
  await expectNoScroll(reader);
  await reader.getByRole('button', { name: `إلغاء حظر ${names.from}` }).click();
  await expect(reader.getByText('لم تحظر أحدًا.')).toBeVisible();

  await signInAsStaff(office, 'admin', { at: '/ar/admin/reports' });
  const card = office.getByRole('listitem').filter({ hasText: words });
  await expect(card).toContainText('عرض بيع');
  await expectNoScroll(office);
  await expect(card.getByRole('link', { name: 'افتح صفحة العضو' })).toHaveAttribute(
    'href',
    `/ar/admin/members-manager?member=${writer.id}`,
  );
  await card.getByRole('button', { name: 'أغلق البلاغ' }).click();
  await expect(card).toHaveCount(0);
  await office.getByText('مغلقة', { exact: true }).click();
  await expect(card.getByRole('button', { name: 'افتحه من جديد' })).toBeVisible();
});
