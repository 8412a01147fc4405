import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { emulatorBinaries } from '../local/emulator-binaries';
import { ROOT } from '../local/paths';
import { basePort, busyPorts, portsFrom, refusedPorts } from '../local/ports';
import { thisMachine } from '../local/requirements';
import type { Facts } from './findings';
import { declaredIndexes, recordedIndexes } from './indexes';

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = <T>(path: string) => JSON.parse(text(path)) as T;

/** Gathers what the doctor looks at on this machine and in this checkout. */
export async function gatherFacts(): Promise<Facts> {
  const firebase = json<{
    functions: { runtime: string }[];
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  }>('firebase.json');
  const headers = firebase.hosting.headers.flatMap((entry) => entry.headers);
  const example = variablesIn(text('functions/deploy.env.example'));
  const lock = json<{ packages: Record<string, { version?: string }> }>('functions/package-lock.json').packages;
  const { dependencies } = json<{ dependencies: Record<string, string> }>('functions/package.json');
  return {
    machine: thisMachine(),
    refusedPorts: refusedPorts(portsFrom(basePort())),
    busyPorts: await busyPorts(portsFrom(basePort())),
    emulators: emulatorsFound(),
    hasModules: existsSync(join(ROOT, 'node_modules/firebase-tools')),
    secretsUsed: [...text('functions/src/index.ts').matchAll(/defineSecret\('(\w+)'\)/g)].map(([, name]) => name ?? ''),
    secretsDeclared: example.secrets,
    variablesRequired: [...text('functions/src/config.ts').matchAll(/^ {2}([A-Z_]+): (?!.*default|.*optional)/gm)].map(
      ([, name]) => name ?? '',
    ),
    variablesDeclared: example.variables,
    indexesNeeded: recordedIndexes(),
    indexesDeclared: declaredIndexes(),
    headers: headers.map(({ key }) => key),
    policies: headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value),
    runtime: firebase.functions[0]?.runtime ?? '',
    dependencies,
    lockedDependencies: Object.fromEntries(
      Object.keys(dependencies).map((name) => [name, lock[`node_modules/${name}`]?.version ?? '']),
    ),
    firebaseTools:
      json<{ devDependencies: Record<string, string> }>('package.json').devDependencies['firebase-tools'] ?? '',
    rulesDenyByDefault: !/match \/\{\w+=\*\*\}/.test(text('firestore.rules')),
    trackedSecrets: trackedFiles().filter((path) => mayHoldSecrets(path)),
  };
}

/** `functions/.env` is for every project; it may hold these settings and nothing else. */
const OPEN_SETTINGS = ['MALLOC_ARENA_MAX'];

function mayHoldSecrets(path: string): boolean {
  if (path === 'functions/.env') {
    const names = Object.keys(parseEnv(text(path)));
    return names.some((name) => !OPEN_SETTINGS.includes(name));
  }
  return /(^|\/)\.env($|\.)|service-account|\.pem$|-key\.json$/.test(path);
}

/** `# secret NAME` and `NAME=value` lines of the example. */
function variablesIn(example: string): { secrets: string[]; variables: string[] } {
  const all = (pattern: RegExp) => [...example.matchAll(pattern)].map(([, name]) => name ?? '');
  return { secrets: all(/^# secret (\w+)/gm), variables: all(/^([A-Z_]+)=/gm) };
}

function emulatorsFound(): string {
  try {
    return emulatorBinaries().source;
  } catch {
    return '';
  }
}

function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  } catch {
    return [];
  }
}
