import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { encode } from '../../functions/src/store/kernel/compressed';
import { noteRosterChanges } from '../../functions/src/store/projections/roster-changes';
import { ROOT, TSX } from '../../tools/local/paths';
import { repair } from '../../tools/operate/repair/repair';
import { inOneStep } from '../../tools/operate/repair/drift';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { world } from '../setup/world';

type Found = Record<string, readonly string[]>;
const quick = { moment: 50 };
const foundBy = async (options: object): Promise<{ found: Found; left: Found }> => {
  const all = await repair({ ...quick, ...options });
  const by = (name: 'found' | 'left') => Object.fromEntries(all.map((one) => [one.projection, one[name]]));
  return { found: by('found'), left: by('left') };
};

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

/** A published page of its own address. */
async function aPage(): Promise<{ id: string; slug: string }> {
  const slug = `repair-${randomUUID()}`;
  const words = { en: 'One', ar: 'واحد' };
  const body = { slug, title: words, heroTitle: words, heroSubtitle: words, seoTitle: words, seoDescription: words };
  const { status, json } = await call('POST', '/api/pages', { token: editor.token, body });
  expect(status).toBe(201);
  return { id: (json as { id: string }).id, slug };
}

/** What a killed import, a hand in the console or a fault of an earlier release leave behind. */
async function plant({ member, gone }: { member: Person; gone: Person }) {
  const { id, slug } = await aPage();
  const ref = db().doc(`pages/${id}`);
  const claims = db().collection('claims').where('documentId', '==', id);
  expect((await claims.get()).size).toBe(1);

  await ref.update({ title: { en: 'Two', ar: 'اثنان' } });
  for (const one of (await claims.get()).docs) await one.ref.delete();
  await db().doc('claims/slug:pages:nobodys').set({ resource: 'pages', documentId: 'nobody', slug: 'x' });
  await db().doc(`members/${member.id}`).update({ title: 'Planted' });
  await inOneStep(async (attempt) => noteRosterChanges(attempt, [{ id: gone.id, entry: null }]));
  const at = '2026-05-06T07:08:09.000Z';
  const dates = { createdAt: at, updatedAt: at, updatedBy: '', sentAt: at };
  const words = { en: 'Planted', ar: 'مزروع' };
  await db()
    .doc('issues/planted')
    .set({ subject: words, intro: words, blocks: [], shown: [], state: 'sent', ...dates, recipients: 0, version: 3 });
  await db().doc('eventSeats/planted').set({ confirmed: 7, waitlisted: 0, checkedIn: 0, version: 3 });
  await db()
    .doc('published/pages.nobody')
    .set({ data: encode({ id: 'nobody' }) });
  return { id, slug };
}

test('OPS-08 repair finds every projection that is not what its source says, names it, mends it and then finds nothing', async () => {
  await repair(quick);
  const [member, gone] = [await aMember('approved'), await aMember('approved')];
  const { id, slug } = await plant({ member, gone });
  const wanted = {
    'what visitors are shown': [
      `pages/${id}: its page is another`,
      `pages/${id}: is listed as another`,
      'issues/planted: its page is not there',
      'issues/planted: is not listed',
      'published/pages.nobody: belongs to nothing that is published',
    ],
    'what the panel lists': [`pages/${id}: is in the panel's list as another`],
    'directory and queue': [
      `members/${gone.id}: is not in the roster`,
      `members/${member.id}: stands otherwise in the roster`,
    ],
    'seats of events': ['events/planted: 7+0 (0 here) are counted, 0+0 (0 here) applied'],
    'addresses that only one may have': [
      `pages/${id}: nobody holds its address`,
      'claims/slug:pages:nobodys: pages/nobody does not have it',
    ],
    'where pictures are shown': [],
  };
  const sorted = (all: Found) =>
    Object.fromEntries(Object.entries(all).map(([name, list]) => [name, [...list].sort()]));

  const dry = await foundBy({ isDry: true });
  expect(sorted(dry.found)).toEqual(sorted(wanted));
  expect(sorted(dry.left)).toEqual(sorted(wanted));

  const real = await foundBy({});
  expect(sorted(real.found)).toEqual(sorted(wanted));
  expect(Object.values(real.left).flat()).toEqual([]);
  expect(Object.values((await foundBy({ isDry: true })).found).flat()).toEqual([]);

  const page = await call('GET', `/api/pages/${slug}?fresh=1`, { token: (await aStaff('viewer')).token });
  expect(page.json).toMatchObject({ title: 'Two' });
  const issue = await call('GET', '/api/issues/planted?lang=ar');
  expect(issue.json).toMatchObject({ title: 'مزروع', blocks: [] });
  const viewer = await aMember('approved');
  const listed = await call('GET', `/api/members/${gone.id}`, { token: viewer.token });
  expect(listed.status).toBe(200);
});

test('OPS-08 a picture that seems unused and is shown is found again; two that have one address are left to a person', async () => {
  const bytes = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 9, sigma: 9 } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'kept.png');
  const { url } = (await call('POST', '/api/upload', { token: editor.token, raw: form })).json as { url: string };
  const item = { title: { en: 'Pictured', ar: 'مصوَّر' }, imageUrl: url };
  const { id } = (await call('POST', '/api/news', { token: editor.token, body: item })).json as { id: string };
  const picture = db().doc(`pictures/${url.slice('/media/'.length, '/media/'.length + 32)}`);
  await picture.update({ uses: [], unusedSince: '2020-01-01T00:00:00.000Z', finds: ['all', 'unused'] });
  expect((await foundBy({})).found['where pictures are shown']).toEqual([
    `pictures/${picture.id}: 0 are said to show it, 1 do`,
  ]);
  const after = (await picture.get()).data();
  expect(after).toMatchObject({ uses: [{ path: `news/${id}` }], unusedSince: null });
  expect(after?.['finds']).not.toContain('unused');

  const slug = `twice-${Date.now()}`;
  const [one, two] = [db().collection('pages').doc(), db().collection('pages').doc()];
  await Promise.all([one, two].map((ref) => ref.set({ slug, isPublished: false })));
  const first = await foundBy({});
  expect(first.left['addresses that only one may have']).toEqual([
    expect.stringMatching(/^pages\/\w+: its address is held by \w+$/),
  ]);
  await Promise.all([one, two].map((ref) => ref.delete()));
  expect(Object.values((await foundBy({})).left).flat()).toEqual([]);
});

test(
  'OPS-08 the command says what it compared, and ends well where nothing differs',
  { timeout: 120_000 },
  async () => {
    const environment = { ...process.env, GCLOUD_PROJECT: world.project };
    const args = [TSX, join(ROOT, 'tools/repair.ts'), '--project', world.project];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: environment });
    expect(stdout).toContain('✓ directory and queue');
    expect(stdout).toContain('Everything is as its sources say.');
  },
);
