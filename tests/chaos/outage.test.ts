import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

const OUTAGE = 20_000;
const TOLD_WITHIN = 10_000;

let editor: Person;
let admin: Person;
let member: Person;
let paused: number | undefined;

beforeAll(async () => {
  [editor, admin, member] = await Promise.all([aStaff('editor'), aStaff('admin'), aMember('approved')]);
});
afterEach(() => resume());

/** The process that listens as Firestore in this world. */
function firestoreProcess(): number {
  const port = world.firestore.split(':')[1];
  const lines = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines.find((line) => /firestore/i.test(line) && line.includes('java') && line.includes(String(port)));
  if (!found) throw new Error('The process of the Firestore emulator was not found.');
  return Number(found.trim().split(' ')[0]);
}

function resume(): void {
  if (paused !== undefined) process.kill(paused, 'SIGCONT');
  paused = undefined;
}

test(
  'Firestore stopped for 20 s: everybody is told within 10 s, pages still stand, and all is well when it is back',
  { timeout: 180_000 },
  async () => {
    const asEditor = { token: editor.token, headers: { 'idempotency-key': randomUUID() } };
    const title = `Outage ${randomUUID()}`;
    const asked: Record<string, () => Promise<Answer>> = {
      page: () => call('GET', '/events'),
      'page in Arabic': () => call('GET', '/ar'),
      list: () => call('GET', `/api/events?lang=en`),
      health: () => call('GET', '/api/health'),
      directory: () => call('GET', '/api/members?approved=1', { token: member.token }),
      profile: () => call('PUT', `/api/members/${member.id}`, { token: member.token, body: { bio: title } }),
      queue: () => call('GET', '/api/join-requests', { token: admin.token }),
      create: () => call('POST', '/api/news', { ...asEditor, body: { title } }),
      form: () => call('POST', '/api/newsletter', { body: { email: `${randomUUID()}@nexus.test`, elapsed: 9_000 } }),
    };
    for (const warm of ['page', 'page in Arabic', 'list'] as const)
      expect((await asked[warm]?.())?.status, warm).toBe(200);

    paused = firestoreProcess();
    process.kill(paused, 'SIGSTOP');
    const stopped = Date.now();
    const answers = await Promise.all(
      Object.entries(asked).map(async ([name, ask]) => {
        const started = Date.now();
        const answer = await ask();
        return { name, answer, ms: Date.now() - started };
      }),
    );
    for (const { name, answer, ms } of answers) {
      expect(ms, `${name} is told`).toBeLessThan(TOLD_WITHIN);
      if (name.startsWith('page') || name === 'list') {
        expect(answer.status, `${name} stands`).toBe(200);
        continue;
      }
      expect(answer.status, name).toBe(503);
      if (name !== 'health') {
        expect(answer.json?.error?.message, name).toMatch(/\w+/);
        expect(Number(answer.headers.get('retry-after')), name).toBeGreaterThan(0);
      }
    }

    await new Promise((resolve) => setTimeout(resolve, Math.max(0, OUTAGE - (Date.now() - stopped))));
    resume();
    await until(async () => (await call('GET', '/api/health')).status === 200);
    // The same request again, with the same key: done once, whatever became of the first.
    await until(async () => [200, 201].includes((await asked['create']?.())?.status ?? 0));
    const written = await db().collection('news').where('title.en', '==', title).get();
    expect(written.size).toBe(1);
    await until(async () => (await asked['profile']?.())?.status === 200);
    expect((await asked['directory']?.())?.status).toBe(200);
    expect((await asked['queue']?.())?.status).toBe(200);
  },
);
