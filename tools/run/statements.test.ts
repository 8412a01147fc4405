import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/world';
import { namedTests, problems, withTables } from './statements';

const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

test('each of the 48 statements has a test, and docs/security.md names tests that exist (npm run statements)', () => {
  expect(problems(document, namedTests())).toEqual([]);
});

test('a statement without a test and a test that is gone are noticed', () => {
  const tests = namedTests();
  const [first] = tests;
  const without = tests.filter(({ numbers }) => !numbers.includes('S22'));
  expect(problems(document, without).join('\n')).toContain('S22: no test is named by it');
  const renamed = withTables(document, [{ ...first!, title: 'S01 a title that no test has' }]);
  expect(problems(renamed, tests).join('\n')).toContain('S01 a title that no test has');
});
