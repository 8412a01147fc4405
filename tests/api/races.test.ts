import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { NexusError } from '@nexus/domain/errors';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { applyToAttend } from '../../functions/src/store/events/attendance';
import { commit } from '../../functions/src/store/commit/commit';
import { activateContent, changeContent, createContent } from '../../functions/src/store/content/content';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { call } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

const ROUNDS = 10;
const author = {
  actor: { kind: 'staff' as const, id: 'racer', role: 'editor' as const, name: 'Racer' },
  requestId: 'race',
};
const pages = resources.page as unknown as Resource;
const missions = resources.missionVision as unknown as Resource;

/** How each ended: `ok`, or the code of its error with the faults of its fields. */
const ends = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) => {
    if (one.status === 'fulfilled') return 'ok';
    const error: unknown = one.reason;
    return error instanceof NexusError ? `${error.code} ${JSON.stringify(error.extra.fields ?? {})}` : String(error);
  });
const words = (en: string) => ({ en, ar: '' });
const aPage = (slug: string) => ({
  slug,
  title: words('A page'),
  heroTitle: words('Hero'),
  heroSubtitle: words('Sub'),
  seoTitle: words('SEO'),
  seoDescription: words('SEO'),
});
const post = (path: string, body: object = {}) => call('POST', path, { token: editor.token, body });
const put = (path: string, body: object, version: number) =>
  call('PUT', path, { token: editor.token, body, headers: { 'if-match': `"${version}"` } });
const stored = async (path: string) => (await db().doc(path).get()).data();
const activeOnes = async () =>
  (await db().collection('mission-vision').where('isActive', '==', true).get()).docs.map(({ id }) => id);

describe('SEC-24 what a decision read, it holds', () => {
  test('what was read and is not written is held: who changes, makes or removes it meanwhile has the commit run again', async () => {
    const changes: [
      before: object | null,
      meanwhile: (ref: FirebaseFirestore.DocumentReference) => Promise<unknown>,
    ][] = [
      [{ value: 1 }, (ref) => ref.update({ value: 2 })],
      [null, (ref) => ref.create({ value: 2 })],
      [{ value: 1 }, (ref) => ref.delete()],
    ];
    for (const [before, meanwhile] of changes) {
      const [read, written] = [randomUUID(), randomUUID()].map((id) => db().doc(`addressLinks/${id}`));
      if (before) await read!.set(before);
      const seen: unknown[] = [];
      await commit({ author, action: 'test.hold', audit: 'none' }, async (commit) => {
        const found = await commit.read<{ value: number }>(read!.path);
        seen.push(found?.value);
        if (seen.length === 1) await meanwhile(read!);
        commit.note(written!.path, { value: found?.value ?? 0 });
      });
      const after = (await read!.get()).data()?.['value'] as unknown;
      expect(seen).toEqual([before ? 1 : undefined, after]);
      expect((await written!.get()).data()).toEqual({ value: after ?? 0 });
    }
  });

  test('12 creates of one slug at once: one is taken, eleven are told', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const slug = `race-${Date.now()}-${round}`;
      const create = () => createContent({ resource: pages, body: aPage(slug), author });
      const refused = Array.from({ length: 11 }, () => 'invalid {"slug":"slugTaken"}');
      expect((await ends(Array.from({ length: 12 }, create))).sort()).toEqual([...refused, 'ok']);
      expect((await db().collection('pages').where('slug', '==', slug).get()).size).toBe(1);
    }
  });

  test('six documents renamed to one slug at once: one gets it', async () => {
    const key = Date.now();
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1)
      ids.push((await createContent({ resource: pages, body: aPage(`to-${key}-${n}`), author })).id);
    const rename = (id: string) =>
      changeContent({ resource: pages, id, body: { slug: `wanted-${key}` }, version: 1, author });
    expect((await ends(ids.map(rename))).filter((end) => end === 'ok')).toHaveLength(1);
    expect((await db().collection('pages').where('slug', '==', `wanted-${key}`).get()).size).toBe(1);
  });

  test('six activations with none active: exactly one is active', async () => {
    const before = (await activeOnes())[0] ?? '';
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1)
      ids.push((await createContent({ resource: missions, body: { mission: `M${n}`, vision: 'V' }, author })).id);
    for (let round = 0; round < ROUNDS; round += 1) {
      // As a store is where nothing was ever active.
      for (const id of await activeOnes()) await db().doc(`mission-vision/${id}`).update({ isActive: false });
      await db().doc('claims/active:mission-vision').delete();
      const all = await ends(ids.map((id) => activateContent({ resource: missions, id, author })));
      expect(all).toEqual(ids.map(() => 'ok'));
      expect(await activeOnes()).toHaveLength(1);
    }
    await rebuildPublished();
    await post(`/api/mission-vision/${before}/activate`);
    expect(await activeOnes()).toEqual([before]);
  });

  test('a capacity that is lowered while people apply holds for all who come after it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
      const event = { title: words('Seats'), startsAt, capacity: 4, applicationEnabled: true };
      const { id } = (await post('/api/events', event)).json;
      const people = await Promise.all(Array.from({ length: 4 }, () => aMember('approved')));
      const events = resources.event as unknown as Resource;
      const all = await ends([
        ...people.map((one) => applyToAttend({ eventId: id, memberId: one.id, author })),
        changeContent({ resource: events, id, body: { capacity: 1 }, version: 1, author }),
      ]);
      expect(all).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
      const at = String((await stored(`events/${id}`))?.['updatedAt']);
      const seated = (await db().collection(`events/${id}/applications`).where('status', '==', 'confirmed').get()).docs;
      const after = seated.filter((one) => String(one.data()['appliedAt']) > at);
      // Whoever was seated after the change sat down on the one seat that it left.
      expect(after.length === 0 || seated.length === 1).toBe(true);
    }
  });
});

