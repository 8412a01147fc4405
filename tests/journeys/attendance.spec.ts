import type { Page } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { decide } from '../setup/decide';
import { aStaff } from '../setup/people';
import { expect, test } from './journey';
import { aPage, asMember, dialog, expectNoScroll, ownMember, signIn, signInAsStaff, toast } from './people';
import { anApplicant, anEvent, changeElsewhere, daysFromNow, downloaded, mailsTo } from './things';

test('OPS-16 PANEL-29 SPEC-298 SPEC-304 LOOK-05 LOOK-13 a seat is taken, waited for, given back from either side in both languages, and given at the door', async ({
  browser,
  faults,
}) => {
  faults.expect(/^PUT 409 \/api\/events\//); // the seat that somebody else took away meanwhile
  const event = await anEvent({ capacity: 1, applicationEnabled: true, registrationUrl: 'https://tickets.test/' });
  const phone = { viewport: { width: 390, height: 844 } };
  const [first, second] = [await aPage(browser), await aPage(browser, phone)];
  const seated = await asMember(first, 'approved');
  const waiting = await asMember(second, 'approved');
  await first.goto(`/events/${event.id}`);
  await expect(first.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', 'https://tickets.test/');
  await first.getByRole('button', { name: 'Apply to Attend' }).click();
  await expect(toast(first)).toContainText('You are in');
  await expect(first.getByText('Your seat is confirmed')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Apply to Attend' })).toHaveCount(0);
  await expect(first.getByRole('link', { name: 'Register Now' })).toBeVisible(); // with a seat, too
  const [mail = ''] = await mailsTo(seated.email);
  expect(mail).toContain(event.title);

  await second.goto(`/events/${event.id}`);
  await expect(second.getByText('This event is full. You would be number 1 on the waitlist.')).toBeVisible();
  await expect(second.locator('[data-foot-bar]').getByRole('link', { name: 'Register', exact: true })).toBeInViewport();
  await second.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(toast(second)).toContainText('You are on the waitlist');
  await expect(second.getByText('You are number 1 on the waitlist')).toBeVisible();

  const door = await aPage(browser, phone);
  await signInAsStaff(door, 'admin', { at: `/admin/events/${event.id}/people` });
  await expect(door.getByText(event.title)).toBeVisible();
  await expect(door.getByText('1 confirmed, 1 on the waitlist, 0 checked in')).toBeVisible();
  const giving = door.getByRole('button', { name: 'Give a seat' });
  await expect(giving).toBeDisabled();
  await expect(giving).toHaveAccessibleDescription(
    'Every seat is taken (1 of 1). Raise the capacity of the event to give another.',
  );
  const otherDoor = await aPage(browser);
  await signInAsStaff(otherDoor, 'admin', { at: `/admin/events/${event.id}/people` });
  await expect(otherDoor.getByText('1 confirmed, 1 on the waitlist, 0 checked in')).toBeVisible();
  await door.getByRole('button', { name: `Check in ${seated.name}` }).click();
  await expect(door.getByText('1 confirmed, 1 on the waitlist, 1 checked in')).toBeVisible();
  // What happens at one door is seen at the other without a reload.
  await expect(otherDoor.getByText('1 confirmed, 1 on the waitlist, 1 checked in')).toBeVisible();
  await expect(door.getByRole('button', { name: `Check in ${seated.name}` })).toHaveText('Here');
  const file = await downloaded(door, () => door.getByRole('button', { name: 'Export as CSV' }).click());
  expect(file.name).toBe(`applications-${event.id}.csv`);
  expect(file.text).toContain(`${seated.name},${seated.email},confirmed`);
  expect(file.text).toContain(`${waiting.name},${waiting.email},waitlisted,1`);
  await door.getByRole('button', { name: `Check in ${seated.name}` }).click();
  await expect(door.getByText('1 confirmed, 1 on the waitlist, 0 checked in')).toBeVisible();

  // Who cannot come says so under My events: the next in line has the seat, sees until when to say no, and the door both.
  await first.goto('/profile');
  await first.getByRole('link', { name: 'My events' }).click();
  await expect(first.getByText('Seat confirmed')).toBeVisible();
  // There is the address for one's own calendar too: made, copied, renewed and removed.
  await first.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await first.getByRole('button', { name: 'Make my calendar address' }).click();
  const address = first.getByRole('textbox', { name: 'Calendar address' });
  await expect(address).toHaveValue(/\/api\/calendars\/members\/.+\/en\.ics$/);
  const made = await address.inputValue();
  await first.getByRole('button', { name: 'Copy the address' }).click();
  await expect(first.getByText('Copied', { exact: true })).toBeVisible();
  expect(await first.evaluate(() => navigator.clipboard.readText())).toBe(made);
  const webcal = made.replace(/^https?:/, 'webcal:');
  await expect(first.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute('href', webcal);
  expect(await (await first.request.get(made)).text()).toContain(`SUMMARY:${event.title}`);
  await first.getByRole('button', { name: 'Make a new address' }).click();
  await dialog(first).getByRole('button', { name: 'Make a new address' }).click();
  await expect(address).not.toHaveValue(made);
  expect((await first.request.get(made)).status()).toBe(404);
  await first.getByRole('button', { name: 'Remove the address' }).click();
  await dialog(first).getByRole('button', { name: 'Remove the address' }).click();
  await expect(first.getByRole('button', { name: 'Make my calendar address' })).toBeVisible();
  await first.getByRole('button', { name: `I cannot come to ${event.title}` }).click();
  await expect(dialog(first)).toContainText('Somebody else can have it. You can apply again');
  await dialog(first).getByRole('button', { name: 'Yes, I cannot come' }).click();
  await expect(toast(first)).toContainText('You gave your seat back');
  await expect(first.getByText('Given back', { exact: true })).toBeVisible();
  await expect(first.getByRole('button', { name: /^I cannot come/ })).toHaveCount(0);
  await expect(door.getByText('1 confirmed, 0 on the waitlist, 0 checked in')).toBeVisible();
  await expect(door.getByText('Gave the place back')).toBeVisible();
  const [, seatFree = ''] = await mailsTo(waiting.email, 2);
  expect(seatFree).toContain('If you cannot come, please say so by');

  // And in Arabic on a phone: every event for one's calendar, one's own, and on the event's own page.
  await second.goto('/ar/events');
  await second.getByText('كل الفعاليات في تقويمي').click();
  await expect(second.getByRole('textbox', { name: 'عنوان التقويم' })).toHaveValue(/\/api\/calendars\/ar\.ics$/);
  await expectNoScroll(second);
  await second.goto('/ar/my-events');
  await expect(second.getByText('المقعد مؤكد')).toBeVisible();
  await expectNoScroll(second);
  await second.getByRole('link', { name: event.title }).click();
  await expect(second.getByText(/^إن لم تتمكن من الحضور فأخبرنا قبل/)).toBeVisible();
  await second.getByRole('button', { name: 'لن أتمكن من الحضور' }).click();
  await dialog(second).getByRole('button', { name: 'نعم، لن أتمكن من الحضور' }).click();
  await expect(toast(second)).toContainText('تم التنازل عن مقعدك');
  await expect(second.getByRole('button', { name: 'قدّم للحضور' })).toBeVisible();
  await expect(door.getByText('0 confirmed, 0 on the waitlist, 0 checked in')).toBeVisible();
  await first.goto(`/events/${event.id}`);
  await first.getByRole('button', { name: 'Apply to Attend' }).click();
  await expect(first.getByText('Your seat is confirmed')).toBeVisible();
  await second.goto(`/events/${event.id}`);
  await second.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(second.getByText('You are number 1 on the waitlist')).toBeVisible();

  // Once it has begun the line no longer moves by itself: who is at the door gives the seats that are added.
  await door.getByRole('searchbox').fill(waiting.name);
  const [startsAt, endsAt] = [daysFromNow(0, -1), daysFromNow(0, 2)];
  await changeElsewhere('events', event.id, { capacity: 2, startsAt, endsAt });
  await door.reload();
  await expect(giving).toBeEnabled();
  await changeElsewhere('events', event.id, { capacity: 1 });
  await giving.click();
  await expect(toast(door)).toContainText('This event is full.');
  await expect(giving).toBeDisabled();
  await changeElsewhere('events', event.id, { capacity: 2 });
  await door.reload();
  await giving.click();
  await expect(toast(door)).toContainText(`${waiting.name} has a seat and will get an email`);
  await second.reload();
  await expect(second.getByText('Your seat is confirmed')).toBeVisible();
  await mailsTo(waiting.email, 4);
  await second.goto('/my-events');
  await expect(second.getByText('Seat confirmed')).toBeVisible();
  await expect(second.getByRole('button', { name: /^I cannot come/ })).toHaveCount(0);
});

test('OPS-16 before approval and after it the buttons are there, shut, and say why; no email is promised without an address', async ({
  browser,
}) => {
  const event = await anEvent({ applicationEnabled: true, registrationUrl: 'https://tickets.test/' });
  const page = await aPage(browser);
  const member = await asMember(page, 'pending');
  const account = db().doc(`members/${member.id}/private/account`);
  const { verified } = (await account.get()).data() ?? {};
  await account.update({ verified: [] });
  await page.goto(`/events/${event.id}`);
  for (const name of ['Apply to Attend', 'Register Now']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/^Opens once you are a member\./);
  }
  await expectFootFree(page);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await page.getByRole('button', { name: 'Request to Join' }).click();
  await expect(toast(page)).toContainText(
    'We review each request within 48 hours. The decision will appear on your profile.',
  );
  await expect(page.getByText(/The decision will appear here, and by email too once/)).toBeVisible();
  await page.goto(`/events/${event.id}`);
  await expect(page.getByText('Opens once your request to join is approved.')).toBeVisible();

  const { token } = await aStaff('admin');
  const decided = (status: 'approved' | 'rejected') =>
    decide(`/api/members/${member.id}`, { token, memberId: member.id, body: { status } });
  expect((await decided('approved')).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Apply to Attend' }).click();
  await expect(toast(page)).toContainText('It is under My events.');
  await expectFootFree(page);
  await changeElsewhere('events', event.id, { applicationDeadline: daysFromNow(-1) });
  await page.goto('/my-events');
  await page.getByRole('button', { name: `I cannot come to ${event.title}` }).click();
  await expect(dialog(page)).toContainText('Applications are closed, so you cannot apply again.');
  await account.update({ verified });
  expect((await decided('rejected')).status).toBe(200);
  await page.goto('/ar/members');
  await expect(page.getByText('انتهت عضويتك في المجتمع. يمكنك طلب الانضمام من جديد.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/^Your access to the community ended on .+ 20\d\d$/)).toBeVisible();
  await expect(page.getByText('Access ended', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request to Join Again' })).toBeEnabled();
});

/** On a phone the card about one's profile floats above what one can do about the event. */
async function expectFootFree(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const end = async (selector: string, edge: 'top' | 'bottom') =>
    page.locator(selector).evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
  await expect
    .poll(async () => (await end('[data-foot-bar]', 'top')) - (await end('.floatcard', 'bottom')))
    .toBeGreaterThan(0);
  await page.setViewportSize(size);
}

test('LOOK-01 the event that somebody wanted is kept through sign-in and approval, and greets them; who is in already is there at once', async ({
  browser,
}) => {
  const event = await anEvent({ applicationEnabled: true });
  const applicant = await anApplicant();
  const as = async (page: Page) => {
    await page.waitForURL(/oauth\/v2\/authorization/);
    const address = new URL(page.url());
    address.searchParams.set('persona', 'new');
    address.searchParams.set('as', applicant.as);
    await page.goto(address.href);
  };
  const phone = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await phone.goto(`/ar/events/${event.id}`);
  await phone.getByRole('link', { name: 'انضم للتسجيل' }).click();
  await phone.getByRole('main').getByRole('link', { name: 'المتابعة عبر LinkedIn' }).click();
  await as(phone);
  await expect(phone.getByText(`حفظنا لك وجهتك، ${event.title}`)).toBeVisible();
  const { token } = await aStaff('admin');
  const decided = { token, memberId: applicant.id, body: { status: 'approved' } };
  expect((await decide(`/api/members/${applicant.id}`, decided)).status).toBe(200);
  await expect(phone.getByText(`كنت في طريقك إلى ${event.title}.`)).toBeVisible();
  await expectNoScroll(phone);
  await phone.getByRole('button', { name: 'انتقل إليها' }).click();
  await expect(phone).toHaveURL(new RegExp(`/ar/events/${event.id}$`));
  await expect(phone.getByRole('button', { name: 'قدّم للحضور' })).toBeEnabled();

  const desk = await aPage(browser);
  await desk.goto(`/events/${event.id}`);
  await desk.getByRole('banner').getByRole('link', { name: 'Continue with LinkedIn' }).click();
  await as(desk);
  await expect(desk).toHaveURL(new RegExp(`/events/${event.id}$`));
  await expect(desk.getByRole('button', { name: 'Apply to Attend' })).toBeEnabled();
  await db().doc(`members/${applicant.id}/private/account`).update({ wanted: '/members' });
  await desk.goto('/profile');
  await expect(desk.getByText('You were on your way to another page.')).toBeVisible();
  await desk.getByRole('button', { name: 'Not now' }).click();
  await expect(desk.getByText('You were on your way')).toHaveCount(0);
});

test('OPS-16 all sessions of a member are ended from their card, and their open page lets them go', async ({
  browser,
  faults,
}) => {
  faults.mayBe(/^(GET 401|POST 400) \//); // what the page asks for next, whatever that is
  const member = await ownMember('approved');
  const own = await aPage(browser);
  await signIn(own, 'new', { as: member.as });
  await expect(own.getByText('Approved Member')).toBeVisible();
  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin', { at: '/admin/members-manager' });
  await admin.getByRole('tab', { name: /^Approved/ }).click();
  await admin.getByPlaceholder('Search approved members...').fill(member.name);
  const actions = admin.getByRole('button', { name: `Actions for ${member.name}` });
  await actions.click();
  await admin.getByRole('menuitem', { name: 'Mark as verified' }).click();
  await expect(admin.locator('.member-card').getByText('Verified')).toBeVisible();
  await actions.click();
  await admin.getByRole('menuitem', { name: 'End all sessions' }).click();
  await expect(toast(admin)).toContainText(`${member.name} is signed out everywhere`);
  await own.goto('/members');
  await expect(own).toHaveURL(/\/signup/);
});
