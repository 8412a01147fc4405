import { tellCancellation } from '../../functions/src/store/events/event-news';
import { call } from '../setup/call';
import { expect, test } from './journey';
import { aPage, asMember, dialog, expectNoScroll, signInAsStaff, toast } from './people';
import { anEvent, daysFromNow, mailsTo } from './things';

test('an editor with a phone cancels an event in Arabic with a sentence; who has a seat reads it by mail and on the page; and it is taken back', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const event = await anEvent({ applicationEnabled: true, startsAt: daysFromNow(9, 18), endsAt: daysFromNow(9, 20) });
  const theirs = await aPage(browser, { viewport });
  const member = await asMember(theirs, 'approved');
  await call('POST', `/api/events/${event.id}/applications`, { token: member.token, body: {} });

  const page = await aPage(browser, { viewport });
  await signInAsStaff(page, 'editor', { at: `/ar/admin/events/${event.id}` });
  await page.getByRole('button', { name: 'إلغاء هذه الفعالية' }).click();
  await expect(dialog(page)).toContainText('تصل رسالة إلى شخص واحد');
  await dialog(page).getByLabel('السبب بالإنجليزية').fill('The hall is flooded.');
  await dialog(page).getByLabel('السبب بالعربية').fill('غمرت المياه القاعة.');
  await expectNoScroll(page);
  await dialog(page).getByRole('button', { name: 'ألغها وأخبر الجميع' }).click();
  await expect(toast(page)).toContainText('أُلغيت الفعالية');
  // The outbox may come later than anybody waits here; it then finds nobody.
  await tellCancellation({ eventId: event.id, requestId: 'tests' });
  await expect(page.getByText('أُرسلت رسالة إلى ١ من ١')).toBeVisible({ timeout: 20_000 });
  const mails = await mailsTo(member.email, 2);
  expect(mails.some((text) => text.includes('Why: The hall is flooded.'))).toBe(true);

  await theirs.goto(`/ar/my-events`);
  await expect(theirs.getByText('أُلغيت')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /لن أتمكن من الحضور/ })).toHaveCount(0);
  await theirs.goto(`/ar/events/${event.id}`);
  await expect(theirs.getByText('غمرت المياه القاعة.')).toBeVisible();
  await expectNoScroll(theirs);

  await page.getByRole('button', { name: 'ستقام رغم ذلك' }).click();
  await dialog(page).getByRole('button', { name: 'ستقام رغم ذلك' }).click();
  await expect(toast(page)).toContainText('عادت الفعالية');
  await expect(page.getByRole('button', { name: 'إلغاء هذه الفعالية' })).toBeVisible();
  await tellCancellation({ eventId: event.id, requestId: 'tests' });
  const all = await mailsTo(member.email, 3);
  expect(all.some((text) => text.includes('takes place after all'))).toBe(true);
});
