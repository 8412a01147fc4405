import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { commit } from '../../functions/src/store/commit/commit';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { putMember } from '../../functions/src/store/membership/member-writes';
import { readWholeIn } from '../../functions/src/store/membership/members';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { until } from '../setup/store';
import { world } from '../setup/world';

const DAY = 86_400_000;
const SYSTEM = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };
const NOT_YOURS = {
  en: 'Only a picture that you uploaded yourself can be shown here. Upload it again',
  ar: 'لا يمكن أن تظهر هنا إلا صورة رفعتها بنفسك. ارفعها من جديد',
};
const OF_MEMBER = {
  en: 'This is a member’s own picture. Choose one from the library, or upload it for the site',
  ar: 'هذه صورة شخصية لأحد الأعضاء. اختر صورة من المكتبة أو ارفعها للموقع',
};

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

/** Bytes that nobody uploaded before. */
async function aPhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  return sharp({ create: { width: 40, height: 40, channels: 3, background: '#777', noise } })
    .jpeg()
    .toBuffer();
}

async function uploaded(by: Person, bytes?: Uint8Array): Promise<string> {
  const raw = new FormData();
  raw.append('file', new Blob([new Uint8Array(bytes ?? (await aPhoto()))]), 'photo.jpg');
  const { status, text, json } = await call('POST', '/api/upload', { token: by.token, raw });
  expect(status, text).toBe(200);
  return String(json.url);
}

const save = (person: Person, body: object, language = 'en') =>
  call('PUT', `/api/members/${person.id}`, {
    token: person.token,
    body,
    headers: { 'accept-language': language },
  });
const asEditor = (method: 'POST' | 'PUT', path: string, body: object, headers: Record<string, string> = {}) =>
  call(method, path, { token: editor.token, body, headers });
const idOf = (url: string) => url.slice('/media/'.length, '/media/'.length + 32);
const stored = async (path: string) => (await db().doc(path).get()).data();
const record = (url: string) => stored(`pictures/${idOf(url)}`);
const isServed = async (url: string) => (await fetch(`${world.site}${url}?fresh=${randomUUID()}`)).status === 200;

async function erased(person: Person): Promise<void> {
  await call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: {} });
  await eraseDue(Date.now() + 15 * DAY);
  expect((await db().doc(`members/${person.id}`).get()).exists).toBe(false);
}

