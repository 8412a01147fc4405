import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths';
import { fitsNode } from '../local/requirements';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}
interface Job {
  'runs-on': string;
  container?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  strategy?: { 'fail-fast': boolean; matrix: { node?: string[] } };
  steps: Step[];
}
interface Workflow {
  on: string | Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { group: string; 'cancel-in-progress': unknown };
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = join(ROOT, '.github/workflows');
const workflows = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [
    name.replace('.yml', ''),
    load(readFileSync(join(FOLDER, name), 'utf8')) as Workflow,
  ]),
);
const all = Object.entries(workflows).flatMap(([name, { jobs }]) =>
  Object.entries(jobs).map(([job, given]) => [`${name} ${job}`, given] as const),
);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const runs = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []).join('\n');

test('OPS-26 there are tests, a night, CodeQL and a review of dependencies', () => {
  expect(Object.keys(workflows).toSorted()).toEqual(['codeql', 'dependencies', 'nightly', 'test']);
  expect(workflows['test']?.on).toHaveProperty('pull_request');
  expect(workflows['nightly']?.on).toHaveProperty('schedule');
  const uses = all.flatMap(([, { steps }]) => steps.flatMap((step) => step.uses?.split('@')[0] ?? []));
  for (const one of ['github/codeql-action/analyze', 'actions/dependency-review-action', 'actions/cache'])
    expect(uses).toContain(one);
});

test('OPS-26 no workflow may write but CodeQL its findings; each ends, and makes way for its next', () => {
  for (const [name, { permissions, concurrency }] of Object.entries(workflows)) {
    expect([name, permissions]).toEqual([name, { contents: 'read' }]);
    expect(concurrency.group).toContain(name);
  }
  const own = all.flatMap(([name, { permissions }]) => (permissions ? [[name, permissions]] : []));
  expect(own).toEqual([['codeql analyze', { contents: 'read', 'security-events': 'write' }]]);
  for (const [name, job] of all) expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
  for (const [, { steps }] of all)
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout')) expect(given).toEqual({ 'persist-credentials': false });
});

test('OPS-11 OPS-13 OPS-14 OPS-26 both commands of the README run on three systems and three releases of Node.js, where nothing else is installed', () => {
  const { debian, macos, windows, ...others } = workflows['test']?.jobs ?? {};
  expect(others).toEqual({});
  expect(debian?.container).toMatch(/^node:\$\{\{ matrix\.node \}\}-bookworm$/);
  expect(macos?.['runs-on']).toMatch(/^macos/);
  expect(windows?.['runs-on']).toMatch(/^windows/);
  const wsl = windows?.steps.find(({ uses }) => uses?.includes('setup-wsl'));
  expect(wsl?.with?.['distribution']).toBe('Debian');
  for (const job of [debian, macos, windows] as Job[]) {
    expect(job.strategy?.['fail-fast']).toBe(false);
    const releases = job.strategy?.matrix.node ?? [];
    expect(releases).toEqual(['20.19', '22', '24']);
    for (const release of releases)
      expect(fitsNode(release.includes('.') ? `${release}.0` : `${release}.99.0`)).toBe(true);
    const text = runs(job);
    expect(text.match(/npm ci/g)).toHaveLength(1);
    expect(text).toMatch(/npm run first-start[^]*npm test/);
    // What a machine lacks is the preflight's to install: a workflow that did it would hide a fault of ours.
    expect(text).not.toMatch(/apt-get|chromium|jre|jdk/);
  }
});

test('OPS-26 what failed can be looked at: reports, traces of journeys and what the emulators said, whatever happened', () => {
  for (const [name, { steps }] of all.filter(([one]) => /^(test|nightly) /.test(one))) {
    const kept = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'));
    expect([name, kept?.if]).toEqual([name, 'always()']);
    const copied = steps.flatMap(({ run }) => run ?? []).join('\n');
    const path = String(kept?.with?.['path']);
    for (const wanted of ['reports', 'test-results', 'emulators.log'])
      expect(name.endsWith('windows') ? copied : path).toContain(wanted);
  }
  expect(workflows['test']?.env?.['NEXUS_TRACES']).toBe('1');
  expect(readFileSync(join(ROOT, 'tests/playwright.config.ts'), 'utf8')).toContain("process.env['NEXUS_TRACES']");
});

test('OPS-26 whatever a workflow runs is there, and no step takes words of strangers into a shell', () => {
  const commands = all.flatMap(([, job]) => [...runs(job).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name ?? ''));
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  for (const [, job] of all) expect(runs(job)).not.toMatch(/github\.(event|head_ref)/);
});

test('OPS-26 one update changes one lockfile: functions is a workspace of the root', () => {
  const { updates } = load(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const npm = updates.filter((one) => one['package-ecosystem'] === 'npm');
  expect(npm.map(({ directory, directories }) => directory ?? directories)).toEqual(['/']);
  expect(updates.some((one) => one['package-ecosystem'] === 'github-actions')).toBe(true);
});
