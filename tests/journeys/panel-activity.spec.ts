import type { Page } from '@playwright/test';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aStaff } from '../setup/people';
import { expect, test } from './journey';
import { FAR_DAY } from './own-document';
import { aPage, ownMember, signInAsStaff, unique } from './people';
import { aDocument, anApplicant, anEvent } from './things';

/** The newest thing that was done to what has this name. */
const newest = (page: Page, name: string) => page.locator('.timeline__item', { hasText: name }).first();

test('PANEL-09 a role, a decision, an application and a schedule are told in words, in both languages, and lead there', async ({
  browser,
  faults,
}) => {
  faults.expect('GET 404 /api/members/m-never-was');
  const page = await aPage(browser);
  const boss = await signInAsStaff(page, 'super');
  const { token } = boss;
  const colleague = await aStaff('viewer', { name: unique('Colleague') });
  const [waiting, guest] = [await ownMember('pending'), await ownMember('approved')];
  const event = await anEvent({ applicationEnabled: true });
  const asking = await anApplicant();
  const news = { id: '', title: unique('Later'), arabic: unique('لاحقًا') };
  news.id = await aDocument('news', { title: { en: news.title, ar: news.arabic }, isPublished: false });
  const at = new Date(`${FAR_DAY}:00Z`).toISOString();
  for (const [method, path, body, by] of [
    ['PUT', `/api/admin/users/${colleague.id}`, { role: 'super_admin' }, token],
    ['POST', `/api/events/${event.id}/applications`, {}, guest.token],
    ['POST', '/api/admin/schedule', { resource: 'news', documentId: news.id, isShown: true, at }, token],
  ] as const) {
    const { status, text } = await call(method, path, { token: by, body });
    expect([path, status < 300 || text]).toEqual([path, true]);
  }

  const approved = { token, memberId: waiting.id, body: { status: 'approved' } };
  expect((await decide(`/api/members/${waiting.id}`, approved)).status).toBe(200);

  await page.goto('/admin/activity');
  const role = newest(page, colleague.name);
  await expect(role).toContainText(`${boss.name} changed staff account “${colleague.name}”`);
  await expect(role.locator('dl')).toHaveText('RoleViewer → became Super admin');
  const decision = newest(page, waiting.name);
  await expect(decision).toContainText(`${boss.name} approved member “${waiting.name}”`);
  await expect(decision.locator('div', { hasText: /^Status/ })).toHaveText('Statuspending → became approved');
  const application = newest(page, guest.name);
  await expect(application).toContainText(
    `applied to attend: application to an event “${guest.name} · ${event.title}”`,
  );
  await expect(newest(page, news.title)).toContainText(`${boss.name} scheduled News item “${news.title}”`);
  for (const one of [role, decision, application])
    expect(await one.innerText(), 'codes and ids').not.toMatch(
      /super_admin|_|[0-9a-f]{8}-|[a-z][A-Z]|internal record|Detail/,
    );

  for (const [entry, address, heading] of [
    [role, '/admin/users', 'User Management'],
    [decision, `/admin/members-manager?member=${waiting.id}`, 'Members Management'],
    [application, `/admin/events/${event.id}/people`, 'Applications'],
    [newest(page, news.title), `/admin/news/${news.id}`, news.title],
  ] as const) {
    await entry.locator('p').first().getByRole('link').nth(1).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.goBack();
  }

  // An entry about somebody leads to them alone, whatever was decided, and from there to all the others.
  await newest(page, waiting.name).getByRole('link', { name: waiting.name }).click();
  await expect(page.locator('.member-card')).toHaveCount(1);
  await expect(page.locator('.member-card')).toContainText(waiting.name);
  await expect(page.getByRole('tab', { name: /^Approved/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await newest(page, asking.name).getByRole('link', { name: asking.name }).first().click();
  await expect(page.locator('.queue-card')).toHaveCount(1);
  await expect(page.locator('.queue-card')).toContainText(asking.name);
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL(/members-manager$/);
  await expect(page.locator('.queue-card').nth(1)).toBeVisible();
  await page.goto('/admin/members-manager?member=m-never-was');
  await expect(page.getByText('This person is no longer here.')).toBeVisible();

  await page.goto('/admin/activity');
  await page.getByRole('tab', { name: 'Scheduled' }).click();
  await expect(page.locator('li', { hasText: news.title })).toHaveCount(1);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/admin\/activity$/);
  await page.getByRole('tab', { name: 'المجدول' }).click();
  await expect(page.locator('li', { hasText: news.arabic })).toHaveCount(1);
  await expect(page.locator('li', { hasText: news.title })).toHaveCount(0);

  await page.goto('/ar/admin/activity');
  await expect(newest(page, news.arabic)).toContainText(`“${news.arabic}”`);
  await expect(page.locator('.timeline__item', { hasText: news.title })).toHaveCount(0);
  await expect(newest(page, colleague.name)).toContainText(`${boss.name} غيّر حساب الفريق “${colleague.name}”`);
  await expect(newest(page, colleague.name).locator('dl')).toHaveText('الدورمطّلع ← أصبح مدير عام');
});
