import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { Attempt } from '../../functions/src/store/kernel/attempt';
import { commit } from '../../functions/src/store/commit/commit';
import { metered } from '../../functions/src/store/kernel/meter';
import { forgetRoster, readRoster } from '../../functions/src/store/projections/roster';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath, rosterEntry } from '../../functions/src/store/projections/member-record';
import { noteRosterChanges } from '../../functions/src/store/projections/roster-changes';
import { eraseFromRoster, foldRoster } from '../../functions/src/store/projections/roster-fold';
import type { Data } from '../../functions/src/store/kernel/documents';
import { decodeEntries, type RosterEntry } from '../../functions/src/store/projections/roster-shards';
import { rebuildWholeRoster } from '../../tools/operate/rebuild';
import { aMember } from '../setup/people';

const AUTHOR = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };
const AT = '2026-01-01T00:00:00.000Z';
const everything = { settles: 0, kept: 0 };
/** A kilobyte that compresses badly: a thousand of them fill more than a shard. */
const long = () => Array.from({ length: 28 }, () => randomUUID()).join('');

/** People who stand in the roster alone, so that a thousand of them are quickly there. */
const standing = (...of: Parameters<typeof rosterEntry>) => {
  const entry = rosterEntry(...of);
  if (!entry) throw new Error('Whoever leaves does not stand in the roster.');
  return entry;
};
const entryOf = (id: string, given: Partial<RosterEntry> = {}): RosterEntry => {
  const { member, account } = newMember({ at: AT, profile: { name: `Rostered ${id}` }, language: 'en' });
  return { ...standing(id, { ...member, status: 'rejected' }, account), ...given };
};
const changed = async (ids: readonly string[], entry: (id: string) => RosterEntry | null) => {
  const attempt = new Attempt();
  const changes = ids.map((id) => ({ id, entry: entry(id) }));
  noteRosterChanges(attempt, changes);
  await attempt.finish();
};
const namesOf = async (ids: readonly string[]) => {
  const { members } = await readRoster();
  return members.filter(({ entry }) => ids.includes(entry.id)).map(({ entry }) => entry.name);
};
const cold = async (ids: readonly string[]) => {
  forgetRoster();
  return namesOf(ids);
};
const shards = async () => (await db().collection('roster').get()).docs.filter(({ id }) => id !== 'base');
const changesLeft = async () => (await db().collection('rosterChanges').get()).docs.filter(({ id }) => id !== 'folded');

beforeAll(rebuildWholeRoster);

describe('members who are saved at once', () => {
  test('wait for nobody: each commit reads what it reads alone, and all are in the next answer', async () => {
    const alone = (await metered(() => aMember('approved', { name: 'Alone' }))).meter;
    const key = randomUUID().slice(0, 8);
    const crowd = await Promise.all(
      Array.from({ length: 25 }, (_, n) => metered(() => aMember('approved', { name: `Crowd ${key} ${n}` }))),
    );
    expect(crowd.map(({ meter }) => meter)).toEqual(crowd.map(() => alone));
    const found = (await readRoster()).members.filter(({ entry }) => entry.name.startsWith(`Crowd ${key}`));
    expect(found).toHaveLength(25);
  });

  test('a server that was up and one that starts count and sort alike', async () => {
    const up = await readRoster();
    forgetRoster();
    const fresh = await readRoster();
    expect(up.counts).toEqual(fresh.counts);
    expect(up.members.map(({ entry }) => entry)).toEqual(fresh.members.map(({ entry }) => entry));
  });
});

describe('CODE-03 whoever is written stands in the roster as they are then, and no commit is asked to say so', () => {
  const write = (path: string, change: (stored: Data) => Data | null) =>
    commit({ author: AUTHOR, action: 'tests', audit: 'none' }, async (doing) => {
      const stored = await doing.readExisting(path);
      const after = change(stored);
      if (after) doing.put(path, stored, after);
      else doing.remove(path, stored);
    });
  const shownOf = async (id: string) => (await readRoster()).members.find(({ entry }) => entry.id === id)?.entry;
  const told = async (id: string) =>
    (await db().collection('rosterChanges').where('memberId', '==', id).get()).docs.length;

  test('a change of the member, or of their account alone, is seen with what the other document says', async () => {
    const { id } = await aMember('approved', { name: 'Rostered Once', email: `${randomUUID()}@nexus.test` });
    const { email } = (await shownOf(id)) ?? {};
    await write(memberPath(id), (stored) => ({ ...stored, name: 'Rostered Twice' }));
    expect(await shownOf(id)).toMatchObject({ name: 'Rostered Twice', email, status: 'approved' });
    const address = `other-${randomUUID()}@nexus.test`;
    await write(accountPath(id), (stored) => ({
      ...stored,
      email: address,
      verified: [{ address, by: 'link', at: AT }],
    }));
    expect(await shownOf(id)).toMatchObject({ name: 'Rostered Twice', email: address, status: 'approved' });
  });

  test('whoever leaves, or is removed, is seen no more', async () => {
    const [leaving, gone] = [await aMember('approved'), await aMember('approved')];
    await write(memberPath(leaving.id), (stored) => ({ ...stored, leavingAt: AT }));
    await write(memberPath(gone.id), () => null);
    await write(accountPath(gone.id), () => null);
    expect([await shownOf(leaving.id), await shownOf(gone.id)]).toEqual([undefined, undefined]);
  });

  test('what does not stand in it tells nobody', async () => {
    const { id } = await aMember('approved');
    const before = await told(id);
    await write(memberPath(id), (stored) => ({ ...stored, openRequestId: 'any' }));
    await write(accountPath(id), (stored) => ({ ...stored, rejectionReason: 'any' }));
    expect(await told(id)).toBe(before);
  });
});

