import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { lackedBy } from '../run/whole';
import { download } from './download';
import { ROOT } from './paths';
import { preflight, type Means } from './preflight';
import { busyPorts, DEFAULT_PORT, portsFrom, refusedPorts } from './ports';
import { fitsNode, REQUIREMENTS, type Machine } from './requirements';

const SOUND: Machine = {
  platform: 'linux',
  node: '22.12.0',
  java: 17,
  hasCompiler: false,
  needsCompiler: false,
  hasBrowser: true,
};
afterEach(() => vi.unstubAllEnvs());

test('OPS-10 the default ports are none that a browser refuses, nor AirPlay’s; one that browsers refuse is named', () => {
  const ports = Object.values(portsFrom(DEFAULT_PORT));
  expect(refusedPorts(portsFrom(DEFAULT_PORT))).toEqual([]);
  for (const taken of [5000, 7000, 5353, 5432, 5900, 3306, 8080]) expect(ports).not.toContain(taken);
  expect(refusedPorts(portsFrom(6100))).toEqual([]);
  expect(refusedPorts(portsFrom(5600))).toEqual([]);
  expect(refusedPorts(portsFrom(6000))).toEqual(['hosting 6000']);
  expect(refusedPorts(portsFrom(5050))).toEqual(['identity 5060', 'proxy 5061']);
  expect(refusedPorts(portsFrom(Number('none')))).toHaveLength(14);
  expect(refusedPorts(portsFrom(65_530))).toContain('identity 65540');
});

test('OPS-10 Node itself asks none of the ports that we call refused', async () => {
  for (const [, port] of refusedPorts(portsFrom(6660)).map((one) => one.split(' ')))
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  expect(refusedPorts(portsFrom(6660))).toHaveLength(5);
});

test('OPS-10 a port that somebody listens on is named', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await busyPorts({ ...portsFrom(DEFAULT_PORT), hosting: port })).toContain(`hosting ${port}`);
  server.close();
});

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.4.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.1.0', true],
  ['24.0.0', true],
  ['18.20.0', false],
])('OPS-14 Node.js %s fits: %s', (version, fits) => {
  expect(fitsNode(version)).toBe(fits);
});

test('OPS-14 package.json and the README ask for what the table asks for', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  for (const { needs } of REQUIREMENTS) expect(readme).toContain(needs);
  expect(readme).toContain(`http://127.0.0.1:${DEFAULT_PORT}`);
  expect(readme).not.toContain('127.0.0.1:5000');
});

/** A machine that lacks this; what is installed on it changes it. */
function meansOf(lacking: Partial<Machine>, given: Partial<Means> = {}, brings: Record<string, Partial<Machine>> = {}) {
  let machine: Machine = { ...SOUND, ...lacking };
  const ran: string[] = [];
  const means: Means = {
    look: () => machine,
    isRoot: true,
    hasApt: true,
    hasTerminal: false,
    ask: () => Promise.reject(new Error('nobody is there to be asked')),
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      const name = args.at(-1) ?? '';
      if (args.includes('update')) return true;
      machine = { ...machine, ...brings[name] };
      return name in brings;
    },
    say: () => undefined,
    ...given,
  };
  return { means, ran };
}
const APT = 'apt-get install -y -qq --no-install-recommends';

test('OPS-13 one look names everything that is missing, each with the command for this system', async () => {
  vi.stubEnv('NEXUS_INSTALL', 'no');
  const linux = meansOf({ java: 0, hasBrowser: false, node: '22.4.0' }, { isRoot: false });
  expect((await preflight('tests', linux.means)).map(({ sentence }) => sentence)).toEqual([
    'Node.js 22.4.0 does not fit. Install Node.js 22: https://nodejs.org',
    'Java is missing. Install Java 17 or later.\n    sudo apt-get install default-jre-headless',
    'Chromium is missing. Install it, or name one in CHROMIUM_PATH.\n    sudo apt-get install chromium',
  ]);
  const mac = meansOf({ java: 11, hasBrowser: false, platform: 'darwin' }, { hasApt: false });
  expect((await preflight('tests', mac.means)).map(({ sentence }) => sentence)).toEqual([
    'Java 11 is too old. Install Java 17 or later.\n    brew install --cask temurin',
    'Chromium is missing. Install it, or name one in CHROMIUM_PATH.\n    brew install --cask chromium',
  ]);
  expect((await preflight('start', mac.means)).map(({ name }) => name)).toEqual(['java']);
  expect([...linux.ran, ...mac.ran]).toEqual([]);
});

