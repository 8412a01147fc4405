import { existsSync } from 'node:fs';

/** Without windows: it asks a fifth less of the processor over a whole run of the journeys. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Chromium is: `CHROMIUM_PATH` or the usual places; undefined where it is in none. */
export function findBrowser({ hasWindows = false } = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const places = hasWindows ? [...PLACES, SHELL] : [SHELL, ...PLACES];
  return places.find((path) => existsSync(path));
}

/** What every Chromium of ours is started with. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium as people have it. @throws Error where there is none */
export function chromiumPath(): string {
  return orThrow(findBrowser({ hasWindows: true }));
}

/** The browser of the journeys: the same Chromium without windows, where it is there. @throws Error where there is none */
export function headlessPath(): string {
  return orThrow(findBrowser());
}

function orThrow(found: string | undefined): string {
  if (found) return found;
  throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.');
}
