import { join } from 'node:path';
import { ROOT } from '../local/paths';
import { broken, run, runVitest, type Count } from './suites';

const bin = (path: string) => join(ROOT, 'node_modules', path);

const TSC = bin('tsc-7/bin/tsc');
/** The longest first, so that neither of the two that run at a time ends long before the other. */
const STATIC: [string, string[]][] = [
  ['lint and the import law', [bin('oxlint/bin/oxlint')]],
  ['formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['unused code', [bin('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors']],
  ['types of web', [TSC, '-p', 'web']],
  ['types of tests', [TSC, '-p', 'tests']],
  ['types of functions', [TSC, '-p', 'functions']],
  ['types of tools', [TSC, '-p', 'tools']],
  ['types of domain', [TSC, '-p', 'domain']],
];

/** Everything that needs no emulator: the unit tests, and each static check counts as one test. Two run at a time. */
export async function runChecks(): Promise<Count[]> {
  const results: Count[] = [];
  // The unit tests first: while the last of their files runs, a core would have nothing to do.
  const queue = [() => runVitest('unit', ['--project', 'unit']), ...STATIC.map((check) => () => runCheck(...check))];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await next());
  };
  await Promise.all([worker(), worker()]);
  return results;
}

async function runCheck(name: string, args: string[]): Promise<Count> {
  const status = await run(process.execPath, args);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  return status === 0 ? { name, passed: 1, failed: 0 } : broken(name);
}
