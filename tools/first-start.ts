import { spawn } from 'node:child_process';
import { ROOT } from './local/paths';
import { basePort } from './local/ports';
import { toldNothing } from './local/told-nothing';

const HELP = `npm run first-start     starts Nexus as \`npm start\` does, looks at it as a visitor and stops it: for build servers`;

/** Longer than a slow line needs for the emulators. */
const PATIENCE = 15 * 60_000;
const site = `http://127.0.0.1:${basePort()}`;

toldNothing(HELP);
const child = spawn('npm', ['start'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
let said = '';
child.stdout.on('data', (text: Buffer) => {
  said += text.toString('utf8');
  process.stdout.write(text);
});
const ended = new Promise<number | null>((resolve) => {
  child.once('close', resolve);
});
const deadline = Date.now() + PATIENCE;
while (!said.includes('Nexus is at') && child.exitCode === null && Date.now() < deadline)
  await new Promise((resolve) => setTimeout(resolve, 500));
const isUp = child.exitCode === null;
const faults = isUp ? await look() : [`it ended with ${child.exitCode}`];
// As Ctrl-C does: to npm and all that it started.
if (isUp && child.pid) process.kill(-child.pid, 'SIGINT');
await ended;
if (isUp && !said.includes('Stopping')) faults.push('it did not stop as asked');
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log('✓ Nexus started, answered in both languages and stopped');
process.exit(faults.length === 0 ? 0 : 1);

async function look(): Promise<string[]> {
  const found: string[] = [];
  for (const [path, words] of [
    ['/', 'dir="ltr"'],
    ['/ar', 'dir="rtl"'],
    ['/api/health', '"status":"ok"'],
    ['/admin/login', '<script'],
  ] as const) {
    const answer = await fetch(site + path).catch(() => undefined);
    const text = (await answer?.text()) ?? '';
    if (answer?.status !== 200 || !text.includes(words))
      found.push(`${path} answers ${answer?.status ?? 'nothing'}, without ${words}`);
  }
  return found;
}