describe('S19 a member shows a picture of their own', () => {
  test('S19 one that they have uploaded and not saved yet is not in the library, and no editor deletes it there', async () => {
    const owner = await aMember('approved');
    const theirs = await uploaded(owner);
    const removed = await call('DELETE', `/api/admin/media/${idOf(theirs)}`, { token: editor.token });
    expect([removed.status, removed.json.error.code]).toEqual([404, 'notFound']);
    expect((await save(owner, { imageUrl: theirs })).status).toBe(200);
    expect(await isServed(theirs)).toBe(true);
  });

  test('S19 one that somebody else uploaded, one of the site and one that is none are refused at the field, in both languages', async () => {
    const [owner, other] = [await aMember('approved'), await aMember('approved')];
    const theirs = await uploaded(owner);
    const refused = {
      'of another member': theirs,
      'of the site': await uploaded(editor),
      'shipped with the site': '/pictures/portraits/portrait-01.svg',
      'of an earlier release': `/media/${'a'.repeat(32)}.jpg`,
      'that was never uploaded': `/media/${'0'.repeat(32)}-10x10-000000000000.jpg`,
    };
    const before = await stored(`members/${other.id}`);
    for (const [which, imageUrl] of Object.entries(refused))
      for (const language of ['en', 'ar'] as const) {
        const answer = await save(other, { imageUrl, bio: 'Typed beside it' }, language);
        expect([which, answer.status, answer.json.error?.fields]).toEqual([
          which,
          422,
          { imageUrl: NOT_YOURS[language] },
        ]);
      }
    const made = await call('POST', '/api/members', { token: other.token, body: { imageUrl: theirs } });
    expect([made.status, made.json.error?.fields]).toEqual([422, { imageUrl: NOT_YOURS.en }]);
    expect(await stored(`members/${other.id}`)).toEqual(before);
    expect((await record(theirs))?.['uses']).toEqual([]);
    const resized = theirs.replace(/-\d+x\d+-/, '-999x999-');
    expect((await save(owner, { imageUrl: resized })).json.error?.fields).toEqual({ imageUrl: NOT_YOURS.en });
  });

  test('S19 their own is taken, goes on while other fields are saved, and is anybody’s who uploads the same file', async () => {
    const [one, two] = [await aMember('approved'), await aMember('approved')];
    const file = await aPhoto();
    const url = await uploaded(one, file);
    expect((await save(one, { imageUrl: url })).json.imageUrl).toBe(url);
    expect((await save(one, { imageUrl: url, bio: 'Changed' })).status).toBe(200);
    expect((await save(two, { imageUrl: url })).status).toBe(422);
    expect(await uploaded(two, file)).toBe(url);
    expect((await save(two, { imageUrl: url })).json.imageUrl).toBe(url);
    expect((await save(one, { imageUrl: '' })).json.imageUrl).toBe('');
    expect((await save(one, { imageUrl: url })).json.imageUrl).toBe(url);
    for (const person of [one, two]) {
      const { json } = await call('GET', `/api/members/${person.id}/data`, { token: person.token });
      expect(json.pictures.map((picture: { url: string }) => picture.url)).toEqual([url]);
    }
  });

  test('S19 two who upload the same file at the same moment may both show it', async () => {
    const people = [await aMember('approved'), await aMember('approved')];
    const file = await aPhoto();
    const urls = await Promise.all(people.map((person) => uploaded(person, file)));
    expect(new Set(urls).size).toBe(1);
    const answers = await Promise.all(people.map((person) => save(person, { imageUrl: urls[0] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await record(urls[0] ?? ''))?.['uses']).toHaveLength(2);
  });

  test('S19 one that was there before this rule goes on, and is not taken up again', async () => {
    const member = await aMember('approved', { imageUrl: '/pictures/portraits/portrait-02.svg' });
    const imageUrl = '/pictures/portraits/portrait-02.svg';
    expect((await save(member, { imageUrl, bio: 'Changed' })).status).toBe(200);
    expect((await save(member, { imageUrl: '' })).status).toBe(200);
    expect((await save(member, { imageUrl })).status).toBe(422);
  });
});

describe('S19 the site shows no member’s own picture', () => {
  test('S19 every way in which an editor could show one is refused where it stands, in both languages, until it is uploaded for the site', async () => {
    const member = await aMember('approved');
    const file = await aPhoto();
    const url = await uploaded(member, file);
    const title = { en: 'Pictured', ar: 'مصوَّر' };
    const alt = { en: '', ar: '' };
    const event = { title, mediaImages: [{ url, alt, caption: alt }], speakers: [{ name: title, imageUrl: url }] };
    const news = (await asEditor('POST', '/api/news', { title, isPublished: false })).json;
    const match = { 'if-match': '"1"' };
    const bad = OF_MEMBER.en;
    const tried: [() => Promise<Answer>, object][] = [
      [() => asEditor('POST', '/api/experts', { name: 'An expert', position: 'P', imageUrl: url }), { imageUrl: bad }],
      [
        () => asEditor('POST', '/api/success-stories', { personName: title, story: title, imageUrl: url }),
        { imageUrl: bad },
      ],
      [() => asEditor('POST', '/api/partners', { name: title, lightLogoUrl: url }), { lightLogoUrl: bad }],
      [() => asEditor('PUT', `/api/news/${news.id}`, { imageUrl: url }, match), { imageUrl: bad }],
      [
        () => asEditor('PUT', `/api/news/${news.id}`, { imageUrl: url }, { ...match, 'accept-language': 'ar' }),
        { imageUrl: OF_MEMBER.ar },
      ],
      [() => asEditor('POST', '/api/events', event), { 'mediaImages.0.url': bad }],
      [() => asEditor('POST', '/api/events', { title, speakers: event.speakers }), { 'speakers.0.imageUrl': bad }],
      [
        () => asEditor('POST', '/api/admin/import/news', { rows: [{ title }, { title, imageUrl: url }] }),
        { '1.imageUrl': bad },
      ],
    ];
    for (const [asked, fields] of tried) {
      const { status, json } = await asked();
      expect([status, json.error?.fields]).toEqual([422, fields]);
    }
    const ofTheSite = await uploaded(editor);
    const replaced = await asEditor('POST', `/api/admin/media/${idOf(ofTheSite)}/replace`, { url });
    expect([replaced.status, replaced.json.error?.fields]).toEqual([422, { url: bad }]);
    expect((await record(url))?.['uses']).toEqual([]);

    expect(await uploaded(editor, file)).toBe(url);
    expect((await asEditor('PUT', `/api/news/${news.id}`, { imageUrl: url }, match)).status).toBe(200);
  });
});

describe('S19 what somebody uploaded goes with them', () => {
  test('S19 an erasure takes every photo that was theirs alone and nobody else’s, and no record names them any more', async () => {
    const [leaver, other] = [await aMember('approved'), await aMember('approved')];
    const [shared, forTheSite] = [await aPhoto(), await aPhoto()];
    const [shown, never] = [await uploaded(leaver), await uploaded(leaver)];
    await save(leaver, { imageUrl: shown });
    const both = await uploaded(leaver, shared);
    await uploaded(other, shared);
    await save(other, { imageUrl: both });
    const ofTheSite = await uploaded(leaver, forTheSite);
    await uploaded(editor, forTheSite);
    const expert = await asEditor('POST', '/api/experts', { name: 'E', position: 'P', imageUrl: ofTheSite });
    expect(expert.status, expert.text).toBe(201);

    await erased(leaver);
    for (const url of [shown, never]) {
      expect(await record(url)).toBeUndefined();
      await until(async () => !(await isServed(url)));
    }
    expect([await isServed(both), await isServed(ofTheSite)]).toEqual([true, true]);
    expect((await record(both))?.['by']).toBe(other.id);
    expect((await stored(`members/${other.id}`))?.['imageUrl']).toBe(both);
    expect((await shownNow(`/api/experts/${expert.json.id}`)).json.imageUrl).toBe(ofTheSite);
    const records = (await db().collection('pictures').get()).docs.map((one) => JSON.stringify(one.data()));
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter((one) => one.includes(leaver.id))).toEqual([]);
    // The other may put theirs away and take it up again.
    expect((await save(other, { imageUrl: '' })).status).toBe(200);
    expect((await save(other, { imageUrl: both })).status).toBe(200);
  });

  test('S19 where others show it from before this rule, it goes from there too', async () => {
    const [leaver, other] = [await aMember('approved'), await aMember('approved')];
    const url = await uploaded(leaver);
    const { id: newsId } = (await asEditor('POST', '/api/news', { title: { en: 'N', ar: 'N' } })).json;
    await commit({ author: SYSTEM, action: 'test.before' }, async (commit) => {
      const whole = await readWholeIn(commit, other.id);
      if (whole) putMember(commit, whole, { ...whole, member: { ...whole.member, imageUrl: url } });
      const news = await commit.readExisting(`news/${newsId}`);
      commit.put(`news/${newsId}`, news, { ...news, imageUrl: url });
    });
    const inDirectory = async () => {
      const { json } = await call('GET', `/api/members/${other.id}`, { token: other.token });
      const page = await call('GET', `/api/members?approved=1&q=${encodeURIComponent(json.name)}`, {
        token: other.token,
      });
      return page.json.items.find(({ id }: Person) => id === other.id)?.imageUrl;
    };
    expect([await inDirectory(), (await shownNow(`/api/news/${newsId}`)).json.imageUrl]).toEqual([url, url]);
    await erased(leaver);
    expect([await inDirectory(), (await shownNow(`/api/news/${newsId}`)).json.imageUrl]).toEqual(['', '']);
    expect((await stored(`members/${other.id}`))?.['imageUrl']).toBe('');
    expect(await record(url)).toBeUndefined();
    await until(async () => !(await isServed(url)));
  });
});
