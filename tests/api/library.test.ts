import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LibraryPicture } from '@nexus/domain/contract/media';
import { variantsOf } from '@nexus/domain/pictures';
import { db } from '../../functions/src/firebase';
import { commit } from '../../functions/src/store/commit/commit';
import { checkPictures, sweepPictures } from '../../functions/src/store/content/pictures';
import { call } from '../setup/call';
import { aMember, aStaff, idToken, shownNow, type Person } from '../setup/people';
import { Visitor } from '../setup/sign-in';
import { until } from '../setup/store';
import { world } from '../setup/world';

const DAY = 86_400_000;
const SYSTEM = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };

let editor: Person;
let viewer: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
  viewer = await aStaff('viewer');
});

/** Uploads a picture that nobody uploaded before. */
async function aPicture(given: { by?: Person; name?: string; purpose?: string } = {}) {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#777', noise } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), given.name ?? 'picture.jpg');
  if (given.purpose) form.append('purpose', given.purpose);
  return call('POST', '/api/upload', { token: (given.by ?? editor).token, raw: form });
}

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = editor) =>
  call(method, path, { token: by.token, ...(body !== undefined && { body }) });

async function anEvent(fields: Record<string, unknown>) {
  const { json, status } = await send('POST', '/api/events', { title: { en: 'Pictured', ar: 'مصوَّر' }, ...fields });
  expect(status).toBe(201);
  return json as { id: string; version: number };
}

const library = async (query = '') => {
  const { json } = await send('GET', `/api/admin/media${query}`);
  return (json as { pictures: LibraryPicture[] }).pictures;
};
const idOf = (url: string) => url.slice('/media/'.length, '/media/'.length + 32);
const stored = async (url: string) =>
  (
    await db()
      .doc(`pictures/${idOf(url)}`)
      .get()
  ).data();

