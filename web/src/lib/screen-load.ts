import { remembered, rememberAs } from './browser-storage';
import { withDeadline } from './deadline';
import { reloadPage } from './start-over';

/** A part of our own code that did not come: the network failed, or a newer release took its place. */
export class LoadError extends Error {
  /** For whoever has caught it: from now on the part is loaded anew where it is shown. */
  tryAgain?: () => void;
}

const RELOADED = 'reloaded_at';
const ONCE_IN = 60_000;
const LONGEST_PAUSE = 8_000;

/** Loads a part of the code. @throws LoadError */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline('a part of the page', load());
  } catch (error) {
    throw new LoadError('A part of the page did not load', { cause: error });
  }
}

/**
 * Loads the page anew, with what was typed kept, for the code of a newer release. Once: where that did not help, or there
 * is no network, it is the person's to try again. @returns whether it does
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || Date.now() - Number(remembered(RELOADED) ?? 0) < ONCE_IN) return false;
  rememberAs(RELOADED, String(Date.now()));
  void reloadPage();
  return true;
}

/**
 * Loads a part of the code however long it takes. A browser may remember for as long as the page lives that a part did not
 * come: where it fails again with a network there, the page is loaded anew, once.
 */
export async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = 1_000, mayReload = true; ; pause = Math.min(2 * pause, LONGEST_PAUSE))
    try {
      return await loadPart(load);
    } catch {
      if (pause > 1_000 && mayReload && navigator.onLine) {
        mayReload = false;
        reloadOnce();
      }
      await new Promise((next) => setTimeout(next, pause));
    }
}
