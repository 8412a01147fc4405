import { expect, test } from 'vitest';
import { isWhole, parseWords } from './command-line';

test('no word runs everything, and what wipes the world or fills it with nonsense comes last', () => {
  const whole = ['check', 'rules', 'api', 'journeys', 'operate', 'chaos'];
  expect(parseWords([]).runs.map(({ suite }) => suite)).toEqual(whole);
  expect(parseWords([]).runs.every(({ files }) => files === undefined)).toBe(true);
  expect(isWhole(parseWords([]))).toBe(true);
  for (const part of [['--world'], ['check', 'api'], ['-t', 'S02'], ['unit']])
    expect(isWhole(parseWords(part))).toBe(false);
});

test('a suite runs whole; with a word only the files whose name holds it', () => {
  expect(parseWords(['api', 'rules']).runs).toEqual([
    { suite: 'rules', files: undefined },
    { suite: 'api', files: undefined },
  ]);
  expect(parseWords(['api', 'membership']).runs).toEqual([{ suite: 'api', files: ['tests/api/membership.test.ts'] }]);
  expect(parseWords(['journeys', 'sign-in', '-t', 'S02']).runs).toEqual([
    { suite: 'journeys', files: ['tests/journeys/sign-in.spec.ts'] },
  ]);
  expect(parseWords(['journeys', 'sign-in', '-t', 'S02']).title).toBe('S02');
  expect(parseWords(['sign-in']).runs.map(({ suite }) => suite)).toEqual(['api', 'journeys']);
});

test('an unknown word is refused, with the words that are known', () => {
  expect(() => parseWords(['apii'])).toThrow(/No test file is called apii[\s\S]*api: .*membership/);
  expect(() => parseWords(['api', 'mebership'])).toThrow(/mebership[\s\S]*membership/);
  expect(() => parseWords(['rules', 'api', 'membership'])).toThrow(/rules has no such file[\s\S]*firestore/);
  expect(() => parseWords(['check', 'lint'])).toThrow(/lint/);
  expect(() => parseWords(['--wrold'])).toThrow(/--wrold/);
  expect(() => parseWords(['world', 'strat'])).toThrow(/world stop/);
});
