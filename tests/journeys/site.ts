import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { resourceNamed } from '@nexus/domain/resources/index';
import { isAlive } from '../../tools/local/is-alive';
import { contentDocuments } from '../../tools/seed/content';
import { call } from '../setup/call';
import { aStaff } from '../setup/people';

/** What the site has only once, so that no journey can have its own: these words, and which entry is active. */
const SHARED = ['about', 'hero', 'mission-vision', 'pages', 'settings', 'statistics'];
const FILE = join(process.env['NEXUS_TEST_FOLDER'] ?? tmpdir(), 'the-site.lock');
const LONGEST_WAIT = 300_000;

/** The words that the site has only once. A journey that reads or changes them takes them for itself meanwhile. */
export class Site {
  private isTaken = false;

  constructor(private readonly info: TestInfo) {}

  /** Waits until no other journey has them, and puts them as the seed wrote them. The wait costs no time of its own. */
  async take(): Promise<void> {
    const { timeout } = this.info;
    const start = Date.now();
    this.info.setTimeout(timeout + LONGEST_WAIT);
    while (!takes()) await setTimeout(200);
    this.isTaken = true;
    this.info.setTimeout(timeout + Date.now() - start);
    await seedWords();
  }

  leave(): void {
    if (this.isTaken) rmSync(FILE, { force: true });
  }
}

function takes(): boolean {
  try {
    writeFileSync(FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // A run that was killed leaves its file behind.
    if (existsSync(FILE) && !isAlive(Number(readFileSync(FILE, 'utf8')))) rmSync(FILE, { force: true });
    return false;
  }
}

async function seedWords(): Promise<void> {
  const { token } = await aStaff('editor');
  for (const { path, data } of contentDocuments()) {
    const [resource = '', id = ''] = path.split('/');
    if (!SHARED.includes(resource)) continue;
    const place = resourceNamed(resource)?.kind === 'singleton' ? resource : `${resource}/${id}`;
    const { json } = await call('GET', `/api/admin/content/${place}`, { token });
    if (Object.entries(data).every(([name, value]) => isDeepStrictEqual(value, json[name]))) continue;
    const headers = { 'if-match': `"${json.version}"` };
    const { status, text } = await call('PUT', `/api/${place}`, { token, headers, body: data });
    if (status !== 200) throw new Error(`${path} could not be put back: ${text}`);
  }
}
