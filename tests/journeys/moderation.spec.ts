import { heldBack } from './held-back';
import { byNight, expect, test } from './journey';
import { aPage, ownMember, signInAsStaff, toast, unique } from './people';
import { anApplicant, anUnclearRequest } from './things';

test('SPEC-157 the three tabs, their searches, counts and empty states', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  const release = await heldBack(page, '**/api/admin/queue*');
  await page.goto('/admin/members-manager');
  await expect(page.getByRole('status').getByText('Loading…', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Members Management' })).toBeVisible();
  await expect(page.getByPlaceholder('Search pending members...')).toBeVisible();
  await expect(page.getByText(/^\d+ pending users$/)).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByPlaceholder('Search pending members...');
  await expect(search).toBeFocused();
  await page.keyboard.type('محمود أنور');
  await expect(page.locator('.queue-card')).toHaveCount(1); // two requests, one card
  await expect(page.getByText('1 pending user', { exact: true })).toBeVisible();
  await search.fill('Omar El-Kady');
  await expect(page.getByText('No pending members match your search')).toBeVisible(); // approved already
  await search.fill('xqxqxqxq');
  await expect(page.getByText('No pending members match your search')).toBeVisible();

  await page.getByRole('tab', { name: /^Approved \(\d+\)$/ }).click();
  await expect(page.getByText('No approved members match your search')).toBeVisible(); // the text is shared
  await page.getByPlaceholder('Search approved members...').fill('');
  await expect(page.getByRole('heading', { name: /^Approved Members \(\d+\)$/ })).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.locator('.member-card')).toHaveCount(12);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('tab', { name: /^Rejected \(\d+\)$/ }).click();
  await expect(page.getByRole('heading', { name: /^Rejected Members \(\d+\)$/ })).toBeVisible();
  await page.getByPlaceholder('Search rejected members...').fill('xqxqxqxq');
  await expect(page.getByText('No rejected members match your search')).toBeVisible();

  const { id } = await ownMember('pending', { name: '', email: '' });
  await page.goto(`/admin/members-manager?member=${id}`);
  await expect(page.locator('.queue-card').getByText('Unknown Name')).toBeVisible();
  await expect(page.locator('.queue-card').getByText('No email')).toBeVisible();
});

test('SCALE-08 a long queue comes in pages, and who is decided about makes room for the next', async ({ browser }) => {
  byNight();
  const name = unique('Queued');
  for (let n = 0; n < 27; n += 1) await ownMember('pending', { name: `${name} ${n}` });
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: '/admin/members-manager' });
  await page.getByPlaceholder('Search pending members...').fill(name);
  await expect(page.getByText('27 pending users', { exact: true })).toBeVisible();
  const cards = page.locator('.queue-card');
  await expect(cards).toHaveCount(25);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(cards).toHaveCount(25);
  await expect(cards.first()).toContainText(`${name} 26`);
  await cards.first().getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(page.getByText('26 pending users', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(25);
  await expect(cards.first()).toContainText(`${name} 25`);
});

test('a search that finds nobody says so, also while imported requests belong to nobody for certain', async ({
  browser,
}) => {
  const unclear = await anUnclearRequest();
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: '/admin/members-manager' });
  const told = page.getByText('Some imported requests cannot be matched with certainty');
  await expect(told).toBeVisible();
  await page.getByPlaceholder('Search pending members...').fill('xqxqxqxq');
  await expect(page.getByText('No pending members match your search')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.getByPlaceholder('Search pending members...').fill(unclear.name);
  await expect(page.locator('.alert__root').filter({ has: told })).toContainText(unclear.email);
});

test('revoking and restoring from the card menus, with their own words', async ({ browser }) => {
  const { name } = await ownMember('approved');
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: '/admin/members-manager' });
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await page.getByPlaceholder('Search approved members...').fill(name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Reject Member' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText('Reject Approved Member');
  await expect(dialog).toContainText(
    'This will revoke their access to the community and move them to the rejected list.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Reject Member' }).click();
  await dialog.getByRole('button', { name: 'Yes, Reject' }).click();
  await expect(page.getByText('No approved members match your search')).toBeVisible();

  await page.getByRole('tab', { name: /^Rejected/ }).click();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Approve Member' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Approve Rejected Member');
  await expect(dialog).toContainText(
    'This will grant them access to the community and move them to the approved list.',
  );
  await dialog.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(page.getByText('No rejected members match your search')).toBeVisible();
});

test('the queue is moved through and decided with the keyboard alone', async ({ browser }) => {
  const name = unique('Keys');
  await anApplicant(`${name} first`);
  await anApplicant(`${name} second`);
  const page = await aPage(browser);
  await signInAsStaff(page, 'super', { at: '/admin/members-manager' });
  const focused = page.locator('.queue-card[data-focused=true]');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page.locator('.queue-card')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(focused).toContainText('second'); // the newest first
  await page.keyboard.press('j');
  await expect(focused).toContainText('first');
  await page.keyboard.press('k');
  await expect(focused).toContainText('second');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Yes, Approve' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(focused).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('alertdialog')).toContainText(`${name} first`);
  await expect(page.getByRole('button', { name: 'Yes, Reject' })).toBeFocused();
  // A touch beside the dialog closes it, and costs nobody the reason that they were writing.
  await page.getByRole('alertdialog').getByRole('textbox').fill('Half a reason');
  // A dialog that has only just opened may not take a touch beside it yet.
  await expect(async () => {
    await page.mouse.click(8, 8);
    await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(focused).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue('Half a reason');
  await expect(page.getByRole('button', { name: 'Yes, Reject' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.queue-card')).toHaveCount(1);
  await expect(page.locator('.queue-card')).toContainText(`${name} second`);
});

test('SPEC-186 an admin who is late is told what was decided, and when', async ({ browser, faults }) => {
  const applicant = await anApplicant();
  faults.expect(/^PUT 409 \/api\/join-requests\//);
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin', { at: '/admin/members-manager' });
  const card = page.locator('.queue-card').filter({ hasText: applicant.name });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();

  const second = await aPage(browser);
  const { name } = await signInAsStaff(second, 'super', { at: '/admin/members-manager' });
  const other = second.locator('.queue-card').filter({ hasText: applicant.name });
  await other.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(toast(second)).toContainText('Member approved');

  await page.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(toast(page)).toContainText(
    new RegExp(`${name} already decided this: approved, \\d+ \\w+ 20\\d\\d, \\d\\d:\\d\\d`),
  );
});
