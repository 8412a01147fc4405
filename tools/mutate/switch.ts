import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { setTimeout: later } = globalThis;
const LIMIT = 20_000;

/** Plays a mutant (0: none) from now on in every process that has it; a round above 0 notes what is reached. */
export async function switchTo(folder: string, mutant: number, round = 0): Promise<void> {
  const path = join(folder, 'state');
  const turn = Number(readFileSync(path, 'utf8').split(' ')[2] ?? 0) + 1;
  writeFileSync(`${path}.new`, `${mutant} ${round} ${turn}`);
  renameSync(`${path}.new`, path);
  (globalThis as { __nexusLook?: () => void }).__nexusLook?.();
  const deadline = Date.now() + LIMIT;
  while (!serversIn(folder).every((pid) => seen(folder, pid) === turn)) {
    if (Date.now() > deadline) throw new Error('A server does not take the next mutant.');
    await new Promise((resolve) => later(resolve, 3));
  }
}

/** What was reached in that round. */
export function reachedIn(folder: string, round: number): number[] {
  const path = join(folder, `reached-${round}`);
  if (!existsSync(path)) return [];
  return [...new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean).map(Number))];
}

function serversIn(folder: string): number[] {
  const path = join(folder, 'servers');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as number[]) : [];
}

function seen(folder: string, pid: number): number {
  const path = join(folder, `seen-${pid}`);
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : -1;
}
