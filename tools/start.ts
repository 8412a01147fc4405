import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build';
import { PERSONAS } from './idp/personas';
import { ROOT, startWorld, WorldError } from './local/world';

const HELP = `npm start            builds Nexus, starts the emulators, seeds an empty store and serves it
npm run dev          the same, rebuilding on every change (pages with hot reload)

NEXUS_PORT=6100      the first of thirteen ports to use (default 5000)
IDP_PERSONA=new      signs in as that persona without asking`;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(HELP);
  const isWatching = process.argv.includes('--watch');
  const base = Number(process.env['NEXUS_PORT'] ?? 5000);
  const folder = join(ROOT, '.nexus');
  mkdirSync(folder, { recursive: true });

  step('Building');
  if (!process.env['SKIP_BUILD']) await build();
  step('Starting the emulators');
  const vite = `http://127.0.0.1:${base + 12}`;
  const world = await startWorld({
    base,
    project: 'demo-nexus',
    folder,
    dataFolder: join(folder, 'data'),
    say: (line) => console.log(`  ${line}`),
    ...(isWatching && { siteUrl: vite, extraOrigins: [vite] }),
  });
  Object.assign(process.env, world.environment);
  const { isEmpty, writeSeed } = await import('./seed/write-seed');
  if (await isEmpty()) {
    step('Seeding');
    const { members, requests, staff, content } = await writeSeed();
    console.log(
      `  ${members} members, ${requests} join requests, ${staff} staff accounts, ${content} pieces of content`,
    );
  }
  keepSchedule(await import('../functions/src/store/content/schedule'));
  const watchers = isWatching ? startWatchers(base) : [];
  announce(world.site, isWatching);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    step('Stopping (your data is kept)');
    for (const watcher of watchers) watcher.kill();
    await world.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/** What Cloud Scheduler does in production: the emulators have none. */
function keepSchedule({ runSchedule }: { runSchedule(): Promise<number> }): void {
  setInterval(() => void runSchedule().catch(() => undefined), 10_000).unref();
}

function startWatchers(base: number): ChildProcess[] {
  const run = (args: string[], cwd: string) =>
    spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, NEXUS_PORT: String(base) } });
  return [
    run([join(ROOT, 'functions/build.mjs'), '--watch'], ROOT),
    run(
      [join(ROOT, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', String(base + 12), '--strictPort'],
      join(ROOT, 'web'),
    ),
  ];
}

function announce(site: string, isWatching: boolean): void {
  const people = PERSONAS.slice(0, 7).map(({ label }) => label.toLowerCase());
  console.log(`
  Nexus is at       ${site}
  In Arabic         ${site}/ar${
    isWatching
      ? `
  The vocabulary    ${site}/__ui`
      : ''
  }
  Members sign in   ${site}/signup  (choose: ${people.join(', ')})
  Staff sign in     ${site}/admin/login
                    super@nexus.test · admin@nexus.test · editor@nexus.test · viewer@nexus.test
                    password nexus-demo

  Ctrl-C stops everything and keeps the data. npm run reset starts over.
`);
}

function step(text: string): void {
  console.log(`• ${text}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof WorldError ? `\n${error.message}\n` : error);
  process.exit(1);
});
