import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is: `CHROMIUM_PATH`, the usual places, or installed with apt where that may be done. */
export function chromiumPath(): string {
  const found = [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (installs('chromium', '/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.');
}

/**
 * The browser of the journeys: the same Chromium without windows, which asks a fifth less of the processor over a whole
 * run; Chromium itself where Debian's package is not there and cannot be installed.
 */
export function headlessPath(): string {
  if (process.env['CHROMIUM_PATH']) return chromiumPath();
  return existsSync(SHELL) || installs('chromium-headless-shell', SHELL) ? SHELL : chromiumPath();
}

/** Installs a package with apt where that may be done. @returns whether what it brings is there */
function installs(name: string, path: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`• Installing ${name} with apt`);
  for (const before of [[], ['update', '-qq']]) {
    try {
      if (before.length > 0) execFileSync('apt-get', before, { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
    } catch {
      // Its list of packages may be old, or it cannot be reached; what follows tells them apart.
    }
    if (existsSync(path)) return true;
  }
  return false;
}
