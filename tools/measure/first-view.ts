import type { Page } from 'playwright-core';
import { servedBytes } from './served-bytes';

/** What happened while a page opened. */
export interface FirstView {
  /** What the console complained about. */
  errors: string[];
  /** Addresses of others that were asked. */
  outside: string[];
  /** Paths of our API, and of Firebase's code, that were asked. */
  api: string[];
  firebase: string[];
  /** The sum of the layout shifts. */
  shifts: number;
  /** What moved, as the start of its HTML. */
  moved: string[];
  /** Elements that the server drew and the browser threw away, instead of taking them over. */
  redrawn: number;
  /** As served with brotli. */
  scriptBytes: number;
  /** When the largest part was painted, in milliseconds. */
  lcp: number;
}

/** Opens an address in this page and waits until it asks for nothing more. */
export async function firstView(page: Page, address: string): Promise<FirstView> {
  const origin = new URL(address).origin;
  const seen = { errors: [] as string[], outside: [] as string[], api: [] as string[], firebase: [] as string[] };
  page.removeAllListeners('console');
  page.removeAllListeners('request');
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.outside.push(request.url());
    if (url.pathname.startsWith('/api/')) seen.api.push(url.pathname);
    if (/firebase/.test(url.pathname)) seen.firebase.push(url.pathname);
  });
  await page.addInitScript(() => {
    const measured = { shifts: 0, moved: [] as string[], lcp: 0, drawn: [] as Element[] };
    Object.assign(window, { measured });
    addEventListener('DOMContentLoaded', () => measured.drawn.push(...document.querySelectorAll('#root *')));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        measured.shifts += entry.value;
        for (const { node } of entry.sources) {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          measured.moved.push((what ?? 'something gone').slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      measured.lcp = list.getEntries().at(-1)?.startTime ?? measured.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(() => {
    type Measured = { shifts: number; moved: string[]; lcp: number; drawn: Element[] };
    const { drawn, ...rest } = (window as unknown as { measured: Measured }).measured;
    const redrawn = drawn.filter((element) => !element.isConnected).length;
    return { ...rest, redrawn, scripts: performance.getEntriesByType('resource').map(({ name }) => name) };
  });
  const scripts = measured.scripts.filter((name) => new URL(name).pathname.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(servedBytes));
  return {
    ...seen,
    shifts: measured.shifts,
    moved: measured.moved,
    redrawn: measured.redrawn,
    lcp: measured.lcp,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
