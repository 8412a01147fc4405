import { spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { options } from '../../functions/build.mjs';
import { ROOT } from '../local/world';
import type { Mutant } from './instrument';
import type { Copies } from './plan';

const BUNDLE = join(ROOT, 'functions/lib/index.js');
const UNTIL_LOADED = 60_000;

/** Builds the functions with every mutant in them, each switched off. */
export async function buildBroken(copies: Copies): Promise<void> {
  await build({
    ...options,
    plugins: [
      {
        name: 'nexus-mutants',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const copy = copies[path];
            if (!copy) return undefined;
            return { contents: readFileSync(copy, 'utf8'), loader: 'ts' as const, resolveDir: join(path, '..') };
          });
        },
      },
    ],
  });
}

/** The running world as the mutants see it: which one plays, and whether the tests notice. */
export class Stage {
  #isStaticPlayed = false;

  constructor(
    readonly folder: string,
    readonly environment: Record<string, string>,
  ) {}

  /** Switches to a mutant, or to none; one that is evaluated while modules load needs new servers. */
  async play(mutant: Mutant | null, round = 0): Promise<void> {
    writeFileSync(join(this.folder, 'state'), `${mutant?.id ?? 0} ${round}`);
    const needsServers = mutant?.isStatic ?? this.#isStaticPlayed;
    if (needsServers) await this.#restart(mutant?.id ?? 0);
    else await pause(60);
    this.#isStaticPlayed = mutant?.isStatic ?? false;
  }

  /** Runs test files until one fails. A run that takes far longer than it should is a failure too. */
  notices(files: readonly string[], limit: number): Promise<boolean> {
    return new Promise((resolve) => {
      const args = ['run', '--config', 'tools/mutate/vitest.config.ts', ...files, '--bail', '1', '--reporter', 'dot'];
      const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
        cwd: ROOT,
        env: { ...process.env, ...this.environment, NEXUS_MUTATION: this.folder },
        stdio: 'ignore',
        detached: true,
      });
      const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limit);
      child.once('exit', (status) => {
        clearTimeout(timer);
        resolve(status !== 0);
      });
    });
  }

  reached(round: number): Set<number> {
    const path = join(this.folder, `reached-${round}`);
    if (!existsSync(path)) return new Set();
    return new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean).map(Number));
  }

  /** The emulator takes a bundle that was touched for a new one; a server that fails to start has noticed, too. */
  async #restart(id: number): Promise<void> {
    const loads = () => readFileSync(join(this.folder, 'loads'), 'utf8').split('\n');
    const before = loads().length;
    utimesSync(BUNDLE, new Date(), new Date());
    const deadline = Date.now() + UNTIL_LOADED;
    while (Date.now() < deadline) {
      await pause(200);
      await fetch(`${this.environment['SITE_URL']}/api/health`).catch(() => undefined);
      if (
        loads()
          .slice(before - 1)
          .includes(String(id))
      )
        return;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
