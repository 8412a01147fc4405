import type { Locator, Page } from '@playwright/test';
import { db } from '../../functions/src/firebase';
import { tellCancellation } from '../../functions/src/store/events/event-news';
import { decide } from '../setup/decide';
import { call } from '../setup/call';
import { aStaff, memberToken } from '../setup/people';
import { byNight, expect, test } from './journey';
import { aPage, asMember, dialog, expectNoScroll, signIn, signInAsStaff, toast, unique } from './people';
import { anApplicant, anEvent, linkIn, mailsTo } from './things';

/**
 * What the community does by itself, walked on a phone in each language; other journeys look closer at each part. By day
 * each part is walked here or there, in one language.
 */
const PHONE = { viewport: { width: 390, height: 844 } };

const SAID = {
  en: {
    join: 'Sign Up to Register',
    linkedin: 'Continue with LinkedIn',
    kept: (title: string) => `We keep in mind that you want to go to ${title}`,
    greeted: (title: string) => `You were on your way to ${title}.`,
    goOn: 'Take me there',
    apply: 'Apply to Attend',
    seat: 'Seat confirmed',
    calendar: 'Make my calendar address',
    address: 'Calendar address',
    open: 'Open in my calendar',
    renew: 'Make a new address',
    remove: 'Remove the address',
    cannot: (title: string) => `I cannot come to ${title}`,
    cannotYes: 'Yes, I cannot come',
    given: 'You gave your seat back',
    cancelled: 'Cancelled',
    why: 'The hall is flooded.',
    write: (name: string) => `Write to ${name}`,
    message: 'Message',
    send: 'Send message',
    sent: 'We have your message',
    answer: 'Gladly.',
    hello: (name: string) => `Good to see you, ${name}`,
    next: 'Your next events',
    fresh: 'New here',
    confirmed: 'Confirmed',
    met: 'Met in person',
    whatsapp: 'Share on WhatsApp',
    edit: 'Edit Profile',
    save: 'Save Changes',
    saved: 'Profile updated successfully!',
    search: 'Search members',
  },
  ar: {
    join: 'انضم للتسجيل',
    linkedin: 'المتابعة عبر LinkedIn',
    kept: (title: string) => `حفظنا لك وجهتك، ${title}`,
    greeted: (title: string) => `كنت في طريقك إلى ${title}.`,
    goOn: 'انتقل إليها',
    apply: 'قدّم للحضور',
    seat: 'المقعد مؤكد',
    calendar: 'أنشئ عنوان تقويمي',
    address: 'عنوان التقويم',
    open: 'افتحه في تقويمي',
    renew: 'أنشئ عنوانًا جديدًا',
    remove: 'أزل العنوان',
    cannot: (title: string) => `لن أتمكن من حضور ${title}`,
    cannotYes: 'نعم، لن أتمكن من الحضور',
    given: 'تم التنازل عن مقعدك',
    cancelled: 'أُلغيت',
    why: 'غمرت المياه القاعة.',
    write: (name: string) => `اكتب إلى ${name}`,
    message: 'الرسالة',
    send: 'أرسل الرسالة',
    sent: 'تسلّمنا رسالتك',
    answer: 'بكل سرور.',
    hello: (name: string) => `أهلًا بك يا ${name}`,
    next: 'فعالياتك القادمة',
    fresh: 'انضموا حديثًا',
    confirmed: 'مؤكَّد',
    met: 'التقاه الفريق',
    whatsapp: 'شارك عبر واتساب',
    edit: 'تعديل الملف',
    save: 'حفظ التغييرات',
    saved: 'حُدّث الملف بنجاح!',
    search: 'البحث في الأعضاء',
  },
} as const;
const LANGUAGES = ['en', 'ar'] as const;
const at = (language: 'en' | 'ar', path: string) => (language === 'ar' ? `/ar${path}` : path);
const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });

