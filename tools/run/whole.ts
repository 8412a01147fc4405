import { rmSync } from 'node:fs';
import { QUERY_LOG } from '../operate/indexes';
import { buildAll } from './built';
import { runChecks } from './checks';
import { headlessPath } from './chromium';
import { startKeptWorld, stopKeptWorld } from './kept-world';
import { runPlaywright, runVitest, type Count } from './suites';
import { resetWorld, testPort } from './test-world';

/** The second world's ports come after those of the first. */
const PORTS = 13;
const first = testPort();
const second = first + PORTS;

/**
 * All suites: the journeys in one world and, beside them, the checks, what asks the API and what stops and breaks a world
 * in another, because neither keeps two cores busy alone. Then what looks at all queries that were asked.
 * @returns the counts in the order of the suites
 */
export async function runWhole(): Promise<Count[]> {
  const CHROMIUM_PATH = headlessPath();
  // More than once: whoever starts us passes on what the terminal sends to all.
  process.on('SIGINT', () => void stopBoth().finally(() => process.exit(130)));
  process.on('SIGTERM', () => void stopBoth().finally(() => process.exit(143)));
  try {
    await stopBoth();
    rmSync(QUERY_LOG, { force: true });
    await buildAll();
    const [counts, { environment, journeys }] = await Promise.all([runBeside(), runJourneys(CHROMIUM_PATH)]);
    const operate = await runVitest('operate', ['--project', 'emulators', 'tests/operate/'], environment);
    return [...counts, journeys, operate];
  } finally {
    await stopBoth();
  }
}

/** @returns their count, and where the world is that they leave */
async function runJourneys(CHROMIUM_PATH: string) {
  const { environment } = await startKeptWorld(first, QUERY_LOG);
  return { environment, journeys: await runPlaywright('journeys', [], { ...environment, CHROMIUM_PATH }) };
}

async function runBeside(): Promise<Count[]> {
  const checks = await runChecks();
  const { environment } = await startKeptWorld(second, QUERY_LOG);
  const rules = await runVitest('rules', ['--project', 'emulators', 'tests/rules/'], environment);
  const api = await runVitest('api', ['--project', 'emulators', 'tests/api/'], environment);
  // What others left is not what it compares with what it did.
  await within(environment, resetWorld);
  const chaos = await runVitest('chaos', ['--project', 'emulators', 'tests/chaos/'], environment);
  await stopKeptWorld(second);
  return [...checks, rules, api, chaos];
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
