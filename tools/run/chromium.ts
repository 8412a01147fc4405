import { findBrowser } from '../local/browser';

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
