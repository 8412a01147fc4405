import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths';

/** By hand: what holds each finding about running, machines, tests and documents, by words that stand there. */
const HELD: Record<number, readonly (readonly [file: string, words: string])[]> = {
  1: [
    ['tools/operate/deploy.test.ts', 'OPS-01, OPS-02, OPS-08, OPS-09 the real firebase-tools takes an empty project'],
  ],
  2: [
    ['tools/operate/smoke.test.ts', 'OPS-02 functions that may not sign'],
    ['functions/src/api/handlers/site/health.test.ts', 'OPS-02 where the functions’ account may not sign'],
  ],
  3: [
    ['tools/operate/project.test.ts', 'OPS-03 what a person’s own credentials ask for'],
    ['tools/operate/bootstrap.test.ts', 'OPS-03 bootstrap that broke off'],
  ],
  4: [
    ['tools/operate/deploy.test.ts', 'OPS-04 the next release keeps what pages of this one ask for'],
    ['tools/operate/smoke.test.ts', 'OPS-04 a page whose script is gone'],
  ],
  5: [['tools/operate/smoke.test.ts', 'OPS-05 robots that get a page']],
  6: [['tests/operate/indexes.test.ts', 'OPS-06 the indexes that the queries of this run need are declared']],
  7: [['functions/src/jobs.test.ts', 'OPS-07']],
  8: [
    ['tests/operate/repair.test.ts', 'OPS-08 repair finds every projection'],
    ['tools/operate/smoke.test.ts', 'OPS-08 a store that fails'],
  ],
  9: [
    ['tools/operate/deploy.test.ts', 'OPS-09 one step back'],
    ['tools/operate/smoke.test.ts', 'OPS-09 a site that is in order passes'],
    ['tests/operate/operate.test.ts', 'export, wipe, restore: everything is back and equal'],
  ],
  10: [['tools/local/machine.test.ts', 'OPS-10 the default ports']],
  11: [['tools/local/machine.test.ts', 'OPS-11 on Windows one sentence leads to WSL']],
  12: [['tools/local/machine.test.ts', 'OPS-12 a download says how many megabytes']],
  13: [['tools/local/machine.test.ts', 'OPS-13 one look names everything that is missing']],
  14: [['tools/local/machine.test.ts', 'OPS-14 package.json and the README']],
  15: [
    ['vitest.config.ts', 'requireAssertions: true'],
    ['tests/journeys/asserting-reporter.ts', '✗ expects nothing'],
    ['tests/api/matrix.test.ts', 'none of these refusals changed anything'],
  ],
  16: [['tests/journeys/buttons.spec.ts', 'OPS-16 every button of the source is pressed']],
  17: [['tests/journeys/faults.spec.ts', 'OPS-17 what goes wrong in a page']],
  18: [['tests/playwright.config.ts', 'the files run two at a time in any order']],
  19: [['tools/run/constants.test.ts', 'the rules’ test names every collection that the code uses']],
  20: [['tools/run/command-line.test.ts', 'an unknown word is refused']],
  21: [['vitest.config.ts', 'web']],
  22: [
    ['tests/api/after-commit.test.ts', 'gives up after the twelfth attempt'],
    ['tests/api/after-commit.test.ts', 'delivers once'],
    ['tests/api/after-commit.test.ts', '/api/partners/active holds the active partners alone'],
    ['tests/api/after-commit.test.ts', 'creating one’s own profile again saves it'],
    ['tests/api/library.test.ts', 'sweeping takes what nothing has shown for 30 days'],
    ['functions/src/deadline.test.ts', 'SEC-23 a store that says nothing is not waited for'],
  ],
  23: [
    ['tests/api/sign-in.test.ts', 'S08 the handle lasts 60 seconds, works once'],
    ['tools/mutate.ts', '--sample'],
  ],
  24: [['tools/run/constants.test.ts', 'every limit is one that the code obeys']],
  25: [
    ['tests/chaos/kills.test.ts', 'CHAOS_KILLS'],
    ['tools/run/in-full.ts', "CHAOS_FUZZ: '20000'"],
  ],
  26: [['tools/run/workflows.test.ts', 'OPS-26 there are tests, a night, CodeQL']],
  27: [['tests/journeys/panel-menu.spec.ts', 'OPS-27 in Arabic on a phone, Help opens']],
  28: [['tools/run/commands.test.ts', 'OPS-28 whatever asks a real project']],
  29: [['tools/run/commands.test.ts', 'OPS-28 OPS-29 every command of ours']],
  30: [['tools/screenshots.ts', 'docs/pictures']],
  31: [['web/src/locales/plurals.test.ts', 'test(']],
};
/** What the stand-in cannot show of these stands in docs/deploy.md. */
const REAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 26];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const named = (number: number) => `OPS-${String(number).padStart(2, '0')}`;

test('every finding about running Nexus has its test', () => {
  expect(Object.keys(HELD)).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
  const missing = Object.entries(HELD).flatMap(([number, held]) =>
    held.filter(([file, words]) => !read(file).includes(words)).map((one) => [named(Number(number)), ...one]),
  );
  expect(missing).toEqual([]);
});

test('what only a real project can show of them is said in docs/deploy.md', () => {
  const [, only = ''] = read('docs/deploy.md').split('## What only a real project can show');
  const said = [...only.matchAll(/^- (OPS-\d\d)/gm)].map(([, name]) => name);
  expect([...new Set(said)].toSorted()).toEqual(REAL.map(named));
});