describe('the fold', () => {
  test('takes changes in, in their order, and deletes them; who was up and who starts see what they saw', async () => {
    const [stays, leaves, comesBack] = ['stays', 'leaves', 'back'].map((name) => `${name}-${randomUUID()}`) as [
      string,
      string,
      string,
    ];
    const all = [stays, leaves, comesBack];
    await changed(all, (id) => entryOf(id, { name: 'First' }));
    await changed([leaves, comesBack], () => null);
    await changed([stays, comesBack], (id) => entryOf(id, { name: 'Last' }));
    expect(await namesOf(all)).toEqual(['Last', 'Last']);
    expect(await cold(all)).toEqual(['Last', 'Last']);
    expect(await foldRoster(everything)).toBeGreaterThanOrEqual(7);
    expect(await changesLeft()).toEqual([]);
    expect(await namesOf(all)).toEqual(['Last', 'Last']);
    expect(await cold(all)).toEqual(['Last', 'Last']);
  });

  test('leaves alone what is younger than a minute, and keeps what it took in for those who are up', async () => {
    const id = `young-${randomUUID()}`;
    await changed([id], entryOf);
    expect(await foldRoster()).toBe(0);
    expect(await foldRoster({ settles: 0 })).toBe(1);
    expect((await changesLeft()).map((one) => one.data()['memberId'])).toContain(id);
    expect(await cold([id])).toHaveLength(1);
  });

  test('a server that slept while changes were folded and deleted misses none of them', async () => {
    const id = `slept-${randomUUID()}`;
    await changed([id], entryOf);
    expect(await namesOf([id])).toHaveLength(1);
    await changed([id], () => null);
    await foldRoster(everything);
    expect(await namesOf([id])).toEqual([]);
  });

  test('two at once, and changes while they run: nothing is lost, nothing stands twice', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `busy-${n}-${randomUUID()}`);
    await Promise.all([
      ...ids.map((id) => changed([id], entryOf)),
      foldRoster(everything),
      foldRoster(everything),
      foldRoster(everything),
    ]);
    expect(await namesOf(ids)).toHaveLength(30);
    expect(await cold(ids)).toHaveLength(30);
    await foldRoster(everything);
    expect(await cold(ids)).toHaveLength(30);
  });

  test('a roster that outgrows its shards is cut into more, each well below what a document takes', async () => {
    const ids = Array.from({ length: 1_000 }, (_, n) => `grown-${n}-${randomUUID()}`);
    for (let from = 0; from < ids.length; from += 250)
      await changed(ids.slice(from, from + 250), (id) => entryOf(id, { title: long() }));
    await foldRoster(everything);
    const after = await shards();
    expect(after.length).toBeGreaterThan(1);
    for (const shard of after) expect((shard.data()['data'] as Uint8Array).length).toBeLessThan(500_000);
    expect(await cold(ids)).toHaveLength(1_000);
    await changed(ids, () => null);
    await foldRoster(everything);
    expect(await cold(ids)).toEqual([]);
  });

  test('who is erased is in no bytes of the roster at once, folded or not, and nobody else is missed', async () => {
    const [one, other] = [`erased-${randomUUID()}`, `kept-${randomUUID()}`];
    await changed([one, other], entryOf);
    await foldRoster({ settles: 0 });
    await changed([one], (id) => entryOf(id, { name: 'Still Changed' }));
    await changed([one], () => null);
    await eraseFromRoster(one);
    const held = [...(await shards()), ...(await changesLeft())].map((doc) => doc.data()['data'] as Uint8Array | null);
    const said = JSON.stringify(held.flatMap((data) => (data ? decodeEntries(data) : [])));
    expect([said.includes(one), said.includes(other)]).toEqual([false, true]);
    expect(await namesOf([one, other])).toEqual([`Rostered ${other}`]);
    expect(await cold([one, other])).toEqual([`Rostered ${other}`]);
  });
});
