import { expect, test } from './journey';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aStaff } from '../setup/people';
import { aPage, signInAsStaff, toast, unique } from './people';
import { linkIn, mailsTo } from './things';

test('users: invited, given a role, deactivated; only a super admin is shown them', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'super', { at: '/admin/users' });
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  const name = unique('Helper');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${name}@nexus.test`);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page)).toContainText(`${name} is invited`);
  await page.getByLabel(`Role of ${name}`).selectOption('viewer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText(`The account of ${name} was changed`);
  const line = page.locator('li', { hasText: name });
  await line.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(line.getByText('Deactivated')).toBeVisible();
  await line.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(line.getByText('Deactivated')).toHaveCount(0);
  const own = page.locator('li', { has: page.getByText('You', { exact: true }) });
  await expect(own.getByRole('combobox')).toBeDisabled();
  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin', { at: '/admin/users' });
  await expect(admin.getByText('You do not have access to this')).toBeVisible();
});

test('OPS-16 all sessions of somebody on the staff are ended, and their open panel lets them go', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^(GET 401|POST 400) \//); // what the panel asks for next, whatever that is
  const page = await aPage(browser);
  await signInAsStaff(page, 'super');
  const own = await aPage(browser);
  const { name } = await signInAsStaff(own, 'editor', { isNew: true });
  await page.goto('/admin/users');
  const line = page.locator('li', { hasText: name });
  await line.getByRole('button', { name: 'End all sessions' }).click();
  await expect(toast(page)).toContainText(`${name} is signed out everywhere`);
  await own.goto('/admin/news');
  await expect(own).toHaveURL(/\/admin\/login/);
});

test('SEC-09 somebody invited chooses a password by the mailed link, forgets it, and chooses another', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'super', { at: '/admin/users' });
  const name = unique('Invited');
  const email = `${name.toLowerCase()}@nexus.test`;
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page)).toContainText(`${name} is invited`);
  await mailsTo(email);
  await page.locator('li', { hasText: name }).getByRole('button', { name: 'Resend invitation' }).click();
  const [, again] = await mailsTo(email, 2);

  const own = await aPage(browser);
  const choose = async (mail: string | undefined, password: string) => {
    await own.goto(linkIn(mail));
    await own.getByLabel('New password').fill(password);
    await own.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(own).toHaveURL(/\/admin$/);
    await own.getByRole('button', { name: 'Sign out' }).click();
    await own.waitForURL(/\/$/);
  };
  await choose(again, 'rainy streets of Cairo');
  await own.goto('/admin/forgot');
  await own.getByLabel('Email').fill(email);
  await own.getByRole('button', { name: 'Send link' }).click();
  await expect(own.getByText('Check your inbox')).toBeVisible();
  const [, , forgotten] = await mailsTo(email, 3);
  await choose(forgotten, 'sunny roofs of Giza');
});

test('SEC-09 a link that was used, replaced or is too old says so, changes nothing, and leads to a new one', async ({
  browser,
  faults,
}) => {
  faults.expect('POST 400 /api/auth/staff/password');
  const { token } = await aStaff('super_admin');
  const email = `${unique('late').toLowerCase()}@nexus.test`;
  const { json } = await call('POST', '/api/admin/users', { token, body: { email, name: 'Late' } });
  const [first] = await mailsTo(email);
  const page = await aPage(browser);
  const refused = async (mail: string | undefined) => {
    await page.goto(linkIn(mail));
    await expect(page).toHaveURL(/\/admin\/password$/); // without its secret
    await page.getByLabel('New password').fill('a password of the thief');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
  };

  expect((await call('POST', `/api/admin/users/${json.id}/invite`, { token, body: {} })).status).toBe(200);
  await refused(first);
  const [, second] = await mailsTo(email, 2);
  const path = db().doc(`staff/${json.id}`);
  const { invitation } = (await path.get()).data() ?? {};
  await path.update({ invitation: { ...invitation, expiresAt: new Date(Date.now() - 1_000).toISOString() } });
  await refused(second);
  await path.update({ invitation });
  await page.goto(linkIn(second));
  await page.getByLabel('New password').fill('ten');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password').fill('clear mornings of Aswan');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/$/);
  await refused(second);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('nonsense');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const [, , third] = await mailsTo(email, 3);
  expect(linkIn(third)).toMatch(/\/admin\/password#/);
});
