import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './local/paths';

const HELP = `npm run nightly         all tests in full: every screen under every failure and in both themes of both languages, 500 servers
                        killed, 20,000 fuzzed requests. About an hour and a half; \`npm test\` asks a share of it.`;

if (process.argv.includes('--help')) console.log(HELP);
else {
  const { status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'tools/test.ts'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        NEXUS_NIGHTLY: '1',
        CHAOS_KILLS: '500',
        CHAOS_FUZZ: '20000',
        CHAOS_SEED: String(Date.now() % 100_000),
        ...process.env,
      },
    },
  );
  process.exitCode = status ?? 1;
}