describe('SPEC-426 exactly one mission and vision is active at any time', () => {
  const HOW =
    'One entry is always active, and this is it. Make another one active first; this one is then switched off.';
  test('switching off, hiding, scheduling and deleting the active one are refused with what to do instead', async () => {
    const [active = ''] = await activeOnes();
    const version = Number((await stored(`mission-vision/${active}`))?.['version']);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const answers = [
      await put(`/api/mission-vision/${active}`, { isActive: false }, version),
      await post('/api/admin/bulk/mission-vision', { ids: [active], change: 'hide' }),
      await post('/api/admin/bulk/mission-vision', { ids: [active], change: 'remove' }),
      await post('/api/admin/schedule', {
        resource: 'mission-vision',
        documentId: active,
        isShown: false,
        at: tomorrow,
      }),
      await call('DELETE', `/api/mission-vision/${active}`, {
        token: editor.token,
        headers: { 'if-match': `"${version}"` },
      }),
    ];
    for (const { status, json } of answers) expect([status, json.error?.message]).toEqual([409, HOW]);
    expect(answers[0]?.json.error.fields).toEqual({
      isActive: 'One entry is always active: make another one active first',
    });
    expect(await activeOnes()).toEqual([active]);
    expect((await stored(`mission-vision/${active}`))?.['version']).toBe(version);
  });

  test('whichever way another becomes active, the one that was loses it in the same commit; Undo gives it back', async () => {
    const [active = ''] = await activeOnes();
    const made = (await post('/api/mission-vision', { mission: 'N', vision: 'V', isActive: true })).json;
    expect(await activeOnes()).toEqual([made.id]);
    const undo = async (id: string) => {
      const { json } = await call('GET', `/api/admin/activity?path=mission-vision/${id}`, { token: editor.token });
      return post(`/api/admin/activity/${json.entries[0].id}/undo`);
    };
    expect((await undo(made.id)).status).toBe(200);
    expect(await activeOnes()).toEqual([active]);
    const { id } = (await post('/api/mission-vision', { mission: 'O', vision: 'V' })).json;
    expect((await post('/api/admin/bulk/mission-vision', { ids: [id], change: 'show' })).status).toBe(200);
    expect(await activeOnes()).toEqual([id]);
    expect((await shownNow('/api/mission-vision')).json.map((one: { id: string }) => one.id)).toEqual([id]);
    await post(`/api/mission-vision/${active}/activate`);
    expect(await activeOnes()).toEqual([active]);
  });
});
