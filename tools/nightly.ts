import { runInFull } from './run/in-full';

const HELP = `npm run nightly         all tests in full: every screen under every failure and in both themes of both languages, 500 servers
                        killed, 20,000 fuzzed requests. About an hour and a half; \`npm test\` asks a share of it.`;

if (process.argv.includes('--help')) console.log(HELP);
else process.exitCode = runInFull(process.argv.slice(2), { NEXUS_NIGHTLY: '1' });
