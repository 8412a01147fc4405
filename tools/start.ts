import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build';
import { PEOPLE } from './idp/personas';
import { ROOT, VITE } from './local/paths';
import { basePort, DEFAULT_PORT, portsFrom } from './local/ports';
import { preflight } from './local/preflight';
import { startWorld } from './local/world';
import { WorldError } from './local/world-error';
import { STAFF_PASSWORD } from './seed/sources';

const HELP = `npm start            builds Nexus, starts the emulators, seeds an empty store and serves it
npm run dev          the same, rebuilding on every change (pages with hot reload)

NEXUS_PORT=6100      the first of fourteen ports to use (default ${DEFAULT_PORT})
IDP_PERSONA=new      signs in as that persona without asking`;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(HELP);
  const isWatching = process.argv.includes('--watch');
  const base = basePort();
  const folder = join(ROOT, '.nexus');
  mkdirSync(folder, { recursive: true });

  const lacks = await preflight('start');
  if (lacks.length > 0) throw new WorldError(lacks.map(({ sentence }) => sentence).join('\n'));
  step('Building');
  if (!process.env['SKIP_BUILD']) await build();
  step('Starting the emulators');
  const vite = `http://127.0.0.1:${portsFrom(base).vite}`;
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
  const { startMailbox } = await import('./mailbox/server');
  const mailbox = await startMailbox({ port: world.ports.mailbox });
  const watchers = isWatching ? startWatchers(base) : [];
  announce({ site: world.site, mailbox: mailbox.address, isWatching });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    step('Stopping (your data is kept)');
    for (const watcher of watchers) watcher.kill();
    await mailbox.stop();
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
    run([VITE, '--host', '127.0.0.1', '--port', String(portsFrom(base).vite), '--strictPort'], join(ROOT, 'web')),
  ];
}

function announce({ site, mailbox, isWatching }: { site: string; mailbox: string; isWatching: boolean }): void {
  const people = PEOPLE.map(({ label }) => label.toLowerCase());
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
                    password ${STAFF_PASSWORD}
  Mails             ${mailbox}  (every mail that would have been sent)

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
