import { heldBack } from './held-back';
import { expect, test } from './journey';
import { aFile } from './picture-files';
import { aPage, asMember, fillProfile, ownMember, signIn, signInAsStaff, toast, unique } from './people';

test('a new person completes a profile, asks, is approved in a second browser, and finds members', async ({
  browser,
}) => {
  const as = unique('journey');
  const known = unique('الشرقاوي');
  await ownMember('approved', { name: `أحمد ${known}`, skills: ['Facility Management'] });
  const person = await aPage(browser);
  await signIn(person, 'new', { as, name: `Journey ${as}` });
  await expect(person).toHaveURL(/\/complete-profile$/);
  await expect(person.getByLabel('Email')).toHaveValue(`${as}@nexus.test`);

  await person.getByRole('button', { name: 'Submit & Request to Join' }).click();
  await expect(person.getByText('This field is required')).toHaveCount(3);
  await expect(person.getByText('Choose at least one skill')).toBeVisible();
  await expect(person.getByLabel('Title')).toBeFocused();

  await fillProfile(person);
  for (const skill of ['Investment', 'Marketing / PR', 'Construction Management'])
    await person.getByRole('button', { name: skill, exact: true }).click({ force: true });
  await expect(person.getByRole('button', { pressed: true })).toHaveCount(3); // a fourth is ignored
  await person.getByRole('button', { name: 'Submit & Request to Join' }).click();
  await expect(person).toHaveURL(/\/profile$/);
  await expect(person.getByText('Pending Approval')).toBeVisible();
  await expect(person.getByText('Your request is being reviewed')).toBeVisible();
  await expect(person.getByRole('link', { name: 'Community Members' })).toHaveCount(0);

  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin', { at: '/admin/members-manager' });
  const card = admin.locator('.queue-card').filter({ hasText: as });
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = admin.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText('Approve Member');
  await expect(dialog).toContainText(
    `Are you sure you want to approve Journey ${as}? This will grant them access to the community.`,
  );
  await dialog.getByRole('button', { name: 'Yes, Approve' }).click();
  await expect(toast(admin)).toContainText('Member approved');
  await expect(card).toHaveCount(0);

  await expect(person.getByText('Approved Member')).toBeVisible(); // live, without reload
  await person.getByRole('link', { name: 'Community Members' }).click();
  await expect(person.getByRole('heading', { name: 'Community Members' })).toBeVisible();
  await person.getByRole('searchbox').fill(`احمد ${known.replace('ي', 'ى')}`);
  await expect(person.locator('.member-card')).toHaveCount(1);
  await expect(person.locator('.member-card')).toContainText(`أحمد ${known}`);
  await expect(person.getByText('Showing 1-1 of 1 member')).toBeVisible();
  await person.getByRole('button', { name: 'Clear filters' }).click();
  await person.getByRole('button', { name: 'Facility Management', exact: true }).click();
  await person.getByRole('searchbox').fill(known);
  await expect(person.locator('.member-card')).toHaveCount(1);
  await person.getByRole('button', { name: 'Facility Management', exact: true }).click();
  await person.getByRole('button', { name: 'Investment', exact: true }).click();
  await expect(person.getByText('No members match your search/filters')).toBeVisible();
  await person.getByRole('button', { name: 'Clear filters' }).first().click();
  await person.getByRole('searchbox').fill('nobody at all');
  await expect(person.getByText('No members match your search/filters')).toBeVisible();
});

test('a rejection shows its reason, and asking again makes a new request', async ({ browser }) => {
  const as = unique('again');
  const person = await aPage(browser);
  await signIn(person, 'new', { as, name: `Again ${as}` });
  await fillProfile(person);
  await person.getByRole('button', { name: 'Submit & Request to Join' }).click();
  await expect(person).toHaveURL(/\/profile$/);

  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin', { at: '/admin/members-manager' });
  const card = admin.locator('.queue-card').filter({ hasText: as });
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = admin.getByRole('alertdialog');
  await expect(dialog).toContainText('This will deny their access to the community.');
  await dialog.getByLabel('Reason (optional)').fill('Tell us about a project');
  await dialog.getByRole('button', { name: 'Yes, Reject' }).click();
  await expect(card).toHaveCount(0);

  await expect(person.getByText('The reason: Tell us about a project')).toBeVisible();
  await person.getByRole('button', { name: 'Request to Join Again' }).click();
  await expect(person.getByText('Your request is being reviewed')).toBeVisible();
  // Live on the admin's screen, where the card of before is still leaving for a moment.
  await expect(card).toHaveCount(1);
  await expect(card).toBeVisible();
});

test('SPEC-078 SPEC-085 edit mode saves, and Cancel restores what was saved, the skills included; a photo is chosen where it is seen', async ({
  browser,
}) => {
  const page = await aPage(browser);
  const { id } = await asMember(page, 'approved', { name: 'Mariam Abdel-Rahman' });
  await expect(page).toHaveURL(/\/profile$/);
  const release = await heldBack(page, `**/api/members/${id}`);
  await page.reload();
  // One wait, and one sentence for it: the profile comes with the answer to who is there.
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  release();
  await expect(page.getByText('Approved Member')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).click();
  await (await chooser).setFiles(await aFile('me.jpg'));
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
  await expect(page.locator('form img.avatar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('main img.avatar')).toHaveCount(0); // nothing changes before it is saved
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  const pressed = page.getByRole('button', { pressed: true });
  const before = await pressed.allTextContents();
  const skills = page.getByRole('group', { name: /^Skills/ });
  await skills.getByRole('button', { name: 'Facility Management', exact: true }).click();
  await page.getByLabel(/^About/).fill('Something else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  expect(await pressed.allTextContents()).toEqual(before);

  await page.getByLabel('Name in Arabic letters').fill('Mariam');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your name is in the same letters.')).toBeVisible();
  await page.getByLabel('Name in Arabic letters').fill('');
  await page.getByRole('button', { name: 'Use “مريم عبد الرحمن”' }).click();
  await expect(page.getByLabel('Name in Arabic letters')).toHaveValue('مريم عبد الرحمن');

  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter a web address such as https://example.com')).toBeVisible();
  await page.getByLabel('Website').fill('planner.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  await expect(page.locator('a[href="https://planner.example"]')).toBeVisible();
  await expect(page.locator('.profile-head')).toContainText('مريم عبد الرحمن');
  await page.goto('/members?q=mariam');
  const card = page.locator('.member-card').filter({ hasText: 'مريم عبد الرحمن' }).first();
  await expect(card).toContainText('Mariam Abdel-Rahman');
});

test('what was typed outlives a reload in the middle', async ({ browser }) => {
  const page = await aPage(browser);
  await signIn(page, 'new', { as: unique('draft') });
  await page.getByLabel(/^About/).fill('Half a sentence');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(/^About/)).toHaveValue('Half a sentence');
});

test('the profile card invites to complete, can be dismissed, and stays away', async ({ browser }) => {
  const page = await aPage(browser);
  await signIn(page, 'new', { as: unique('card') });
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.goto('/');
  const card = page.getByRole('complementary', { name: 'Complete Your Profile' });
  await expect(card).toContainText("You're 25% done");
  await expect(card.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/complete-profile');
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('who was refused and never asked is offered to ask, not to ask again', async ({ browser }) => {
  const refused = await ownMember('rejected');
  const page = await aPage(browser);
  await signIn(page, 'new', { as: refused.as });
  await page.goto('/profile');
  await expect(page.getByText('You were not approved as a member')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request to Join', exact: true })).toBeVisible();
});