describe('the library', () => {
  test('shows where a picture is used, by whom it lacks an alternative text, and finds it by words of both', async () => {
    const key = randomUUID().slice(0, 8);
    const { url } = (await aPicture({ name: `Roof-${key} at noon.jpg` })).json;
    const seen = (await library(`?q=roof-${key}`))[0];
    expect(seen).toMatchObject({ url, name: `Roof-${key} at noon.jpg`, uses: [] });
    expect((await library('?filter=unused')).map((one) => one.url)).toContain(url);

    const { id } = await anEvent({
      title: { en: `Opening ${key}`, ar: `افتتاح ${key}` },
      mediaImages: [{ url, alt: { en: '', ar: '' }, caption: { en: '', ar: '' } }],
    });
    const title = { en: `Opening ${key}`, ar: `افتتاح ${key}` };
    for (const words of [`opening ${key}`, `${key} افتتاح`, `open ${key.slice(0, 4)}`])
      expect((await library(`?q=${encodeURIComponent(words)}`))[0]?.uses, words).toEqual([
        { path: `events/${id}`, title, lacksAlt: true },
      ]);
    expect(await library(`?q=${key}+cellar`)).toEqual([]);
    expect((await library('?filter=unnamed')).map((one) => one.url)).toContain(url);
    expect((await library('?filter=unused')).map((one) => one.url)).not.toContain(url);
  });

  test('one in use is not deleted, in the bin neither; one that nothing shows is, with its files', async () => {
    const { url } = (await aPicture()).json;
    const { id, version } = await anEvent({ imageUrl: url });
    const remove = () => send('DELETE', `/api/admin/media/${idOf(url)}`);
    const refused = await remove();
    expect([refused.status, refused.json.error.message]).toEqual([409, 'This picture is still shown: Pictured.']);
    await call('DELETE', `/api/events/${id}`, { token: editor.token, headers: { 'if-match': `"${version}"` } });
    expect((await remove()).status).toBe(409);
    expect((await stored(url))?.['uses']).toMatchObject([{ path: `bin/events.${id}` }]);

    await db()
      .doc(`pictures/${idOf(url)}`)
      .update({ checkAt: '2000-01-01', uses: [{ ...(await stored(url))?.['uses'][0], until: '2000-01-01' }] });
    expect(await checkPictures(SYSTEM)).toBeGreaterThan(0);
    expect((await stored(url))?.['uses']).toEqual([]);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    for (const file of [url, ...variantsOf(url).map((one) => one.url)]) await until(() => isGone(file));
  });

  test('a picture takes another’s place everywhere in one commit, visitors see it, and Undo takes it back', async () => {
    const [old, fresh] = [(await aPicture()).json.url, (await aPicture()).json.url];
    const { id } = await anEvent({ imageUrl: old, mediaImages: [{ url: old, alt: { en: 'Old', ar: '' } }] });
    const partner = await send('POST', '/api/partners', { name: { en: 'P', ar: 'P' }, lightLogoUrl: old });
    expect(partner.status, partner.text).toBe(201);
    const { json } = await send('POST', `/api/admin/media/${idOf(old)}/replace`, { url: fresh });
    expect([json.count, json.left]).toEqual([2, 0]);
    const shown = (await shownNow(`/api/events/${id}`)).json;
    expect([shown.imageUrl, shown.mediaImages[0].url, shown.mediaImages[0].alt]).toEqual([fresh, fresh, 'Old']);
    expect((await stored(old))?.['uses']).toEqual([]);
    expect((await stored(fresh))?.['uses']).toHaveLength(2);
    expect((await send('POST', `/api/admin/activity/${json.entryId}/undo`, {})).status).toBe(200);
    expect((await shownNow(`/api/events/${id}`)).json.imageUrl).toBe(old);
    expect((await stored(old))?.['uses']).toHaveLength(2);
  });

  test('a picture that is not kept is refused where it is shown anew; what was typed is named in the answer', async () => {
    const gone = `/media/${'0'.repeat(32)}-10x10-000000000000.jpg`;
    const answer = await send('POST', '/api/events', { title: { en: 'X', ar: '' }, imageUrl: gone });
    expect([answer.status, answer.json.error.code]).toEqual([409, 'pictureGone']);
  });

  test('deleting a picture and showing it at the same moment: never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { url } = (await aPicture()).json;
      const [removed, shown] = await Promise.all([
        send('DELETE', `/api/admin/media/${idOf(url)}`),
        send('POST', '/api/events', { title: { en: 'Race', ar: '' }, imageUrl: url }),
      ]);
      expect([removed.status, shown.status].sort()).not.toEqual([201, 204]);
    }
  });

  test('sweeping takes what nothing has shown for 30 days and leaves the rest', async () => {
    const [old, recent, used] = [(await aPicture()).json.url, (await aPicture()).json.url, (await aPicture()).json.url];
    await anEvent({ imageUrl: used });
    const past = new Date(Date.now() - 31 * DAY).toISOString();
    for (const url of [old, used])
      await db()
        .doc(`pictures/${idOf(url)}`)
        .update({ createdAt: past, unusedSince: past });
    expect(await sweepPictures(SYSTEM)).toBeGreaterThan(0);
    expect(await stored(old)).toBeUndefined();
    expect(await stored(recent)).toBeDefined();
    expect(await stored(used)).toBeDefined();
  });

  test('viewers look, editors change, others do neither', async () => {
    const { url } = (await aPicture()).json;
    const people = [viewer, await aMember('approved'), await aMember('pending')];
    for (const person of people) {
      expect((await send('GET', '/api/admin/media', undefined, person)).status).toBe(person === viewer ? 200 : 403);
      expect((await send('DELETE', `/api/admin/media/${idOf(url)}`, undefined, person)).status).toBe(403);
      expect((await send('POST', `/api/admin/media/${idOf(url)}/replace`, { url }, person)).status).toBe(403);
      expect((await send('POST', '/api/admin/sweep', {}, person)).status).toBe(403);
    }
    expect((await call('GET', '/api/admin/media')).status).toBe(401);
  });
});

