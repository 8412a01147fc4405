import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { db } from '../../functions/src/firebase';
import { aStaff, PASSWORD } from '../setup/people';
import { call } from '../setup/call';
import { Server } from './failures';
import { expect, test } from './journey';
import { aPage, signInAsStaff, toast, unique } from './people';
import { aFile } from './picture-files';
import { aDocument } from './things';

const NO_ROWS = { rows: [], total: 0, from: 0, all: 0, after: '', before: '' };
const missing = { status: 404, json: { error: { code: 'notFound', message: 'Not found', requestId: '0' } } };

test('sign-in to the panel says what goes on: Checking authentication..., then Signing in..., and leads to /admin', async ({
  browser,
}) => {
  const { email } = await aStaff('viewer');
  const page = await aPage(browser);
  const goOn = await held(page, '**/api/client-config');
  await page.goto('/admin/login');
  await expect(page.getByText('Checking authentication...', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  goOn();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  const letIn = await held(page, '**/api/auth/staff/session');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...', exact: true })).toBeVisible();
  letIn();
  await expect(page).toHaveURL(/\/admin$/);
});

/** What is asked of there waits until the answer is called. */
async function held(page: Page, path: string): Promise<() => void> {
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(path, async (route) => {
    await wait;
    await route.continue();
  });
  return () => goOn();
}

/** The hue of a badge’s letters, in degrees. */
const hueOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return -1;
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const third =
      most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
    return Math.round((third * 60 + 360) % 360);
  });

test('recent submissions: five of them, new ones red, reviewed ones yellow, the others green', async ({ browser }) => {
  const name = unique('Coloured');
  const statuses = ['new', 'reviewed', 'contacted', 'archived', 'new', 'new'] as const;
  // After whatever other journeys send.
  const latest = Date.now() + 3_600_000;
  const refs = await Promise.all(
    statuses.map((status, index) =>
      db()
        .collection('submissions')
        .add({
          type: 'mentor',
          data: { name: `${name} ${index}`, email: `${name.toLowerCase()}@nexus.test` },
          status,
          notes: '',
          submittedAt: new Date(latest - index * 1_000).toISOString(),
          version: 1,
        }),
    ),
  );
  try {
    const page = await aPage(browser);
    await signInAsStaff(page, 'admin');
    await page.getByRole('tab', { name: 'Recent Submissions' }).click();
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await expect(lines).toHaveCount(5);
    const said = [/New$/, /Reviewed$/, /Contacted$/, /Archived$/, /New$/];
    await expect(lines).toHaveText(said);
    const hues = await Promise.all((await lines.all()).map((line) => hueOf(line.locator('> span').last())));
    const colours = hues.map((hue) =>
      hue < 20 || hue > 340 ? 'red' : hue < 65 ? 'yellow' : hue > 80 && hue < 175 ? 'green' : hue,
    );
    expect(colours).toEqual(['red', 'yellow', 'green', 'green', 'red']);
  } finally {
    await Promise.all(refs.map((ref) => ref.delete()));
  }
});

test('an expert and a partner who are not active are called Hidden, and no visitor is shown them', async ({
  browser,
}) => {
  const name = unique('Unseen');
  const page = await aPage(browser);
  await signInAsStaff(page, 'viewer');
  for (const [resource, path] of [
    ['experts', 'team'],
    ['partners', 'partners'],
  ] as const) {
    const given = { name, ...(resource === 'experts' && { position: 'Planner' }) };
    await aDocument(resource, { ...given, isActive: false });
    await page.goto(`/admin/${path}?q=${name}`);
    await expect(page.locator('.content-row')).toHaveCount(1);
    await expect(page.locator('.content-row').getByText('Hidden', { exact: true })).toBeVisible();
    expect((await call('GET', `/api/${resource}?fresh=${unique('f')}`)).text).not.toContain(name);
  }
});

