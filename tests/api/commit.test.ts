import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { db } from '../../functions/src/firebase';
import { NexusError } from '@nexus/domain/errors';
import { withDeadline } from '../../functions/src/deadline';
import { composeMail } from '../../functions/src/mails/mail';
import { commit } from '../../functions/src/store/commit/commit';
import type { Author } from '../../functions/src/store/commit/author';

const author: Author = {
  actor: { kind: 'staff', id: 'writer', role: 'editor', name: 'The Writer' },
  requestId: 'tests',
};
const write = { author, action: 'test.write' };

const aPath = () => `anything/${randomUUID()}`;
const stored = async (path: string) => (await db().doc(path).get()).data();
const entriesAbout = async (path: string) =>
  (await db().collection('audit').where('paths', 'array-contains', path).get()).docs.map((doc) => doc.data());

test('what a commit read is still so when it writes: where it was changed meanwhile, it decides again', async () => {
  const [read, missing, written] = [aPath(), aPath(), aPath()];
  const before = { big: { a: [1, { b: null }] }, word: 'first' };
  await db().doc(read).set(before);
  const seen: unknown[] = [];
  await commit(write, async (commit) => {
    const [one, other] = [await commit.read(read), await commit.read(missing)];
    seen.push([one?.['word'], other?.['word']]);
    if (seen.length === 1) await db().doc(read).update({ word: 'second' });
    if (seen.length === 2) await db().doc(missing).set({ word: 'appeared' });
    commit.put(written, null, { of: seen.length });
  });
  expect(seen).toEqual([
    ['first', undefined],
    ['second', undefined],
    ['second', 'appeared'],
  ]);
  expect([await stored(written), await stored(read)]).toEqual([
    { of: 3, version: 1 },
    { ...before, word: 'second' },
  ]);
});

test('a refusal, and a decision to change nothing, never rest on halves of two states', async () => {
  const answers = [];
  for (const refuses of [true, false]) {
    const [capacity, seats] = [aPath(), aPath()];
    await Promise.all([db().doc(capacity).set({ places: 1 }), db().doc(seats).set({ taken: 1 })]);
    const tries: unknown[] = [];
    const asked = commit(write, async (commit) => {
      const places = Number((await commit.readExisting(capacity))['places']);
      // One seat is given back and the places are halved between the two reads: there never was one place and no seat.
      if (tries.length === 0) {
        const batch = db().batch();
        batch.update(db().doc(capacity), { places: 0 });
        batch.update(db().doc(seats), { taken: 0 });
        await batch.commit();
      }
      const free = places - Number((await commit.readExisting(seats))['taken']);
      tries.push(free);
      if (refuses) throw new NexusError(free > 0 ? 'notFound' : 'eventFull');
      return free;
    });
    answers.push([await asked.catch((error: NexusError) => error.code), tries]);
  }
  expect(answers).toEqual([
    ['eventFull', [1, 0]],
    [0, [1, 0]],
  ]);
});

test('what was not there and is to go is looked for again where it appears meanwhile; what holds nothing is read too', async () => {
  const [late, empty] = [aPath(), aPath()];
  await db().doc(empty).set({});
  let tries = 0;
  await commit(write, async (commit) => {
    tries += 1;
    await commit.readAhead([late, empty]);
    if (tries === 1) await db().doc(late).set({ word: 'late' });
    commit.note(late, null);
  });
  expect([tries, await stored(late)]).toEqual([2, undefined]);
  // What came into the store without a version counts from none.
  await commit(write, async (commit) => commit.put(empty, await commit.read(empty), { word: 'first' }));
  expect(await stored(empty)).toEqual({ word: 'first', version: 1 });
});

test('two that write one document: both are written, one after the other, and nothing of either is lost', async () => {
  const path = aPath();
  const add = (name: string) =>
    commit(write, async (commit) => {
      const before = await commit.read(path);
      commit.put(path, before, { ...before, [name]: true });
    });
  await Promise.all(['one', 'two', 'three'].map(add));
  expect(await stored(path)).toEqual({ one: true, two: true, three: true, version: 3 });
});

test('a document is what was written of it: what it no longer has is gone', async () => {
  const path = aPath();
  await commit(write, async (commit) => commit.put(path, null, { kept: 1, dropped: { inner: 1 }, nothing: undefined }));
  await commit(write, async (commit) => commit.put(path, await commit.read(path), { kept: 2 }));
  expect(await stored(path)).toEqual({ kept: 2, version: 2 });
  await commit(write, async (commit) => commit.remove(path, await commit.readExisting(path)));
  expect(await stored(path)).toBeUndefined();
  const gone = commit(write, async (commit) => commit.remove(path, await commit.readExisting(path)));
  await expect(gone).rejects.toMatchObject({ code: 'notFound' });
});