describe('members’ own pictures', () => {
  test('are not in the library, serve no other purpose, and go when nothing shows them any more', async () => {
    const member = await aMember('approved');
    expect((await aPicture({ by: member, purpose: 'content' })).status).toBe(403);
    expect((await aPicture({ purpose: 'avatar' })).status).toBe(403);
    expect((await aPicture({ purpose: 'banner' })).status).toBe(422);
    const { url } = (await aPicture({ by: member, name: 'my secret name.jpg' })).json;
    expect((await library()).map((one) => one.url)).not.toContain(url);
    expect((await stored(url))?.['name']).toBe('');
    await call('PUT', `/api/members/${member.id}`, { token: member.token, body: { imageUrl: url } });
    expect((await stored(url))?.['uses']).toMatchObject([{ path: `members/${member.id}`, title: { en: '' } }]);

    await commit({ author: SYSTEM, action: 'member.erase', isErasure: true }, async (commit) =>
      commit.remove(`members/${member.id}`, await commit.readExisting(`members/${member.id}`)),
    );
    await until(async () => {
      await checkPictures(SYSTEM);
      return (await stored(url)) === undefined;
    });
    await until(() => isGone(url));
  });

  test('the one on LinkedIn is copied when its owner asks for it, from LinkedIn’s place alone', async () => {
    const visitor = new Visitor();
    const key = `pictured-${Date.now()}`;
    await visitor.signIn('new', key);
    const { customToken } = (await visitor.session()).json;
    const { memberId, token } = await exchanged(customToken ?? '');
    const own = () => call('GET', `/api/members/${memberId}`, { token });
    expect((await own()).json.hasLinkedinPicture).toBe(true);
    expect((await own()).json.imageUrl).toBe('');
    const copy = await call('POST', `/api/members/${memberId}/linkedin-picture`, { token, body: {} });
    expect([copy.status, copy.json.width]).toEqual([200, 400]);
    const bytes = Buffer.from(await (await fetch(world.site + copy.json.url)).arrayBuffer());
    expect([(await sharp(bytes).metadata()).exif, bytes.includes('somebody')]).toEqual([undefined, false]);
    await call('PUT', `/api/members/${memberId}`, { token, body: { imageUrl: copy.json.url } });
    expect((await own()).json).toMatchObject({ hasLinkedinPicture: false, imageUrl: copy.json.url });
    const account = (await db().doc(`members/${memberId}/private/account`).get()).data();
    expect(account?.['linkedinPicture']).toBe('');

    const other = await aMember('approved');
    expect(
      (await call('POST', `/api/members/${memberId}/linkedin-picture`, { token: other.token, body: {} })).status,
    ).toBe(403);
  });

  test('S33 a picture at any other place is not asked for', async () => {
    let asked = 0;
    const elsewhere = createServer((_, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    const { port } = elsewhere.address() as AddressInfo;
    const person = await aMember('pending');
    const linkedinPicture = `http://127.0.0.1:${port}/picture.jpg`;
    await db().doc(`members/${person.id}/private/account`).update({ linkedinPicture });
    const copy = await call('POST', `/api/members/${person.id}/linkedin-picture`, { token: person.token, body: {} });
    expect([copy.status, copy.json.error.code, asked]).toEqual([409, 'linkedinPicture', 0]);
    elsewhere.close();
  });

  test.each([
    ['picture-expired', true],
    ['picture-elsewhere', false],
    ['picture-absent', false],
  ])('%s: nothing is copied, and it says so', async (persona, isOffered) => {
    const visitor = new Visitor();
    await visitor.signIn(persona, `${persona}-${Date.now()}`);
    const { memberId, token } = await exchanged((await visitor.session()).json.customToken ?? '');
    expect((await call('GET', `/api/members/${memberId}`, { token })).json.hasLinkedinPicture).toBe(isOffered);
    const copy = await call('POST', `/api/members/${memberId}/linkedin-picture`, { token, body: {} });
    expect([copy.status, copy.json.error.code]).toEqual([409, 'linkedinPicture']);
  });
});

/** Asked past the CDN, which keeps what it has once answered. */
async function isGone(file: string): Promise<boolean> {
  return (await fetch(`${world.site}${file}?fresh=${Date.now()}`)).status === 404;
}

async function exchanged(customToken: string): Promise<{ memberId: string; token: string }> {
  const token = await idToken('signInWithCustomToken', { token: customToken });
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { memberId: claims.sub, token };
}
