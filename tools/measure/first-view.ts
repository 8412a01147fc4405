import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface FirstView {
  errors: string[];
  outside: string[];
  api: string[];
  firebase: string[];
  shifts: number;
  /** Elements that the server drew and the browser threw away, instead of taking them over. */
  redrawn: number;
  scriptBytes: number;
  lcp: number;
}

/** Opens a page afresh and notes what it asked for, what it complained about, what moved and when its largest part was painted (ms). */
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
    const measured = { shifts: 0, lcp: 0, drawn: [] as Element[] };
    Object.assign(window, { measured });
    addEventListener('DOMContentLoaded', () => measured.drawn.push(...document.querySelectorAll('#root *')));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      measured.lcp = list.getEntries().at(-1)?.startTime ?? measured.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(() => {
    const { shifts, lcp, drawn } = (
      window as unknown as { measured: Record<'shifts' | 'lcp', number> & { drawn: Element[] } }
    ).measured;
    const redrawn = drawn.filter((element) => !element.isConnected).length;
    return { shifts, lcp, redrawn, scripts: performance.getEntriesByType('resource').map(({ name }) => name) };
  });
  const scripts = measured.scripts.filter((name) => new URL(name).pathname.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(gzippedSize));
  return {
    ...seen,
    shifts: measured.shifts,
    redrawn: measured.redrawn,
    lcp: measured.lcp,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function gzippedSize(address: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer()), { level: 9 }).byteLength;
}
