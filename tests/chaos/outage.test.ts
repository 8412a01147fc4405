import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { startInstance, type Instance } from '../../tools/local/instance';
import { aMember, aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

const OUTAGE = 20_000;
const TOLD_WITHIN = 10_000;

let [editor, admin, member]: Person[] = [];
/** As in production: one process answers many at once. `cold` has read nothing before the store goes. */
let instances: Record<'api' | 'upload' | 'page' | 'cold', Instance>;
let paused: number | undefined;

beforeAll(async () => {
  [editor, admin, member] = await Promise.all([aStaff('editor'), aStaff('admin'), aMember('approved')]);
  const started = (['api', 'upload', 'page', 'page'] as const).map((target) => startInstance(target));
  const [api, upload, page, cold] = (await Promise.all(started)) as [Instance, Instance, Instance, Instance];
  instances = { api, upload, page, cold };
});
afterEach(() => resume());
afterAll(() => Promise.all(Object.values(instances).map(({ stop }) => stop())));

/** The process that listens as Firestore in this world. */
function firestoreProcess(): number {
  const port = world.firestore.split(':')[1];
  const lines = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines.find((line) => /firestore/i.test(line) && line.includes('java') && line.includes(String(port)));
  if (!found) throw new Error('The process of the Firestore emulator was not found.');
  return Number(found.trim().split(' ')[0]);
}

function pause(): void {
  paused = firestoreProcess();
  process.kill(paused, 'SIGSTOP');
}

function resume(): void {
  if (paused !== undefined) process.kill(paused, 'SIGCONT');
  paused = undefined;
}

interface Told {
  status: number;
  ms: number;
  retryAfter: number;
  text: string;
}

async function ask(
  where: keyof typeof instances,
  method: string,
  path: string,
  { as, body, headers }: { as?: Person | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Told> {
  const started = performance.now();
  const isForm = body instanceof FormData;
  const response = await fetch(instances[where].address + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(method !== 'GET' && { origin: world.site }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, ms: performance.now() - started, retryAfter, text };
}

async function aPhoto(): Promise<FormData> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 600, height: 600, channels: 3 as const, background: '#345', noise };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'outage.png');
  return form;
}

/** Counts the milliseconds that a busy machine gives to others: they are nobody's waiting. */
function lateness(): { stop(): number } {
  let [late, before] = [0, performance.now()];
  const timer = setInterval(() => {
    late += Math.max(0, performance.now() - before - TICK);
    before = performance.now();
  }, TICK);
  return {
    stop() {
      clearInterval(timer);
      return late;
    },
  };
}
const TICK = 50;

const title = `Outage ${randomUUID()}`;
const once = { 'idempotency-key': randomUUID() };
const api = (method: string, path: string, options?: Parameters<typeof ask>[3]) => () =>
  ask('api', method, path, options);

/** What still stands, from memory. */
const standing: Record<string, () => Promise<Told>> = {
  'a page': () => ask('page', 'GET', '/events'),
  'the home page in Arabic': () => ask('page', 'GET', '/ar'),
  'a list': api('GET', '/api/events?lang=en'),
  'the settings': api('GET', '/api/settings?lang=ar'),
};
/** What needs the store. Nobody's data are known from memory, and nothing is taken that may not be kept. */
const refused: Record<string, () => Promise<Told>> = {
  'the directory': () => ask('api', 'GET', '/api/members?approved=1', { as: member }),
  'a profile that is saved': () =>
    ask('api', 'PUT', `/api/members/${member?.id}`, { as: member, body: { bio: title } }),
  'the queue': () => ask('api', 'GET', '/api/join-requests', { as: admin }),
  'the activity': () => ask('api', 'GET', '/api/admin/activity', { as: admin }),
  'news that is made': () => ask('api', 'POST', '/api/news', { as: editor, headers: once, body: { title } }),
  'a bulk change': () =>
    ask('api', 'POST', '/api/admin/bulk/news', { as: editor, body: { ids: ['x'], change: 'hide' } }),
  'a form': api('POST', '/api/newsletter', { body: { email: 'outage@nexus.test', language: 'en', elapsed: 9_000 } }),
  'a forgotten password': api('POST', '/api/auth/staff/forgot', {
    body: { email: 'editor@nexus.test', language: 'en' },
  }),
  'signing out': () => ask('api', 'POST', '/api/auth/sign-out', { as: admin, body: {} }),
  'a picture': async () => ask('upload', 'POST', '/api/upload', { as: editor, body: await aPhoto() }),
};

test(
  'SEC-23 Firestore stopped for 20 s: everybody is told within 10 s, pages stand, and all is well when it is back',
  { timeout: 240_000 },
  async () => {
    for (const [name, warm] of Object.entries(standing)) expect((await warm()).status, name).toBe(200);
    await refused['a picture']?.();

    // Some are under way when it stops.
    const underWay = [
      () => ask('api', 'POST', '/api/news', { as: editor, body: { title: `Under way ${randomUUID()}` } }),
      () => ask('api', 'PUT', `/api/members/${member?.id}`, { as: member, body: { title: `At ${randomUUID()}` } }),
      () => refused['a picture']!(),
      () => ask('api', 'GET', '/api/members?approved=1', { as: member }),
    ].map((begin) => begin());
    await new Promise((resolve) => setImmediate(resolve));
    pause();
    const stopped = Date.now();
    const clock = lateness();
    const [still, told, cold, health, begun] = await Promise.all([
      all(standing),
      all(refused),
      ask('cold', 'GET', '/news'),
      ask('api', 'GET', '/api/health'),
      Promise.all(underWay),
    ]);
    const most = TOLD_WITHIN + clock.stop();
    const sitemap = await ask('cold', 'GET', '/sitemap.xml');

    for (const [name, { status, ms, text }] of still) {
      expect([name, status, text.length > 100]).toEqual([name, 200, true]);
      expect(ms, name).toBeLessThan(most);
    }
    for (const [name, { status, ms, retryAfter, text }] of told) {
      expect([name, status, retryAfter > 0]).toEqual([name, 503, true]);
      expect(JSON.parse(text), name).toMatchObject({ error: { message: expect.stringMatching(/\w+/) as string } });
      expect(ms, name).toBeLessThan(most);
    }
    for (const { status, ms } of begun) {
      expect([200, 201, 503]).toContain(status);
      expect(ms, 'under way').toBeLessThan(most);
    }
    // A server that has just started has nothing in memory: the page draws itself in the browser and asks the API.
    expect([cold.status, cold.text.includes('<div id="root"></div>')]).toEqual([200, true]);
    expect(cold.ms).toBeLessThan(most);
    expect([sitemap.status, sitemap.retryAfter > 0]).toEqual([503, true]);
    expect([health.status, JSON.parse(health.text)]).toMatchObject([503, { firestore: 'failing' }]);

    await new Promise((resolve) => setTimeout(resolve, Math.max(0, OUTAGE - (Date.now() - stopped))));
    resume();
    await until(async () => (await ask('api', 'GET', '/api/health')).status === 200);
    // The same requests again, news with the same key: done once, whatever became of the first.
    for (const [name, again] of Object.entries({ ...standing, ...refused }))
      await until(
        async () => (await again()).status < 300 || (name === 'signing out' && (await again()).status === 401),
      );
    const written = await db().collection('news').where('title.en', '==', title).get();
    expect(written.size).toBe(1);
    expect((await ask('cold', 'GET', '/news')).text).not.toContain('<div id="root"></div>');
  },
);

async function all(asked: Record<string, () => Promise<Told>>): Promise<[string, Told][]> {
  return Promise.all(Object.entries(asked).map(async ([name, one]) => [name, await one()] as [string, Told]));
}