for (const language of LANGUAGES) {
  const t = SAID[language];

  test(`14.1 14.4 14.5 14.6 on a phone (${language}): the event that I wanted greets me after the approval; a seat, its calendar, giving it back, a cancellation`, async ({
    browser,
  }) => {
    if (language === 'en') byNight();
    const event = await anEvent({ applicationEnabled: true });
    const applicant = await anApplicant();
    await db().doc(`members/${applicant.id}/private/account`).update({ language });
    const page = await aPage(browser, PHONE);
    await page.goto(at(language, `/events/${event.id}`));
    await page.getByRole('link', { name: t.join }).click();
    await page.getByRole('main').getByRole('link', { name: t.linkedin }).click();
    await page.waitForURL(/oauth\/v2\/authorization/);
    const address = new URL(page.url());
    address.searchParams.set('persona', 'new');
    address.searchParams.set('as', applicant.as);
    await page.goto(address.href);
    await expect(page.getByText(t.kept(event.title))).toBeVisible();
    await expectNoScroll(page);
    const { token } = await aStaff('admin');
    const decided = { token, memberId: applicant.id, body: { status: 'approved' } };
    expect((await decide(`/api/members/${applicant.id}`, decided)).status).toBe(200);
    await expect(page.getByText(t.greeted(event.title))).toBeVisible();
    await button(page, t.goOn).click();
    await expect(page).toHaveURL(new RegExp(`${at(language, `/events/${event.id}`)}$`));
    await button(page, t.apply).click();
    await expect(toast(page)).toBeVisible();

    await page.goto(at(language, '/my-events'));
    await expect(page.getByText(t.seat)).toBeVisible();
    await button(page, t.calendar).click();
    const feed = page.getByRole('textbox', { name: t.address });
    await expect(feed).toHaveValue(new RegExp(`/api/calendars/members/.+/${language}\\.ics$`));
    const made = await feed.inputValue();
    await expect(page.getByRole('link', { name: t.open })).toHaveAttribute('href', made.replace(/^https?:/, 'webcal:'));
    await expectNoScroll(page);
    expect(await (await page.request.get(made)).text()).toContain(`SUMMARY:${event.title}`);
    await button(page, t.renew).click();
    await button(dialog(page), t.renew).click();
    await expect(feed).not.toHaveValue(made);
    expect((await page.request.get(made)).status()).toBe(404);
    await button(page, t.remove).click();
    await button(dialog(page), t.remove).click();
    await expect(button(page, t.calendar)).toBeVisible();

    const other = await anEvent({ applicationEnabled: true });
    const member = { token: await memberToken(applicant.id) };
    const applied = await call('POST', `/api/events/${other.id}/applications`, { ...member, body: {} });
    expect(applied.status).toBe(201);
    await page.reload();
    await button(page, t.cannot(event.title)).click();
    await button(dialog(page), t.cannotYes).click();
    await expect(toast(page)).toContainText(t.given);
    const note = { en: SAID.en.why, ar: SAID.ar.why };
    await db().doc(`events/${other.id}`).update({ isCancelled: true, cancellationNote: note });
    await tellCancellation({ eventId: other.id, requestId: 'tests' });
    const mails = await mailsTo(applicant.email, 5);
    expect(mails.filter((text) => text.includes(t.why))).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(t.cancelled, { exact: true })).toBeVisible();
    await expectNoScroll(page);
  });

  test(`14.2 14.3 14.11 14.12 14.13 on a phone (${language}): home, a member’s page with what was confirmed, a message and its answer, sharing`, async ({
    browser,
  }) => {
    if (language === 'ar') byNight();
    const [mine, theirs] = [await aPage(browser, PHONE), await aPage(browser, PHONE)];
    const names = { me: unique('Nour'), other: unique('Mona') };
    const me = await asMember(mine, 'approved', { name: names.me });
    const other = await asMember(theirs, 'approved', { name: names.other });
    for (const { id } of [me, other]) await db().doc(`members/${id}/private/account`).update({ language });
    const { token } = await aStaff('admin');
    const isVerified = { token, body: { isVerified: true } };
    expect((await call('PUT', `/api/members/${other.id}`, isVerified)).status).toBe(200);
    const event = await anEvent({ applicationEnabled: true });
    await call('POST', `/api/events/${event.id}/applications`, { token: me.token, body: {} });

    await mine.goto(at(language, '/'));
    const home = mine.getByRole('region', { name: t.hello(names.me) });
    const own = home.getByRole('region', { name: t.next });
    await expect(own.getByRole('listitem').filter({ hasText: event.title })).toContainText(t.seat);
    await expect(home.getByRole('region', { name: t.fresh }).getByRole('link').first()).toBeVisible();
    await expectNoScroll(mine);

    await mine.goto(at(language, `/members?q=${names.other}&badges=met`));
    await mine.getByRole('link', { name: names.other, exact: true }).click();
    await expect(mine.getByRole('region', { name: t.confirmed })).toContainText(t.met);
    await button(mine, t.write(names.other)).click();
    await mine.getByRole('textbox', { name: t.message }).fill(unique('Hello'));
    await expectNoScroll(mine);
    await button(mine, t.send).click();
    await expect(mine.getByText(t.sent)).toBeVisible();
    const [mail = ''] = await mailsTo(other.email);
    expect(mail).not.toContain(me.email);
    await theirs.goto(/((?:\/ar)?\/messages\/[\w-]+)/.exec(mail)?.[1] ?? '');
    await theirs.getByRole('textbox', { name: t.message }).fill(t.answer);
    await expectNoScroll(theirs);
    await button(theirs, t.send).click();
    await expect(theirs.getByText(t.sent)).toBeVisible();
    expect((await mailsTo(me.email, 2)).at(-1)).toContain(`> ${t.answer}`);

    await mine.goto(at(language, `/events/${event.id}`));
    const shared = encodeURIComponent(`${event.title}\n${new URL(mine.url()).href}`);
    await expect(mine.getByRole('link', { name: t.whatsapp })).toHaveAttribute('href', `https://wa.me/?text=${shared}`);
  });

  test(`14.8 on a phone (${language}): the name in the other script is suggested, confirmed, and finds its bearer`, async ({
    browser,
  }) => {
    if (language === 'en') byNight();
    const [mine, theirs] = [await aPage(browser, PHONE), await aPage(browser, PHONE)];
    const isArabic = language === 'ar';
    const own = await asMember(mine, 'approved', { name: isArabic ? 'عبد الرحمن القاضي' : 'Abdelrahman El Kady' });
    await mine.goto(at(language, '/profile'));
    await button(mine, t.edit).click();
    const suggestion = mine.getByRole('button', { name: isArabic ? /^استخدم «Abd/ : /^Use “عبد/ });
    const suggested = (await suggestion.innerText()).replace(/^.*[“«](.+)[”»].*$/, '$1');
    await suggestion.click();
    await expectNoScroll(mine);
    await button(mine, t.save).click();
    await expect(toast(mine)).toContainText(t.saved);
    await expect(mine.locator('.profile-head')).toContainText(suggested);

    await asMember(theirs, 'approved');
    for (const asked of ['elkady', 'عبد الرحمن القاضي', 'abdelrhman el kadi']) {
      await theirs.goto(at(language, '/members'));
      await theirs.getByLabel(t.search).fill(asked);
      await expect(theirs.locator(`a[href$="/members/${own.id}"]`).first()).toBeVisible();
    }
    await expectNoScroll(theirs);
  });
}

