import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { download } from './download';
import { emulatorBinaries } from './emulator-binaries';
import { busyPorts, portsFrom, refusedPorts, type Ports } from './ports';
import { REQUIREMENTS, thisMachine } from './requirements';
import { startIdentityProvider } from '../idp/server';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const LOCAL_CLIENT = { id: 'nexus-local', secret: 'local-identity-provider' };
const SECRETS = { LINKEDIN_CLIENT_SECRET: LOCAL_CLIENT.secret, SIGN_IN_SECRET: 'for-this-machine-alone' };

/**
 * The emulators live for minutes and serve one person: compiling for the long run and collecting beside the work took
 * 40 % of what the Firestore emulator asked of the processor.
 */
const LIGHT_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmn256m';

/** Seconds that a process of a function may take to start: a busy machine takes longer than the usual 30. */
const START_SECONDS = '120';
const SHARED_WORKERS = new URL('shared-workers.mjs', import.meta.url).href;

export interface World {
  ports: Ports;
  site: string;
  /** Environment for a process that talks to these emulators. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export class WorldError extends Error {}

/**
 * Starts the emulators and the local identity provider, and waits until the API answers.
 * @param dataFolder where accounts, documents and files are kept between runs; without it nothing is kept
 * @param siteUrl where people reach the site, if not at the Hosting emulator
 * @throws WorldError with sentences for a person: what is missing, which port is busy
 */
export async function startWorld(given: {
  base: number;
  project: string;
  folder: string;
  dataFolder?: string;
  siteUrl?: string;
  extraOrigins?: string[];
  environment?: Record<string, string>;
  say?: (line: string) => void;
}): Promise<World> {
  const say = given.say ?? (() => undefined);
  const machine = thisMachine();
  const missing = REQUIREMENTS.filter(({ forTests }) => !forTests).flatMap(({ lacks }) => lacks(machine) ?? []);
  if (missing.length > 0) throw new WorldError(missing.join('\n'));
  const ports = portsFrom(given.base);
  const refused = refusedPorts(ports);
  if (refused.length > 0)
    throw new WorldError(`No browser asks ${refused.join(', ')}. Choose other ports: NEXUS_PORT=6100 npm start`);
  const busy = await busyPorts(ports);
  if (busy.length > 0) {
    throw new WorldError(
      `Something else listens on ${busy.join(', ')}. Stop it, or choose other ports: NEXUS_PORT=6100 npm start`,
    );
  }
  const { environment: binaries, source, toDownload } = emulatorBinaries();
  say(`Emulators: ${source}`);
  await download(toDownload, { folder: join(given.folder, 'tmp'), say }).catch((error: unknown) => {
    throw new WorldError(error instanceof Error ? error.message : String(error));
  });

  const temporary = join(given.folder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const site = given.siteUrl ?? `http://127.0.0.1:${ports.hosting}`;
  const identity = await startIdentityProvider({ port: ports.identity, client: LOCAL_CLIENT });
  const lines = Object.entries(SECRETS).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(ROOT, 'functions/.secret.local'), lines.join(''));

  const environment = {
    ...binaries,
    CI: '1',
    JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], LIGHT_JAVA].filter(Boolean).join(' '),
    FUNCTIONS_DISCOVERY_TIMEOUT: START_SECONDS,
    TMPDIR: temporary,
    GCLOUD_PROJECT: given.project,
    SITE_URL: site,
    EXTRA_ORIGINS: [
      `http://127.0.0.1:${ports.hosting}`,
      `http://localhost:${ports.hosting}`,
      ...(given.extraOrigins ?? []),
    ].join(','),
    WEB_API_KEY: 'local',
    LINKEDIN_CLIENT_ID: LOCAL_CLIENT.id,
    LINKEDIN_AUTHORIZE_URL: `${identity.address}/oauth/v2/authorization`,
    LINKEDIN_TOKEN_URL: `${identity.address}/oauth/v2/accessToken`,
    LINKEDIN_USERINFO_URL: `${identity.address}/v2/userinfo`,
    LINKEDIN_PICTURE_ORIGIN: identity.address,
    LINKEDIN_JWKS_URL: `${identity.address}/oauth/openid/jwks`,
    ...given.environment,
  };
  const emulators = startEmulators({ ...given, ports, environment, say });
  const stop = async () => {
    await stopProcess(emulators);
    await identity.stop();
  };
  try {
    await untilReady(`http://127.0.0.1:${ports.hosting}/api/health`, emulators, logOf(given.folder));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    site,
    stop,
    environment: {
      ...environment,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      HOSTING_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
      FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}/${given.project}/europe-west1`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
      FIREBASE_CONFIG: JSON.stringify({ projectId: given.project, storageBucket: `${given.project}.appspot.com` }),
      ...SECRETS,
    },
  };
}

function startEmulators(given: {
  project: string;
  folder: string;
  dataFolder?: string;
  ports: Ports;
  environment: Record<string, string>;
  say: (line: string) => void;
}): ChildProcess {
  const config = join(ROOT, `firebase.${given.project}-${given.ports.hosting}.local.json`);
  writeFileSync(config, JSON.stringify(emulatorConfig(given.ports), null, 2));
  const data = given.dataFolder;
  const keep = data
    ? [...(existsSync(join(data, 'firebase-export-metadata.json')) ? ['--import', data] : []), '--export-on-exit', data]
    : [];
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const child = spawn(
    process.execPath,
    [
      '--import',
      SHARED_WORKERS,
      firebase,
      'emulators:start',
      '--project',
      given.project,
      '--config',
      config,
      '--only',
      'auth,functions,firestore,storage,hosting',
      ...keep,
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

/** What the emulators say. */
export const logOf = (folder: string) => join(folder, 'emulators.log');

async function untilReady(address: string, emulators: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 120_000;
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
  const timer = setTimeout(() => killGroup(child.pid), 25_000);
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
