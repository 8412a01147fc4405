import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build';
import { startWorld } from './local/world';
import { QUERY_LOG } from './operate/indexes';
import { runChecks } from './run/checks';
import { chromiumPath } from './run/chromium';
import { report, runPlaywright, runVitest, type Count } from './run/suites';
import { startStrictProxy } from './strict-proxy';

const HELP = `npm test                    everything: check, rules, api, journeys, operate
npm test -- rules api       only these (check, rules, api, journeys, operate)
NEXUS_TEST_PORT=5600        the first of thirteen ports to use`;

const ALL = ['check', 'rules', 'api', 'journeys', 'operate'];
const asked = process.argv.slice(2).filter((word) => ALL.includes(word));
const suites = asked.length > 0 ? asked : ALL;

if (process.argv.includes('--help')) console.log(HELP);
else process.exit(await main());

async function main(): Promise<number> {
  const counts: Count[] = suites.includes('check') ? await runChecks() : [];
  if (suites.some((suite) => suite !== 'check')) counts.push(...(await runOnEmulators()));
  return report(counts);
}

/** One world for the suites that need one, with the strict proxy in front as production would be. */
async function runOnEmulators(): Promise<Count[]> {
  const executable = suites.includes('journeys') ? chromiumPath() : '';
  await build();
  const base = Number(process.env['NEXUS_TEST_PORT'] ?? 5600);
  const site = `http://127.0.0.1:${base + 11}`;
  const folder = mkdtempSync(join(tmpdir(), 'nexus-test-'));
  rmSync(QUERY_LOG, { force: true });
  const world = await startWorld({
    base,
    project: 'demo-nexus-test',
    folder,
    siteUrl: site,
    environment: { LINKEDIN_TIMEOUT: '5000', PUBLISHED_FRESH: '300', NEXUS_QUERY_LOG: QUERY_LOG },
    say: (line) => console.log(`• ${line}`),
  });
  const proxy = startStrictProxy({ port: base + 11, target: `http://127.0.0.1:${base}` });
  const environment = { ...world.environment, SITE_URL: site, CHROMIUM_PATH: executable, NEXUS_TEST_FOLDER: folder };
  Object.assign(process.env, world.environment);
  try {
    const { writeSeed } = await import('./seed/write-seed');
    await writeSeed();
    const counts: Count[] = [];
    if (suites.includes('rules'))
      counts.push(await runVitest('rules', ['--project', 'emulators', 'tests/rules'], environment));
    if (suites.includes('api'))
      counts.push(await runVitest('api', ['--project', 'emulators', 'tests/api'], environment));
    if (suites.includes('journeys')) counts.push(await runPlaywright('journeys', [], environment));
    // Last, because it wipes the world to restore it.
    if (suites.includes('operate'))
      counts.push(await runVitest('operate', ['--project', 'emulators', 'tests/operate'], environment));
    return counts;
  } finally {
    await proxy.stop();
    await world.stop();
  }
}
