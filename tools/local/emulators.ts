import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIREBASE_TOOLS, ROOT } from './paths';
import type { Ports } from './ports';
import { WorldError } from './world-error';

const SHARED_WORKERS = new URL('shared-workers.mjs', import.meta.url).href;
/** How long they may take to answer, and to keep their data when they are asked to end, in milliseconds. */
const START_LIMIT = 120_000;
const STOP_LIMIT = 25_000;

/** What the emulators say. */
export const logOf = (folder: string) => join(folder, 'emulators.log');

/**
 * Starts Firebase's emulators with `firebase.json` and waits until the API answers.
 * @param dataFolder where accounts, documents and files are kept between runs; without it nothing is kept
 * @throws WorldError where they end, or do not answer within two minutes; then none of them is left
 */
export async function startEmulators(given: {
  project: string;
  folder: string;
  dataFolder?: string;
  ports: Ports;
  environment: Record<string, string>;
}): Promise<{ stop(): Promise<void> }> {
  const emulators = spawnEmulators(given);
  const stop = () => stopProcess(emulators);
  try {
    await untilReady(`http://127.0.0.1:${given.ports.hosting}/api/health`, emulators, logOf(given.folder));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function spawnEmulators(given: Parameters<typeof startEmulators>[0]): ChildProcess {
  const config = join(ROOT, `firebase.${given.project}-${given.ports.hosting}.local.json`);
  writeFileSync(config, JSON.stringify(emulatorConfig(given.ports), null, 2));
  const child = spawn(
    process.execPath,
    [
      '--import',
      SHARED_WORKERS,
      FIREBASE_TOOLS,
      'emulators:start',
      '--project',
      given.project,
      '--config',
      config,
      '--only',
      'auth,functions,firestore,storage,hosting',
      ...keeping(given.dataFolder),
    ],
    { cwd: ROOT, env: { ...process.env, ...given.environment }, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  const log = logOf(given.folder);
  writeFileSync(log, '');
  // Others add to it.
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  return child;
}

function keeping(dataFolder: string | undefined): string[] {
  if (dataFolder === undefined) return [];
  const isThere = existsSync(join(dataFolder, 'firebase-export-metadata.json'));
  return [...(isThere ? ['--import', dataFolder] : []), '--export-on-exit', dataFolder];
}

function emulatorConfig(ports: Ports) {
  const text = readFileSync(join(ROOT, 'firebase.json'), 'utf8');
  // The pages may talk to the emulators, which listen on ports of their own.
  const local = `connect-src 'self' http://127.0.0.1:${ports.auth} http://127.0.0.1:${ports.firestore}`;
  const config = JSON.parse(text.replaceAll("connect-src 'self'", local)) as Record<string, unknown>;
  const at = (port: number) => ({ host: '127.0.0.1', port });
  config['emulators'] = {
    hosting: at(ports.hosting),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    auth: at(ports.auth),
    storage: at(ports.storage),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  return config;
}

async function untilReady(address: string, emulators: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    if (emulators.exitCode !== null) throw new WorldError(`The emulators stopped. What they said: ${log}`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
    if (answer?.ok && answer.headers.get('content-type')?.includes('json')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new WorldError(`The emulators did not answer within two minutes. What they said: ${log}`);
}

/** Asks the emulators to end, so that they keep their data, and insists after a while. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const timer = setTimeout(() => killGroup(child.pid), STOP_LIMIT);
  await ended;
  clearTimeout(timer);
  killGroup(child.pid);
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
