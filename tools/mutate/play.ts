import type { Mutant } from './instrument';
import type { Stage } from './stage';
import { switchTo } from './switch';

/** A file of tests, as it ran on the code as it is. */
export interface TestFile {
  file: string;
  ms: number;
  tests: { id: string; name: string; ms: number; reached: number[]; fails: boolean }[];
  /** What is reached while its tests are prepared. */
  around: number[];
}

/** How long a test may take on a mutant, against the time that it took without, before it counts as waiting for ever. */
const limitFor = (ms: number) => 15_000 + 5 * ms;

interface Given {
  stage: Stage;
  files: readonly TestFile[];
  mutants: readonly Mutant[];
  /** Makes the world anew. */
  mend: () => Promise<void>;
}

/** Plays mutants and asks the tests that reach each of them, the shortest files first. @returns those nobody noticed */
export async function playArea(given: Given): Promise<Mutant[]> {
  const files = given.files.toSorted((a, b) => a.ms - b.ms);
  const left = new Set(given.mutants.filter(({ isStatic }) => !isStatic).map(({ id }) => id));
  for (const file of files) {
    await playFile(given, file, left);
    console.log(`  asked ${file.file}: ${left.size} left`);
  }
  for (const mutant of given.mutants.filter(({ isStatic }) => isStatic))
    if (!(await isNoticedAtLoad(given.stage, files, mutant))) left.add(mutant.id);
  return given.mutants.filter(({ id }) => left.has(id));
}

/** Those that a test of this file reaches, until none of them is left or each test was asked. */
async function playFile(given: Given, file: TestFile, left: Set<number>): Promise<void> {
  const once = new Set(file.tests.filter(({ fails }) => fails).map(({ id }) => id));
  const alone: { mutant: number; test: string }[] = [];
  for (;;) {
    const usable = file.tests.filter(({ id }) => !once.has(id)).toSorted((a, b) => a.ms - b.ms);
    const asked = usable
      .map(({ id, ms, reached }) => ({ id, mutants: reached.filter((one) => left.has(one)), limit: limitFor(ms) }))
      .filter(({ mutants }) => mutants.length > 0);
    if (asked.length === 0) break;
    const { noticed, unsure } = await given.stage.play(
      file.file,
      Object.fromEntries(asked.map(({ id, ...question }) => [id, question])),
    );
    for (const id of noticed) left.delete(id);
    if (!unsure) break;
    once.add(unsure.id);
    await mended(given);
  }
  for (const test of file.tests.filter(({ id, fails }) => !fails && once.has(id)))
    for (const mutant of test.reached.filter((id) => left.has(id))) alone.push({ mutant, test: test.name });
  for (const mutant of file.around.filter((id) => left.has(id))) alone.push({ mutant, test: '' });
  for (const { mutant, test } of alone) if (left.has(mutant)) await playAlone(given, { file, mutant, test, left });
}

/** A test that cannot run twice, or what prepares all of them, in a process of its own. */
async function playAlone(given: Given, one: { file: TestFile; mutant: number; test: string; left: Set<number> }) {
  const { file, mutant, test, left } = one;
  // What a file does while it loads, any of its tests may notice; all of them are asked where that takes no world.
  const anyTest = needsWorld(file.file) ? file.tests.find(({ fails }) => !fails)?.name : undefined;
  await switchTo(given.stage.folder, mutant);
  const fails = await given.stage.fails(file.file, test || anyTest);
  await switchTo(given.stage.folder, 0);
  if (!fails) return;
  if (needsWorld(file.file)) await mended(given);
  // A test that fails without the mutant too, now and then, has noticed nothing.
  if (!(await given.stage.fails(file.file, test || anyTest))) left.delete(mutant);
}

async function mended({ stage, mend }: Given): Promise<void> {
  await mend();
  await stage.restart();
}

/**
 * Plays what is evaluated while modules load, in processes of its own, on whole files that pass as the code is; servers
 * start anew for those that need them.
 */
async function isNoticedAtLoad(stage: Stage, files: readonly TestFile[], mutant: Mutant): Promise<boolean> {
  const passing = files.filter(({ tests }) => tests.every(({ fails }) => !fails)).map(({ file }) => file);
  const without = passing.filter((file) => !needsWorld(file));
  await switchTo(stage.folder, mutant.id);
  const failing = await firstFailing(stage, without);
  await switchTo(stage.folder, 0);
  if (failing && !(await stage.fails(failing))) return true;
  await stage.restart(mutant.id);
  const failingThere = await firstFailing(stage, passing.filter(needsWorld));
  await stage.restart();
  return failingThere !== undefined && !(await stage.fails(failingThere));
}

async function firstFailing(stage: Stage, files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await stage.fails(file)) return file;
  return undefined;
}

function needsWorld(file: string): boolean {
  return file.startsWith('tests/');
}
