import { expect, test } from '@playwright/test';
import { aPage, signInAsStaff, toast } from './people';

test.describe.configure({ mode: 'serial' });

test('the three tabs, their searches, counts and empty states', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/members-manager');
  await expect(page.getByRole('heading', { name: 'Members Management' })).toBeVisible();
  await expect(page.getByPlaceholder('Search pending members...')).toBeVisible();
  await expect(page.getByText(/^\d+ pending users$/)).toBeVisible();
  await expect(page.getByText('Unknown Name').first()).toBeVisible();
  await expect(page.getByText('No email').first()).toBeVisible();
  await expect(page.locator('.queue-card').filter({ hasText: 'محمود أنور' })).toHaveCount(1); // two requests, one card
  await expect(page.locator('.queue-card').filter({ hasText: 'Omar El-Kady' })).toHaveCount(0); // approved already
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search pending members...')).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('No pending members match your search')).toBeVisible();

  await page.getByRole('tab', { name: /^Approved \(\d+\)$/ }).click();
  await expect(page.getByText('No approved members match your search')).toBeVisible(); // the text is shared
  await page.getByPlaceholder('Search approved members...').fill('');
  await expect(page.getByRole('heading', { name: /^Approved Members \(\d+\)$/ })).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.locator('.member-card')).toHaveCount(12);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('tab', { name: /^Rejected \(\d+\)$/ }).click();
  await expect(page.getByRole('heading', { name: /^Rejected Members \(\d+\)$/ })).toBeVisible();
  await page.getByPlaceholder('Search rejected members...').fill('zzzz');
  await expect(page.getByText('No rejected members match your search')).toBeVisible();
});

test('revoking and restoring from the card menus, with their own words', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/members-manager');
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await page.getByPlaceholder('Search approved members...').fill('Bassem');
  await page.getByRole('button', { name: 'Actions for Bassem Rizk' }).click();
  await page.getByRole('menuitem', { name: 'Reject Member' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText('Reject Approved Member');
  await expect(dialog).toContainText(
    'This will revoke their access to the community and move them to the rejected list.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Bassem Rizk')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Bassem Rizk' }).click();
  await page.getByRole('menuitem', { name: 'Reject Member' }).click();
  await dialog.getByRole('button', { name: 'Yes, Reject' }).click();
  await expect(page.getByText('No approved members match your search')).toBeVisible();

  await page.getByRole('tab', { name: /^Rejected/ }).click();
  await page.getByRole('button', { name: 'Actions for Bassem Rizk' }).click();
  await page.getByRole('menuitem', { name: 'Approve Member' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Approve Rejected Member');
  await expect(dialog).toContainText(
    'This will grant them access to the community and move them to the approved list.',
  );
  await dialog.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(page.getByText('No rejected members match your search')).toBeVisible();
});

test('the queue is moved through and decided with the keyboard alone', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'super');
  await page.goto('/admin/members-manager');
  const focused = page.locator('.queue-card[data-focused=true]');
  await expect(focused).toHaveCount(1);
  const names = page.locator('.queue-card b');
  await expect(names.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const target = page.locator('.queue-card').filter({ hasText: 'Seif Darwish' });
  for (let presses = 0; presses < 15 && (await target.getAttribute('data-focused')) !== 'true'; presses += 1)
    await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Yes, Approve' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.getByRole('alertdialog')).toContainText('Seif Darwish');
  await expect(page.getByRole('button', { name: 'Yes, Reject' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(target).toHaveCount(0);
});

test('an admin who is late is told what was decided', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  await page.goto('/admin/members-manager');
  const card = page.locator('.queue-card').filter({ hasText: 'Jana Wahba' });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();

  const second = await aPage(browser);
  await signInAsStaff(second, 'super');
  await second.goto('/admin/members-manager');
  await second
    .locator('.queue-card')
    .filter({ hasText: 'Jana Wahba' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await second.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(toast(second)).toContainText('Member approved');

  await page.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(toast(page)).toContainText('Sara Adel already decided this request (approved).');
});