test('lists of the panel that hold nothing say so in the specified words, with the way to a first one', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  for (const [path, resource, words, button] of [
    ['events', 'events', 'No events yet. Create your first event.', 'New event'],
    ['success-stories', 'success-stories', 'No success stories yet', 'New success story'],
  ] as const) {
    await page.route(`**/api/admin/content/${resource}?*`, (route) => route.fulfill({ json: NO_ROWS }));
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: button }).last()).toHaveAttribute('href', `/admin/${path}/new`);
  }
});

test('where nothing is said about the community yet, the form starts with words of real-estate mentorship; the impact page with its title and badge', async ({
  browser,
  faults,
}) => {
  faults.expect('GET 404 /api/admin/content/about', 'GET 404 /api/admin/content/pages/impact');
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'PUT' && sent.push(one.url()));
  await page.route('**/api/admin/content/about', (route) => route.fulfill(missing));
  await page.goto('/admin/about');
  const field = (name: string) => page.locator(`[data-field=${name}]`).getByRole('textbox');
  await expect(field('title')).toHaveValue('A community of real-estate mentorship');
  for (const name of ['content', 'mission', 'vision']) await expect(field(name)).not.toHaveValue('');
  await expect(page.getByText(/^About data is managed in the content service\./)).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.frameLocator('.preview iframe').getByText('A mentor for everybody who builds.')).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect(page.locator('.preview')).toHaveCount(0);
  await page.route('**/api/admin/content/pages/impact', (route) => route.fulfill(missing));
  await page.goto('/admin/impact');
  await expect(field('title')).toHaveValue('Impact & Success Stories');
  await expect(field('subtitle')).toHaveValue('Success Stories');
  expect(sent).toEqual([]);
});

test('an editor changes the about section, and an open page about the community shows it without a reload', async ({
  browser,
  site,
}) => {
  await site.take();
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  const about = await page.context().newPage();
  await about.goto(`/about?${unique('fresh')}`);
  await page.bringToFront();
  await page.goto('/admin/about');
  const words = unique('Told anew');
  await page.locator('[data-field=content] textarea').fill(words);
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('About section saved');
  await expect(about.getByText(words)).toBeVisible();
});

test('the strip of partners that cannot be loaded says so, and is there after Retry', async ({ browser, faults }) => {
  faults.expect('GET 403 /api/partners');
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'viewer');
  const server = await Server.of(page);
  await server.fails('403', { method: 'GET', path: /^\/api\/partners$/ });
  await page.goto('/admin/partners');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load partners');
  await expect(alert).toContainText('Failed to fetch partners: You do not have access to this.');
  await expect(page.locator('.content-row').first()).toBeVisible();
  await server.heals();
  await alert.getByRole('button', { name: 'Retry' }).click();
  const strip = page.getByRole('group', { name: 'Impact Partners' });
  await expect(strip).toBeVisible();
  await expect(alert).toHaveCount(0);
  // Whoever wants no motion presses first.
  const moved = await strip.evaluate(async (element) => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return element.scrollLeft;
  });
  expect(moved).toBe(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('a list value that is emptied in its place is gone once it is saved', async ({ browser }) => {
  const id = await aDocument('events', {
    title: unique('Emptied'),
    tags: [
      { en: 'kept', ar: '' },
      { en: 'emptied', ar: '' },
    ],
    isPublished: false,
  });
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: `/admin/events/${id}` });
  await page.getByLabel('Tags 2').fill('  ');
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Event updated successfully!');
  await expect(page.getByLabel('Tags 2')).toHaveCount(0);
  await expect(page.getByLabel('Tags 1')).toHaveValue('kept');
  await expect(page.locator('.savebar')).not.toContainText('Unsaved');
});

