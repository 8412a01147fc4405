import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './local/paths';

const HELP = `npm run chaos           what \`npm test -- chaos\` does a little of, in full: 500 servers killed, 20,000 fuzzed requests,
                        Firestore stopped. About an hour; for the night.
npm run chaos -- kills  only one of kills, fuzz, outage
CHAOS_KILLS=500 CHAOS_FUZZ=20000 CHAOS_SEED=1, a new seed each time where none is named`;

if (process.argv.includes('--help')) console.log(HELP);
else {
  const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'tools/test.ts'), 'chaos'];
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { CHAOS_KILLS: '500', CHAOS_FUZZ: '20000', CHAOS_SEED: String(Date.now() % 100_000), ...process.env },
  });
  process.exitCode = status ?? 1;
}
