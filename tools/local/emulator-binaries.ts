import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onPath } from './on-path';
import { ROOT } from './paths';

const built = join(ROOT, '.nexus/emulators');
const TOOLS = join(ROOT, 'node_modules/firebase-tools');

/** One of the two Java parts of the emulators, as firebase-tools knows it. */
export interface Part {
  name: 'firestore' | 'storage';
  file: string;
  bytes: number;
}

/** What firebase-tools in this version wants to have of each. */
function parts(): Part[] {
  const path = join(TOOLS, 'lib/emulator/downloadableEmulatorInfo.json');
  const details = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { downloadPathRelativeToCacheDir: string; expectedSize: number }
  >;
  return (['firestore', 'storage'] as const).map((name) => ({
    name,
    file: details[name]?.downloadPathRelativeToCacheDir ?? '',
    bytes: details[name]?.expectedSize ?? 0,
  }));
}

/** What firebase-tools does not have yet and would download. */
function absent(): Part[] {
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return parts().filter(({ file }) => !existsSync(join(cache, file)));
}

/**
 * Finds the two Java parts of the emulators: in firebase-tools' own cache; else the Firestore emulator of the Google
 * Cloud CLI, from which the runtime of the Storage rules is built too; else firebase-tools has to download them.
 * @returns environment variables for firebase-tools, a line that says where they come from, and what is to be downloaded
 */
export function emulatorBinaries(): { environment: Record<string, string>; source: string; toDownload: Part[] } {
  const toDownload = absent();
  if (toDownload.length === 0) return { environment: {}, source: 'firebase-tools cache', toDownload };
  const jar = cloudCliJar();
  if (!jar) return { environment: {}, source: 'download by firebase-tools (needs the internet once)', toDownload };
  if (!isBuilt()) buildFrom(jar);
  return {
    environment: { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar(), FIREBASE_EMULATORS_PATH: built },
    source: 'Google Cloud CLI',
    toDownload: [],
  };
}

/** Whether the parts have still to be built from those of the Google Cloud CLI, which takes a JDK. */
export function needsCompiler(): boolean {
  // Before `npm ci` nothing is known of what is wanted.
  if (!existsSync(TOOLS)) return false;
  return absent().length > 0 && cloudCliJar() !== undefined && !isBuilt();
}

const firestoreJar = () => join(built, 'cloud-firestore-emulator.jar');
const runtimeJar = () => join(built, parts().find(({ name }) => name === 'storage')?.file ?? '');
const isBuilt = () => existsSync(firestoreJar()) && existsSync(runtimeJar());

function cloudCliJar(): string | undefined {
  const roots = [
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
    cliRoot(),
  ];
  return roots
    .filter((root) => root !== undefined)
    .map((root) => join(root, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'))
    .find((path) => existsSync(path));
}

function cliRoot(): string | undefined {
  const path = onPath('gcloud');
  return path && join(dirname(realpathSync(path)), '..');
}

/** Google's jar names no main class, so a thin one refers to it; the rules runtime drives the engine inside it. */
function buildFrom(jar: string): void {
  mkdirSync(built, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'nexus-runtime-'));
  const classPath = `Class-Path: ${pathToFileURL(realpathSync(jar)).href}\n`;
  const manifest = (main: string) => {
    const path = join(work, `${main}.manifest`);
    writeFileSync(path, `Main-Class: ${main}\n${classPath}`);
    return path;
  };
  const run = (command: string, ...rest: string[]) =>
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  run(
    'javac',
    '--release',
    '17',
    '-proc:none',
    '-cp',
    jar,
    '-d',
    join(work, 'classes'),
    join(ROOT, 'tools/local/StorageRulesRuntime.java'),
  );
  run('jar', 'cfm', runtimeJar(), manifest('StorageRulesRuntime'), '-C', join(work, 'classes'), '.');
  run('jar', 'cfm', firestoreJar(), manifest('com.google.cloud.datastore.emulator.firestore.CloudFirestore'));
}
