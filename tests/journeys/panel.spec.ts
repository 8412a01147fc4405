import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';

test('partners are reordered with the keyboard alone, announced, and visitors see it', async ({ browser, request }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/partners');
  const names = page.locator('.content-name');
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = await names.allTextContents();
  await page
    .getByRole('button', { name: `Move: ${first}` })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(new RegExp(`${first} (lifted|is now number 1)`))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first} is now number 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names.first()).toHaveText(second);
  await expect(names.nth(1)).toHaveText(first);
  await expect(async () => {
    const partners = (await (await request.get(`/api/partners?fresh=${Date.now()}`)).json()) as { name: string }[];
    expect(partners.slice(0, 2).map(({ name }) => name)).toEqual([second, first]);
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Impact Partners' })).toBeVisible();
});

test('stories are imported from a CSV with one bad row, seen on the site in both languages, and taken back', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/success-stories');
  await page.getByRole('button', { name: 'Import' }).click();
  const name = unique('Imported');
  const csv = [
    'personName.en,personName.ar,story.en,story.ar,achievements.en,yearCompleted,nonsense',
    `${name},مستورد ${name},"A story, with a comma",قصة,"First\nSecond",2022,x`,
    ',,No name,,,2022,',
    'Bad year,,A story,,,soon,',
  ].join('\n');
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'stories.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('1 rows are ready, 2 have a fault.')).toBeVisible();
  await expect(page.getByText('Name: This field is required')).toBeVisible();
  await expect(page.getByText('Year: This value does not fit')).toBeVisible();
  await expect(page.getByText('These columns are not known and are left out: nonsense')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1' }).click();
  await expect(toast(page)).toContainText('1 imported');
  await expect(page.getByText(name).first()).toBeVisible();
  const visitor = await aPage(browser);
  await expect(async () => {
    await visitor.goto('/stories');
    await expect(visitor.getByText(name).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.goto('/ar/stories');
  await expect(visitor.getByText(`مستورد ${name}`).first()).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken back');
  await expect(page.getByText(name)).toHaveCount(0);
});

test('bulk upload sends the sample of seven one by one and says how it went; one undo each in the activity', async ({
  browser,
  faults,
}) => {
  faults.expect('POST failed /api/success-stories');
  test.setTimeout(90_000);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/success-stories');
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(7);
  const sent: number[] = [];
  page.on(
    'request',
    (one) => one.method() === 'POST' && one.url().endsWith('/api/success-stories') && sent.push(Date.now()),
  );
  await page.route('**/api/success-stories', async (route) => {
    if (sent.length === 3) return route.abort();
    return route.continue();
  });
  await page.getByRole('button', { name: 'Upload 7 stories' }).click();
  await expect(page.getByText('Uploading', { exact: true })).toBeVisible();
  await expect(toast(page)).toContainText('Upload Complete', { timeout: 30_000 });
  await expect(toast(page)).toContainText('6 succeeded, 1 failed');
  await expect(page.getByText('Success', { exact: true })).toHaveCount(6);
  await expect(page.getByText('Error', { exact: true })).toHaveCount(1);
  const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(490);
});

test('several are chosen, hidden and shown again with one Undo; filters stay in the address', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/news');
  await expect(page.locator('.pick').first()).toBeVisible();
  await page.locator('.pick').nth(0).check();
  await page.locator('.pick').nth(1).check();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(page)).toContainText('Done');
  await page.getByLabel('Status').selectOption('hidden');
  await expect(page).toHaveURL(/status=hidden/);
  await page.reload();
  await expect(page.getByText('Draft').first()).toBeVisible();
  const hidden = await page.locator('.content-row').count();
  expect(hidden).toBeGreaterThanOrEqual(2);
  await page.goto('/admin/activity');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Taken back');
  await page.goto('/admin/news?status=hidden');
  await expect(page.locator('.content-row')).toHaveCount(hidden - 2);
});

test('mission & vision: preview, the first hundred characters, exclusive activation, the landing page’s words', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/mission');
  await page.getByRole('button', { name: 'Load Landing Page Data' }).click();
  await expect(page).toHaveURL(/\/admin\/mission\/./);
  await expect(page.locator('[data-field=mission] textarea')).toHaveValue(/empower Egyptian youth/);
  await page.locator('[data-field=mission] textarea').fill('');
  await page.getByRole('button', { name: /^العربية/ }).click();
  await page.locator('[data-field=mission] textarea').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Validation Error');
  await expect(toast(page)).toContainText('Mission and Vision are required fields.');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto('/admin/mission');
  const entry = page.locator('li', { hasText: 'empower Egyptian youth' });
  await entry.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await expect(entry.getByText('Active', { exact: true })).toBeVisible();
  await entry.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('Strategic Partnerships');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const text = await page.locator('li a.link').allTextContents();
  expect(text.every((one) => one.length <= 101)).toBe(true);
  const first = page.locator('li', { has: page.locator('a[href="/admin/mission/main-mission-vision"]') });
  await first.getByRole('button', { name: 'Activate' }).click();
  await expect(first.getByText('Active', { exact: true })).toBeVisible();
});

