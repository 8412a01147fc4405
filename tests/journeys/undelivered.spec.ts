import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aPage, choose, dialog, expectNoScroll, signInAsStaff, toast, unique } from './people';

test('somebody of the team sees on a phone, in Arabic, which email did not arrive and why, sends it again and drops another', async ({
  browser,
}) => {
  const [first, second] = [unique('full'), unique('gone')].map((name) => `${name.toLowerCase()}@nexus.test`);
  const mails = [
    [first, 'Error: 552 5.2.2 over quota'],
    [second, 'Error: 550 5.1.1 User unknown'],
  ].map(([to, error], index) => ({
    to,
    kind: 'eventChanged',
    memberId: '',
    // Before all that others left.
    createdAt: new Date(index).toISOString(),
    message: { subject: 'Subject', text: 'Text', html: '<p>Text</p>' },
    delivery: { state: 'ERROR', error, attempts: 1 },
  }));
  const stored = await Promise.all(mails.map((mail) => db().collection('mail').add(mail)));
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await signInAsStaff(page, 'admin', { at: '/ar/admin' });
  await page.getByRole('link', { name: /متعثر/ }).click();
  const line = (to = '') => page.getByRole('listitem').filter({ hasText: to });
  await expect(line(first)).toContainText('صندوق البريد ممتلئ');
  await expect(line(second)).toContainText('عنوان غير موجود');
  await expectNoScroll(page);
  await line(first)
    .getByRole('button', { name: /^مجددًا/ })
    .click();
  await expect(toast(page)).toContainText('يجري إرسالها من جديد');
  await expect(line(first)).toHaveCount(0);
  await line(second)
    .getByRole('button', { name: /^تجاهل/ })
    .click();
  await dialog(page).getByRole('button', { name: 'تجاهل' }).click();
  await expect(line(second)).toHaveCount(0);
  await choose(page, 'أعمال أخرى');
  await expect(page.getByText('ما حاول نكسس إنجازه')).toBeVisible();
  await expectNoScroll(page);
  expect((await stored[0]?.get())?.data()?.['delivery'].state).toBe('RETRY');
  expect((await stored[1]?.get())?.exists).toBe(false);
});
