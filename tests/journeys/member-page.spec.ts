import { firstView } from '../../tools/measure/first-view';
import { expect, test } from './journey';
import { call } from '../setup/call';
import { aPage, asMember, expectNoScroll, toast, unique } from './people';
import { anEvent } from './things';

test('14.2 14.13 what a member offers and looks for stands on their page, as far as they show it, in both languages on a phone; at home they find what is next and who is new', async ({
  browser,
  faults,
}) => {
  faults.expect('GET 404 /api/members/nobody-at-all');
  const phone = { viewport: { width: 390, height: 844 } };
  const [page, visitor] = [await aPage(browser, phone), await aPage(browser, phone)];
  const name = unique('Nadine');
  const linkedinUrl = `https://www.linkedin.com/in/${name.toLowerCase()}`;
  const nadine = await asMember(page, 'approved', { name, linkedinUrl, skills: ['Investment'] });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const offers = page.getByRole('group', { name: 'I can help with' });
  await offers.getByRole('button', { name: 'Feasibility Models' }).click();
  await page.getByLabel('What else I can help with').fill('Reading a masterplan');
  await page.getByLabel('What else I am looking for').fill('قطعة أرض صغيرة');
  await page.getByLabel('How to reach me', { exact: true }).fill('By phone after six');
  await page.getByLabel('Who sees: LinkedIn').selectOption('Only the team');
  await page.getByLabel('Who sees: How to reach me').selectOption('Nobody');
  await expect(page.getByLabel('Who sees: LinkedIn').locator('option')).toHaveText(['Everybody here', 'Only the team']);
  await expectNoScroll(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  await expect(page.getByText('How to reach me (Nobody)')).toBeVisible();

  await page.getByRole('link', { name: 'See it as members do' }).click();
  await expect(page.getByText('This is how other members see you.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Can help with' })).toContainText(
    'Feasibility ModelsReading a masterplan',
  );
  await expect(page.getByText('By phone after six')).toHaveCount(0);
  await expect(page.locator(`a[href="${linkedinUrl}"]`)).toHaveCount(0);

  const other = await asMember(visitor, 'approved');
  await visitor.goto(`/ar/members?q=${name}`);
  await visitor.getByRole('link', { name }).click();
  await expect(visitor).toHaveURL(new RegExp(`/ar/members/${nadine.id}$`));
  await expect(visitor.getByRole('region', { name: 'يساعد في' })).toContainText('نماذج الجدوى');
  await expect(visitor.getByRole('region', { name: 'يبحث عن' })).toContainText('قطعة أرض صغيرة');
  await expect(visitor.getByRole('region', { name: 'طريقة التواصل' })).toHaveCount(0);
  await expect(visitor.locator(`a[href="${linkedinUrl}"]`)).toHaveCount(0);
  await expectNoScroll(visitor);

  // Their home, above that of everybody.
  const event = await anEvent({ applicationEnabled: true });
  expect((await call('POST', `/api/events/${event.id}/applications`, { token: other.token, body: {} })).status).toBe(
    201,
  );
  await visitor.goto('/ar');
  const home = visitor.getByRole('region', { name: `أهلًا بك يا ${other.name}` });
  const own = home.getByRole('region', { name: 'فعالياتك القادمة' });
  await expect(own.getByRole('listitem').filter({ hasText: event.title })).toContainText('المقعد مؤكد');
  const people = home.getByRole('region', { name: 'انضموا حديثًا' });
  await expect(people.getByRole('link').first()).toHaveAttribute('href', /^\/ar\/members\/m-/);
  await expect(people.getByRole('link', { name: other.name })).toHaveCount(0);
  await expect(home.getByRole('link', { name: 'اذكر ما تستطيع المساعدة فيه' })).toHaveAttribute('href', '/ar/profile');
  await expectNoScroll(visitor);
  // Loaded again, the page below stays where it is: the room for their part is left from the start.
  await visitor.waitForLoadState('networkidle');
  const { moved } = await firstView(visitor, visitor.url());
  expect(moved.filter((what) => !what.includes('member-home_part'))).toEqual([]);
  await home.getByRole('link', { name: 'افتح الدليل' }).click();
  await expect(visitor).toHaveURL(/\/ar\/members$/);

  // What stands on a page is told on: its address in the language that it is read in.
  const shared: unknown[] = [];
  await visitor.exposeFunction('shared', (given: unknown) => void shared.push(given));
  await visitor.addInitScript('navigator.share = async (given) => shared(given)');
  await visitor.goto(`/ar/events/${event.id}`);
  const address = new URL(visitor.url()).href;
  const text = encodeURIComponent(`${event.title}\n${address}`);
  await expect(visitor.getByRole('link', { name: 'شارك عبر واتساب' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${text}`,
  );
  await visitor.getByRole('button', { name: 'مشاركة' }).click();
  await expect.poll(() => shared).toEqual([{ title: event.title, url: address }]);
  await visitor.goto('/members/nobody-at-all');
  await expect(visitor.getByText('This member is not here, or not any more.')).toBeVisible();
});
