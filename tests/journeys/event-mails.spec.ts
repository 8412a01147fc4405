import { remindAll } from '../../functions/src/store/events/event-news';
import { call } from '../setup/call';
import { expect, test } from './journey';
import { aPage, asMember, expectNoScroll, toast, turn } from './people';
import { anEvent, daysFromNow, mailsTo } from './things';

test('the link in a reminder turns reminders off without signing in, in both languages, and the profile turns them on again', async ({
  browser,
}) => {
  const startsAt = daysFromNow(0, 20);
  const event = await anEvent({ applicationEnabled: true, startsAt, endsAt: daysFromNow(0, 22) });
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  const member = await asMember(page, 'approved');
  await call('POST', `/api/events/${event.id}/applications`, { token: member.token, body: {} });
  await remindAll({ eventId: event.id, startsAt, requestId: 'tests' });
  const text = (await mailsTo(member.email, 2)).find((one) => one.includes('No more emails of this kind'));
  const path = /https?:\/\/[^/\s]+(\S*\/mails#\S+)/.exec(text ?? '')?.[1] ?? '';
  const anywhere = await aPage(browser, { viewport: { width: 390, height: 844 } });
  await anywhere.goto(`/ar${path}`);
  await expect(anywhere.getByText('تذكير قبل الفعالية بيوم')).toBeVisible();
  await expectNoScroll(anywhere);
  await anywhere.goto(path);
  await anywhere.getByRole('button', { name: 'Turn them off' }).click();
  await expect(anywhere.getByText('You will get no more of these')).toBeVisible();
  await page.goto('/profile');
  const reminders = page.getByRole('switch', { name: 'A reminder the day before' });
  await expect(reminders).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'When the time or place changes' })).toBeChecked();
  await turn(reminders);
  await expect(toast(page)).toContainText('You will get these emails');
  await page.reload();
  await expect(reminders).toBeChecked();
  await expectNoScroll(page);
});

test('the page of a past event leads to its slides and photos, in both languages; before its end it does not', async ({
  browser,
}) => {
  const slides = { name: { en: 'Slides', ar: 'العرض' }, url: 'https://example.com/slides' };
  const photos = { name: { en: 'Photos', ar: 'الصور' }, url: 'https://example.com/photos' };
  const fields = { materials: [slides, photos] };
  const past = await anEvent({ ...fields, startsAt: daysFromNow(-3), endsAt: daysFromNow(-3, 2) });
  const coming = await anEvent(fields);
  const page = await aPage(browser, { viewport: { width: 390, height: 844 } });
  for (const [prefix, language] of [
    ['', 'en'],
    ['/ar', 'ar'],
  ] as const) {
    await page.goto(`${prefix}/events/${past.id}`);
    for (const { name, url } of [slides, photos]) {
      const link = page.getByRole('link', { name: name[language], exact: true });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toBeInViewport();
    }
    await expectNoScroll(page);
    await page.goto(`${prefix}/events/${coming.id}`);
    await expect(page.getByRole('heading', { name: coming.title })).toBeVisible();
    await expect(page.getByRole('link', { name: slides.name[language], exact: true })).toHaveCount(0);
  }
});
