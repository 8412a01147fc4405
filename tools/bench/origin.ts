import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { db } from '../../functions/src/firebase';
import { changeContent } from '../../functions/src/store/content/content';
import { resources } from '@nexus/domain/resources/index';
import { startInstance, type Instance } from '../local/instance';
import type { World } from '../local/world';
import { writeSeed } from '../seed/write-seed';
import { median } from './figures';
import { EDITOR } from './session';

const PATHS = { home: '/', list: '/events', detail: '/events/pricing-after-devaluation' };
const BARE = join(import.meta.dirname, 'bare-function');
const ROUNDS = 7;
const ROUND_MS = 2_000;
const AT_ONCE = 20;
/** Of the file server's pages a second; and how late a saved change may be seen, in milliseconds. */
const SHARE = 0.5;
const LATE = 1_000;
const CHANGES = 5;

/** What one server does in a round: pages a second with many at once, and milliseconds until the first byte. */
interface Round {
  pages: number;
  many: number;
  one: number;
}

/**
 * Prints how many pages a second an instance of the page's function answers, how long the first byte takes with one and
 * with twenty at once, beside a server of files and a function that has its answer ready in the same run, and how long a
 * saved change takes to be seen.
 */
export async function origin(world: World): Promise<boolean> {
  await writeSeed();
  const instances = [await startInstance('page', world.environment), await startInstance('page', world.environment)];
  const [instance] = instances as [Instance];
  const files = await serveFiles(instance.address);
  let isGood = true;
  try {
    console.log(
      '| page | pages a second | of files | of a bare function | first byte, 20 at once, ms | files | alone, ms | files |',
    );
    console.log('|---|---|---|---|---|---|---|---|');
    for (const [name, path] of Object.entries(PATHS)) {
      const [own, theirs, bares] = [[], [], []] as [Round[], Round[], Round[]];
      const bare = await startInstance('page', { FILE: files.fileOf(path) }, { source: BARE });
      for (let n = 0; n < ROUNDS; n += 1) {
        own.push(await round(instance.address + path));
        theirs.push(await round(files.address + path));
        bares.push(await round(bare.address + path));
      }
      await bare.stop();
      const of = (rounds: Round[], figure: keyof Round) => median(rounds.map((one) => one[figure]));
      const share = of(own, 'pages') / of(theirs, 'pages');
      isGood &&= share >= SHARE;
      const times = (['many', 'one'] as const).flatMap((figure) => [of(own, figure), of(theirs, figure)]);
      console.log(
        `| ${name} | ${of(own, 'pages').toFixed(0)} | ${share.toFixed(2)} × | ${(of(own, 'pages') / of(bares, 'pages')).toFixed(2)} × | ${times.map((ms) => ms.toFixed(1)).join(' | ')} |`,
      );
    }
    const seen = await untilSeen(instances);
    isGood &&= seen.every((ms) => ms <= LATE);
    console.log(`\nA saved change was seen on both of two instances after ${seen.map(Math.round).join(', ')} ms.`);
  } finally {
    files.stop();
    await Promise.all(instances.map(({ stop }) => stop()));
  }
  console.log(
    `${isGood ? 'Within' : 'NOT within'} the goal: ${SHARE} × the pages of files, a change within ${LATE} ms.`,
  );
  return isGood;
}

/** The same bytes as files. */
async function serveFiles(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-files-'));
  const fileOf = (path: string) => join(folder, path.replaceAll('/', '_'));
  for (const path of Object.values(PATHS)) writeFileSync(fileOf(path), (await fetchOnce(address + path)).body);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'file-server.mjs'), folder]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /port (\d+)/.exec(said.toString())?.[1];
  return { address: `http://127.0.0.1:${port}`, fileOf, stop: () => void child.kill() };
}

async function round(address: string): Promise<Round> {
  const alone: number[] = [];
  for (let n = 0; n < 20; n += 1) alone.push((await fetchOnce(address)).first);
  const until = performance.now() + ROUND_MS;
  const firsts: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const visitor = async () => {
    while (performance.now() < until) firsts.push((await fetchOnce(address, agent)).first);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  return { pages: firsts.length / (ROUND_MS / 1_000), many: median(firsts), one: median(alone) };
}

/** @returns the body as it was sent, and milliseconds until its first byte */
function fetchOnce(address: string, agent?: Agent): Promise<{ body: Buffer; first: number }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(address, { ...(agent && { agent }), headers: { 'accept-encoding': 'br' } }, (answer) => {
      const first = performance.now() - begun;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ body: Buffer.concat(chunks), first }));
    });
    request.on('error', reject);
  });
}

/** Milliseconds from a save's answer until the last of these instances shows it on the list. */
async function untilSeen(instances: readonly Instance[]): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < CHANGES; n += 1) {
    const title = `Seen at once ${n}`;
    const body = { title: { en: title, ar: title } };
    const { event } = resources;
    const stored = await db().doc('events/pricing-after-devaluation').get();
    const version = Number(stored.data()?.['version']);
    await changeContent({ resource: event, id: stored.id, body, version, author: EDITOR });
    const saved = performance.now();
    await Promise.all(instances.map((one) => shows(`${one.address}${PATHS.list}`, title)));
    times.push(performance.now() - saved);
  }
  return times;
}

async function shows(address: string, title: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(title)) await new Promise((next) => setTimeout(next, 10));
}
