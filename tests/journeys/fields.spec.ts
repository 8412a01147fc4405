import { adminPath, CONTENT_SCREENS, resourceOf } from '../../web/src/panel/content/screens';
import { call } from '../setup/call';
import { share } from '../setup/share';
import { fill, openEditor, refusesEmpty, valuesOf } from './editor-form';
import { follow } from './failures';
import { expect, test } from './journey';
import { staffToken } from './own-document';
import { aPage, signInAsStaff, toast, turn } from './people';

/** These change what the site has only once. */
const ONCE = ['hero', 'about', 'missionVision', 'page', 'statistics', 'settings'];

// By day every second one, and with them every kind of field.
for (const screen of share(CONTENT_SCREENS, { turn: 0, among: 4 })) {
  test(`${screen.path}: every field in both languages is saved and found again at its address (SPEC-461 SPEC-546 SPEC-561); what is required says so`, async ({
    browser,
    site,
  }) => {
    if (ONCE.includes(screen.key)) await site.take();
    const page = await aPage(browser);
    await signInAsStaff(page, 'editor');
    await openEditor(page, screen);
    const resource = resourceOf(screen);
    await refusesEmpty(page, screen);
    const fields = Object.entries(resource.fields).filter(([, field]) => !field.byAction);
    for (const language of ['en', 'ar'] as const) {
      const tab = page.getByRole('radio', { name: language === 'en' ? /^English/ : /^العربية/ }).first();
      if (await tab.count()) await turn(tab);
      for (const [name, field] of fields) await fill(page.locator(`[data-field="${name}"]`), field, name, language);
    }
    const written = await valuesOf(page, fields);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page)).toBeVisible();
    if (screen.key !== 'statistics')
      await expect(page.locator('.savebar')).toContainText(/Everything is saved|within a minute|is live/);
    const address = page.url();
    await page.goto(address);
    await openEditor(page, screen, address);
    for (const [name] of fields) await expect(page.locator(`[data-field="${name}"]`)).toHaveCount(1);
    expect(await valuesOf(page, fields)).toEqual(written);
  });
}

test('a viewer looks at every document and can change none', async ({ browser }) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'viewer');
  for (const screen of CONTENT_SCREENS) {
    const { kind, name } = resourceOf(screen);
    const id = kind === 'singleton' ? undefined : await firstOf(name);
    await follow(page, '/admin');
    await expect(page.locator('[data-field]')).toHaveCount(0);
    await follow(page, adminPath(screen, id));
    if (screen.key === 'settings') {
      await expect(page.getByText('You do not have access to this')).toBeVisible();
      continue;
    }
    if (screen.key === 'statistics') await expect(page.getByText(/^Last Updated/)).toBeVisible();
    else await expect(page.getByText('You can view this but not change it.')).toBeVisible();
    for (const button of ['Save', 'Update Statistics'])
      await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
    await expect(page.locator('[data-field] input:enabled:not([readonly])')).toHaveCount(0);
  }
});

async function firstOf(resource: string): Promise<string> {
  const { json } = await call('GET', `/api/admin/content/${resource}`, { token: await staffToken() });
  return (json.rows as { id: string }[])[0]?.id ?? '';
}
