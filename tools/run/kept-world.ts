import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logOf } from '../local/emulators';
import { isAlive } from '../local/is-alive';
import { ROOT, TSX } from '../local/paths';
import { fingerprint } from './built';
import { STARTED_ANEW } from './instances';
import { testPort, type TestWorld } from './test-world';

/** A world that a process of its own holds up between runs. */
interface Kept {
  pid: number;
  /** Of what a running world does not load anew; another one means that it has to start again. */
  stamp: string;
  environment: Record<string, string>;
}

const FOLDER = join(ROOT, '.nexus/worlds');
const START_LIMIT = 180_000;
const STOP_LIMIT = 40_000;
const RELOAD_LIMIT = 60_000;

/** The world that is up on our ports and still what the sources say; one that is not is ended. */
export async function keptWorld(port = testPort()): Promise<TestWorld | undefined> {
  const kept = read(port);
  if (!kept) return undefined;
  if (!isAlive(kept.pid)) {
    rmSync(statePath(port), { force: true });
    return undefined;
  }
  if (kept.stamp !== stamp()) {
    console.log('• firebase.json, the seed or the tools changed: the world starts again');
    await stopKeptWorld(port);
    return undefined;
  }
  return { environment: kept.environment, stop: () => Promise.resolve() };
}

/** Starts a world in a process of its own and waits until it is seeded. `queryLog`: as for `openWorld`. */
export async function startKeptWorld(port = testPort(), queryLog = ''): Promise<TestWorld> {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${port}.log`);
  const log = openSync(path, 'w');
  const args = [TSX, join(ROOT, 'tools/run/world-keeper.ts')];
  const env = { ...process.env, NEXUS_TEST_PORT: String(port), ...(queryLog && { NEXUS_QUERY_LOG: queryLog }) };
  const child = spawn(process.execPath, args, { cwd: ROOT, detached: true, stdio: ['ignore', log, log], env });
  child.unref();
  const world = await until(START_LIMIT, async () => (child.exitCode === null ? await keptWorld(port) : 'failed'));
  if (!world || world === 'failed') throw new Error(`The world did not start.\n${readFileSync(path, 'utf8').trim()}`);
  return world;
}

/** @returns whether one was up */
export async function stopKeptWorld(port = testPort()): Promise<boolean> {
  const kept = read(port);
  rmSync(statePath(port), { force: true });
  if (!kept || !isAlive(kept.pid)) return false;
  process.kill(kept.pid, 'SIGTERM');
  const isGone = await until(STOP_LIMIT, () => Promise.resolve(!isAlive(kept.pid)));
  if (!isGone) throw new Error(`The world (process ${kept.pid}) does not end.`);
  return true;
}

/** Called by the process that holds the world, when it is ready. */
export function announce(environment: Record<string, string>): void {
  const kept: Kept = { pid: process.pid, stamp: stamp(), environment };
  const path = statePath(testPort());
  writeFileSync(`${path}.new`, JSON.stringify(kept));
  renameSync(`${path}.new`, path);
}

/** Does `change`, which writes the functions' bundle, and waits until the emulator has loaded it. */
export async function reloading({ environment }: TestWorld, change: () => Promise<boolean>): Promise<void> {
  const path = logOf(environment['NEXUS_TEST_FOLDER'] ?? '');
  const before = statSync(path).size;
  if (!(await change())) return;
  const isLoaded = () => {
    const said = readFileSync(path).subarray(before);
    return said.includes('Loaded functions definitions') && said.includes(STARTED_ANEW);
  };
  if (!(await until(RELOAD_LIMIT, () => Promise.resolve(isLoaded()))))
    throw new Error(`The functions were not loaded anew after the build. See ${path}`);
}

function stamp(): string {
  return fingerprint(
    'firebase.json',
    'emulator-data',
    'tools/local',
    'tools/idp',
    'tools/run',
    'tools/seed',
    'tools/operate/rebuild.ts',
  );
}

function statePath(port: number): string {
  return join(FOLDER, `${port}.json`);
}

function read(port: number): Kept | undefined {
  if (!existsSync(statePath(port))) return undefined;
  return JSON.parse(readFileSync(statePath(port), 'utf8')) as Kept;
}

async function until<T>(limit: number, probe: () => Promise<T | undefined | false>): Promise<T | undefined> {
  const deadline = Date.now() + limit;
  while (Date.now() < deadline) {
    const found = await probe();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}
