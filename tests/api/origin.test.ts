import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptPage, type Drawn } from '../../functions/src/page/kept-pages';
import { shownList } from '../../functions/src/store/projections/published';
import { resources } from '../../domain/src/resources/index';
import { startInstance, type Instance } from '../../tools/local/instance';
import { call } from '../setup/call';
import { aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';

let instances: Instance[] = [];
let editor: Person;
beforeAll(async () => {
  [editor, ...instances] = await Promise.all([aStaff('editor'), startInstance('page'), startInstance('page')]);
});
afterAll(() => Promise.all(instances.map(({ stop }) => stop())));

interface Got {
  status: number;
  body: Buffer;
  reads: number;
}

/** As a shared cache asks: the bytes as they are sent. */
const ask = (one: Instance, path: string, acceptEncoding = 'identity') =>
  new Promise<Got>((resolve, reject) => {
    get(one.address + path, { headers: { 'accept-encoding': acceptEncoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const reads = Number(/reads=(\d+)/.exec(String(answer.headers['x-firestore-usage']))?.[1]);
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks), reads });
      });
    }).on('error', reject);
  });
const aNewsItem = async () => {
  const title = `Kept ${randomUUID().slice(0, 8)}`;
  const body = {
    title: { en: title, ar: title },
    excerpt: { en: 'Short', ar: 'قصير' },
    content: { en: 'Text', ar: 'نص' },
    publishDate: new Date().toISOString(),
    isPublished: true,
  };
  const { status, text, json } = await call('POST', '/api/news', { token: editor.token, body });
  expect(status, text).toBe(201);
  return { id: json.id as string, title };
};
const page = (text: string, isKept = true): Drawn & { isKept: boolean } => ({
  status: 200,
  headers: {},
  body: new TextEncoder().encode(text),
  small: new Map(),
  isKept,
});

test('SCALE-01 a page is drawn once while nothing published has changed, however many ask, and again after a change', async () => {
  await shownList(resources.newsItem);
  const key = `en /${randomUUID()}`;
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    const count = drawn;
    await shownList(resources.newsItem);
    return page(`drawn ${count}`);
  };
  const asked = () => keptPage(key, draw).then(({ body }) => new TextDecoder().decode(body));
  expect(new Set(await Promise.all(Array.from({ length: 20 }, asked)))).toEqual(new Set(['drawn 1']));
  expect(await asked()).toBe('drawn 1');
  await aNewsItem();
  expect(await until(async () => (await asked()) !== 'drawn 1')).toBe(true);
  expect([await asked(), drawn]).toEqual(['drawn 2', 2]);
});

test('SCALE-01 what is for nobody else, and what failed, is not kept', async () => {
  await shownList(resources.newsItem);
  const [own, failing] = [`en /${randomUUID()}`, `en /${randomUUID()}`];
  let drawn = 0;
  const draw = () => Promise.resolve(page(`drawn ${(drawn += 1)}`, false));
  await keptPage(own, draw);
  await keptPage(own, draw);
  expect(drawn).toBe(2);
  await expect(keptPage(failing, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const { body } = await keptPage(failing, () => Promise.resolve(page('yes')));
  expect(new TextDecoder().decode(body)).toBe('yes');
});

test('SCALE-02 what is saved is on its page and in its list on every server; thirty at once cost one read', async () => {
  const paths = ['/news', '/ar/news', '/'];
  const before = await Promise.all(instances.flatMap((one) => paths.map((path) => ask(one, path))));
  expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
  const { id, title } = await aNewsItem();
  for (const one of instances) {
    for (const path of ['/news', '/ar/news', `/news/${id}`])
      expect(await until(async () => (await ask(one, path)).body.includes(title)), path).toBe(true);
    // All of them come after what is known has become old.
    await until(async () => (await ask(one, '/privacy')).reads === 1);
    await until(async () => {
      const crowd = await Promise.all(Array.from({ length: 30 }, () => ask(one, '/news', 'br')));
      const reads = crowd.reduce((sum, answer) => sum + answer.reads, 0);
      expect(reads).toBeLessThanOrEqual(1);
      return reads === 1;
    });
  }
});

test('SCALE-01 the page that is kept is the same in every encoding', async () => {
  const [one] = instances;
  if (!one) throw new Error('There is no instance.');
  for (const _time of ['drawn', 'kept']) {
    const [plain, brotli, gzip] = await Promise.all(
      ['identity', 'gzip, br', 'gzip'].map((encoding) => ask(one, '/terms', encoding)),
    );
    expect(plain?.body.toString()).toContain('<div id="root">');
    expect(brotliDecompressSync(brotli?.body ?? '').equals(plain?.body ?? Buffer.of())).toBe(true);
    expect(gunzipSync(gzip?.body ?? '').equals(plain?.body ?? Buffer.of())).toBe(true);
  }
});
