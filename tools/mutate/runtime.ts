import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Part of every file that is broken on purpose: tells whether a mutant is the one to play, and notes which places a
 * test has reached. The folder's `state` holds two numbers: the mutant (0 for none) and the round (0 notes nothing).
 */
const folder = process.env['NEXUS_MUTATION'] ?? '';
let [mutant, round] = [0, 0];
const reached = new Set<number>();

function look(): void {
  const [nextMutant = 0, nextRound = 0] = readFileSync(join(folder, 'state'), 'utf8').split(' ').map(Number);
  if (nextRound !== round) reached.clear();
  [mutant, round] = [nextMutant, nextRound];
}

look();
setInterval(look, 25).unref();
appendFileSync(join(folder, 'loads'), `${mutant}\n`);

Object.assign(globalThis, {
  __nexusMutant(id: number): boolean {
    if (round !== 0 && !reached.has(id)) {
      reached.add(id);
      appendFileSync(join(folder, `reached-${round}`), `${id}\n`);
    }
    return id === mutant;
  },
});
