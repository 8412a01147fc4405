import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNTIME_JAR = 'cloud-storage-rules-runtime-v1.1.3.jar';
const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, '../../.nexus/emulators');

/**
 * Finds the two Java parts of the emulators: in firebase-tools' own cache; else the Firestore emulator of the Google
 * Cloud CLI, from which the runtime of the Storage rules is built too; else firebase-tools downloads them itself.
 * @returns environment variables for firebase-tools, and a line that says where they come from
 */
export function emulatorBinaries(): { environment: Record<string, string>; source: string } {
  const cache = join(homedir(), '.cache/firebase/emulators');
  const cached = existsSync(cache) ? readdirSync(cache) : [];
  const hasFirestore = cached.some((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name));
  if (hasFirestore && cached.includes(RUNTIME_JAR)) return { environment: {}, source: 'firebase-tools cache' };

  const jar = cloudCliJar();
  if (!jar) return { environment: {}, source: 'download by firebase-tools (needs the internet once)' };
  buildFrom(jar);
  return {
    environment: {
      FIRESTORE_EMULATOR_BINARY_PATH: join(built, 'cloud-firestore-emulator.jar'),
      FIREBASE_EMULATORS_PATH: built,
    },
    source: 'Google Cloud CLI',
  };
}

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
  try {
    const path = execFileSync('sh', ['-c', 'command -v gcloud'], { encoding: 'utf8' }).trim();
    return path === '' ? undefined : join(dirname(realpathSync(path)), '..');
  } catch {
    return undefined;
  }
}

/** Google's jar names no main class, so a thin one refers to it; the rules runtime drives the engine inside it. */
function buildFrom(jar: string): void {
  const firestore = join(built, 'cloud-firestore-emulator.jar');
  if (existsSync(firestore) && existsSync(join(built, RUNTIME_JAR))) return;
  mkdirSync(built, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'nexus-runtime-'));
  const classPath = `Class-Path: file://${realpathSync(jar)}\n`;
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
    join(here, 'StorageRulesRuntime.java'),
  );
  run('jar', 'cfm', join(built, RUNTIME_JAR), manifest('StorageRulesRuntime'), '-C', join(work, 'classes'), '.');
  run('jar', 'cfm', firestore, manifest('com.google.cloud.datastore.emulator.firestore.CloudFirestore'));
}
