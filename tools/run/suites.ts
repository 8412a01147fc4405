import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/world';

export interface Count {
  name: string;
  passed: number;
  failed: number;
}

const REPORTS = join(ROOT, '.nexus/reports');

/** Runs a command with its output shown. @returns its exit status */
export function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('exit', (status) => resolve(status ?? 1));
  });
}

/** Runs a vitest project, or parts of it, and counts its tests. A run that breaks off counts as a failure. */
export async function runVitest(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Count> {
  const report = freshReport(name);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await run(process.execPath, [vitest, 'run', ...args, ...reporters], environment);
  const counted = read<{ numPassedTests: number; numFailedTests: number }>(report);
  return counts(name, status, counted && { passed: counted.numPassedTests, failed: counted.numFailedTests });
}

/** Runs the journeys with Playwright and counts them. */
export async function runPlaywright(name: string, args: string[], environment: Record<string, string>): Promise<Count> {
  const report = freshReport(name);
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const status = await run(process.execPath, [playwright, 'test', '--config', 'tests/playwright.config.ts', ...args], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const counted = read<{ stats: { expected: number; unexpected: number } }>(report)?.stats;
  return counts(name, status, counted && { passed: counted.expected, failed: counted.unexpected });
}

/** The closing line, which sums all suites. */
export function summary(all: readonly Count[]): { line: string; failed: number } {
  const sum = (of: 'passed' | 'failed') => all.reduce((total, count) => total + count[of], 0);
  return { line: `tests: ${sum('passed')} passed, ${sum('failed')} failed`, failed: sum('failed') };
}

function counts(name: string, status: number, found: { passed: number; failed: number } | undefined): Count {
  if (!found) return { name, passed: 0, failed: 1 };
  return { name, passed: found.passed, failed: status === 0 ? found.failed : Math.max(1, found.failed) };
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
