import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerTestCase as Test, RunnerTestSuite as Suite } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { reachedIn, switchTo } from './switch';

/** Which mutants a test is asked about, and for how many milliseconds it is waited for each time. */
export interface Question {
  mutants: number[];
  limit: number;
}

/** What one run of a test file is for. */
export type Task =
  | { kind: 'rehearse'; firstRound: number }
  /** Which mutants each test is asked about, and for how many milliseconds it is waited for, by the test's id. */
  | { kind: 'play'; asked: Record<string, Question> }
  /** The file as it is, on the mutant that plays already. */
  | { kind: 'run' };

/**
 * A line of `said`: of a test what it reaches and how long it takes; that it noticed a mutant (it failed on it, not
 * without, and on it again); or that it failed on one and then also without, so that nothing is said about that mutant:
 * the test cannot run twice, or the world is broken.
 */
export type Said =
  | { kind: 'test'; id: string; name: string; ms: number; reached: number[]; fails: boolean }
  | { kind: 'noticed'; mutant: number; by: string }
  | { kind: 'unsure'; mutant: number; id: string };

const { setTimeout: later } = globalThis;
const folder = process.env['NEXUS_MUTATION'] ?? '';
const task = JSON.parse(readFileSync(join(folder, 'task'), 'utf8')) as Task;
let round = task.kind === 'rehearse' ? task.firstRound : 0;
let isSure = true;
const noticed = new Set<number>();

/** Runs each test again and again in one process, once for each mutant that it reaches and nobody has noticed yet. */
export default class LoopingRunner extends VitestTestRunner {
  /** The shortest first: what they notice, the longer ones are not asked. */
  onCollected(files: Suite[]): void {
    if (task.kind === 'play') files.forEach(sortByLimit);
  }

  async runTask(test: Test): Promise<void> {
    const run: Run = VitestTestRunner.getTestFn(test);
    if (task.kind === 'rehearse') return rehearse(test, run);
    if (task.kind === 'play') return play(test, run, task.asked[test.id] ?? { mutants: [], limit: 0 });
    await run();
  }
}

function sortByLimit({ tasks }: Suite): void {
  const limitOf = ({ id }: { id: string }) => (task.kind === 'play' ? (task.asked[id]?.limit ?? 0) : 0);
  tasks.sort((a, b) => limitOf(a) - limitOf(b));
  for (const one of tasks) if (one.type === 'suite') sortByLimit(one);
}

type Run = ReturnType<typeof VitestTestRunner.getTestFn>;

async function rehearse(test: Test, run: Run): Promise<void> {
  round += 1;
  await switchTo(folder, 0, round);
  const started = performance.now();
  const fails = await failureOf(run);
  const ms = performance.now() - started;
  await switchTo(folder, 0);
  say({ kind: 'test', id: test.id, name: test.fullTestName, ms, reached: reachedIn(folder, round), fails });
}

async function play(test: Test, run: Run, { mutants, limit }: Question): Promise<void> {
  for (const mutant of mutants) {
    if (!isSure) return;
    if (noticed.has(mutant)) continue;
    if (!(await failsOn(mutant, { run, limit }))) continue;
    isSure = !(await failureOf(run));
    if (!isSure) return say({ kind: 'unsure', mutant, id: test.id });
    // A test that fails now and then, on a busy machine, has noticed nothing.
    if (!(await failsOn(mutant, { run, limit }))) continue;
    noticed.add(mutant);
    say({ kind: 'noticed', mutant, by: test.fullName });
  }
}

async function failsOn(mutant: number, { run, limit }: { run: Run; limit: number }): Promise<boolean> {
  await switchTo(folder, mutant);
  const fails = await failureOf(() => Promise.race([run(), tooLong(limit)]));
  await switchTo(folder, 0);
  return fails;
}

async function tooLong(limit: number): Promise<void> {
  await new Promise((resolve) => later(resolve, limit).unref());
  throw new Error('It takes too long.');
}

async function failureOf(run: Run): Promise<boolean> {
  try {
    await run();
    return false;
  } catch {
    return true;
  }
}

function say(said: Said): void {
  appendFileSync(join(folder, 'said'), `${JSON.stringify(said)}\n`);
}
