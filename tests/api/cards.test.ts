import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, expect, test } from 'vitest';
import '../../functions/src/firebase';
import { call } from '../setup/call';
import { aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

const get = (path: string) => fetch(world.site + path, { redirect: 'manual' });
const filesIn = async (folder: string) => {
  const bucket = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}').storageBucket as string;
  const [files] = await getStorage().bucket(bucket).getFiles({ prefix: folder });
  return files.map(({ name }) => name);
};

/** A story, shown, and where its cards are kept. */
async function aStory(words: object = {}) {
  const body = {
    personName: `Mona ${randomUUID()}`,
    personTitle: 'Planner',
    story: 'S',
    quote: 'Q',
    isPublished: true,
    ...words,
  };
  const { json, text } = await call('POST', '/api/success-stories', { token: editor.token, body });
  expect(json?.id, text).toEqual(expect.any(String));
  return { id: String(json.id), version: Number(json.version), folder: `media/cards/story/${json.id}/` };
}

/** Has a card drawn as a network does: follows the redirect to its one address. */
async function drawnCard(id: string, language = 'en'): Promise<string> {
  return until(async () => {
    // A query of its own: the answer of a moment ago is in no cache.
    const moved = await get(`/media/cards/story/${id}?lang=${language}&v=${randomUUID().slice(0, 8)}`);
    const path = moved.status === 301 && moved.headers.get('location');
    // From the function itself, past what the CDN may have of it; an instance learns of a change within moments.
    const drawn = path && (await fetch(`${world.functions}/api${path}`, { redirect: 'manual' }));
    return drawn && drawn.status === 200 && path;
  });
}

const save = (method: string, { id, version }: { id: string; version: number }, body?: object) =>
  call(method, `/api/success-stories/${id}`, { token: editor.token, body, headers: { 'if-match': `"${version}"` } });

test('SEC-05 a card has one address, which the page names; every other leads there and draws nothing', async () => {
  const [event] = (await call('GET', '/api/events')).json as { id: string }[];
  const page = await (await get(`/events/${event?.id}`)).text();
  const address = (/content="[^"]*(\/media\/cards\/event\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
  expect(address).toMatch(/\?lang=en&v=[0-9a-f]{10}$/);

  const first = await get(address);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(first.headers.get('cache-control')).toContain('s-maxage=3600');
  const bare = address.split('?')[0];
  for (const other of [
    bare,
    `${bare}?lang=en`,
    `${bare}?lang=en&v=0000000000`,
    `${address}&x=1`,
    `${bare}?v=${address.slice(-10)}&lang=en`,
  ]) {
    const answer = await get(other ?? '');
    expect([other, answer.status, answer.headers.get('location')]).toEqual([other, 301, address]);
    expect(answer.headers.get('cache-control')).toMatch(/^public, .*s-maxage=/);
  }
  expect(await filesIn(`${bare?.slice(1)}/`)).toEqual([`${bare?.slice(1)}/en-${address.slice(-10)}.png`]);
});

test('SEC-16 with a story that is deleted or hidden go its cards in both languages; they are drawn anew when it is back', async () => {
  const [deleted, hidden, other] = [await aStory(), await aStory(), await aStory()];
  for (const { id } of [deleted, hidden, other]) for (const language of ['en', 'ar']) await drawnCard(id, language);
  expect([(await filesIn(deleted.folder)).length, (await filesIn(hidden.folder)).length]).toEqual([2, 2]);
  expect((await save('DELETE', deleted)).status).toBe(200);
  expect((await save('PUT', hidden, { isPublished: false })).status).toBe(200);
  await until(async () => (await filesIn(deleted.folder)).length + (await filesIn(hidden.folder)).length === 0);
  expect(await filesIn(other.folder)).toHaveLength(2);
  await until(async () => (await get(`/media/cards/story/${deleted.id}?v=${randomUUID().slice(0, 8)}`)).status === 404);
  const shown = await save('PUT', { ...hidden, version: hidden.version + 1 }, { isPublished: true });
  expect(shown.status, shown.text).toBe(200);
  await drawnCard(hidden.id);
  expect(await filesIn(hidden.folder)).toHaveLength(1);
});

test('SEC-16 a name that is taken out of a story stands on no card that is kept', async () => {
  const story = await aStory();
  await drawnCard(story.id);
  const [before] = await filesIn(story.folder);
  expect((await save('PUT', story, { personName: 'A colleague' })).status).toBe(200);
  await until(async () => !(await filesIn(story.folder)).includes(before ?? ''));
  await drawnCard(story.id);
  // What does not stand on it leaves it as it is.
  expect((await save('PUT', { ...story, version: story.version + 1 }, { quote: 'Another quote' })).status).toBe(200);
  expect(await filesIn(story.folder)).toHaveLength(1);
});
