import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_KEYS, LIMITS } from '@nexus/domain/limits';
import { RETENTION } from '@nexus/domain/retention';
import { resources } from '@nexus/domain/resources/index';
import { ROOT } from '../local/paths';

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
  expect(read('web/src/theme/shared/parts.css')).toContain('min-inline-size: 5%');
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

test('the seed has the six values of the entry main-mission-vision, the four impact areas with their figures, and the impact page’s words', () => {
  const inEnglish = (texts: readonly { en: string }[]) => texts.map(({ en }) => en);
  const entries = JSON.parse(read('emulator-data/source/mission-vision.json')) as {
    id: string;
    values: { en: string }[];
  }[];
  expect(inEnglish(entries.find(({ id }) => id === 'main-mission-vision')?.values ?? [])).toEqual([
    'Innovation & Excellence',
    'Youth Empowerment',
    'Strategic Partnerships',
    'Sustainable Impact',
    'Technology Leadership',
    'Community Building',
  ]);
  const pages = JSON.parse(read('emulator-data/source/pages.json')) as Record<string, unknown>[];
  const impact = pages.find(({ slug }) => slug === 'impact');
  expect(impact).toMatchObject({ title: { en: 'Impact & Success Stories' }, subtitle: { en: 'Success Stories' } });
  const areas = impact?.['impactAreas'] as { title: { en: string }; stat: { en: string } }[];
  expect(inEnglish(areas.flatMap(({ title, stat }) => [title, stat]))).toEqual([
    'Technology',
    '45+ startups',
    'Social Impact',
    '30+ ventures',
    'FinTech',
    '25+ companies',
    'E-commerce',
    '35+ platforms',
  ]);
});
