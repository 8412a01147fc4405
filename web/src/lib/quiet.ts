/** A screen that somebody opened stands by then on most lines, in milliseconds. */
const STANDS = 2_000;

/** For what a screen can do without at first: until it stands, and the browser has nothing to do. */
export async function untilQuiet(): Promise<void> {
  await new Promise((next) => setTimeout(next, STANDS));
  if ('requestIdleCallback' in globalThis) await new Promise((next) => requestIdleCallback(next, { timeout: STANDS }));
}
