import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_CLIENT } from '../idp/local-client';
import { startIdentityProvider } from '../idp/server';
import { download } from './download';
import { emulatorBinaries } from './emulator-binaries';
import { startEmulators } from './emulators';
import { ROOT } from './paths';
import { busyPorts, portsFrom, refusedPorts, type Ports } from './ports';
import { REQUIREMENTS, thisMachine } from './requirements';
import { WorldError } from './world-error';

const SECRETS = { LINKEDIN_CLIENT_SECRET: LOCAL_CLIENT.secret, SIGN_IN_SECRET: 'for-this-machine-alone' };

/**
 * The emulators live for minutes and serve one person: compiling for the long run and collecting beside the work took
 * 40 % of what the Firestore emulator asked of the processor.
 */
const LIGHT_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmn256m';

/** Seconds that a process of a function may take to start: a busy machine takes longer than the usual 30. */
const START_SECONDS = '120';

/** The emulators and the identity provider of one machine, with everything that listens there. */
export interface World {
  ports: Ports;
  /** The address of the site, without a slash at its end. */
  site: string;
  /** Environment for a process that talks to these emulators. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

interface Wanted {
  base: number;
  project: string;
  folder: string;
  dataFolder?: string;
  siteUrl?: string;
  extraOrigins?: string[];
  environment?: Record<string, string>;
  say?: (line: string) => void;
}

/**
 * Starts the emulators and the local identity provider, and waits until the API answers.
 * @param base the first of its ports
 * @param folder takes the log of the emulators and what they write meanwhile
 * @param dataFolder where accounts, documents and files are kept between runs; without it nothing is kept
 * @param siteUrl where people reach the site, if not at the Hosting emulator
 * @param extraOrigins from where else pages may call the API
 * @throws WorldError with sentences for a person: what is missing, which port is busy
 */
export async function startWorld(given: Wanted): Promise<World> {
  const ports = portsFrom(given.base);
  await checkMachine(ports);
  const binaries = await binariesFor(given);
  const site = given.siteUrl ?? `http://127.0.0.1:${ports.hosting}`;
  const identity = await startIdentityProvider({ port: ports.identity, client: LOCAL_CLIENT });
  const lines = Object.entries(SECRETS).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(ROOT, 'functions/.secret.local'), lines.join(''));
  const environment = { ...binaries, ...serverEnvironment({ ...given, ports, site, identity: identity.address }) };
  const emulators = await startEmulators({ ...given, ports, environment }).catch(async (error: unknown) => {
    await identity.stop();
    throw error;
  });
  return {
    ports,
    site,
    environment: { ...environment, ...clientEnvironment(given.project, ports) },
    stop: async () => {
      await emulators.stop();
      await identity.stop();
    },
  };
}

/** @throws WorldError where this machine lacks something, or the ports are not to be had */
async function checkMachine(ports: Ports): Promise<void> {
  const machine = thisMachine();
  const missing = REQUIREMENTS.filter(({ forTests }) => !forTests).flatMap(({ lacks }) => lacks(machine) ?? []);
  if (missing.length > 0) throw new WorldError(missing.join('\n'));
  const refused = refusedPorts(ports);
  if (refused.length > 0)
    throw new WorldError(`No browser asks ${refused.join(', ')}. Choose other ports: NEXUS_PORT=6100 npm start`);
  const busy = await busyPorts(ports);
  if (busy.length > 0)
    throw new WorldError(
      `Something else listens on ${busy.join(', ')}. Stop it, or choose other ports: NEXUS_PORT=6100 npm start`,
    );
}

/** Sees to the parts of the emulators. @returns the variables by which firebase-tools finds them */
async function binariesFor({ folder, say = () => undefined }: Wanted): Promise<Record<string, string>> {
  const { environment, source, toDownload } = emulatorBinaries();
  say(`Emulators: ${source}`);
  const temporary = temporaryIn(folder);
  await download(toDownload, { folder: temporary, say }).catch((error: unknown) => {
    throw new WorldError(error instanceof Error ? error.message : String(error));
  });
  mkdirSync(temporary, { recursive: true });
  return environment;
}

const temporaryIn = (folder: string) => join(folder, 'tmp');

/** What the emulators, and the functions in them, are told. */
function serverEnvironment(given: Wanted & { ports: Ports; site: string; identity: string }): Record<string, string> {
  const { ports, site, identity } = given;
  return {
    CI: '1',
    JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], LIGHT_JAVA].filter(Boolean).join(' '),
    FUNCTIONS_DISCOVERY_TIMEOUT: START_SECONDS,
    TMPDIR: temporaryIn(given.folder),
    GCLOUD_PROJECT: given.project,
    SITE_URL: site,
    EXTRA_ORIGINS: [
      `http://127.0.0.1:${ports.hosting}`,
      `http://localhost:${ports.hosting}`,
      ...(given.extraOrigins ?? []),
    ].join(','),
    WEB_API_KEY: 'local',
    LINKEDIN_CLIENT_ID: LOCAL_CLIENT.id,
    LINKEDIN_AUTHORIZE_URL: `${identity}/oauth/v2/authorization`,
    LINKEDIN_TOKEN_URL: `${identity}/oauth/v2/accessToken`,
    LINKEDIN_USERINFO_URL: `${identity}/v2/userinfo`,
    LINKEDIN_PICTURE_ORIGIN: identity,
    LINKEDIN_JWKS_URL: `${identity}/oauth/openid/jwks`,
    ...given.environment,
  };
}

/** What a process beside them needs, to talk to them as the functions do. */
function clientEnvironment(project: string, ports: Ports): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    HOSTING_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
    FUNCTIONS_ORIGIN: `http://127.0.0.1:${ports.functions}/${project}/europe-west1`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    ...SECRETS,
  };
}
