import { join } from 'node:path';
import { ROOT } from '../local/world';
import { broken, run, runVitest, type Count } from './suites';

const bin = (path: string) => join(ROOT, 'node_modules', path);

const STATIC: [string, string[]][] = [
  ['types of domain', [bin('typescript/bin/tsc'), '-p', 'domain']],
  ['types of functions', [bin('typescript/bin/tsc'), '-p', 'functions']],
  ['types of web', [bin('typescript/bin/tsc'), '-p', 'web']],
  ['types of tests', [bin('typescript/bin/tsc'), '-p', 'tests']],
  ['types of tools', [bin('typescript/bin/tsc'), '-p', 'tools']],
  ['lint and the import law', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
  ['formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['unused code', [bin('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors']],
];

/** Everything that needs no emulator: each static check counts as one test, then the unit tests. Two run at a time. */
export async function runChecks(): Promise<Count[]> {
  const results: Count[] = [];
  const queue = [...STATIC];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, args] = next;
      const status = await run(process.execPath, args);
      console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
      results.push(status === 0 ? { name, passed: 1, failed: 0 } : broken(name));
    }
  };
  await Promise.all([worker(), worker()]);
  return [...results, await runVitest('unit', ['--project', 'unit'])];
}
