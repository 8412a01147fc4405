import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { createContent } from '../../functions/src/store/content/content';
import { rebuildContentList } from '../../functions/src/store/projections/content-lists';
import { call, readsOf } from '../setup/call';
import { filled } from '../setup/fill';
import { aStaff, type Person } from '../setup/people';

const stories = resources.successStory as unknown as Resource;
const MANY = 120;
const key = `long${randomUUID().slice(0, 8)}`;
const ids = Array.from({ length: MANY }, (_, n) => `${key}-${String(n).padStart(3, '0')}`);
let editor: Person;

/** Stories with their texts at their limits in both languages, drafts, the newest year first. */
beforeAll(async () => {
  editor = await aStaff('editor');
  const writer = db().bulkWriter();
  const at = new Date().toISOString();
  for (const [n, id] of ids.entries()) {
    const name = { en: `${key} ${n % 3 === 0 ? 'Third' : 'Person'} ${n}`, ar: `شخص ${n}` };
    const own = {
      personName: name,
      companyName: { en: 'A company', ar: 'شركة' },
      yearCompleted: 2200 - n,
      isPublished: false,
      imageUrl: '',
    };
    const texts = n === 7 ? { story: { en: 'Only this', ar: '' } } : {};
    const document = {
      ...filled(stories),
      mediaImages: [],
      ...own,
      ...texts,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    void writer.set(db().doc(`success-stories/${id}`), document);
  }
  await writer.close();
  await rebuildContentList(stories);
}, 120_000);

afterAll(async () => {
  const writer = db().bulkWriter();
  for (const id of ids) void writer.delete(db().doc(`success-stories/${id}`));
  await writer.close();
  await rebuildContentList(stories);
});

const asked = async (path: string) => {
  const answer = await call('GET', path, { token: editor.token });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(readsOf(answer), path).toBeLessThanOrEqual(50);
  return answer;
};
const list = (query: string) => asked(`/api/admin/content/success-stories?${query}`);
const named = (answer: { json: { rows: { id: string }[] } }) => answer.json.rows.map(({ id }) => id);
const post = async (path: string, body: object) => {
  const answer = await call('POST', path, { token: editor.token, body });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.json;
};

describe('a list of 120 long documents', () => {
  test('comes in pages that cost few reads and carry what lists show; none is missed while others change', async () => {
    const first = await list(`q=${key}`);
    expect([first.json.total, first.json.from, named(first)]).toEqual([MANY, 0, ids.slice(0, 50)]);
    expect(first.text.length, 'a story alone has 60,000').toBeLessThan(100_000);
    expect(first.json.rows[0]).not.toHaveProperty('story');
    // The first of the page is deleted, and one that would stand before it is made: the next page goes on where it was.
    const gone = db().doc(`success-stories/${ids[0]}`);
    const kept = (await gone.get()).data() ?? {};
    const headers = { 'if-match': '"1"' };
    await call('DELETE', `/api/success-stories/${ids[0]}`, { token: editor.token, headers });
    const second = await list(`q=${key}&after=${first.json.after}`);
    expect([second.json.total, second.json.from, named(second)]).toEqual([MANY - 1, 49, ids.slice(50, 100)]);
    const third = await list(`q=${key}&after=${second.json.after}`);
    expect([named(third), third.json.after]).toEqual([ids.slice(100), '']);
    expect(named(await list(`q=${key}&before=${third.json.before}`))).toEqual(ids.slice(50, 100));
    expect(named(await list(`q=${key}&before=${second.json.before}`)).slice(0, 49)).toEqual(ids.slice(1, 50));
    const back = await call('POST', `/api/admin/bin/success-stories.${ids[0]}/restore`, {
      token: editor.token,
      body: {},
    });
    expect(back.status, back.text).toBe(200);
    expect({ ...(await gone.get()).data(), version: 0 }).toEqual({ ...kept, version: 0 });
    expect(named(await list(`q=${key}`))).toEqual(ids.slice(0, 50));
  });

  test('is searched as a whole in both languages, narrowed, and sorted; what is saved is there at once', async () => {
    expect(named(await list(`q=${encodeURIComponent(`${key} Person 119`)}`))).toEqual([ids[119]]);
    expect(named(await list(`q=${encodeURIComponent('شخص 118')}`))).toContain(ids[118]);
    expect(named(await list(`q=${key}&lacks=ar`))).toEqual([ids[7]]);
    expect((await list(`q=${key}&status=shown`)).json.total).toBe(0);
    expect(named(await list(`q=${key}&sort=yearCompleted`))[0], 'in the direction of the list').toBe(ids[0]);
    const headers = { 'if-match': '"1"' };
    const body = { personName: { en: `${key} Renamed`, ar: '' } };
    const saved = await call('PUT', `/api/success-stories/${ids[61]}`, { token: editor.token, headers, body });
    expect(saved.status, saved.text.slice(0, 300)).toBe(200);
    const found = await list(`q=${encodeURIComponent(`${key} Renamed`)}&lang=ar`);
    expect(found.json.rows).toMatchObject([{ id: ids[61], version: 2, lacking: { ar: 'partly' } }]);
    expect(named(await list(`q=${key}&sort=newest`))[0]).toBe(ids[61]);
  });

  test('is exported whole in parts', async () => {
    const { json } = await asked(`/api/admin/content-ids/success-stories?q=${key}`);
    expect(json.ids).toEqual(ids);
    const seen: { id: string; story: { en: string; ar: string } }[] = [];
    for (let from = 0; from < ids.length;) {
      const part = await asked(`/api/admin/documents/success-stories?ids=${ids.slice(from, from + 25)}`);
      expect(part.text.length).toBeLessThan(8_000_000);
      seen.push(...part.json.documents);
      from += part.json.done;
    }
    expect(seen.map(({ id }) => id)).toEqual(ids);
    expect(seen[3]?.story.ar.length).toBe(10_000);
  });

  test('is published and taken back as far as it matches, step after step', { timeout: 120_000 }, async () => {
    const match = { q: `${key} Third` };
    const third = MANY / 3;
    const whole = async (change: string) => {
      let step = await post('/api/admin/bulk/success-stories', { match, change });
      const [total, entries] = [step.total, [step.entryId]];
      while (step.done < step.total) {
        step = await post(`/api/admin/bulk-jobs/${step.id}/continue`, {});
        entries.push(step.entryId);
      }
      return { total, entries };
    };
    const shown = async () => (await list(`q=${key}&status=shown`)).json.total;
    const published = await whole('show');
    expect([published.total, await shown()]).toEqual([third, third]);
    const one = await call('GET', `/api/success-stories/${ids[99]}?fresh=1`, {});
    expect(one.status).toBe(200);
    expect((await whole('show')).total, 'none is left that is not published').toBe(0);
    for (const entry of published.entries.toReversed()) await post(`/api/admin/activity/${entry}/undo`, {});
    expect(await shown()).toBe(0);
    const both = await call('POST', '/api/admin/bulk/success-stories', {
      token: editor.token,
      body: { match, ids, change: 'hide' },
    });
    expect(both.status).toBe(422);
  });
});

test('a list that nobody has written yet is written by whoever asks first, with what is saved meanwhile', async () => {
  const sdg = resources.sdg as unknown as Resource;
  const author = { actor: { kind: 'staff' as const, id: 'l', role: 'editor' as const, name: 'L' }, requestId: 'l' };
  const made = async (n: number) => {
    const texts = { title: { en: `${key} goal ${n}`, ar: '' }, description: { en: 'A goal', ar: '' } };
    const body = { ...texts, colorFrom: '#A21942', colorTo: '#FD6925', sdgNumber: 1, isActive: false };
    return (await createContent({ resource: sdg, body, author })).id;
  };
  const first = await made(1);
  await db().doc('contentLists/sdgs').delete();
  const [second, third] = await Promise.all([made(2), made(3), rebuildContentList(sdg), rebuildContentList(sdg)]);
  const { json } = await asked(`/api/admin/content/sdgs?q=${encodeURIComponent(`${key} goal`)}`);
  const found = json.rows.map(({ id }: { id: string }) => id);
  expect(found.toSorted()).toEqual([first, second, third].toSorted());
});

test('of a list that is arranged, one that is moved costs the places that it passes; asked as the specification does it comes 200 a page', async () => {
  const partner = resources.partner as unknown as Resource;
  const writer = db().bulkWriter();
  const own = Array.from({ length: 210 }, (_, n) => `${key}-p${String(n).padStart(3, '0')}`);
  for (const [n, id] of own.entries())
    void writer.set(db().doc(`partners/${id}`), {
      name: { en: `${key} ${n}`, ar: '' },
      order: 5_000 + n,
      isActive: false,
      version: 1,
    });
  await writer.close();
  await rebuildContentList(partner);
  const order = async (all: string[]) => {
    const reads: number[] = [];
    for (let from: number | null = 0; from !== null && reads.length < 20;) {
      const answer = await call('PUT', '/api/admin/order/partners', { token: editor.token, body: { ids: all, from } });
      expect(answer.status, answer.text).toBe(200);
      reads.push(readsOf(answer));
      from = answer.json.next as number | null;
    }
    return reads;
  };
  const { json } = await asked('/api/admin/content-ids/partners');
  const all = json.ids as string[];
  await order(all);
  const at = all.indexOf(own[100] ?? '');
  const moved = [...all.slice(0, at), ...all.slice(at + 1, at + 4), own[100] ?? '', ...all.slice(at + 4)];
  const reads = await order(moved);
  expect(reads).toHaveLength(1);
  expect(reads[0]).toBeLessThanOrEqual(50);
  expect((await asked('/api/admin/content-ids/partners')).json.ids).toEqual(moved);
  const pages: string[][] = [];
  do {
    const answer = await call('GET', `/api/partners?page=${pages.length + 1}`, { token: editor.token });
    expect(readsOf(answer), 'the documents and the list').toBeLessThanOrEqual(210);
    pages.push(answer.json.map(({ id }: { id: string }) => id));
  } while (pages.at(-1)?.length);
  expect([pages[0]?.length, pages.flat()]).toEqual([200, moved]);
  const removing = db().bulkWriter();
  for (const id of own) void removing.delete(db().doc(`partners/${id}`));
  await removing.close();
  await rebuildContentList(partner);
});
