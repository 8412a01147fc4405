import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './local/world';
import { AREAS, type Area } from './mutate/areas';
import type { Mutant } from './mutate/instrument';
import { plant } from './mutate/plan';
import { buildBroken, Stage } from './mutate/stage';
import { buildAll } from './run/built';
import { openWorld } from './run/test-world';

const HELP = `npm run mutate -- [area …]     breaks the code one place at a time and asks the tests whether they notice

Areas: ${Object.keys(AREAS).join(', ')} (all when none is named)
--sample 40    as many mutants of each area, chosen by --seed 1; all when it is not given
--list         prints the mutants and ends
NEXUS_TEST_PORT=5600  the first of thirteen ports to use`;

/** Where tests of functions and domain are; screens have tests of their own. */
const TESTS = ['domain/src', 'functions/src', 'tests/api'];

interface TestFile {
  file: string;
  ms: number;
  reached: Set<number>;
}

const [flags, words] = split(process.argv.slice(2));
if (flags.has('help') || words.some((word) => !AREAS[word])) {
  console.log(HELP);
  process.exit(flags.has('help') ? 0 : 1);
}
process.exit(await main());

async function main(): Promise<number> {
  const areas = Object.fromEntries(
    Object.entries(AREAS).filter(([name]) => words.length === 0 || words.includes(name)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'nexus-mutate-'));
  writeFileSync(join(folder, 'state'), '0 0');
  writeFileSync(join(folder, 'loads'), '');
  const { mutants, copies } = plant(areas, folder);
  const chosen = new Map([...mutants].map(([name, all]) => [name, sample(all)]));
  if (flags.has('list')) {
    for (const mutant of [...chosen.values()].flat()) console.log(describe(mutant));
    return 0;
  }
  await buildAll();
  await buildBroken(copies);
  const world = await openWorld({ environment: { NEXUS_MUTATION: folder } });
  try {
    process.env['NEXUS_MUTATION'] = folder;
    const stage = new Stage(folder, world.environment);
    const tests = await rehearse(stage, Object.values(areas));
    return await play({ stage, tests, chosen, areas });
  } finally {
    await world.stop();
    await buildAll();
  }
}

/** Runs every test file that is asked once on the code as it is, and keeps what it reaches. */
async function rehearse(stage: Stage, areas: readonly Area[]): Promise<TestFile[]> {
  const words = areas.flatMap(({ tests }) => tests);
  const files = TESTS.flatMap((path) =>
    readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(path, file))
      .filter((file) => isAsked(file, words)),
  ).sort();
  const tests: TestFile[] = [];
  for (const [at, file] of files.entries()) {
    await stage.play(null, at + 1);
    const started = Date.now();
    const fails = await stage.notices([file], 600_000);
    if (fails) console.log(`! ${file} fails as the code is; it is not asked`);
    else tests.push({ file, ms: Date.now() - started, reached: stage.reached(at + 1) });
  }
  return tests;
}

async function play(given: {
  stage: Stage;
  tests: TestFile[];
  chosen: Map<string, Mutant[]>;
  areas: Record<string, Area>;
}): Promise<number> {
  const { stage, tests, chosen, areas } = given;
  let isGood = true;
  const lines: string[] = [];
  for (const [name, mutants] of chosen) {
    let noticed = 0;
    for (const mutant of mutants) {
      const asked = tests
        .filter(({ file }) => isAsked(file, areas[name]?.tests ?? []))
        .filter((test) => reaches(test, mutant, mutants))
        .sort((a, b) => a.ms - b.ms);
      await stage.play(mutant);
      let isNoticed = false;
      for (const { file, ms } of asked) {
        isNoticed = await stage.notices([file], ms * 5 + 60_000);
        if (isNoticed) break;
      }
      noticed += Number(isNoticed);
      if (!isNoticed) console.log(`  survived (${asked.length} asked): ${describe(mutant)}`);
    }
    await stage.play(null);
    const share = mutants.length === 0 ? 1 : noticed / mutants.length;
    isGood &&= share >= 0.9;
    lines.push(`${name}: ${noticed} of ${mutants.length} noticed, ${(share * 100).toFixed(1)} %`);
    console.log(lines.at(-1));
  }
  console.log(`\n${lines.join('\n')}`);
  return isGood ? 0 : 1;
}

/** What is evaluated while modules load is reached by whoever uses the file. */
function reaches({ reached }: TestFile, mutant: Mutant, all: readonly Mutant[]): boolean {
  if (!mutant.isStatic) return reached.has(mutant.id);
  const sameFile = all.filter(({ file, isStatic }) => file === mutant.file && !isStatic);
  return sameFile.length === 0 || sameFile.some(({ id }) => reached.has(id));
}

function isAsked(file: string, words: readonly string[]): boolean {
  return words.some((word) => basename(file).includes(word));
}

function describe({ file, line, kind, before, after }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 70);
  return `${file}:${line} ${kind}: ${short(before)} → ${short(after)}`;
}

/** The same mutants for the same seed, whatever the machine. */
function sample(all: readonly Mutant[]): Mutant[] {
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
    else if (/^\d+$/.test(args[at + 1] ?? '')) flags.set(arg.slice(2), args[(at += 1)] ?? '');
    else flags.set(arg.slice(2), '');
  }
  return [flags, words];
}
