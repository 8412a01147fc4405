import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths';
import type { Area } from './areas';
import { instrument, type Mutant } from './instrument';

/** Where the broken copies stand, by the file that they replace. */
export type Copies = Record<string, string>;

const RUNTIME = join(ROOT, 'tools/mutate/runtime.ts');

/**
 * Writes a broken copy of every file of these areas. @throws an Error when an area names a file that is not there
 * @returns all mutants by area, and the copies
 */
export function plant(areas: Record<string, Area>, folder: string): { mutants: Map<string, Mutant[]>; copies: Copies } {
  const copies: Copies = {};
  const mutants = new Map<string, Mutant[]>();
  let firstId = 1;
  mkdirSync(join(folder, 'copies'), { recursive: true });
  for (const [name, { files, rows = [], atLoad = [] }] of Object.entries(areas)) {
    const found: Mutant[] = [];
    for (const [path, onlyRows] of [
      ...files.map((one) => [one, false] as const),
      ...rows.map((one) => [one, true] as const),
    ]) {
      for (const file of sourcesIn(path)) {
        const text = readFileSync(join(ROOT, file), 'utf8');
        const isAtLoad = atLoad.includes(file);
        const planted = instrument({ file, text, firstId, runtime: RUNTIME, isAtLoad });
        firstId += planted.mutants.length;
        const copy = join(folder, 'copies', `${Object.keys(copies).length}.ts`);
        writeFileSync(copy, planted.code);
        copies[join(ROOT, file)] = copy;
        found.push(...planted.mutants.filter(({ kind }) => !onlyRows || kind === 'permission'));
      }
    }
    mutants.set(name, found);
  }
  writeFileSync(join(folder, 'copies.json'), JSON.stringify(copies));
  return { mutants, copies };
}

function sourcesIn(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) throw new Error(`${path} is gone: tools/mutate/areas.ts names what is broken on purpose.`);
  if (statSync(full).isFile()) return [path];
  const all = readdirSync(full, { recursive: true, encoding: 'utf8' });
  const sources = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return sources.sort().map((file) => join(path, file));
}