test('14.7 14.11 in English on a phone: a moderator chooses the digest, asks, and approves; the person answers and reads by when', async ({
  browser,
}) => {
  byNight();
  const applicant = await anApplicant();
  const [admin, person] = [await aPage(browser, PHONE), await aPage(browser, PHONE)];
  const staff = await signInAsStaff(admin, 'admin', { isNew: true });
  for (const [path, name, said] of [
    ['/ar/admin/members-manager', 'رسائل إليك عن طلبات الانضمام', 'حُفظ اختيارك'],
    ['/admin/members-manager', 'Emails to you about requests to join', 'Your choice is saved'],
  ] as const) {
    await admin.goto(path);
    await admin.getByLabel(name).selectOption(path.startsWith('/ar') ? 'atOnce' : 'never');
    await expect(toast(admin)).toContainText(said);
    await expectNoScroll(admin);
  }
  expect((await db().doc(`staff/${staff.id}`).get()).data()?.['requestMails']).toBe('never');
  const card = admin.locator('.queue-card').filter({ hasText: applicant.name });
  await card.getByRole('link', { name: 'Details' }).click();
  await admin.getByLabel('New note').fill('Met at the forum.');
  await button(admin, 'Save note').click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Met at the forum.' })).toBeVisible();
  await admin.getByLabel('Your question').fill('Which project was the last?');
  await button(admin, 'Send question').click();
  await expect(card.getByText('Waiting for their answer')).toBeVisible();
  await expectNoScroll(admin);

  await signIn(person, 'new', { as: applicant.as });
  await person.goto('/profile');
  await person.getByLabel('Your answer').fill('A tower in Maadi');
  await expectNoScroll(person);
  await button(person, 'Send answer').click();
  await expect(toast(person)).toContainText('Your answer has reached the team');
  await expect(person.getByText(/^We will answer by /)).toBeVisible();
  await expect(card.getByText('Answered')).toBeVisible();
  await card.getByRole('button', { name: 'Approve' }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Yes, approve/i })
    .click();
  await expect(person.getByText('Approved Member')).toBeVisible();
});

