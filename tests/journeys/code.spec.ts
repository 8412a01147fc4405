import { call } from '../setup/call';
import { aStaff, PASSWORD, proofOf } from '../setup/people';
import { appCode, untilCodesStay } from '../setup/totp';
import { expect, test } from './journey';
import { aPage, dialog, signInAsStaff, toast, unique } from './people';

test('SEC-39 on a phone, in Arabic: a code is switched on, asked for at the door, and a recovery code works once', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^POST 403 \/api\/(auth\/staff\/session|admin\/me\/second-factor\/confirm)$/, /^(GET|POST) 401 \//);
  // Of the password that is wrong.
  faults.expect('POST 400 /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword');
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  const { email } = await signInAsStaff(page, 'editor', { at: '/ar/admin/account', isNew: true });
  await page.getByRole('button', { name: 'إعداد' }).click();
  // Whoever finds the screen open does not know it.
  const password = page.getByRole('textbox', { name: 'كلمة المرور' });
  await expect(password).toBeVisible();
  await page.getByRole('button', { name: 'إلغاء' }).click();
  await page.getByRole('button', { name: 'إعداد' }).click();
  await password.fill('not my password');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page.getByText('كلمة المرور غير صحيحة.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page.getByRole('img', { name: 'رمز QR لتطبيق رموز الدخول' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const code = page.getByLabel('الرمز من تطبيقك');
  await code.fill('000000');
  await page.getByRole('button', { name: 'تشغيل' }).click();
  await expect(page.getByText('الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي في تطبيقك.')).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await untilCodesStay();
  await code.fill(appCode(secret, -1));
  await page.getByRole('button', { name: 'تشغيل' }).click();
  await expect(page.getByText('رموزك الاحتياطية')).toBeVisible();
  const recovery = await page.locator('li code').allInnerTexts();
  expect(recovery).toHaveLength(10);
  await page.getByRole('button', { name: 'احتفظت بها' }).click();
  await expect(page.getByText('الرموز الاحتياطية الباقية: ١٠')).toBeVisible();

  const atDoor = async () => {
    await page.goto('/ar/admin/login');
    await page.getByLabel('البريد الإلكتروني').fill(email);
    await page.getByLabel('كلمة المرور').fill(PASSWORD);
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await expect(code).toBeFocused();
  };
  const signOut = async () => {
    await page.getByRole('button', { name: 'القائمة' }).click();
    await dialog(page).getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL(/\/ar$/);
  };
  await signOut();
  await atDoor();
  // Back leads to what was typed, and from there on again.
  await page.goBack();
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue(email);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await code.fill(appCode(secret));
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/ar\/admin$/);
  await signOut();

  const byRecovery = async () => {
    await atDoor();
    await page.getByRole('button', { name: 'استخدم رمزًا احتياطيًا' }).click();
    await page.getByLabel('رمز احتياطي').fill(recovery[0] ?? '');
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  };
  await byRecovery();
  await expect(page).toHaveURL(/\/ar\/admin$/);
  await signOut();
  await byRecovery();
  await expect(page.getByLabel('رمز احتياطي')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'استخدم رمز التطبيق' }).click();
  await code.fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/ar\/admin$/);
});

/** Somebody of the team who signs in with a code; the one of half a minute ago is used. */
async function whoHasCode() {
  const staff = await aStaff('viewer', { name: unique('Coded') });
  const own = '/api/admin/me/second-factor';
  const body = { idToken: await proofOf(staff) };
  const { secret } = (await call('POST', own, { token: staff.token, body })).json as { secret: string };
  await untilCodesStay(5);
  const confirmed = await call('POST', `${own}/confirm`, { token: staff.token, body: { code: appCode(secret, -1) } });
  expect(confirmed.status).toBe(200);
  return { ...staff, secret };
}

test('SEC-39 recovery codes are renewed, the code is switched off, and a super admin switches it off for another', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^POST 403 \/api\/auth\/staff\/session$/);
  const page = await aPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { email, secret } = await whoHasCode();
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Code from your app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin$/);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Code from your app').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page)).toContainText('Copied');
  const [recovery = ''] = await page.locator('li code').allInnerTexts();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recovery);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toBe('nexus-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(toast(page).last()).toContainText('Signing in no longer needs a code');
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();

  const { name } = await whoHasCode();
  const boss = await aPage(browser);
  await signInAsStaff(boss, 'super', { at: '/admin/users' });
  const line = boss.locator('li', { hasText: name });
  await expect(line.getByText('Signs in with a code')).toBeVisible();
  await line.getByRole('button', { name: 'Switch off code' }).click();
  await dialog(boss).getByRole('button', { name: 'Switch off code' }).click();
  await expect(toast(boss)).toContainText(`${name} signs in without a code now`);
  await expect(line.getByText('Signs in with a code')).toHaveCount(0);
});
