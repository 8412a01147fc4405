import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../local/paths';

/** How a suite went. */
export interface Count {
  name: string;
  passed: number;
  failed: number;
  /** Each test that failed, as a text: its name and what it said. */
  failures?: string[];
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** Vitest's report, as far as it is read: a file that could not be run has no tests but a message. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: VitestTest[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  ok: boolean;
  title: string;
  file: string;
  tests: { results: { errors: { message: string }[] }[] }[];
}

/** So many tests of a suite may pass at the second try: a machine that stalls is one, a product that fails now and then is more. */
const SECOND_TRIES = 3;
const LINES_OF_A_FAILURE = 25;
const REPORTS = join(ROOT, '.nexus/reports');

/** Gives way to what runs beside it, about three to one (see `nice`). */
const GIVING_WAY = 5;

/** Runs a command with its output shown; `givesWay` to others on a busy machine. @returns its exit status */
export function run(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
  givesWay = false,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } });
    if (givesWay && child.pid) setPriority(child.pid, GIVING_WAY);
    child.once('exit', (status) => resolve(status ?? 1));
  });
}

/** Runs a vitest project, or parts of it, and counts its tests. A run that breaks off counts as a failure. */
export async function runVitest(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Count> {
  const path = freshReport(name);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  // Its configuration takes from the domain, which its loader warns of.
  const quiet = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const status = await run(process.execPath, [vitest, 'run', ...args, ...reporters], { ...quiet, ...environment });
  const found = read<VitestReport>(path);
  if (!found) return broken(name);
  const again = vitestTexts(found, (test) => test.status === 'passed' && test.failureMessages.length > 0);
  return counts(name, status, found.numPassedTests, [...vitestFailures(found), ...tooManyAgain(name, again)]);
}

/** Runs the journeys with Playwright and counts them. `givesWay`: see `run`. */
export async function runPlaywright(
  name: string,
  args: string[],
  environment: Record<string, string>,
  givesWay = false,
): Promise<Count> {
  const path = freshReport(name);
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const all = ['test', '--config', 'tests/playwright.config.ts', ...args];
  const told = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const status = await run(process.execPath, [playwright, ...all], told, givesWay);
  const found = read<{ stats: { expected: number; flaky: number }; suites: PlaywrightSuite[] }>(path);
  if (!found) return broken(name);
  const specs = found.suites.flatMap(specsOf);
  const again = specs.filter((spec) => spec.ok && errorsOf(spec).length > 0).map(playwrightFailure);
  const failures = specs.filter(({ ok }) => !ok).map(playwrightFailure);
  const { expected, flaky } = found.stats;
  return counts(name, status, expected + flaky, [...failures, ...tooManyAgain(name, again)]);
}

/** Names what passed at a second try. @returns a failure where that are more than a few */
function tooManyAgain(suite: string, again: readonly string[]): string[] {
  for (const text of again) console.log(`\n⚠ passed at the second try: ${text}`);
  return again.length > SECOND_TRIES ? [`${suite}: ${again.length} passed only at the second try`] : [];
}

/** Prints what failed, each suite and, as the last line, the sum of all. @returns the exit status */
export function report(all: readonly Count[]): number {
  for (const text of all.flatMap(({ failures = [] }) => failures)) console.log(`\n✗ ${text}`);
  for (const { name, passed, failed } of all)
    console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
  const sum = (of: 'passed' | 'failed') => all.reduce((total, count) => total + count[of], 0);
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

function counts(name: string, status: number, passed: number, failures: string[]): Count {
  if (status !== 0 && failures.length === 0) return { ...broken(name), passed };
  return { name, passed, failed: failures.length, failures };
}

/** What counts as one failed test because its tests could not be counted. */
export function broken(name: string): Count {
  return { name, passed: 0, failed: 1, failures: [`${name}: its output above says why`] };
}

/** A suite that could not be run because the machine lacks something is a failure that says so; nothing where it could. */
export function notRun(name: string, why: string | undefined): Count | undefined {
  return why === undefined ? undefined : { name, passed: 0, failed: 1, failures: [`${name} was not run: ${why}`] };
}

function vitestFailures(found: VitestReport): string[] {
  const files = found.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed),
  );
  return [...files.map(({ name, message }) => failure(name, message)), ...vitestTexts(found, isFailed)];
}

const isFailed = ({ status }: VitestTest) => status === 'failed';

function vitestTexts({ testResults }: VitestReport, isMeant: (test: VitestTest) => boolean): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isMeant)
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n'))),
  );
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function errorsOf({ tests }: PlaywrightSpec): string[] {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
}

function playwrightFailure(spec: PlaywrightSpec): string {
  return failure(`${spec.file} › ${spec.title}`, ...errorsOf(spec));
}

function failure(name: string, ...said: string[]): string {
  const lines = said.flatMap((one) => stripVTControlCharacters(one).split('\n').slice(0, LINES_OF_A_FAILURE));
  return [name.replace(`${ROOT}/`, ''), ...lines.map((line) => `    ${line}`)].join('\n');
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const path = join(REPORTS, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

function read<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
