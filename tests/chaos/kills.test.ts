import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsSince } from './whole';

/** How many servers are killed; the nightly run kills 500. */
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 8);
const WORKS = ['decisions', 'seats', 'erasure', 'bulk', 'undo', 'import', 'schedule', 'uploads'];
/** Longer than the longest piece of work, so that every moment of it is hit. */
const LONGEST = 1_500;
const AT_ONCE = 2;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
let worker = '';

beforeAll(async () => {
  worker = join(root, `.nexus/chaos-worker-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, 'tests/chaos/worker.ts')],
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What is installed stays outside; our own workspaces are TypeScript and go in.
    plugins: [
      {
        name: 'installed',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@nexus/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
});

afterAll(() => rmSync(worker, { force: true }));

test(
  `${KILLS} servers killed at random moments, over ${WORKS.join(', ')}: nothing torn, no drift`,
  { timeout: 120_000 + KILLS * 30_000 },
  async () => {
    const started = new Date().toISOString();
    const rounds = Array.from({ length: KILLS }, (_, round) => ({ round, kind: WORKS[round % WORKS.length] ?? '' }));
    const finished: Record<string, number> = {};
    const next = async (): Promise<void> => {
      const one = rounds.shift();
      if (!one) return;
      finished[one.kind] = (finished[one.kind] ?? 0) + (await workUntilKilled(one));
      return next();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    expect(await faultsSince(started)).toEqual([]);
    for (const kind of WORKS.slice(0, KILLS)) expect(finished[kind], `${kind}: finished pieces`).toBeGreaterThan(0);
    console.log(`${KILLS} kills among finished pieces:`, finished);
  },
);

/** @returns how many pieces of work it finished before it was killed */
function workUntilKilled({ kind, round }: { kind: string; round: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [worker, kind, String(round)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [done, said, isKilled] = [0, '', false];
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.stdout.on('data', (data: Buffer) => {
      const pieces = data
        .toString()
        .split('\n')
        .filter((line) => line === 'done').length;
      if (done === 0 && pieces > 0) setTimeout(() => (isKilled = child.kill('SIGKILL')), Math.random() * LONGEST);
      done += pieces;
    });
    child.once('exit', () =>
      isKilled ? resolve(done) : reject(new Error(`${kind} ended by itself: ${said.slice(-2_000)}`)),
    );
  });
}