test('pages, impact page and statistics: tabs, badge and switch, eight cards, last updated', async ({ browser }) => {
  const awards = String(16 + (Date.now() % 900));
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/pages');
  await page.locator('[data-field=seoTitle] input').fill('');
  await page.getByRole('button', { name: /^العربية/ }).click();
  await page.locator('[data-field=seoTitle] input').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[data-field=seoTitle]').getByText('SEO title is required')).toBeVisible();
  await page.locator('[data-field=seoTitle] input').fill(`عنوان جديد ${Date.now()}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Page Updated');
  await expect(toast(page)).toContainText('Page content has been saved successfully');
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.locator('[data-field=awardsWon] input').fill(awards);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Statistics Updated');
  await expect(toast(page)).toContainText('Impact statistics have been updated successfully.');

  await page.goto('/admin/statistics');
  await expect(page.locator('.metric')).toHaveCount(8);
  await expect(page.locator('.metric', { hasText: 'Awards won' })).toContainText(awards);
  await expect(page.getByText(/^Last Updated: \w{3} \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Update Statistics' }).click();
  await page.locator('[data-field=awardsWon] input').fill('15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Statistics updated successfully!');

  await page.goto('/admin/impact');
  for (const name of ['Hero Section', 'Statistics', 'Impact Areas', 'SEO Settings'])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  await page.locator('[data-field=isPublished] input').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.locator('[data-field=isPublished] input').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});

test('a live preview is the public page itself, in either language, theme and width, and changes with the form', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'viewer');
  await page.goto('/admin/events/pricing-after-devaluation');
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('.preview iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Pricing/);
  const preview = page.locator('.preview');
  await preview.getByRole('button', { name: 'العربية' }).click();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/التسعير/);
  await preview.getByRole('button', { name: 'Dark' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await preview.getByRole('button', { name: 'Desktop' }).click();
  await expect(page.locator('.preview iframe')).toHaveAttribute('style', /1280px/);
  await expect(page).toHaveTitle(/Event/);
});

test('the inbox is emptied with the keyboard: reply, archive; an editor sees none of it', async ({
  browser,
  request,
}) => {
  const name = unique('Applicant');
  for (const suffix of ['one', 'two']) {
    const answer = await request.post('/api/submissions', {
      headers: { origin: process.env['SITE_URL'] ?? '' },
      data: {
        type: 'volunteer',
        elapsed: 6_000,
        data: {
          name: `${name} ${suffix}`,
          email: `${name}-${suffix}@nexus.test`,
          phone: '+20 100 000 0000',
          experience: 'Ten years on site',
          motivation: 'To help on Saturdays',
        },
      },
    });
    expect(answer.status()).toBe(201);
  }
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  await page.goto(`/admin/submissions?status=new&q=${name}`);
  await expect(page.getByText('2 shown')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toContainText(`Reply to ${name} two`);
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Come on Tuesday.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('The mail is on its way');
  await expect(page.getByText('1 shown')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('Nothing matches your search')).toBeVisible();

  const editor = await aPage(browser);
  await signInAsStaff(editor, 'editor');
  await editor.goto('/admin/submissions');
  await expect(editor.getByText('You do not have access to this')).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Submissions' })).toHaveCount(0);
});

test('users: invited, given a role, deactivated; only a super admin is shown them', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'super');
  await page.goto('/admin/users');
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
  await expect(toast(page)).toContainText(`${name} is changed`);
  const line = page.locator('li', { hasText: name });
  await line.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(line.getByText('Deactivated')).toBeVisible();
  const own = page.locator('li', { hasText: 'You' }).first();
  await expect(own.getByRole('combobox')).toBeDisabled();
  const admin = await aPage(browser);
  await signInAsStaff(admin, 'admin');
  await admin.goto('/admin/users');
  await expect(admin.getByText('You do not have access to this')).toBeVisible();
});

test('the dashboard: four cards, four tabs, charts with their tables, every quick action opens what it names', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'admin');
  for (const name of ['Active Programs', 'Upcoming Events', 'New Submissions', 'Total Impact'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent programs' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Recent Submissions' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(13);
  for (const [name, heading] of [
    ['Create Program', 'New: Program'],
    ['Schedule Event', 'New: Event'],
    ['Add Story', 'New: Success story'],
    ['Update Stats', 'Impact Statistics'],
    ['Manage Team', 'Experts Manager'],
    ['Review All', 'Submissions'],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Quick Actions' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('S30 hostile text is text everywhere: list, editor, preview, history, public page', async ({
  browser,
  request,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  await page.goto('/admin/news/new');
  const title = `<img src=x onerror="document.title='owned'"> ${unique('hostile')} \u202Eabc 🏗️ {{name}}`;
  await page.locator('[data-field=title] input').fill(title);
  await page.locator('[data-field=content] textarea').fill('<script>document.title="owned"</script>'.repeat(50));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/news\/(?!new)/);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('.preview iframe').getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/admin/news');
  await expect(page.getByText(title)).toBeVisible();
  await page.goto('/admin/activity');
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(async () => expect((await request.get(`/news/${id}`)).status()).toBe(200)).toPass();
  await page.goto(`/news/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('img[src=x]').count()).toBe(0);
});

test('an event is made, changed, looked up in its history and deleted with the keyboard alone', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < 150; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} cannot be reached with the Tab key`);
  };
  await press('link', 'Events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events Management');
  await press('link', 'New: Event');
  const title = page.locator('[data-field=title] input');
  await expect(title).toBeVisible();
  for (let tabs = 0; tabs < 80 && !(await title.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('Made by keys');
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Event created successfully!');
  await press('button', 'History');
  await expect(page.getByRole('dialog')).toContainText('created');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('button', 'Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  for (let tabs = 0; tabs < 6 && !(await confirm.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Event deleted successfully!');
});
