import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths';
import { parseWords } from './command-line';

/** By hand: which test, or which workflow, runs what stands behind a command, and the words by which it does. */
const RUN_BY: Record<string, readonly [file: string, words: string]> = {
  ci: ['.github/workflows/test.yml', 'run: npm ci'],
  start: ['.github/workflows/test.yml', 'npm run first-start'],
  test: ['.github/workflows/test.yml', 'run: npm test'],
  architecture: ['tools/architecture.test.ts', 'withArchitecture('],
  backup: ['tests/operate/operate.test.ts', 'await backup(folder)'],
  bench: ['.github/workflows/nightly.yml', 'npm run bench -- costs'],
  bootstrap: ['tests/operate/operate.test.ts', 'tools/bootstrap.ts'],
  build: ['tools/run/built.ts', 'await build()'],
  chaos: ['tests/chaos/kills.test.ts', 'CHAOS_KILLS'],
  check: ['tools/run/whole.ts', 'runChecks()'],
  deploy: ['tools/operate/deploy.test.ts', 'await deploy('],
  doctor: ['tools/operate/findings.test.ts', 'diagnose('],
  'first-start': ['.github/workflows/test.yml', 'npm run first-start'],
  hosting: ['tools/hosting.test.ts', 'withHosting('],
  migrate: ['tests/api/migrate.test.ts', 'await migrate('],
  mutate: ['.github/workflows/nightly.yml', 'npm run mutate'],
  nightly: ['.github/workflows/nightly.yml', 'npm run nightly'],
  relink: ['tests/api/relink.test.ts', 'await relink('],
  repair: ['tests/operate/repair.test.ts', 'tools/repair.ts'],
  reset: ['.github/workflows/test.yml', 'npm run reset'],
  restore: ['tests/operate/operate.test.ts', 'await restore(folder)'],
};
/** What asks a registry, or goes on until somebody stops it: by a person alone. */
const BY_HAND = ['dev', 'install', 'lock'];
const OF_NPM = ['ci', 'install'];

const SCRIPTS = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((name) => !/^(docs\/decisions|tests\/fixtures)\/|^CHANGELOG/.test(name));

interface Command {
  where: string;
  /** The command with its words, without its remark. */
  text: string;
  /** It or the heading that it stands under says that it needs somebody's servers. */
  isCloud: boolean;
}

/** Every command of the documents: the lines of `sh` blocks, and what stands in a text between ticks. */
function commandsIn(name: string): Command[] {
  const found: Command[] = [];
  let [heading, isBlock] = ['', false];
  readFileSync(join(ROOT, name), 'utf8')
    .split('\n')
    .forEach((line, at) => {
      if (line.startsWith('#') && !isBlock) heading = line;
      if (line.startsWith('```')) isBlock = line === '```sh';
      const texts = isBlock
        ? line.startsWith('```')
          ? []
          : [line.replace(/\s+#.*/, '')]
        : [...line.matchAll(/`((?:npm|npx|gcloud) [^`]+)`/g)].map(([, text]) => text ?? '');
      const isCloud = line.includes('☁') || heading.includes('☁');
      for (const text of texts.flatMap((one) => one.split('&&')).map((one) => one.trim()))
        if (text) found.push({ where: `${name}:${at + 1}`, text, isCloud });
    });
  return found;
}
const commands = documents.flatMap(commandsIn);
const scriptOf = (text: string) => /^npm (?:run )?([\w-]+)/.exec(text)?.[1];
const ours = commands.filter(({ text }) => text.startsWith('npm '));

test('OPS-28 OPS-29 every command of ours in the documents is a script, and a test or a workflow runs it', () => {
  expect(ours.length).toBeGreaterThan(40);
  const missing = ours.filter(({ text }) => {
    const script = scriptOf(text) ?? '';
    const isThere = OF_NPM.includes(script) || script in SCRIPTS;
    return !isThere || !(script in RUN_BY || BY_HAND.includes(script));
  });
  expect(missing).toEqual([]);
});

test('every file that stands in tools itself is a command; what commands are made of has a folder', () => {
  const files = readdirSync(join(ROOT, 'tools')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const run = Object.values(SCRIPTS).join(' ');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => !run.includes(`tools/${name}`))).toEqual([]);
});

test.each(Object.entries(RUN_BY))('%s is run where the table says', (_, [file, words]) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(words);
});

test('a command that is told nothing says with --help what it does, refuses other words, and does nothing', () => {
  const data = join(ROOT, '.nexus/data');
  const kept = () => (existsSync(data) ? readdirSync(data) : []);
  const before = kept();
  const reset = (word: string) => spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/reset.ts'), word]);
  const { status, stdout } = reset('--help');
  expect([status, String(stdout)]).toEqual([0, expect.stringMatching(/^npm run reset .+\n$/)]);
  expect(reset('--hepl').status).toBe(1);
  expect(kept()).toEqual(before);
  for (const name of ['architecture', 'build', 'check', 'first-start', 'hosting', 'lock', 'seed', 'statements']) {
    const source = readFileSync(join(ROOT, `tools/${name}.ts`), 'utf8');
    expect(source, name).toContain(`npm run ${name} `);
    expect(source, name).toMatch(/^ *toldNothing\(/m);
  }
});

test('the words after npm test are words that it knows, and options are those of their command', () => {
  const faults = ours.flatMap(({ where, text }) => {
    const [, rest = ''] = text.split(' -- ');
    const script = scriptOf(text) ?? '';
    if (script === 'test' && rest) {
      try {
        parseWords(rest.split(' '));
      } catch (error) {
        return [`${where}: ${text}: ${String(error)}`];
      }
    }
    const tool = join(ROOT, `tools/${script}.ts`);
    const source = existsSync(tool) ? readFileSync(tool, 'utf8') : '';
    const options = script === 'test' ? [] : [...rest.matchAll(/--([\w-]+)/g)].map(([, name]) => name ?? '');
    return options.filter((name) => !source.includes(name)).map((name) => `${where}: ${text}: no --${name}`);
  });
  expect(faults).toEqual([]);
});

test('OPS-28 whatever asks a real project or somebody’s servers is marked with ☁, and no other command of the machine is used', () => {
  const real = commands.filter(({ text }) => /^(npx firebase|gcloud)\b|^npm .*--(project|bucket) /.test(text));
  expect(real.length).toBeGreaterThan(8);
  expect(real.filter(({ isCloud }) => !isCloud)).toEqual([]);
  const known = /^(npm|npx|gcloud|cp) |^[A-Z_]+=\S+ npm /;
  expect(commands.filter(({ text }) => !known.test(text))).toEqual([]);
});

test('the commands of firebase-tools are commands that it has', () => {
  const named = commands.flatMap(({ text }) => /^npx firebase ([\w:-]+)/.exec(text)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(2);
  const folder = join(ROOT, 'node_modules/firebase-tools/lib/commands');
  for (const name of new Set(named)) expect(existsSync(join(folder, `${name.replaceAll(':', '-')}.js`))).toBe(true);
});
