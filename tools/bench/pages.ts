import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { resources } from '@nexus/domain/resources/index';
import { db } from '../../functions/src/firebase';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import type { World } from '../local/world';
import { BUDGET, mostReadsCold } from '../measure/budget';
import { firstView } from '../measure/first-view';
import { CHROMIUM_FLAGS, chromiumPath } from '../local/browser';
import { writeSeed } from '../seed/write-seed';
import { startStrictProxy } from '../local/strict-proxy';
import { pictureBytes } from '../measure/picture-bytes';
import { PUBLIC_ROUTES } from '../measure/routes';
import { median, readsIn } from './figures';
import { lighthouseScores } from './lighthouse';
import { givePhotos } from './photos';
import { signedInPages } from './signed-in-pages';

const LARGE = 20_000;
const ROUNDS = 3;

interface Row {
  route: string;
  scriptBytes: number;
  apiCalls: number;
  shifts: number;
  lcpRatio: number;
  scores: number[];
  reads: number[];
  /** Bytes of its pictures over those of pictures in exactly the shown size: on a phone and on a desk. */
  pictures: number[];
}

/** Prints what the panel loads, and what the first view of every public page costs, with the seed and with 20,000 further events. */
export async function pages(world: World): Promise<boolean> {
  await writeSeed();
  const isPanelGood = await signedInPages(world);
  const rows: Row[] = [];
  const cdn = await startStrictProxy({ port: world.ports.proxy, target: world.site });
  for (const route of routes())
    rows.push({
      ...(await browsed(cdn.address, route)),
      scores: await lighthouseScores(world.site + route, ROUNDS),
    });
  await cdn.stop();
  if (rows.length === 0) return isPanelGood;
  await givePhotos();
  for (const row of rows) row.pictures = await picturesOf(world.site + row.route);
  for (const size of [0, LARGE]) {
    if (size > 0) await addEvents(size);
    for (const row of rows) row.reads.push(...(await readsOf(world.site + row.route)));
  }
  console.log(
    `| route | JS brotli | API | shifts | LCP ÷ control | Lighthouse (performance, accessibility, best practices, SEO) | reads cold, warm (seed) | reads cold, warm (${LARGE} events) | picture bytes ÷ ideal (390 px at 2x, 1280 px) |\n|---|---|---|---|---|---|---|---|---|`,
  );
  for (const { route, scriptBytes, apiCalls, shifts, lcpRatio, scores, reads, pictures } of rows) {
    const [coldSmall, warmSmall, coldLarge, warmLarge] = reads;
    console.log(
      `| ${route} | ${(scriptBytes / 1_000).toFixed(1)} kB | ${apiCalls} | ${shifts} | ${lcpRatio.toFixed(2)} | ${scores.join(' ')} | ${coldSmall}, ${warmSmall} | ${coldLarge}, ${warmLarge} | ${pictures.map((ratio) => (Number.isNaN(ratio) ? '–' : ratio.toFixed(2))).join(', ')} |`,
    );
  }
  const isGood = rows.every(
    (row) =>
      row.scriptBytes <= BUDGET.scriptBytes &&
      row.apiCalls <= BUDGET.apiCalls &&
      row.shifts <= BUDGET.shifts &&
      row.lcpRatio <= BUDGET.lcpRatio &&
      row.pictures.every((ratio) => Number.isNaN(ratio) || ratio <= BUDGET.pictureBytes) &&
      row.scores.every((score, index) => score >= (BUDGET.lighthouse[index] ?? 0)) &&
      row.reads.every(
        (count, index) => count <= (index % 2 === 0 ? mostReadsCold(row.route, index > 1) : BUDGET.readsWarm),
      ),
  );
  console.log(`\n${isGood ? 'Within' : 'NOT within'} the budget ${JSON.stringify(BUDGET)}`);
  return isGood && isPanelGood;
}

/** All public routes, or those named: `npm run bench -- pages / /events`; with `/admin` none, for the panel alone. */
function routes(): readonly string[] {
  const named = process.argv.slice(3).filter((word) => word.startsWith('/'));
  return named.length > 0 ? named.filter((word) => word !== '/admin') : PUBLIC_ROUTES;
}

/**
 * Bytes, calls and shifts of one view, and its LCP against the same HTML without scripts: medians on a slow phone. Both
 * come from the same place, which keeps them as the CDN does.
 */
async function browsed(cdn: string, route: string): Promise<Omit<Row, 'scores'>> {
  const server = await withControl(cdn, await (await fetch(cdn + route)).text());
  const [own, plain]: [number[], number[]] = [[], []];
  let view: Awaited<ReturnType<typeof firstView>> | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    view = await onSlowPhone(server.address + route);
    own.push(view.lcp);
    plain.push((await onSlowPhone(server.address + CONTROL)).lcp);
  }
  server.stop();
  if (!view) throw new Error('Nothing was measured');
  return {
    route,
    scriptBytes: view.scriptBytes,
    apiCalls: view.api.length,
    shifts: view.shifts,
    lcpRatio: median(own) / median(plain),
    reads: [],
    pictures: [],
  };
}

/** NaN where the page shows no photograph. */
async function picturesOf(address: string): Promise<number[]> {
  const ratios: number[] = [];
  for (const screen of [
    { viewport: PHONE, deviceScaleFactor: 2 },
    { viewport: { width: 1_280, height: 860 }, deviceScaleFactor: 1 },
  ]) {
    const context = await aBrowser(screen);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const shown = await pictureBytes(page);
    const sum = (key: 'shipped' | 'ideal') => shown.reduce((total, picture) => total + picture[key], 0);
    ratios.push(sum('shipped') / sum('ideal'));
    await context.close();
  }
  return ratios;
}

const PHONE = { width: 390, height: 844 };

function aBrowser(options: Parameters<typeof chromium.launchPersistentContext>[1]): Promise<BrowserContext> {
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'nexus-browser-')), {
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    reducedMotion: 'reduce',
    ...options,
  });
}

async function onSlowPhone(address: string) {
  const context = await aBrowser({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 96_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const view = await firstView(page, address);
  await context.close();
  return view;
}

const CONTROL = '/control';

/** Everything as `origin` answers it, and at CONTROL the given page without any script. */
async function withControl(origin: string, page: string): Promise<{ address: string; stop(): void }> {
  const html = page.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '');
  const server = createServer(({ url = '/' }, response) => {
    if (url === CONTROL) return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    void fetch(origin + url).then(async (answer) => {
      response.writeHead(answer.status, [...answer.headers].flat());
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Firestore reads of the page function after its memory has gone stale, and right after that. */
async function readsOf(address: string): Promise<[number, number]> {
  const read = async () => readsIn((await fetch(address)).headers);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return [await read(), await read()];
}

async function addEvents(count: number): Promise<void> {
  const writer = db().bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const startsAt = new Date(Date.now() + (index - count) * 3_600_000).toISOString();
    const event = resources.event.schema.parse({ title: { en: `Event ${index}`, ar: `فعالية ${index}` }, startsAt });
    void writer.set(db().doc(`events/bench-${index}`), { ...event, version: 1 });
  }
  await writer.close();
  await rebuildPublished();
}