test('OPS-13 at a terminal nothing is installed before somebody says yes', async () => {
  const asked: string[] = [];
  const answering = (answer: string) => (question: string) => {
    asked.push(question);
    return Promise.resolve(answer);
  };
  const lacking = { java: 0, hasBrowser: false };
  const brings = { 'default-jre-headless': { java: 17 }, chromium: { hasBrowser: true } };
  const no = meansOf(lacking, { hasTerminal: true, ask: answering('') }, brings);
  expect(await preflight('tests', no.means)).toHaveLength(2);
  expect(no.ran).toEqual([]);
  expect(asked).toEqual(['Nexus needs default-jre-headless and chromium-headless-shell. Install with apt? (y/n) ']);

  const yes = meansOf(lacking, { hasTerminal: true, isRoot: false, ask: answering('y') }, brings);
  expect(await preflight('tests', yes.means)).toEqual([]);
  expect(yes.ran).toEqual([
    'sudo apt-get update -qq',
    `sudo ${APT} default-jre-headless`,
    `sudo ${APT} chromium-headless-shell`,
    `sudo ${APT} chromium`,
  ]);
});

test('OPS-13 in a container, where root has nobody to ask, it installs; others are never asked for a password', async () => {
  const root = meansOf({ java: 0 }, {}, { 'default-jre-headless': { java: 21 } });
  expect(await preflight('start', root.means)).toEqual([]);
  expect(root.ran).toEqual(['apt-get update -qq', `${APT} default-jre-headless`]);
  const other = meansOf({ java: 0 }, { isRoot: false });
  expect(await preflight('start', other.means)).toHaveLength(1);
  expect(other.ran).toEqual([]);
  const broken = meansOf({ java: 0 });
  expect((await preflight('start', broken.means)).map(({ name }) => name)).toEqual(['java']);
});

test('OPS-13 without a browser all suites but the journeys run, without Java those that need no emulator', () => {
  const suites = ['check', 'unit', 'rules', 'api', 'journeys', 'chaos', 'operate'];
  const left = (...names: ('java' | 'browser')[]) => {
    const lacks = names.map((name) => ({ name, sentence: `no ${name}` }));
    return suites.filter((suite) => !lackedBy(suite, lacks));
  };
  expect(left('browser')).toEqual(['check', 'unit', 'rules', 'api', 'chaos', 'operate']);
  expect(left('browser', 'java')).toEqual(['check', 'unit']);
  expect(lackedBy('journeys', [{ name: 'browser', sentence: 'no browser' }])).toBe('no browser');
});

test('OPS-11 on Windows one sentence leads to WSL; with the emulators of the Cloud CLI a JDK is asked for', () => {
  const told = (machine: Partial<Machine>) =>
    REQUIREMENTS.flatMap(({ lacks }) => lacks({ ...SOUND, ...machine }) ?? []);
  expect(told({})).toEqual([]);
  expect(told({ platform: 'win32' })).toEqual([
    'On Windows, Nexus runs in WSL: `wsl --install -d Debian`, then the same commands there.',
  ]);
  expect(told({ needsCompiler: true })).toEqual([expect.stringContaining('Install a JDK.')]);
  expect(told({ needsCompiler: true, hasCompiler: true })).toEqual([]);
});

const PART = { name: 'firestore', file: 'emulator.jar', bytes: 3_000_000 } as const;
const writing = (script: string) => () => [process.execPath, '-e', script] as const;
const SLOWLY = `const { appendFileSync } = require('node:fs');
let left = 6;
const timer = setInterval(() => {
  appendFileSync(process.env.TMPDIR + '/part', Buffer.alloc(500_000));
  if (--left === 0) { clearInterval(timer); }
}, 150);`;

test('OPS-12 a download says how many megabytes there are, and takes as long as something arrives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-download-'));
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  await download([PART], { folder, say, pause: 50, patience: 60_000, command: writing(SLOWLY) });
  expect(said.at(-1)).toBe('emulator.jar: 3 of 3 MB, done');
  expect(said).toEqual(
    expect.arrayContaining(['emulator.jar: 0 of 3 MB', 'emulator.jar: 1 of 3 MB', 'emulator.jar: 2 of 3 MB']),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('OPS-12 one that gets nothing, or is refused, ends with a sentence that says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-download-'));
  const given = { folder, say: () => undefined, pause: 50, patience: 1_000 };
  const stuck = download([PART], { ...given, command: writing('setInterval(() => undefined, 1000)') });
  await expect(stuck).rejects.toThrow(
    /emulator\.jar \(3 MB\) could not be downloaded: nothing arrived for 1 s\nGo online/,
  );
  const refused = download([PART], {
    ...given,
    patience: 60_000,
    command: writing("console.error('Error: no line'); process.exit(2)"),
  });
  await expect(refused).rejects.toThrow('could not be downloaded: Error: no line');
  expect(readdirSync(folder)).toEqual([]);
});