test('light is the theme of whoever has chosen none, whatever their system prefers', async ({ browser }) => {
  const page = await aPage(browser, { colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const shades = (ground.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.min(...shades)).toBeGreaterThan(200);
});

test('SPEC-650 a logo is cut to any part, at first all of it; a picture of a person to a circle', async ({
  browser,
}) => {
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor');
  for (const [path, field, isRound] of [
    ['/admin/partners/new', 'darkLogoUrl', false],
    ['/admin/team/new', 'imageUrl', true],
  ] as const) {
    await page.goto(path);
    await page.locator(`[data-field=${field}] input[type=file]`).setInputFiles(await aFile('roof.jpg'));
    const editor = page.getByRole('dialog');
    const area = editor.getByRole('group', { name: /Part of the picture/ });
    await expect(area).toBeVisible();
    await expect(editor.locator('.ReactCrop--circular-crop')).toHaveCount(isRound ? 1 : 0);
    const [part, whole] = [await area.boundingBox(), await editor.locator('canvas').boundingBox()];
    const share = (part?.height ?? 0) / (whole?.height ?? 1);
    expect(share).toBeCloseTo(isRound ? 0.8 : 1, 1);
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor).toHaveCount(0);
  }
});

test('a logo that is too large whatever is done about it says so, and what to do', async ({ browser }) => {
  const side = 1_900;
  const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
  const buffer = await noise.webp({ quality: 40, effort: 0 }).toBuffer();
  const page = await aPage(browser);
  await signInAsStaff(page, 'editor', { at: '/admin/partners/new' });
  await page
    .locator('[data-field=lightLogoUrl] input[type=file]')
    .setInputFiles({ name: 'noise.webp', mimeType: 'image/webp', buffer });
  await page.getByRole('button', { name: 'Use picture' }).click({ timeout: 30_000 });
  const words = 'Image is too large even at lowest quality. Please crop more or use a smaller image.';
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible({ timeout: 30_000 });
});

test('what of pages, statistics, about, hero and mission cannot be loaded or saved is said in the catalogue’s words', async ({
  browser,
  site,
  faults,
}) => {
  await site.take();
  faults.mayBe(/^(GET|PUT) (403|409) \/api\//);
  const page = await aPage(browser, { reducedMotion: 'reduce' });
  await signInAsStaff(page, 'editor');
  const server = await Server.of(page);
  const alert = page.getByRole('main').getByRole('alert');
  for (const [path, words] of [
    ['hero', 'Failed to load hero section data'],
    ['about', 'Failed to load about section data'],
  ] as const) {
    await server.fails('403', { method: 'GET', path: new RegExp(`/api/admin/content/${path}$`) });
    await page.goto(`/admin/${path}`);
    await expect(alert).toContainText(words);
    await server.heals();
  }
  const refused = async (path: RegExp, field: string, said: readonly string[]) => {
    await server.fails('409', { method: 'PUT', path });
    await page.locator(`[data-field=${field}]`).getByRole('textbox').fill(unique('Refused'));
    await page.keyboard.press('Control+s');
    for (const words of said) await expect(toast(page).getByText(words, { exact: true })).toBeVisible();
    await server.heals();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
  };
  await page.goto('/admin/about');
  await refused(/\/api\/about$/, 'title', ['Failed to update about section']);
  await page.goto('/admin/mission/main-mission-vision');
  const why = 'Something else changed in the meantime. Reload the page and try again.';
  await refused(/\/api\/mission-vision\//, 'mission', [`Failed to update mission & vision: ${why}`]);
  await page.goto('/admin/pages');
  await refused(/\/api\/pages\//, 'seoTitle', ['Update Failed', 'Failed to update page content. Please try again.']);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await refused(/\/api\/statistics$/, 'totalFundingRaised', [
    'Update Failed',
    'Failed to update statistics. Please try again.',
  ]);
  await page.goto('/admin/statistics');
  await page.getByRole('button', { name: 'Update Statistics' }).click();
  await refused(/\/api\/statistics$/, 'startupSuccessRate', ['Error updating statistics']);
});
