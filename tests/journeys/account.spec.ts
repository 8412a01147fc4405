import { openSession } from '../../functions/src/store/accounts/sessions';
import { call } from '../setup/call';
import { expect, test } from './journey';
import { aPage, asMember, dialog, signInAsStaff, toast } from './people';

const AUTHOR = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };

test('SEC-09 somebody of the team sees where they are signed in, and ends one session, all others, and all', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^(GET|POST) 401 \//); // what the panel asks for while it is left
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  const { id, token } = await signInAsStaff(page, 'editor', { isNew: true });
  const elsewhere = async () => (await call('GET', '/api/admin/me', { token })).status;
  await page.goto('/ar/admin/account');
  await expect(page.getByText('هذا المتصفح')).toBeVisible();
  expect(await elsewhere()).toBe(200);
  await page.getByRole('button', { name: /^إنهاء: / }).click();
  await expect(toast(page)).toContainText('انتهت تلك الجلسة');
  expect(await elsewhere()).toBe(401);
  await openSession({ path: `staff/${id}`, provenAt: Date.now(), author: AUTHOR });
  await page.reload();
  await page.getByRole('button', { name: 'إنهاء كل ما عداها' }).click();
  await expect(toast(page)).toContainText('انتهت كل الجلسات الأخرى');
  await expect(page.getByRole('button', { name: /^إنهاء: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'إنهاء الكل' }).click();
  await dialog(page).getByRole('button', { name: 'إنهاء الكل' }).click();
  await expect(page).toHaveURL(/\/ar$/);
  await page.goto('/ar/admin/account');
  await expect(page).toHaveURL(/\/ar\/admin\/login$/);
});

test('SEC-09 a member sees where they are signed in', async ({ browser }) => {
  const page = await aPage(browser);
  await asMember(page, 'approved');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show my sign-ins' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByText('Chrome on Linux').first()).toBeVisible();
});
