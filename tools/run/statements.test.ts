import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths';
import { specificationProblems } from './specification';
import { namedTests, problems, withTables } from './statements';

const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

test('each of the 48 statements and each finding has a test, and docs/security.md names tests that exist (npm run statements)', () => {
  expect(problems(document, namedTests())).toEqual([]);
});

test('a statement or a finding without a test and a test that is gone are noticed', () => {
  const tests = namedTests();
  const [first] = tests;
  for (const number of ['S22', 'SEC-13', 'PANEL-08']) {
    const without = tests.filter(({ numbers }) => !numbers.includes(number));
    expect(problems(document, without).join('\n')).toContain(`${number}: no test is named by it`);
  }
  const renamed = withTables(document, [{ ...first!, numbers: ['S01'], title: 'S01 a title that no test has' }]);
  expect(problems(renamed, tests).join('\n')).toContain('S01 a title that no test has');
});

test('docs/specification.md has a row for every statement that was found wanting, and names tests that exist (npm run statements)', () => {
  const [map, tests] = [readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'), namedTests()];
  expect(specificationProblems(map, tests)).toEqual([]);
  const one = tests.find(({ numbers }) => numbers.includes('SPEC-426'));
  const others = tests.filter((test) => test !== one);
  expect(specificationProblems(map, others).join('\n')).toContain('names a test that does not exist');
  expect(specificationProblems(map.replace('| SPEC-426 ', '| '), tests).join('\n')).toContain('no row for SPEC-426');
});

test('every file and every title that docs/specification.md names by hand is there', () => {
  const map = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
  const rows = map.slice(0, map.indexOf('## By number')).matchAll(/^\|[^|]+\|([^|]+)\|$/gm);
  const proofs = [...rows].map(([, proof = '']) => proof).filter((proof) => /\w/.test(proof));
  expect(proofs.length).toBeGreaterThan(60);
  const files = proofs.flatMap((proof) => [...proof.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)]).flatMap(filesOf);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const sources = execFileSync('git', ['ls-files', '*.test.ts', '*.spec.ts'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const titles = proofs.flatMap((proof) => [...proof.replaceAll(/`[^`]+`/g, '').matchAll(/_([^_]+)_/g)]);
  const gone = titles.map(([, title = '']) => title.replace(/…$/, '')).filter((title) => !sources.includes(title));
  expect(gone).toEqual([]);
});

/** `tests/journeys/{lists,bin}.spec.ts` names two. */
function filesOf([, path = '']: RegExpMatchArray): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [path];
}
