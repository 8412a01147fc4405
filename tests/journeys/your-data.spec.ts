import { expect, test } from './journey';
import { aPage, asMember, ownMember, signIn, toast } from './people';
import { downloaded } from './things';

test('OPS-16 a member downloads what is kept about them, leaves, and stays after all', async ({ browser }) => {
  const [page, other] = [await aPage(browser), await aPage(browser)];
  const member = await asMember(page, 'approved', { bio: 'I draw the first line.' });
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Download my data' }).click());
  expect(file.name).toMatch(/\.json$/);
  expect(file.text).toContain(member.name);
  expect(file.text).toContain(member.email);
  expect(file.text).toContain('I draw the first line.');

  await asMember(other, 'approved');
  const findsThem = async (count: number) => {
    await other.goto('/members');
    await other.getByRole('searchbox').fill(member.name);
    await expect(other.getByText(count ? 'Showing 1-1 of 1 member' : 'No members match your search')).toBeVisible();
  };
  await findsThem(1);
  await page.getByRole('button', { name: 'Leave the community' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('After 14 days everything about you is erased');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Stay after all' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the community' }).click();
  await dialog.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByText(/^You are leaving\. Everything about you is erased on /)).toBeVisible();
  await findsThem(0);
  await page.reload();
  await page.getByRole('button', { name: 'Stay after all' }).click();
  await expect(toast(page)).toContainText('Good to have you back');
  await expect(page.getByRole('button', { name: 'Leave the community' })).toBeVisible();
  await findsThem(1);
});

test('OPS-16 the suggestions of a profile open its editor, and a complete profile asks from there', async ({
  browser,
}) => {
  const { as } = await ownMember('pending', { title: 'Planner', bio: '', skills: ['Design'] });
  const page = await aPage(browser);
  await signIn(page, 'new', { as });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Write two lines about yourself' }).click();
  await page.getByLabel(/^About/).fill('I plan streets.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  await page.getByRole('button', { name: 'Request to Join', exact: true }).click();
  await expect(page.getByText('Your request is being reviewed')).toBeVisible();
});