test('S47 an entry says who did what to which document and what it held; a bare one not what; a note leaves none', async () => {
  const [whole, bare, erased, silent, noted] = [aPath(), aPath(), aPath(), aPath(), aPath()];
  const make = (path: string, more: object) =>
    commit({ ...write, ...more }, async (commit) => commit.put(path, null, { word: 'secret' }));
  await make(whole, {});
  await make(bare, { audit: 'bare' });
  await make(erased, { isErasure: true });
  await make(silent, { audit: 'none' });
  const count = async () => (await db().collection('audit').count().get()).data().count;
  const before = await count();
  await commit(write, async (commit) => commit.note(noted, { word: 'noted' }));
  expect([await count(), await stored(noted)]).toEqual([before, { word: 'noted' }]);
  const actor = { kind: 'staff', id: 'writer', name: 'The Writer' };
  const held = await Promise.all([whole, bare, erased, silent].map(entriesAbout));
  expect(held.map((entries) => entries.map((one) => [one['action'], one['actor'], one['changes'][0].after]))).toEqual([
    [['test.write', actor, { word: 'secret' }]],
    [['test.write', actor, null]],
    [['test.write', actor, null]],
    [],
  ]);
  await commit(write, async (commit) => {
    await commit.read(noted);
    commit.note(noted, null);
  });
  expect(await stored(noted)).toBeUndefined();
  await commit(write, async (commit) => {
    await commit.read(noted);
    commit.note(noted, null);
  });
});

test('S47 an entry names the staff alone', async () => {
  const path = aPath();
  const actor = { kind: 'member' as const, id: 'someone', status: 'approved' as const };
  await commit({ ...write, author: { actor, requestId: 'tests' } }, async (commit) => commit.put(path, null, { a: 1 }));
  expect((await entriesAbout(path)).map((one) => one['actor'])).toEqual([{ kind: 'member', id: 'someone', name: '' }]);
});

test('one key has one effect and one answer for two days; with other words under it, it is refused', async () => {
  const [key, words, path] = [randomUUID(), randomUUID(), aPath()];
  let runs = 0;
  const ask = (idempotencyKey: string, who = author) =>
    commit({ author: who, action: 'test.once', idempotencyKey }, async (commit) => {
      runs += 1;
      commit.put(path, await commit.read(path), { runs });
      return { runs };
    });
  expect([await ask(`${key}.${words}`), await ask(`${key}.${words}`), runs]).toEqual([{ runs: 1 }, { runs: 1 }, 1]);
  await expect(ask(`${key}.others`)).rejects.toMatchObject({ code: 'keyReused' });
  expect(await stored(path)).toEqual({ runs: 1, version: 1 });
  const kept = await db().collection('idempotency').where('sent', '==', words).limit(1).get();
  const days = ((kept.docs[0]?.data()['expiresAt'].toMillis() ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days * 100)).toBe(200);
  const other = { actor: { kind: 'member' as const, id: 'another', status: 'approved' as const }, requestId: 'tests' };
  expect([await ask(`${key}.${words}`, other), runs]).toEqual([{ runs: 2 }, 2]);
});

/** Holds back timers of these milliseconds, whichever clock they belong to; the others run as they are. */
function timersOf(held: readonly number[], hold: (ring: () => void, ms: number) => void) {
  const { setTimeout: real } = globalThis;
  return vi.spyOn(globalThis, 'setTimeout').mockImplementation((ring, ms = 0) => {
    if (!held.includes(ms)) return real(ring, ms);
    hold(ring, ms);
    return real(() => undefined, 0);
  });
}

test('whoever is never let through tries thirty times, more and more slowly, and is told of the conflict', async () => {
  vi.restoreAllMocks();
  const path = aPath();
  await db().doc(path).set({ count: 0 });
  const events: (number | 'try')[] = [];
  const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
  const timers = timersOf([40, 80, 160, 320, 400], (ring, ms) => setImmediate(() => (events.push(ms), ring())));
  const losing = commit(write, async (commit) => {
    events.push('try');
    const before = await commit.readExisting(path);
    await db().doc(path).update({ count: events.length });
    commit.put(path, before, { count: -1 });
  });
  await expect(losing).rejects.toMatchObject({ code: 'conflict' });
  chance.mockRestore();
  timers.mockRestore();
  const longest = Array.from({ length: 25 }, () => [400, 'try']).flat();
  expect(events).toEqual(['try', 40, 'try', 80, 'try', 160, 'try', 320, 'try', ...longest]);
  expect((await stored(path))?.['count']).toBeGreaterThan(0);
});

