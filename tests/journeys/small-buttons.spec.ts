import { shownNow } from '../setup/people';
import { expect, test } from './journey';
import { aPage, asMember, signInAsStaff, toast, unique } from './people';
import { aFile } from './picture-files';
import { aDocument, anEvent, changeElsewhere } from './things';

test('OPS-16 the video plays after its button, the strip of partners stops and goes on', async ({
  browser,
  site,
  faults,
}) => {
  await site.take();
  faults.mayBe(/^GET failed https:/, /^console /); // the video is on another site, which tests do not reach
  const visitor = await aPage(browser);
  await visitor.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A video</p>' }));
  await visitor.goto('/');
  await visitor.getByRole('button', { name: /^Play the video/ }).click();
  await expect(visitor.locator('iframe')).toHaveAttribute('src', /^https:\/\//);

  // It stands still for who wants less motion.
  const page = await aPage(browser, { reducedMotion: 'no-preference' });
  await signInAsStaff(page, 'viewer', { at: '/admin/partners' });
  const strip = page.getByRole('group', { name: 'Impact Partners' });
  const place = () => strip.evaluate((element) => element.scrollLeft);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await place();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(place).not.toBe(stopped);
});

test('SPEC-208 the shortcuts of a phone: the first touch shows how to reach us, the second goes up', async ({
  browser,
}) => {
  const page = await aPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/ar/about');
  await page.evaluate(() => scrollTo(0, 600));
  const top = page.getByRole('button', { name: 'إلى أعلى الصفحة' });
  await top.tap();
  const ways = page.locator('[data-part=ways]').getByRole('link');
  await expect(ways).toHaveCount(3);
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(/:/)[0]));
  expect(addresses).toEqual(['mailto', 'tel', 'https']);
  await top.tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('OPS-16 items of a list are moved up and taken out, a picture is removed, and so it is saved', async ({
  browser,
}) => {
  const { id } = await anEvent({ benefits: [{ en: 'First' }, { en: 'Second' }, { en: 'Third' }] });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  const benefits = page.locator('[data-field=benefits]');
  // Buttons that are an icon alone are drawn with their name, for the mouse and for the keyboard.
  const tip = page.getByRole('tooltip');
  const out = benefits.getByRole('button', { name: 'Take 3 out' });
  await benefits.getByRole('button', { name: 'Move 2 up' }).hover();
  await expect(tip).toHaveText('Move 2 up');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await benefits.getByRole('listitem').nth(2).getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(out).toBeFocused();
  await expect(tip).toHaveText('Take 3 out');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(out).toHaveAccessibleName('Take 3 out');
  await benefits.getByRole('button', { name: 'Move 2 up' }).click();
  await benefits.getByRole('button', { name: 'Take 3 out' }).click();
  const picture = page.locator('[data-field=imageUrl]');
  await picture.locator('input[type=file]').setInputFiles(await aFile('roof.jpg'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn left' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(picture.locator('img')).toBeVisible();
  await picture.getByRole('button', { name: 'Remove' }).click();
  await expect(picture.locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page)).toContainText('Event updated successfully!');
  const { json } = await shownNow(`/api/events/${id}`);
  expect([json.benefits, json.imageUrl]).toEqual([['Second', 'First'], '']);
});

test('OPS-16 in a conflict theirs is taken field by field, or mine is discarded', async ({ browser, faults }) => {
  const id = await aDocument('news', { title: unique('Torn'), author: 'Nobody' });
  faults.expect(`PUT 412 /api/news/${id}`);
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const author = page.locator('[data-field=author] input');
  for (const choice of ['Take theirs', 'Discard mine']) {
    await page.goto(`/admin/news/${id}`);
    await author.fill(`Mine, ${choice}`);
    await changeElsewhere('news', id, { author: { en: `Theirs, ${choice}`, ar: '' } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: choice }).first().click();
    await expect(author).toHaveValue(`Theirs, ${choice}`);
    if (choice === 'Take theirs') await page.getByRole('button', { name: 'Keep mine and go on' }).click();
  }
  await page.reload();
  await expect(author).toHaveValue('Theirs, Discard mine');
});

test('OPS-16 what was typed and kept is thrown away on purpose', async ({ browser }) => {
  const id = await aDocument('news', { title: unique('Kept'), author: 'Stored' });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/news/${id}` });
  const author = page.locator('[data-field=author] input');
  await author.fill('Half a name');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
  const again = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(`/admin/news/${id}`);
  await again.getByRole('button', { name: 'Throw them away' }).click();
  await expect(again.locator('[data-field=author] input')).toHaveValue('Stored');
  await again.reload();
  await expect(again.getByRole('button', { name: 'Throw them away' })).toHaveCount(0);
});

test('OPS-16 dialogs are given up without a trace; a toast is closed; a picture of the gallery is chosen', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'super');
  const name = unique('Nobody');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto('/admin/success-stories');
  await page.getByRole('button', { name: 'Import' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a CSV or JSON file' }).first().click(),
  ]);
  await chooser.setFiles({ name: 'one.json', mimeType: 'application/json', buffer: Buffer.from('[') });
  await expect(page.getByText('This file could not be read')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Bulk Upload' }).click();
  const rows = JSON.stringify([{ personName: name, story: 'One' }]);
  const [stories] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).first().click(),
  ]);
  await stories.setFiles({ name: 'two.json', mimeType: 'application/json', buffer: Buffer.from(rows) });
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByText('Pending', { exact: true })).toHaveCount(7);

  const member = await aPage(browser);
  await asMember(member, 'approved');
  await member.getByRole('button', { name: 'Edit Profile' }).click();
  await member.getByLabel(/^About/).fill('Changed');
  await member.getByRole('button', { name: 'Save Changes' }).click();
  await toast(member).hover();
  await toast(member).getByRole('button', { name: 'Close' }).click();
  await expect(toast(member)).toHaveCount(0);
  await member.goto('/events/pricing-after-devaluation');
  await member.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(member.getByText('2 of 3')).toBeVisible();
  await member.getByRole('button', { name: 'Next picture' }).click();
  await expect(member.getByText('3 of 3')).toBeVisible();
});
