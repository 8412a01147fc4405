import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createApi } from '../../functions/src/api/server';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { runSchedule } from '../../functions/src/store/content/schedule';
import { standingOf } from '../setup/decide';
import { aMember, aStaff } from '../setup/people';
import { world } from '../setup/world';

/** A server of its own that does one kind of work, again and again, until it is killed. Each finished piece says so. */
const [, , kind = '', round = ''] = process.argv;
const api = createApi();
const [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);

type Json = Record<string, unknown>;

async function ask(method: string, path: string, token: string, body: unknown, version?: number): Promise<Json> {
  const isForm = body instanceof FormData;
  const response = await api.request(world.site + path, {
    method,
    headers: {
      origin: world.site,
      authorization: `Bearer ${token}`,
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
  return (text ? JSON.parse(text) : {}) as Json;
}

const mark = `chaos-${kind}-${round}`;
const anEvent = (capacity: number) => ({
  title: `${mark} ${randomUUID()}`,
  startsAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  capacity,
  applicationEnabled: true,
});

/** A piece of news for each number; their ids. */
async function someNews(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(String((await ask('POST', '/api/news', editor.token, { title: `${mark} ${at} ${randomUUID()}` }))['id']));
  return ids;
}

async function aPhoto(): Promise<FormData> {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${mark}.jpg`);
  return form;
}

let news: string[] = [];
const works: Record<string, () => Promise<void>> = {
  async decisions() {
    const person = await aMember('pending', { name: mark.replaceAll(/\W/g, ' ') });
    const { id } = await ask('POST', '/api/join-requests', person.token, {});
    const status = Math.random() < 0.5 ? 'approved' : 'rejected';
    await ask('PUT', `/api/join-requests/${String(id)}`, admin.token, { status }, await standingOf(person.id));
  },
  async seats() {
    const { id } = await ask('POST', '/api/events', editor.token, anEvent(2));
    const people = await Promise.all([1, 2, 3, 4].map(() => aMember('approved')));
    await Promise.all(people.map((one) => ask('POST', `/api/events/${String(id)}/applications`, one.token, {})));
  },
  async erasure() {
    const { id } = await ask('POST', '/api/events', editor.token, anEvent(0));
    const person = await aMember('approved');
    await ask('POST', `/api/events/${String(id)}/applications`, person.token, {});
    await ask('PUT', `/api/members/${person.id}`, person.token, { bio: `${mark} ${person.id}` });
    await db().doc(`members/${person.id}`).update({ leavingAt: '2020-01-01T00:00:00.000Z' });
    await eraseDue();
  },
  async bulk() {
    news = news.length > 0 ? news : await someNews(12);
    await ask('POST', '/api/admin/bulk/news', editor.token, { ids: news, change: 'hide' });
    await ask('POST', '/api/admin/bulk/news', editor.token, { ids: news, change: 'show' });
  },
  async undo() {
    news = news.length > 0 ? news : await someNews(12);
    const { entryId } = await ask('POST', '/api/admin/bulk/news', editor.token, { ids: news, change: 'remove' });
    await ask('POST', `/api/admin/activity/${String(entryId)}/undo`, editor.token, {});
  },
  async import() {
    const rows = Array.from({ length: 15 }, (_, at) => ({ title: `${mark} row ${at} ${randomUUID()}` }));
    await ask('POST', '/api/admin/import/news', editor.token, { rows });
  },
  async schedule() {
    news = news.length > 0 ? news : await someNews(4);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const isShown = Math.random() < 0.5;
    for (const documentId of news)
      await ask('POST', '/api/admin/schedule', editor.token, { resource: 'news', documentId, isShown, at });
    await runSchedule(Date.now() + 7_200_000);
  },
  async uploads() {
    const person = await aMember('pending');
    const { url } = await ask('POST', '/api/upload', person.token, await aPhoto());
    await ask('PUT', `/api/members/${person.id}`, person.token, { imageUrl: url });
  },
};

const work = works[kind];
if (!work) throw new Error(`There is no work called ${kind}.`);
for (;;) {
  await work();
  console.log('done');
}
