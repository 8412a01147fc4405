import { expect, test } from 'vitest';
import { obstacles } from './obstacles';
import { diagnose, type Facts } from './findings';
import { indexFor } from './indexes';

const sound: Facts = {
  machine: {
    platform: 'linux',
    node: '22.12.0',
    java: 21,
    hasCompiler: false,
    needsCompiler: false,
    hasBrowser: true,
  },
  refusedPorts: [],
  busyPorts: [],
  emulators: 'firebase-tools cache',
  hasModules: true,
  secretsUsed: ['LINKEDIN_CLIENT_SECRET'],
  secretsDeclared: ['LINKEDIN_CLIENT_SECRET'],
  variablesRequired: ['SITE_URL'],
  variablesDeclared: ['SITE_URL'],
  indexesNeeded: ['audit: area ASCENDING, at DESCENDING'],
  indexesDeclared: ['audit: area ASCENDING, at DESCENDING'],
  headers: ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Content-Security-Policy'],
  policies: ["default-src 'self'"],
  runtime: 'nodejs22',
  dependencies: { hono: '4.0.0' },
  lockedDependencies: { hono: '4.0.0' },
  firebaseTools: '14.27.0',
  rulesDenyByDefault: true,
  trackedSecrets: [],
};
const bad = (facts: Partial<Facts>) => diagnose({ ...sound, ...facts }).filter(({ isGood }) => !isGood);

test('a sound machine and project have no finding', () => {
  expect(bad({})).toEqual([]);
});

test.each<[string, Partial<Facts>, RegExp, RegExp]>([
  ['old Node.js', { machine: { ...sound.machine, node: '18.20.0' } }, /Node\.js 20\.19/, /Node\.js 18[^]*Install/],
  ['old Java', { machine: { ...sound.machine, java: 11 } }, /Java 17/, /Java 11 is too old/],
  ['a port that browsers refuse', { refusedPorts: ['hosting 6000'] }, /hosting 6000/, /NEXUS_PORT/],
  ['a busy port', { busyPorts: ['hosting 5000'] }, /hosting 5000/, /NEXUS_PORT/],
  ['no emulators', { emulators: '' }, /Emulators/, /Google Cloud CLI/],
  ['a missing index', { indexesDeclared: [] }, /Every query has its index: audit/, /firestore\.indexes\.json/],
  ['an index nobody needs', { indexesNeeded: [] }, /Every index has its query: audit/, /Take it out/],
  ['an undeclared secret', { secretsDeclared: [] }, /LINKEDIN_CLIENT_SECRET/, /deploy\.env\.example/],
  ['an undeclared variable', { variablesDeclared: [] }, /SITE_URL/, /deploy\.env\.example/],
  ['a missing header', { headers: [] }, /Strict-Transport-Security/, /firebase\.json/],
  ['a lockfile that does not fit', { lockedDependencies: { hono: '3.0.0' } }, /hono/, /npm run lock/],
  ['rules that allow by default', { rulesDenyByDefault: false }, /Rules deny/, /firestore\.rules/],
  ['a secret in git', { trackedSecrets: ['functions/.env.live'] }, /functions\/\.env\.live/, /change the secret/],
])('%s is found and the mend is named', (_, planted, what, mend) => {
  const [finding, ...others] = bad(planted);
  expect(others).toEqual([]);
  expect(finding?.what).toMatch(what);
  expect(finding?.mend).toMatch(mend);
});

test('a deploy refuses the demo project, uncommitted files, and configuration that is missing, empty or insecure', () => {
  const given = {
    project: 'nexus-live',
    changedFiles: [],
    environment: 'SITE_URL=https://nexus.example\nWEB_API_KEY=k\n',
    variablesRequired: ['SITE_URL', 'WEB_API_KEY'],
  };
  expect(obstacles(given)).toEqual([]);
  expect(obstacles({ ...given, project: 'demo-nexus' })).toHaveLength(1);
  expect(obstacles({ ...given, changedFiles: [' M a.ts'] })).toHaveLength(1);
  expect(obstacles({ ...given, environment: undefined })).toHaveLength(1);
  expect(obstacles({ ...given, environment: 'SITE_URL=https://nexus.example\nWEB_API_KEY=\n' })[0]?.what).toContain(
    'WEB_API_KEY',
  );
  expect(obstacles({ ...given, environment: 'SITE_URL=http://x\nWEB_API_KEY=k' })[0]?.what).toContain('http://x');
});

test('which queries need a composite index', () => {
  const shape = (filters: [string, string][], orders: [string, string][]) =>
    indexFor({
      collection: 'audit',
      filters: filters.map(([field, op]) => ({ field, op })),
      orders: orders.map(([field, direction]) => ({ field, direction })),
    });
  expect(shape([['slug', 'EQUAL']], [])).toBeUndefined();
  expect(shape([], [['at', 'DESCENDING']])).toBeUndefined();
  expect(
    shape(
      [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      [],
    ),
  ).toBeUndefined();
  expect(shape([['at', 'LESS_THAN_OR_EQUAL']], [['at', 'ASCENDING']])).toBeUndefined();
  expect(shape([['area', 'EQUAL']], [['at', 'DESCENDING']])).toBe('audit: area ASCENDING, at DESCENDING');
  expect(shape([['paths', 'ARRAY_CONTAINS']], [['at', 'DESCENDING']])).toBe('audit: paths CONTAINS, at DESCENDING');
  expect(
    shape(
      [
        ['isPublished', 'EQUAL'],
        ['startsAt', 'GREATER_THAN'],
      ],
      [],
    ),
  ).toBe('audit: isPublished ASCENDING, startsAt ASCENDING');
});
