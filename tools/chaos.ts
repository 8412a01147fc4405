import { runInFull } from './run/in-full';

const HELP = `npm run chaos           what \`npm test -- chaos\` does a little of, in full: 500 servers killed, 20,000 fuzzed requests,
                        Firestore stopped. About an hour; for the night.
npm run chaos -- kills  only one of kills, fuzz, outage
CHAOS_KILLS=500 CHAOS_FUZZ=20000 CHAOS_SEED=1, a new seed each time where none is named`;

if (process.argv.includes('--help')) console.log(HELP);
else process.exitCode = runInFull(['chaos', ...process.argv.slice(2)]);
