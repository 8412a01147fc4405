import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, TSX } from '../local/paths';

/** What `npm test` does a little of; another seed each time where none is named. */
const FULL = { CHAOS_KILLS: '500', CHAOS_FUZZ: '20000', CHAOS_SEED: String(Date.now() % 100_000) };

/** Runs `npm test` with these words, and all that `FULL` says. Whatever is set in the environment already, stays. @returns its exit status */
export function runInFull(words: readonly string[], environment: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, [TSX, join(ROOT, 'tools/test.ts'), ...words], {
    stdio: 'inherit',
    env: { ...FULL, ...environment, ...process.env },
  });
  return status ?? 1;
}
