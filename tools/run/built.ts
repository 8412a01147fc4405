import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildFunctions } from '../build';
import { ROOT } from '../local/paths';

const STAMPS = join(ROOT, '.nexus/built.json');
const BUNDLE = join(ROOT, 'functions/lib/index.js');
const PAGE = join(ROOT, 'functions/lib/page/shell.html');

interface Stamps {
  functions: string;
  web: string;
  domain: string;
}

/**
 * Builds what changed since the last build of this kind: the functions always, the pages too where `pages` says that
 * somebody will look at them (a change of the pages' own sources is built in any case).
 * @returns whether anything was built, so that emulators that run already load it anew
 */
export async function buildWhatChanged({ pages }: { pages: boolean }): Promise<boolean> {
  const now = stamps();
  const then = readStamps();
  const isDomainOld = then.domain !== now.domain;
  if (then.web !== now.web || !existsSync(PAGE) || (isDomainOld && pages)) {
    await build();
    // The emulator looks for changed files, not for new ones: pages that were copied beside the bundle are new.
    utimesSync(BUNDLE, new Date(), new Date());
    writeStamps(now);
    return true;
  }
  if (then.functions === now.functions && existsSync(BUNDLE)) return false;
  buildFunctions();
  writeStamps({ ...now, domain: then.domain });
  return true;
}

/** Everything anew, whatever was there. */
export async function buildAll(): Promise<void> {
  await build();
  writeStamps(stamps());
}

/** A fingerprint of these files and of everything in these folders. */
export function fingerprint(...paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function stamps(): Stamps {
  const ours = ['tools/build.ts', 'package-lock.json'];
  return {
    functions: fingerprint('functions/src', 'functions/build.mjs', 'domain/src', ...ours),
    web: fingerprint('web/src', 'web/build', 'web/public', 'web/index.html', 'web/vite.config.ts', ...ours),
    domain: fingerprint('domain/src'),
  };
}

function filesUnder(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter((name) => statSync(join(ROOT, name)).isFile())
    .sort();
}

function readStamps(): Partial<Stamps> {
  return existsSync(STAMPS) ? (JSON.parse(readFileSync(STAMPS, 'utf8')) as Partial<Stamps>) : {};
}

function writeStamps(found: Partial<Stamps>): void {
  mkdirSync(join(ROOT, '.nexus'), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(found));
}
