import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { ROOT, TSX } from '../../tools/local/paths';
import { restore } from '../../tools/operate/archive';
import { resetWorld } from '../../tools/run/test-world';
import { call } from '../setup/call';
import { aStaff, idToken, memberToken, shownNow, type Person } from '../setup/people';
import { Visitor } from '../setup/sign-in';
import { until } from '../setup/store';
import { wipe } from '../setup/wipe';
import { world } from '../setup/world';

const FIXTURE = join(ROOT, 'tests/fixtures/earlier-release');
let editor: Person;
let admin: Person;

beforeAll(async () => {
  await wipe();
  const folder = mkdtempSync(join(tmpdir(), 'nexus-earlier-'));
  for (const name of ['manifest.json', 'accounts.json']) copyFileSync(join(FIXTURE, name), join(folder, name));
  writeFileSync(join(folder, 'documents.jsonl'), gunzipSync(readFileSync(join(FIXTURE, 'documents.jsonl.gz'))));
  await restore(folder);
  expect(migrate()).toMatch(/0005-published-in-parts: done[\s\S]*0006-specified-fields: done/);
  [editor, admin] = [await aStaff('editor'), await aStaff('admin')];
}, 300_000);

/** To put back all that a whole run has left would take longer than the tests. */
afterAll(resetWorld, 300_000);

/** As an operator runs it. */
function migrate(): string {
  const args = [TSX, join(ROOT, 'tools/migrate.ts'), '--project', world.project];
  return execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
}

async function idOf(collection: string, field: string, value: unknown): Promise<string> {
  const { docs } = await db().collection(collection).where(field, '==', value).get();
  expect(docs, `${collection} with ${field} ${String(value)}`).toHaveLength(1);
  return docs[0]?.id ?? '';
}
const stored = async (path: string) => (await db().doc(path).get()).data();
const as = ({ token }: Person) => ({
  get: (path: string) => call('GET', path, { token }),
  post: (path: string, body: object = {}) => call('POST', path, { token, body }),
  put: (path: string, body: object, version?: number) =>
    call('PUT', path, { token, body, ...(version && { headers: { 'if-match': `"${version}"` } }) }),
});

