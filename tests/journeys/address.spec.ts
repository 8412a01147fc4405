import type { Page } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aPage, fillProfile, signIn, toast, unique } from './people';

/** The path that the newest mail to an address links to. */
async function linkIn(address: string): Promise<string> {
  const links = async () => {
    const { docs } = await db().collection('mail').where('address', '==', address).get();
    const newest = docs.map((doc) => doc.data()).sort((a, b) => (a['createdAt'] < b['createdAt'] ? 1 : -1))[0];
    return /https?:\/\/[^/\s]+(\S*\/confirm-address#[\w-]{43})/.exec(String(newest?.['message'].text))?.[1] ?? '';
  };
  await expect.poll(links).not.toBe('');
  return links();
}

async function typeAddress(page: Page, words: { edit: string; email: string; save: string }, address: string) {
  await page.getByRole('button', { name: words.edit }).click();
  await page.getByLabel(words.email).fill(address);
  await page.getByRole('button', { name: words.save }).click();
}

const ENGLISH = { edit: 'Edit Profile', email: 'Email', save: 'Save Changes' };
const ARABIC = { edit: 'تعديل الملف', email: 'البريد الإلكتروني', save: 'حفظ التغييرات' };

test('SEC-01 changing one’s address: the old one counts, until the link is used in another browser', async ({
  browser,
  faults,
}) => {
  faults.expect('POST 400 /api/address-confirmations');
  const as = unique('address');
  const [old, fresh, third] = [`${as}@nexus.test`, `${as}-new@nexus.test`, `${as}-third@nexus.test`];
  const page = await aPage(browser);
  await signIn(page, 'new', { as, name: 'Changing Address' });
  await page.goto('/profile');
  await expect(page.locator('.facts').getByText('Confirmed', { exact: true })).toBeVisible();

  await typeAddress(page, ENGLISH, fresh);
  const notice = page.locator('.alert__root').filter({ hasText: 'Your email address is not confirmed yet' });
  await expect(notice).toContainText(`We have sent ${fresh} a link`);
  await expect(notice).toContainText(`Until then we keep writing to ${old}`);
  await expect(page.locator('.facts').getByText('Not confirmed', { exact: true })).toBeVisible();

  const first = await linkIn(fresh);
  await notice.getByRole('button', { name: 'Send the link again' }).click();
  await expect(toast(page)).toContainText('We have sent you a new link');
  await expect.poll(() => linkIn(fresh)).not.toBe(first);
  const second = await linkIn(fresh);

  const other = await aPage(browser);
  await other.goto(first);
  await other.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(other.getByText('This link has expired or was already used')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible(); // neither opening a link nor an old one changed anything

  await other.goto('/');
  await other.goto(second);
  await expect(other.getByText('One click, and we know that this address is yours.')).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await other.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(other.getByText('Your address is confirmed')).toBeVisible();
  await page.reload();
  await expect(page.locator('.facts').getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.locator('.facts')).toContainText(fresh);
  await expect(notice).toHaveCount(0);

  await typeAddress(page, ENGLISH, third);
  await expect(notice).toContainText(`Until then we keep writing to ${fresh}`);
  await notice.getByRole('button', { name: 'Keep the old address' }).click();
  await expect(toast(page)).toContainText('The change is undone');
  await expect(page.locator('.facts')).toContainText(fresh);
  await expect(notice).toHaveCount(0);
});

test('SEC-01 the same in Arabic, by somebody whom LinkedIn gave no address', async ({ browser }) => {
  const as = unique('no-address');
  const address = `${as}@nexus.test`;
  const page = await aPage(browser);
  await signIn(page, 'no-email', { as, name: 'هالة سمير', language: 'ar' });
  await page.goto('/ar/profile');
  await typeAddress(page, ARABIC, address);
  const notice = page.locator('.alert__root').filter({ hasText: 'لم يتأكّد بريدك بعد' });
  await expect(notice).toContainText(`أرسلنا إلى ${address} رابطًا يعمل يومًا واحدًا`);
  await expect(notice).toContainText('حتى ذلك الحين لا نستطيع مراسلتك.');
  const link = await linkIn(address);
  expect(link).toMatch(/^\/ar\/confirm-address#/);
  const other = await aPage(browser);
  await other.goto(link);
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await other.getByRole('button', { name: 'تأكيد هذا العنوان' }).click();
  await expect(other.getByText('تأكّد بريدك')).toBeVisible();
  await page.reload();
  await expect(page.locator('.facts').getByText('مؤكَّد', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('SEC-02 a name with a web address is refused beside its field; what was typed stays', async ({ browser }) => {
  const page = await aPage(browser);
  await signIn(page, 'new', { as: unique('link-name') });
  await page.getByLabel('Full name').fill('Mona evil.com');
  await fillProfile(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write the name without a web or email address.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Mona evil.com');
  await page.getByLabel('Full name').fill('Mona St. John');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
});
