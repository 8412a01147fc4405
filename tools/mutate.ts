import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './local/paths';
import { AREAS } from './mutate/areas';
import type { Mutant } from './mutate/instrument';
import { plant } from './mutate/plan';
import { playArea, type TestFile } from './mutate/play';
import { buildBroken, Stage } from './mutate/stage';
import { buildWhatChanged } from './run/built';
import { openWorld, resetWorld } from './run/test-world';

const HELP = `npm run mutate -- [area …]     breaks the code one place at a time and asks the tests whether they notice

Areas: ${Object.keys(AREAS).join(', ')} (all when none is named)
--sample 40    as many mutants of each area, chosen by --seed 1; all when it is not given
--only 12 40   the mutants of these numbers alone
--list         prints the mutants and ends
NEXUS_TEST_PORT=5600  the first of fourteen ports to use`;

/** Where tests of functions and domain are; screens have tests of their own. */
const TESTS = ['domain/src', 'functions/src', 'tests/api'];

const [flags, words] = split(process.argv.slice(2));
if (flags.has('help') || words.some((word) => !AREAS[word])) {
  console.log(HELP);
  process.exit(flags.has('help') ? 0 : 1);
}
process.exitCode = await main();
if (!flags.has('list')) process.exit();

async function main(): Promise<number> {
  const areas = Object.entries(AREAS).filter(([name]) => words.length === 0 || words.includes(name));
  const folder = mkdtempSync(join(tmpdir(), 'nexus-mutate-'));
  writeFileSync(join(folder, 'state'), '0 0 0');
  const { mutants, copies } = plant(Object.fromEntries(areas), folder);
  const chosen = new Map([...mutants].map(([name, all]) => [name, sample(all)]));
  if (flags.has('list')) {
    for (const mutant of [...chosen.values()].flat()) console.log(describe(mutant));
    return 0;
  }
  await buildWhatChanged({ pages: true });
  await buildBroken(copies);
  const late: { stage?: Stage } = {};
  const world = await openWorld({ route: (path) => late.stage?.route(path) });
  const stage = (late.stage = new Stage(folder, world.environment));
  try {
    await stage.restart();
    const known = new Map<string, TestFile>();
    const lines: string[] = [];
    for (const [name, { tests: asked }] of areas) {
      const area = chosen.get(name) ?? [];
      const files: TestFile[] = [];
      for (const file of filesFor(asked)) {
        const found = known.get(file) ?? (await rehearse(stage, file));
        known.set(file, found);
        files.push(found);
      }
      const survivors = await playArea({ stage, files, mutants: area, mend: resetWorld });
      for (const mutant of survivors) console.log(`  survived: ${describe(mutant)}`);
      const share = area.length === 0 ? 1 : 1 - survivors.length / area.length;
      const noticed = `${area.length - survivors.length} of ${area.length} noticed, ${(share * 100).toFixed(1)} %`;
      lines.push(
        `${name}: ${noticed}${area.length < (mutants.get(name)?.length ?? 0) ? ` (a sample of ${mutants.get(name)?.length})` : ''}`,
      );
      console.log(lines.at(-1));
      if (share < 0.9) process.exitCode = 1;
    }
    console.log(`\n${lines.join('\n')}`);
    return Number(process.exitCode ?? 0);
  } finally {
    await stage.stop();
    await world.stop();
  }
}

function filesFor(words: readonly string[]): string[] {
  const files = TESTS.flatMap((path) =>
    readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && words.some((word) => basename(file).includes(word)))
      .map((file) => join(path, file)),
  );
  return files.sort();
}

/** Runs a file once on the code as it is, to know what each of its tests reaches. */
async function rehearse(stage: Stage, file: string): Promise<TestFile> {
  const started = Date.now();
  const found = await stage.rehearse(file);
  const ms = Date.now() - started;
  const failed = found.tests.filter(({ fails }) => fails).length;
  console.log(
    `  ${file}: ${found.tests.length} tests${failed > 0 ? `, ${failed} fail and are not asked` : ''}, ${ms} ms`,
  );
  return { file, ms, ...found };
}

function describe({ id, file, line, kind, before, after }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70);
  return `${id} ${file}:${line} ${kind}: ${short(before)} → ${short(after)}`;
}

/** The same mutants for the same seed, whatever the machine. */
function sample(all: readonly Mutant[]): Mutant[] {
  const only = flags.get('only')?.split(' ').map(Number);
  if (only) return all.filter(({ id }) => only.includes(id));
  const size = Number(flags.get('sample') ?? all.length);
  let seed = Number(flags.get('seed') ?? 1);
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const ranked = all.map((mutant) => ({ mutant, rank: next() })).sort((a, b) => a.rank - b.rank);
  return ranked
    .slice(0, size)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.id - b.id);
}

/** `--name value` and bare words. */
function split(args: readonly string[]): [Map<string, string>, string[]] {
  const flags = new Map<string, string>();
  const words: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) words.push(arg);
    else {
      const values: string[] = [];
      while (/^\d+$/.test(args[at + 1] ?? '')) values.push(args[(at += 1)] ?? '');
      flags.set(arg.slice(2), values.join(' '));
    }
  }
  return [flags, words];
}
