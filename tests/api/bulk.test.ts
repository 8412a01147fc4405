import { spawn } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { createContent } from '../../functions/src/store/content/content';
import { call } from '../setup/call';
import { filled, noise } from '../setup/fill';
import { isNightly } from '../setup/share';
import { aStaff, shownNow, type Person } from '../setup/people';

let editor: Person;
let viewer: Person;
beforeAll(async () => {
  [editor, viewer] = [await aStaff('editor'), await aStaff('viewer')];
});

const author = { actor: { kind: 'staff' as const, id: 'bulk', role: 'editor' as const, name: 'Bulk' }, requestId: 'b' };
const news = resources.newsItem as unknown as Resource;
const post = (path: string, body: object = {}, token = editor.token) => call('POST', path, { token, body });
const stored = async (ids: string[], collection: string) =>
  (await db().getAll(...ids.map((id) => db().doc(`${collection}/${id}`)))).map((doc) => doc.data());

/** Does a change of many documents to its end, as the panel does. @returns the entries, the first first */
async function whole(resource: string, ids: string[], change: string): Promise<string[]> {
  let answer = await post(`/api/admin/bulk/${resource}`, { ids, change });
  expect(answer.status, answer.text).toBe(200);
  const entries = [answer.json.entryId];
  while (answer.json.done < answer.json.total) {
    answer = await post(`/api/admin/bulk-jobs/${answer.json.id}/continue`);
    expect(answer.status, answer.text).toBe(200);
    entries.push(answer.json.entryId);
  }
  return entries;
}

async function undone(entries: string[]): Promise<void> {
  for (const entry of entries.filter(Boolean).reverse()) {
    const { status, text } = await post(`/api/admin/activity/${entry}/undo`);
    expect(status, text).toBe(200);
  }
}

/** Documents made straight in the store, whose making is not what is tested. */
async function made(resource: Resource, bodies: Record<string, unknown>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const body of bodies) ids.push((await createContent({ resource, body, author })).id);
  return ids;
}