test('what failed for another reason than a conflict is tried once', async () => {
  let tries = 0;
  const failing = commit(write, async () => {
    tries += 1;
    throw new Error('Not a conflict');
  });
  await expect(failing).rejects.toThrow('Not a conflict');
  expect(tries).toBe(1);
});

test('what was given up while it thought writes nothing; while it waited for another try, it tries no more', async () => {
  vi.restoreAllMocks();
  const [DEADLINE, PAUSE] = [12_345, 40];
  const held = new Map<number, () => void>();
  const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
  const timers = timersOf([DEADLINE, PAUSE], (ring, ms) => held.set(ms, ring));
  const rings = (ms: number) => held.get(ms)?.();
  const givenUp = async (work: () => Promise<void>, meanwhile: () => Promise<void>) => {
    let inner: Promise<void> | undefined;
    const late = withDeadline(DEADLINE, () => (inner = work()));
    const code = expect.stringMatching(/^(unavailable|maybeSaved)$/) as string;
    await Promise.all([expect(late).rejects.toMatchObject({ code }), meanwhile()]);
    await expect(inner).rejects.toMatchObject({ code: 'unavailable' });
  };

  const [thought, contested] = [aPath(), aPath()];
  let goOn = () => {};
  const thinking = new Promise<void>((resolve) => (goOn = resolve));
  const think = () =>
    commit(write, async (commit) => {
      await thinking;
      commit.put(thought, null, { late: true });
    });
  await givenUp(think, async () => {
    rings(DEADLINE);
    goOn();
  });

  let runs = 0;
  const contend = () =>
    commit(write, async (commit) => {
      runs += 1;
      const before = await commit.read(contested);
      await db().doc(contested).set({ runs });
      commit.put(contested, before, { late: true });
    });
  await givenUp(contend, async () => {
    await expect.poll(() => held.has(PAUSE)).toBe(true);
    rings(DEADLINE);
    rings(PAUSE);
  });
  expect([await stored(thought), await stored(contested), runs]).toEqual([undefined, { runs: 1 }, 1]);
  chance.mockRestore();
  timers.mockRestore();
});

test('more than the store takes at once is refused with its own sentence; bytes count as bytes', async () => {
  const [path, first, second] = [aPath(), aPath(), aPath()];
  const tooMuch = commit(write, async (commit) => commit.note(path, { text: 'x'.repeat(10 * 1024 * 1024) }));
  await expect(tooMuch).rejects.toMatchObject({ code: 'tooMuchAtOnce' });
  expect(await stored(path)).toBeUndefined();
  await commit(write, async (commit) => {
    for (const one of [first, second]) commit.note(one, { data: new Uint8Array(900 * 1024).fill(255) });
  });
  expect((await stored(second))?.['data']).toHaveLength(900 * 1024);
  await Promise.all([first, second].map((one) => db().doc(one).delete()));
});

test('a mail and work to do go out with what caused them, untried; a mail to nobody does not', async () => {
  const [path, to, uid] = [aPath(), `${randomUUID()}@nexus.test`, randomUUID()];
  const values = { name: 'Mona', link: 'https://nexus.example' };
  await commit(write, async (commit) => {
    commit.put(path, null, { a: 1 });
    commit.sideEffect({ kind: 'endSessions', uid });
    for (const address of [to, ''])
      commit.mail(composeMail({ to: address, language: 'en', kind: 'requested', values }));
  });
  const sent = async (address: string) => (await db().collection('mail').where('to', '==', address).get()).docs;
  expect(Date.now() - Date.parse(String((await sent(to))[0]?.data()['createdAt']))).toBeLessThan(60_000);
  expect(await sent('')).toEqual([]);
  const { docs } = await db().collection('outbox').where('uid', '==', uid).get();
  expect(docs.map((doc) => doc.data())).toMatchObject([{ kind: 'endSessions', attempts: 0 }]);
});

test('SCALE-10 a document that the store does not take is named in the log, and the person reads why; nothing is written', async () => {
  const [small, large] = [aPath(), aPath()];
  const lines = vi.spyOn(console, 'error').mockReturnValue();
  const tooMuch = commit(write, async (commit) => {
    commit.note(small, { word: 'small' });
    commit.note(large, { word: 'x'.repeat(1_100_000) });
  });
  await expect(tooMuch).rejects.toMatchObject({ code: 'tooMuchAtOnce' });
  const said = lines.mock.calls.map(([line]) => String(line)).join();
  lines.mockRestore();
  expect(said).toContain('a document is too large');
  expect(said).toContain(large);
  expect(said).toMatch(/"bytes":11000\d\d/);
  expect([await stored(small), await stored(large)]).toEqual([undefined, undefined]);
});
