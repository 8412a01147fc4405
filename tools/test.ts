import { findBrowser } from './local/browser';
import { preflight } from './local/preflight';
import { buildAll, buildWhatChanged } from './run/built';
import { runChecks } from './run/checks';
import { keptWorld, reloading, startKeptWorld, stopKeptWorld } from './run/kept-world';
import { notRun, report, runPlaywright, runVitest, type Count } from './run/suites';
import { openWorld, resetWorld, testPort, type TestWorld } from './run/test-world';
import { lackedBy, runWhole } from './run/whole';
import { isWhole, parseWords, UnknownWord, type Asked, type Suite } from './run/command-line';

const HELP = `npm test                          everything: check, rules, api, journeys, operate, chaos
npm test -- rules api             only these suites, in a fresh world
npm test -- api membership        only the files whose name holds the word
npm test -- journeys sign-in -t S02   and only the tests whose title holds this
npm test -- unit limits           unit tests need no world
npm test -- world                 keeps a world up; parts of suites then start at once in it
npm test -- world reset           empties and seeds it; npm test -- world stop ends it
  --world                         as if a world had been kept up before, for whole suites too
NEXUS_TEST_PORT=5600              the first of fourteen ports to use, of twenty-eight for everything`;

try {
  process.exitCode = await main(parseWords(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof UnknownWord ? error.message : error);
  process.exitCode = 1;
}
process.exit();

async function main(asked: Asked): Promise<number> {
  if (asked.isHelp) console.log(HELP);
  if (asked.world) await keepWorld(asked.world);
  if (asked.runs.length === 0) return 0;
  const lacks = await preflight('tests');
  for (const { sentence } of lacks) console.log(`• ${sentence}`);
  if (isWhole(asked)) return report(await runWhole(lacks));
  const counts: Count[] = [];
  for (const { suite, files } of asked.runs) {
    if (suite === 'check') counts.push(...(await runChecks()));
    if (suite === 'unit') counts.push(await runVitest('unit', ['--project', 'unit', ...parts(asked, files)]));
  }
  const others = asked.runs.filter(needsWorld);
  const able = others.filter(({ suite }) => !lackedBy(suite, lacks));
  counts.push(...others.flatMap(({ suite }) => notRun(suite, lackedBy(suite, lacks)) ?? []));
  if (able.length > 0) counts.push(...(await runOnEmulators({ ...asked, runs: able })));
  if (asked.title && counts.every(({ passed, failed }) => passed + failed === 0))
    throw new UnknownWord(`No title of a test there holds “${asked.title}”.`);
  return report(counts);
}

function needsWorld({ suite }: { suite: Suite }): boolean {
  return suite !== 'check' && suite !== 'unit';
}

async function runOnEmulators(asked: Asked): Promise<Count[]> {
  const world = await worldFor(asked);
  process.once('SIGINT', () => void world.stop().finally(() => process.exit(130)));
  process.once('SIGTERM', () => void world.stop().finally(() => process.exit(143)));
  try {
    const environment = { ...world.environment, CHROMIUM_PATH: findBrowser() ?? '' };
    const counts: Count[] = [];
    for (const [at, { suite, files }] of asked.runs.filter(needsWorld).entries()) {
      // What others left is not what it compares with what it did.
      if (suite === 'chaos' && at > 0) await resetWorld();
      if (suite === 'journeys') counts.push(await runPlaywright('journeys', journeys(asked, files), environment));
      else {
        const args = ['--project', 'emulators', ...parts(asked, files ?? [`tests/${suite}/`])];
        counts.push(await runVitest(suite, args, environment));
      }
    }
    return counts;
  } finally {
    await world.stop();
  }
}

/** Whole suites get a fresh world; a part of one gets the world that is up, if one is. */
async function worldFor({ runs, isWorldKept, title }: Asked): Promise<TestWorld> {
  const isSuite = title === undefined && runs.some(({ files }) => files === undefined);
  const pages = runs.some(({ suite }) => suite === 'journeys');
  if (isSuite && !isWorldKept) {
    if (await stopKeptWorld()) console.log('• The world that was up has ended: whole suites run in a fresh one');
    await buildAll();
    return openWorld();
  }
  const kept = await keptWorld();
  if (kept) {
    await reloading(kept, () => buildWhatChanged({ pages }));
    return kept;
  }
  await buildWhatChanged({ pages });
  return isWorldKept ? startKeptWorld() : openWorld();
}

async function keepWorld(command: 'start' | 'stop' | 'reset'): Promise<void> {
  if (command === 'stop') return console.log((await stopKeptWorld()) ? '• The world has ended' : '• No world was up');
  const world = (await keptWorld()) ?? (await buildWhatChanged({ pages: true }), await startKeptWorld());
  if (command === 'reset') {
    Object.assign(process.env, world.environment);
    await resetWorld();
  }
  console.log(`• The world on ports from ${testPort()} is up: ${world.environment['SITE_URL']}`);
}

function parts({ title }: Asked, files: string[] | undefined): string[] {
  return [...(files ?? []), ...(title ? ['-t', title] : [])];
}

/** A part of the journeys runs without the journeys that it comes after in a whole run. */
function journeys({ title }: Asked, files: string[] | undefined): string[] {
  const isPart = files !== undefined || title !== undefined;
  return [...(isPart ? ['--no-deps'] : []), ...(files ?? []), ...(title ? ['-g', title] : [])];
}