describe('a project of the first release works after npm run migrate', () => {
  test('a second run finds nothing to do', () => {
    const lines = migrate().trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const line of lines) expect(line).toContain('done before, 0 of 0');
  });

  test('visitors see what was published, and nothing that was not', async () => {
    for (const [path, words] of [
      ['/', 'Learn the city from the people building it'],
      ['/news', 'Changed in the earlier release'],
      ['/ar/news/news-1', 'تغيّر في الإصدار السابق'],
      ['/events', 'Earlier evening'],
      [`/events/${await idOf('events', 'title.en', 'Earlier evening')}`, 'Earlier evening'],
      ['/about', 'Earlier mission'],
    ] as const) {
      const answer = await fetch(world.site + path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toContain(words);
    }
    const partners = (await shownNow('/api/partners')).json.map(({ name }: { name: string }) => name);
    expect(partners).toHaveLength(8);
    expect(partners).not.toContain('Earlier partner');
    const hidden = await idOf('news', 'title.en', 'Soon');
    expect((await shownNow(`/api/news/${hidden}`)).status).toBe(404);
    expect((await fetch(`${world.site}/news/${hidden}`)).status).toBe(404);
  });

  test('editors save, undo what was done before, take out of the bin, and find what they planned', async () => {
    const saved = await as(editor).put('/api/news/news-1', { title: { en: 'Saved by this release', ar: '' } }, 2);
    expect(saved.status, saved.text).toBe(200);
    expect((await shownNow('/api/news/news-1')).json.title).toBe('Saved by this release');
    const entries = (await as(editor).get('/api/admin/activity')).json.entries as { id: string; action: string }[];
    const hiding = entries.find(({ action }) => action === 'partners.hide')?.id;
    const removing = entries.find(({ action }) => action === 'partners.remove')?.id;
    for (const id of [removing, hiding])
      expect((await as(editor).post(`/api/admin/activity/${id}/undo`)).status).toBe(200);
    const partners = (await shownNow('/api/partners')).json.map(({ name }: { name: string }) => name);
    expect(partners).toContain('Earlier partner');
    expect(partners).toContain('Earlier partner two');
    const [binned] = (await as(editor).get('/api/admin/bin')).json as { id: string }[];
    const back = await as(editor).post(`/api/admin/bin/${binned?.id}/restore`);
    expect([back.status, back.json.title?.en]).toEqual([200, 'Binned']);
    const planned = (await as(editor).get('/api/admin/schedule')).json as { title: string }[];
    expect(planned.map(({ title }) => title)).toEqual(['Soon']);
  });

  test('a slug that was taken is taken, and one mission is active', async () => {
    const held = (await db().collection('claims').get()).docs.map((doc) => doc.data()['documentId'] as string);
    const shown = await idOf('mission-vision', 'missionTitle.en', 'Earlier mission');
    expect(held.sort()).toEqual(['about', 'home', 'impact', shown].sort());
    const text = { en: 'Another', ar: '' };
    const seo = { seoTitle: text, seoDescription: text };
    const page = { slug: 'about', title: text, heroTitle: text, heroSubtitle: text, ...seo };
    const refused = await as(editor).post('/api/pages', page);
    expect([refused.status, refused.json.error.fields]).toEqual([422, { slug: 'Another page has this slug' }]);
    const active = async () =>
      (await db().collection('mission-vision').where('isActive', '==', true).get()).docs.map(({ id }) => id);
    expect(await active()).toEqual([shown]);
    const version = Number((await stored('mission-vision/main-mission-vision'))?.['version']);
    await as(editor).put('/api/mission-vision/main-mission-vision', { isActive: true }, version);
    expect(await active()).toEqual(['main-mission-vision']);
  });

  test('who was in is in, who waited waits, and decisions go on', async () => {
    const waiting = await idOf('members', 'name', 'Earlier Pending');
    const request = (await as(admin).get('/api/join-requests?status=new')).json.find(
      ({ owner }: { owner: string }) => owner === waiting,
    );
    // What a moderator's screen shows of them: the decision says what it was based on.
    const { items } = (await as(admin).get('/api/members?status=pending')).json as {
      items: { id: string; standing: number }[];
    };
    const standing = items.find(({ id }) => id === waiting)?.standing;
    const decided = await call('PUT', `/api/join-requests/${request.id}`, {
      token: admin.token,
      body: { status: 'approved' },
      headers: { 'if-match': `"${standing}"` },
    });
    expect(decided.status, decided.text).toBe(200);
    const token = await memberToken(waiting);
    const found = await call('GET', '/api/members?approved=1&q=Earlier', { token });
    expect(found.json.items.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Earlier Approved',
      'Earlier Pending',
      'Earlier Waiting',
    ]);
    const event = await idOf('events', 'title.en', 'Earlier evening');
    const seats = (await as(admin).get(`/api/events/${event}/applications`)).json as { status: string }[];
    expect(seats.map(({ status }) => status)).toEqual(['confirmed', 'waitlisted']);
    const apply = await call('POST', `/api/events/${event}/applications`, { token, body: {} });
    expect([apply.status, apply.json.status]).toEqual([201, 'waitlisted']);
  });

  test('the same person signs in with LinkedIn as the same member; staff with their password', async () => {
    const before = (await db().collection('members').count().get()).data().count;
    const visitor = new Visitor();
    await visitor.signIn('new', 'earlier-linkedin');
    expect((await visitor.session()).status).toBe(200);
    expect((await db().collection('members').count().get()).data().count).toBe(before);

    await auth().updateUser('seed-admin', { password: 'a-new-password' });
    const proof = await idToken('signInWithPassword', { email: 'admin@nexus.test', password: 'a-new-password' });
    const { status, json } = await call('POST', '/api/auth/staff/session', { body: { idToken: proof } });
    expect(status).toBe(200);
    const token = await idToken('signInWithCustomToken', { token: json.customToken });
    await until(async () => (await call('GET', '/api/admin/me', { token })).status === 200);
    expect((await call('GET', '/api/admin/me', { token })).json.role).toBe('admin');
  });
});