test('14.10 in English on a phone: a member offers to mentor, is asked, answers later and then yes; both see how it ends', async ({
  browser,
}) => {
  byNight();
  const [theirs, mine] = [await aPage(browser, PHONE), await aPage(browser, PHONE)];
  const names = { mentor: unique('Hoda'), mentee: unique('Karim') };
  const mentor = await asMember(theirs, 'approved', { name: names.mentor });
  await asMember(mine, 'approved', { name: names.mentee, lookingForSkills: ['Facility Management'] });
  const topic = unique('Topic');
  await theirs.goto('/mentors?tab=offer');
  await theirs.getByText('I offer to mentor', { exact: true }).click();
  await theirs.getByLabel('Topics in your own words').fill(topic);
  await expectNoScroll(theirs);
  await button(theirs, 'Save offer').click();
  await expect(toast(theirs)).toContainText('Your offer is saved');

  await mine.goto('/mentors');
  await mine.getByLabel('Search mentors').fill(topic);
  const card = mine.getByRole('listitem').filter({ hasText: topic });
  await card.getByRole('button', { name: `Ask ${names.mentor}` }).click();
  await card.getByRole('textbox').fill('How do I run my first building? You know how.');
  await expectNoScroll(mine);
  await button(mine, 'Send request').click();
  await expect(card).toContainText('You have asked');
  expect((await mailsTo(mentor.email))[0]).toContain('Say yes, no or later');

  await theirs.goto('/mentors?tab=mine');
  await button(theirs, `Answer ${names.mentee} later`).click();
  await expect(theirs.getByText('We remind you once, after a week.')).toBeVisible();
  await button(theirs, `Yes to ${names.mentee}`).click();
  await expect(toast(theirs).last()).toContainText(`You are now mentoring ${names.mentee}`);
  await expectNoScroll(theirs);
  await mine.goto('/mentors?tab=mine');
  await button(mine, `End the mentorship with ${names.mentor}`).click();
  await dialog(mine).getByRole('button', { name: 'End', exact: true }).click();
  await expect(mine.getByRole('region', { name: 'Earlier' })).toContainText('Ended');
  await expectNoScroll(mine);
});

test('14.9 in English on a phone: the newsletter is asked for, confirmed, and left; an editor writes an issue and sees it as mail', async ({
  browser,
}) => {
  byNight();
  const email = `${unique('reader').toLowerCase()}@nexus.test`;
  const headers = { 'x-test-client': `203.0.113.${Math.floor(Math.random() * 250)}` };
  const asked = await call('POST', '/api/newsletter', { headers, body: { email, language: 'en', elapsed: 6_000 } });
  expect(asked.status).toBeLessThan(300);
  const page = await aPage(browser, PHONE);
  await page.goto(linkIn((await mailsTo(email))[0]));
  await expectNoScroll(page);
  await button(page, 'Confirm my subscription').click();
  await expect(page.getByText('You are subscribed. Thank you.')).toBeVisible();
  await page.goto(linkIn((await mailsTo(email, 2))[1]));
  await button(page, 'Unsubscribe').click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
  await page.goto('/issues');
  await expectNoScroll(page);

  const editor = await aPage(browser, PHONE);
  const { email: own } = await signInAsStaff(editor, 'editor', { at: '/admin/issues', isNew: true });
  await button(editor, 'New issue').click();
  const subject = unique('News');
  await editor.getByLabel('Subject in English').fill(subject);
  await editor.getByLabel('Opening words in English').fill('Hello all');
  await button(editor, 'Add text').click();
  await editor.getByLabel('Text 1 in English').fill('See you there');
  await button(editor, 'Save draft').click();
  await expect(toast(editor).filter({ hasText: 'Saved' })).toBeVisible();
  await expect(editor.frameLocator('iframe[title^="The email"]').getByText('See you there')).toBeVisible();
  await expectNoScroll(editor);
  await button(editor, 'Send a test to me').click();
  expect((await mailsTo(own)).at(-1)).toContain('See you there');
  await expect(editor.getByText('An admin sends it when it is ready.')).toBeVisible();
  await button(editor, 'Delete draft').click();
  await dialog(editor).getByRole('button', { name: 'Delete draft' }).click();
  await expect(editor).toHaveURL(/\/admin\/issues$/);
});
