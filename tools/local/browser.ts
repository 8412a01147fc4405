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
