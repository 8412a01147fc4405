import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { options } from '../../functions/build.mjs';
import { startInstance, type Instance } from '../local/instance';
import { ROOT } from '../local/paths';
import { testPort } from '../run/test-world';
import type { Question, Said, Task } from './looping-runner';
import type { Copies } from './plan';
import { reachedIn, switchTo } from './switch';

/** The broken bundle stands where it finds what is installed. */
const BROKEN = join(ROOT, `.nexus/mutants-${testPort()}`);

/** Builds the functions with every mutant in them, each switched off. */
export async function buildBroken(copies: Copies): Promise<void> {
  mkdirSync(BROKEN, { recursive: true });
  writeFileSync(join(BROKEN, 'package.json'), '{"type":"module","main":"index.js"}');
  await build({
    ...options,
    outfile: join(BROKEN, 'index.js'),
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

/** Mutants that were noticed; and the test, where there is one, that failed without any mutant too. */
export interface Played {
  noticed: number[];
  unsure: Extract<Said, { kind: 'unsure' }> | undefined;
}

/** Suites stand before a title with another sign between them where titles are looked for. */
function patternOf(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', '.{1,3}');
}

/** The running world as the mutants see it: servers with all of them in it, and tests that are asked. */
export class Stage {
  #servers: { api: Instance; upload: Instance } | undefined;
  #round = 0;

  constructor(
    readonly folder: string,
    readonly environment: Record<string, string>,
  ) {}

  /** Where a path is answered, if not by the emulators. */
  route(path: string): string | undefined {
    if (path === '/api/upload') return this.#servers?.upload.address;
    return /^\/(api|media)\//.test(path) ? this.#servers?.api.address : undefined;
  }

  /** Starts the servers anew, with a mutant that is evaluated while they load, or with none. */
  async restart(mutant = 0): Promise<void> {
    await this.stop();
    await switchTo(this.folder, mutant);
    const environment = { ...this.environment, NEXUS_MUTATION: this.folder };
    const started = (['api', 'upload'] as const).map((name) => startInstance(name, environment, { source: BROKEN }));
    const [api, upload] = (await Promise.all(started)) as [Instance, Instance];
    this.#servers = { api, upload };
    writeFileSync(join(this.folder, 'servers'), JSON.stringify([api.pid, upload.pid]));
  }

  async stop(): Promise<void> {
    writeFileSync(join(this.folder, 'servers'), '[]');
    await Promise.all(Object.values(this.#servers ?? {}).map(({ stop }) => stop()));
    this.#servers = undefined;
  }

  /** Runs a file on the code as it is. @returns what each of its tests reaches, and what is reached around them */
  async rehearse(file: string): Promise<{ tests: Extract<Said, { kind: 'test' }>[]; around: number[] }> {
    const around = (this.#round += 1);
    this.#round += 1_000;
    await switchTo(this.folder, 0, around);
    const { said } = await this.#run([file], { kind: 'rehearse', firstRound: around });
    await switchTo(this.folder, 0);
    return { tests: said.filter((one) => one.kind === 'test'), around: reachedIn(this.folder, around) };
  }

  /** Asks each test of a file about these mutants, until it is not sure of one. */
  async play(file: string, asked: Record<string, Question>): Promise<Played> {
    const { said } = await this.#run([file], { kind: 'play', asked });
    const noticed = said.filter((one) => one.kind === 'noticed').map(({ mutant }) => mutant);
    return { noticed, unsure: said.find((one) => one.kind === 'unsure') };
  }

  /** Runs a whole file, or one test of it, until one fails, on the mutant that plays. @returns whether one did */
  async fails(file: string, title?: string): Promise<boolean> {
    const named = title === undefined ? [] : ['-t', `${patternOf(title)}$`];
    return (await this.#run([file, '--bail', '1', ...named], { kind: 'run' })).status !== 0;
  }

  #run(args: readonly string[], task: Task): Promise<{ status: number | null; said: Said[] }> {
    const path = join(this.folder, 'said');
    rmSync(path, { force: true });
    writeFileSync(join(this.folder, 'task'), JSON.stringify(task));
    return new Promise((resolve) => {
      const config = ['run', '--config', 'tools/mutate/vitest.config.ts', '--reporter', 'dot'];
      const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...config, ...args], {
        cwd: ROOT,
        env: { ...process.env, ...this.environment, NEXUS_MUTATION: this.folder },
        stdio: 'ignore',
      });
      child.once('exit', (status) => {
        const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
        resolve({ status, said: lines.map((line) => JSON.parse(line) as Said) });
      });
    });
  }
}
