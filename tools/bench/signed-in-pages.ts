import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import type { World } from '../local/world';
import { SIGNED_IN_BUDGET } from '../measure/budget';
import { servedBytes } from '../measure/served-bytes';
import { CHROMIUM_FLAGS, chromiumPath } from '../local/browser';
import { STAFF_PASSWORD } from '../seed/sources';

/** What comes once a screen stands, such as what watches for changes, has begun by then (ms). */
const AFTERWARDS = 7_000;
const EDITOR = '/admin/events/pricing-after-devaluation';
const FURTHER = [
  'events',
  'members-manager',
  'submissions',
  'users',
  'media',
  'activity',
  'newsletter',
  'bin',
  'mission',
];

interface Row extends Scripts {
  path: string;
  most: number;
  /** What is held against `most`. */
  counted: string[];
}

interface Scripts {
  before: string[];
  after: string[];
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Prints the JavaScript of the panel's screens: before each stands, what of that `/admin` has not brought, and afterwards. */
export async function signedInPages(world: World): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const state = await signedIn(browser, world.site);
  const ask = () => scriptsOf({ browser, state, address: `${world.site}/admin` });
  // The first answers of a world are slow, and what comes afterwards comes by the clock.
  await ask();
  const first = await ask();
  const rows: Row[] = [{ path: '/admin', most: SIGNED_IN_BUDGET.panel, counted: first.before, ...first }];
  for (const path of [EDITOR, ...FURTHER.map((name) => `/admin/${name}`)]) {
    const seen = await scriptsOf({ browser, state, address: world.site + path });
    const known = new Set(first.before);
    const isEditor = path === EDITOR;
    const counted = isEditor ? seen.before : seen.before.filter((script) => !known.has(script));
    rows.push({ path, most: isEditor ? SIGNED_IN_BUDGET.editor : SIGNED_IN_BUDGET.further, counted, ...seen });
  }
  await browser.close();
  console.log(
    '\n| screen | JS brotli, its own beyond /admin | allowed | all before it stands | afterwards |\n|---|---|---|---|---|',
  );
  const kB = async (scripts: readonly string[]) => `${((await bytesOf(scripts)) / 1_000).toFixed(1)} kB`;
  let isGood = true;
  for (const { path, most, counted, before, after } of rows) {
    isGood &&= (await bytesOf(counted)) <= most;
    console.log(`| ${path} | ${await kB(counted)} | ${most / 1_000} kB | ${await kB(before)} | ${await kB(after)} |`);
  }
  return isGood;
}

async function signedIn(browser: Browser, site: string): Promise<State> {
  const page = await browser.newPage();
  await page.goto(`${site}/admin/login`);
  await page.getByLabel('Email').fill('super@nexus.test');
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('.panel').waitFor();
  const state = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return state;
}

/** The scripts that a screen asks for until it stands, and those that follow. */
async function scriptsOf(given: { browser: Browser; state: State; address: string }): Promise<Scripts> {
  const context = await given.browser.newContext({ storageState: given.state });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => new URL(request.url()).pathname.endsWith('.js') && asked.add(request.url()));
  await page.goto(given.address, { waitUntil: 'commit' });
  await page.locator('.panel h1').waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton, .chakra-skeleton'));
  const before = [...asked];
  await page.waitForTimeout(AFTERWARDS);
  await context.close();
  return { before, after: [...asked].filter((script) => !before.includes(script)) };
}

async function bytesOf(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(servedBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}