describe('SEC-19 changes of many documents', () => {
  test(
    'many events of 6,000 characters are hidden, shown, deleted and brought back',
    { timeout: 240_000 },
    async () => {
      const bodies = Array.from({ length: isNightly ? 100 : 30 }, (_, n) => ({
        title: { en: `Bulk ${n}`, ar: '' },
        fullDescription: { en: noise(6_000, 'en'), ar: '' },
        isPublished: true,
      }));
      const ids = await made(resources.event as unknown as Resource, bodies);
      const before = await stored(ids, 'events');
      const hidden = await whole('events', ids, 'hide');
      expect((await stored(ids, 'events')).every((one) => one?.['isPublished'] === false)).toBe(true);
      await undone(hidden);
      const fields = (all: typeof before) => all.map((one) => ({ ...one, version: 0 }));
      expect(fields(await stored(ids, 'events'))).toEqual(fields(before));
      const removed = await whole('events', ids, 'remove');
      expect((await stored(ids, 'events')).every((one) => one === undefined)).toBe(true);
      await undone(removed);
      expect(fields(await stored(ids, 'events'))).toEqual(fields(before));
      await whole('events', ids, 'remove');
    },
  );

  test(
    'as many documents as two steps take, of 36 KiB, too; the history of each still shows it whole',
    { timeout: 240_000 },
    async () => {
      const large = () => ({
        title: { en: 'Large', ar: 'كبير' },
        excerpt: { en: noise(9_000, 'en'), ar: noise(2_000, 'ar') },
        content: { en: noise(10_000, 'en'), ar: noise(6_500, 'ar') },
      });
      const ids = await made(news, Array.from({ length: isNightly ? 60 : 32 }, large));
      const before = await stored(ids, 'news');
      const removed = await whole('news', ids, 'remove');
      const path = encodeURIComponent(`news/${ids[7]}`);
      const { json } = await call('GET', `/api/admin/activity?path=${path}`, { token: viewer.token });
      expect(json.entries[0].changes[0].before.content).toEqual(before[7]?.['content']);
      await undone(removed);
      expect((await stored(ids, 'news')).map((one) => one?.['content'])).toEqual(before.map((one) => one?.['content']));
      await whole('news', ids, 'remove');
    },
  );

  test('what is begun and not finished is listed, carried on by another, or left as it is', async () => {
    const ids = await made(
      news,
      Array.from({ length: 30 }, (_, n) => ({ title: { en: `Part ${n}`, ar: '' } })),
    );
    const { json } = await post('/api/admin/bulk/news', { ids, change: 'hide' });
    expect([json.done, json.total]).toEqual([25, 30]);
    const list = async () => (await call('GET', '/api/admin/bulk-jobs', { token: viewer.token })).json;
    const job = { id: json.id, resource: 'news', change: 'hide', done: 25, total: 30 };
    expect(await list(), 'its last step was a moment ago').toMatchObject([{ ...job, isRunning: true }]);
    await db()
      .doc(`bulk/${json.id}`)
      .update({ updatedAt: new Date(Date.now() - 31_000).toISOString() });
    expect(await list(), 'a step is answered within 25 s, and there was none for 31').toMatchObject([
      { ...job, isRunning: false },
    ]);
    expect((await post(`/api/admin/bulk-jobs/${json.id}/continue`, {}, viewer.token)).status).toBe(403);
    expect((await post(`/api/admin/bulk-jobs/${json.id}/continue`)).json).toMatchObject({ done: 30, total: 30 });
    expect(await list()).toEqual([]);
    expect((await post(`/api/admin/bulk-jobs/${json.id}/continue`)).status).toBe(404);
    const again = (await post('/api/admin/bulk/news', { ids, change: 'show' })).json;
    const { status } = await call('DELETE', `/api/admin/bulk-jobs/${again.id}`, { token: editor.token });
    expect([status, await list()]).toEqual([204, []]);
    const entriesIn = async (language: string) => {
      const path = `/api/admin/activity?path=bulk/${again.id}`;
      return (await call('GET', path, { token: viewer.token, headers: { 'accept-language': language } })).json.entries;
    };
    const told = { action: 'bulk.show', actor: { id: editor.id }, changes: [{ title: 'News (25/30)' }] };
    expect(await entriesIn('en')).toMatchObject([told]);
    expect((await entriesIn('ar'))[0].changes[0].title).toBe('الأخبار (٢٥/٣٠)');
    const leave = () => call('DELETE', `/api/admin/bulk-jobs/${again.id}`, { token: editor.token });
    await leave();
    expect(await entriesIn('en'), 'what is left already').toHaveLength(1);
    await undone([(await entriesIn('en'))[0].id]);
    expect(await list()).toMatchObject([{ id: again.id, change: 'show', done: 25, total: 30 }]);
    await leave();
    const shown = (await stored(ids, 'news')).filter((one) => one?.['isPublished'] === true);
    expect(shown).toHaveLength(25);
    await whole('news', ids, 'remove');
  });

  test('a kill in the middle tears nothing, and what is left can be carried on', { timeout: 120_000 }, async () => {
    const ids = await made(
      news,
      Array.from({ length: 60 }, (_, n) => ({ title: { en: `Kill ${n}`, ar: '' } })),
    );
    for (let round = 0; round < (isNightly ? 3 : 1); round += 1) {
      await killedWhile(ids, round % 2 ? 'show' : 'hide');
      const jobs = await db().collection('bulk').get();
      const documents = await stored(ids, 'news');
      for (const [index, id] of ids.entries()) {
        const isShown = (await shownNow(`/api/news/${id}`)).status === 200;
        expect(isShown, id).toBe(documents[index]?.['isPublished']);
      }
      for (const job of jobs.docs) {
        const { left, total } = job.data() as { left: string[]; total: number };
        const done = ids.filter((id) => !left.includes(id));
        expect(done.length).toBe(total - left.length);
        for (let answer = await post(`/api/admin/bulk-jobs/${job.id}/continue`); answer.status === 200;)
          answer = await post(`/api/admin/bulk-jobs/${job.id}/continue`);
      }
      expect((await db().collection('bulk').get()).size).toBe(0);
    }
    await whole('news', ids, 'remove');
  });
});

