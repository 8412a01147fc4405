import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface FirstView {
  errors: string[];
  outside: string[];
  api: string[];
  firebase: string[];
  shifts: number;
  /** What moved, as the start of its HTML. */
  moved: string[];
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
  const sizes = await Promise.all(scripts.map(servedSize));
  return {
    ...seen,
    shifts: measured.shifts,
    moved: measured.moved,
    redrawn: measured.redrawn,
    lcp: measured.lcp,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** A file is named after what is in it, so that its size is known once it was measured. */
const sizes = new Map<string, number>();

async function servedSize(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer())).byteLength;
  sizes.set(address, size);
  return size;
}
