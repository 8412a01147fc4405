import { rmSync } from 'node:fs';
import { findBrowser } from '../local/browser';
import { portsFrom } from '../local/ports';
import type { Lack } from '../local/preflight';
import { QUERY_LOG } from '../operate/indexes';
import { buildAll } from './built';
import { runChecks } from './checks';
import { startKeptWorld, stopKeptWorld } from './kept-world';
import { notRun, runPlaywright, runVitest, type Count } from './suites';
import { resetWorld, testPort } from './test-world';

/** The second world's ports come after those of the first. */
const PORTS = Object.keys(portsFrom(0)).length;
const first = testPort();
const second = first + PORTS;

/** Why a suite cannot be run on a machine that lacks this; undefined where it can. */
export function lackedBy(suite: string, lacks: readonly Lack[]): string | undefined {
  const needsAll = suite !== 'check' && suite !== 'unit';
  return lacks.find(({ name }) => (name === 'browser' ? suite === 'journeys' : needsAll))?.sentence;
}

/** Looks at the queries of all suites. */
const INDEXES = 'tests/operate/indexes.test.ts';
/** Looks at what the functions of a world logged. */
const LOGS = 'tests/operate/logs.test.ts';
const ON_EMULATORS = ['rules', 'api', 'chaos', 'journeys', 'operate'];

/**
 * All suites, in two rows beside each other, because neither keeps two cores busy alone: the journeys and then the commands
 * of operators in one world; the checks, and then, in another world, rules, API and chaos. At last what looks at all
 * queries that were asked.
 * @returns the counts in the order of the suites
 */
export async function runWhole(lacks: readonly Lack[]): Promise<Count[]> {
  if (lackedBy('api', lacks)) {
    const others = ON_EMULATORS.flatMap((suite) => notRun(suite, lackedBy(suite, lacks)) ?? []);
    return [...(await runChecks()), ...others];
  }
  // More than once: whoever starts us passes on what the terminal sends to all.
  process.on('SIGINT', () => void stopBoth().finally(() => process.exit(130)));
  process.on('SIGTERM', () => void stopBoth().finally(() => process.exit(143)));
  try {
    await stopBoth();
    rmSync(QUERY_LOG, { force: true });
    await buildAll();
    const [counts, { environment, journeys, operate }] = await Promise.all([runBeside(), runInFirst(lacks)]);
    const indexes = await runVitest('indexes', ['--project', 'emulators', INDEXES], environment);
    return [...counts, journeys, operate, indexes];
  } finally {
    await stopBoth();
  }
}

/** The journeys, and in what they leave the commands of operators. @returns their counts, and where that world is */
async function runInFirst(lacks: readonly Lack[]) {
  const { environment } = await startKeptWorld(first, QUERY_LOG);
  const CHROMIUM_PATH = findBrowser() ?? '';
  const journeys =
    notRun('journeys', lackedBy('journeys', lacks)) ??
    // They keep both cores busy to the end; what is beside them goes step by step, and would be what is waited for.
    (await runPlaywright('journeys', ['--retries=1'], { ...environment, CHROMIUM_PATH }, true));
  const operate = await runVitest(
    'operate',
    ['--project', 'emulators', 'tests/operate/', '--exclude', INDEXES],
    environment,
  );
  return { environment, journeys, operate };
}

async function runBeside(): Promise<Count[]> {
  const checks = await runChecks();
  const { environment } = await startKeptWorld(second, QUERY_LOG);
  const rules = await runVitest('rules', ['--project', 'emulators', 'tests/rules/'], environment);
  const api = await runVitest('api', ['--project', 'emulators', '--retry=1', 'tests/api/'], environment);
  // What others left is not what it compares with what it did.
  await within(environment, resetWorld);
  const logs = await runVitest('logs', ['--project', 'emulators', LOGS], environment);
  const chaos = await runVitest('chaos', ['--project', 'emulators', 'tests/chaos/'], environment);
  await stopKeptWorld(second);
  return [...checks, rules, api, logs, chaos];
}

/** Works in that world, and leaves the environment as it was: what comes later has a world of its own. */
async function within(environment: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  await work();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

async function stopBoth(): Promise<void> {
  await Promise.all([stopKeptWorld(first), stopKeptWorld(second)]);
}