/** Changes all of them in a process of its own, which is killed at a random moment after its first step began. */
function killedWhile(ids: string[], change: string): Promise<void> {
  return new Promise((resolve) => {
    const root = join(import.meta.dirname, '../..');
    const args = [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      join(root, 'tests/setup/bulk-worker.ts'),
      change,
      ...ids,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    child.stdout.once('data', () => setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), Math.random() * 250));
    child.once('exit', () => resolve());
  });
}

describe('an order and a picture’s replacement go in steps, however many and long the documents are', () => {
  /** Asks as the panel does. @returns how many steps it took */
  async function order(resource: string, ids: string[]): Promise<number> {
    let [from, steps] = [0, 0] as [number | null, number];
    for (; from !== null; steps += 1) {
      const body = { ids, from };
      const { status, text, json } = await call('PUT', `/api/admin/order/${resource}`, { token: editor.token, body });
      expect(status, text).toBe(200);
      from = json.next as number | null;
    }
    return steps;
  }
  const places = async (ids: string[], collection: string) =>
    (await stored(ids, collection)).map((one) => one?.['order'] as number);

  test('24 programs with texts at their limits', { timeout: 240_000 }, async () => {
    const program = resources.program as unknown as Resource;
    const bodies = Array.from({ length: 24 }, (_, n) => ({
      ...filled(program, { list: 50 }),
      imageUrl: '',
      logoUrl: '',
      order: 100 + n,
    }));
    const ids = await made(program, bodies);
    const reversed = ids.toReversed();
    expect(await order('programs', reversed)).toBeGreaterThan(1);
    expect(await places(reversed, 'programs')).toEqual(Array.from({ length: 24 }, (_, n) => n));
    expect(await order('programs', reversed)).toBe(1);
    await whole('programs', ids, 'remove');
  });

  test('120 partners, and an order that broke off is done by asking again', { timeout: 240_000 }, async () => {
    const bodies = Array.from({ length: 120 }, (_, n) => ({ name: { en: `Ordered ${n}`, ar: '' }, order: 1_000 + n }));
    const ids = await made(resources.partner as unknown as Resource, bodies);
    const reversed = ids.toReversed();
    const first = await call('PUT', '/api/admin/order/partners', { token: editor.token, body: { ids: reversed } });
    expect(first.json).toEqual({ next: 50 });
    expect(await order('partners', reversed), 'the 70 that are left').toBe(2);
    expect(await places(reversed, 'partners')).toEqual(Array.from({ length: 120 }, (_, n) => n));
    await whole('partners', ids, 'remove');
  });

  test('a picture that 16 long events show', { timeout: 240_000 }, async () => {
    const [old, fresh] = [await aPicture(), await aPicture()];
    const point = { time: '', title: { en: '', ar: '' }, speaker: { en: '', ar: '' } };
    const bodies = Array.from({ length: 16 }, () => ({
      title: { en: 'Pictured', ar: '' },
      imageUrl: old,
      agenda: Array.from({ length: 30 }, () => ({ ...point, description: { en: noise(10_000, 'en'), ar: '' } })),
    }));
    const ids = await made(resources.event as unknown as Resource, bodies);
    const before = await stored(ids, 'events');
    const entries: string[] = [];
    let count = 0;
    for (let left = 16; left > 0;) {
      const step = await post(`/api/admin/media/${old.slice('/media/'.length).split('-')[0]}/replace`, { url: fresh });
      expect(step.status, step.text).toBe(200);
      expect(step.json.left).toBeLessThan(left);
      left = step.json.left;
      count += step.json.count;
      entries.push(step.json.entryId);
    }
    expect(count).toBe(16);
    expect((await stored(ids, 'events')).every((one) => one?.['imageUrl'] === fresh)).toBe(true);
    await undone(entries);
    expect((await stored(ids, 'events')).map((one) => one?.['imageUrl'])).toEqual(
      before.map((one) => one?.['imageUrl']),
    );
    await whole('events', ids, 'remove');
  });
});

/** @returns the address of a picture that nobody uploaded before */
async function aPicture(): Promise<string> {
  const noisy = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const create = { width: 64, height: 48, channels: 3 as const, background: '#777', noise: noisy };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'picture.jpg');
  const { status, text, json } = await call('POST', '/api/upload', { token: editor.token, raw: form });
  expect(status, text).toBe(200);
  return json.url as string;
}
