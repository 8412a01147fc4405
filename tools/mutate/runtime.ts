import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Part of every file that is broken on purpose: tells whether a mutant is the one to play, and notes which places a
 * test has reached. The folder's `state` holds three numbers: the mutant (0 for none), the round (0 notes nothing) and
 * how often it was written; each process says in `seen-<pid>` which of them it knows.
 */
const folder = process.env['NEXUS_MUTATION'] ?? '';
const { setInterval: every } = globalThis;
let [mutant, round, turn] = [0, 0, -1];
const reached = new Set<number>();

function look(): void {
  const [nextMutant = 0, nextRound = 0, nextTurn = 0] = readFileSync(join(folder, 'state'), 'utf8')
    .split(' ')
    .map(Number);
  if (nextTurn === turn) return;
  if (nextRound !== round) reached.clear();
  [mutant, round, turn] = [nextMutant, nextRound, nextTurn];
  writeFileSync(join(folder, `seen-${process.pid}`), String(turn));
}

look();
every(look, 5).unref();

Object.assign(globalThis, {
  __nexusLook: look,
  __nexusMutant(id: number): boolean {
    if (round !== 0 && !reached.has(id)) {
      reached.add(id);
      appendFileSync(join(folder, `reached-${round}`), `${id}\n`);
    }
    return id === mutant;
  },
});
