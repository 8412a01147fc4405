import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './emulator-binaries';
import { FIREBASE_TOOLS } from './paths';

const MB = 1_000_000;

/** How parts are downloaded. Tests give their own `command`. */
export interface Download {
  /** A new folder in here takes what is under way; it goes afterwards. */
  folder: string;
  say: (line: string) => void;
  /** Between two looks at what has arrived, in milliseconds. */
  pause?: number;
  /** For so long nothing may arrive. */
  patience?: number;
  command?: (part: Part) => readonly [command: string, ...rest: string[]];
}

/**
 * Has firebase-tools download parts of the emulators, which checks their hashes, and says how many megabytes are there.
 * However slow the line is, it goes on as long as something arrives.
 * @throws Error with a sentence for a person
 */
export async function download(parts: readonly Part[], given: Download): Promise<void> {
  for (const part of parts) await downloadOne(part, given);
}

async function downloadOne(part: Part, given: Download): Promise<void> {
  const { say, pause = 2_000, patience = 60_000, command = setUp } = given;
  mkdirSync(given.folder, { recursive: true });
  const folder = mkdtempSync(join(given.folder, 'download-'));
  const [program, ...rest] = command(part);
  const environment = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
  const child = spawn(program, rest, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString('utf8')));
  let [arrived, since, isStuck] = [0, Date.now(), false];
  const total = Math.ceil(part.bytes / MB);
  const timer = setInterval(() => {
    const now = bytesIn(folder);
    if (now > arrived) [arrived, since] = [now, Date.now()];
    say(`${part.file}: ${Math.floor(arrived / MB)} of ${total} MB`);
    if (Date.now() - since < patience) return;
    isStuck = true;
    child.kill();
  }, pause);
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  clearInterval(timer);
  rmSync(folder, { recursive: true, force: true });
  if (status === 0) return say(`${part.file}: ${total} of ${total} MB, done`);
  const why = isStuck ? `nothing arrived for ${patience / 1_000} s` : (said.trim().split('\n').at(-1) ?? '');
  throw new Error(
    `${part.file} (${total} MB) could not be downloaded: ${why}\nGo online once and start again, or install the Google Cloud CLI with its Firestore emulator.`,
  );
}

function setUp({ name }: Part): [string, ...string[]] {
  return [process.execPath, FIREBASE_TOOLS, `setup:emulators:${name}`];
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    // What is under way may be moved away meanwhile.
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (found?.isFile() ? found.size : 0);
  }, 0);
}
