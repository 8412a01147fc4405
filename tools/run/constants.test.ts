import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_KEYS, LIMITS } from '@nexus/domain/limits';
import { RETENTION } from '@nexus/domain/retention';
import { resources } from '@nexus/domain/resources/index';
import { ROOT } from '../local/world';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function sources(...folders: string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
  return files.map(read).join('\n');
}

test('every limit is one that the code obeys', () => {
  const code = sources('domain/src', 'functions/src', 'web/src');
  const unused = (name: string, keys: string[]) =>
    keys.filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(code)).map((key) => `${name}.${key}`);
  expect([...unused('LIMITS', Object.keys(LIMITS)), ...unused('BROWSER_KEYS', Object.keys(BROWSER_KEYS))]).toEqual([]);
});

test('the constants of the first specification that are styles: 80 ms a character, a bar of at least 5 %', () => {
  expect(read('web/src/site/typed.module.css')).toContain('animation-delay: calc(var(--n) * 80ms)');
  expect(read('web/src/theme/global.css')).toContain('min-inline-size: 5%');
});

test('the rules’ test names every collection that the code uses', () => {
  const rules = read('tests/rules/firestore.test.ts');
  const inCode = [...sources('functions/src').matchAll(/\b(?:doc|collection)\([`']([a-zA-Z]+)[/`']/g)].map(
    ([, one]) => one,
  );
  const used = new Set([
    ...inCode,
    ...RETENTION.flatMap(({ collections }) => collections),
    ...Object.values(resources).map(({ name }) => name),
  ]);
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !new RegExp(`[' ]${name}[' ]`).test(rules))).toEqual([]);
});

test('SPEC-520 the seed has the figures of shape A', () => {
  expect(JSON.parse(read('emulator-data/source/statistics.json'))).toMatchObject({
    youthEmpowered: 5000,
    innovationProjects: 200,
    partnerOrganizations: 50,
    awardsWon: 15,
    totalFundingRaised: '$25M+',
    startupSuccessRate: '85%',
    jobsCreated: 2000,
    internationalMarkets: '15',
  });
});
