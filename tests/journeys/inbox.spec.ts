import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';
import { aSubmission, downloaded, linkIn, mailsTo } from './things';

test('the inbox is emptied with the keyboard: reply, archive; an editor sees none of it', async ({ browser }) => {
  const name = unique('Applicant');
  await aSubmission(`${name} one`);
  await aSubmission(`${name} two`);
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  await page.goto(`/admin/submissions?status=new&q=${name}`);
  await expect(page.getByText('2 shown')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toContainText(`Reply to ${name} two`);
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Come on Tuesday.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('The mail is on its way');
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('Nothing matches your search')).toBeVisible();

  const editor = await aPage(browser);
  await signInAsStaff(editor, 'editor');
  await editor.goto('/admin/submissions');
  await expect(editor.getByText('You do not have access to this')).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Submissions' })).toHaveCount(0);
});

test('OPS-16 a submission is noted, sorted, exported and its sender invited; archived ones are found again', async ({
  browser,
}) => {
  const name = unique('Noted');
  const email = await aSubmission(name);
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  await page.goto(`/admin/submissions?q=${name}`);
  const card = page.locator('.queue-card', { hasText: name });
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
  await page.getByRole('button', { name: 'Contacted', exact: true }).click();
  await card.getByLabel(`Status of ${name}`).selectOption('reviewed');
  await page.getByRole('button', { name: 'Reviewed', exact: true }).click();
  await card.getByRole('button', { name: 'Archive' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Archived', exact: true }).click();
  await expect(card).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(card).toHaveCount(1);
});
