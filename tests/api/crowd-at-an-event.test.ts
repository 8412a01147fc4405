import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { NexusError } from '@nexus/domain/errors';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { applyToAttend, giveBack } from '../../functions/src/store/events/attendance';
import { changeContent, createContent } from '../../functions/src/store/content/content';
import { newMember } from '../../functions/src/store/membership/members';
import { moveLine } from '../../functions/src/store/events/waiting-line';
import { aProfile } from '../setup/people';
import { until } from '../setup/store';

const PEOPLE = 100;
const AT_ONCE = 10;
const events = resources.event as unknown as Resource;
const author = {
  actor: { kind: 'staff' as const, id: 'crowd', role: 'editor' as const, name: 'Crowd' },
  requestId: 'crowd',
};

const by = (id: string) => ({
  actor: { kind: 'member' as const, id, status: 'approved' as const },
  requestId: 'crowd',
});

/** Numbers that look like chance and come again with the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A hundred approved members, as their documents alone: nobody signs in, and no list has them. */
async function aCrowd(): Promise<string[]> {
  const at = new Date().toISOString();
  const ids = Array.from({ length: PEOPLE }, () => `crowd-${randomUUID()}`);
  const writer = db().bulkWriter();
  for (const id of ids) {
    const profile = aProfile({ email: `${id}@nexus.test` });
    const { member, account } = newMember({ at, language: 'en', profile, vouched: `${id}@nexus.test` });
    void writer.set(db().doc(`members/${id}`), { ...member, status: 'approved', approvedAt: at, version: 1 });
    void writer.set(db().doc(`members/${id}/private/account`), { ...account, version: 1 });
  }
  await writer.close();
  return ids;
}

/** Does all of it, so many at a time. */
async function crowded(works: (() => Promise<unknown>)[]): Promise<void> {
  const left = [...works];
  const next = async () => {
    for (let work = left.shift(); work; work = left.shift()) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

test(
  'LOOK-05 a hundred people who come, go and come again while seats are added: never more in than seats, nobody waits beside a free one, and nobody passes another',
  { timeout: 60_000 },
  async () => {
    const seed = Date.now() % 1_000_000;
    const random = chance(seed);
    const started = new Date().toISOString();
    const ids = await aCrowd();
    const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const body = { title: { en: 'Crowd', ar: '' }, startsAt, capacity: 20, applicationEnabled: true };
    const { id: eventId } = await createContent({ resource: events, body, author });

    const told: string[] = [];
    const asked = async (work: Promise<unknown>) => {
      const error: unknown = await work.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error) told.push(error instanceof NexusError ? error.code : String(error));
    };
    const come = (memberId: string) => asked(applyToAttend({ eventId, memberId, author: by(memberId) }));
    const go = (memberId: string) => asked(giveBack({ eventId, memberId, author: by(memberId) }));
    const applications = db().collection(`events/${eventId}/applications`);
    let most = 0;
    const stop = applications
      .where('status', '==', 'confirmed')
      .onSnapshot(({ size }) => (most = Math.max(most, size)));

    const anything = (memberId: string) => async () => {
      await come(memberId);
      if (random() < 0.3) await go(memberId);
      if (random() < 0.1) await Promise.all([come(memberId), go(memberId)]);
    };
    await crowded(ids.slice(0, 60).map(anything));
    await moveLine({ eventId, requestId: 'crowd' });
    expect(most, `seed ${seed}`).toBe(20);
    const raise = (capacity: number, version: number) =>
      changeContent({ resource: events, id: eventId, body: { capacity }, version, author });
    await crowded([
      ...ids.slice(60, 80).map(anything),
      async () => {
        await raise(30, 1);
        await raise(40, 2);
      },
      ...ids.slice(80).map(anything),
      ...ids.slice(0, 20).map((id) => () => go(id)),
    ]);
    await moveLine({ eventId, requestId: 'crowd' });
    await until(async () => (await stateOf()).waiting.length === 0 || (await stateOf()).seated.length >= 40);

    const { seated, waiting, seats } = await stateOf();
    stop();
    expect({ seed, told: [...new Set(told)].filter((code) => !KNOWN.includes(code)) }).toEqual({ seed, told: [] });
    expect(most, `seed ${seed}`).toBeLessThanOrEqual(40);
    expect(seats, `seed ${seed}`).toMatchObject({ confirmed: seated.length, waitlisted: waiting.length });
    expect(waiting.length === 0 || seated.length === 40, `seed ${seed}`).toBe(true);
    const times = (some: { appliedAt: string }[]) => some.map(({ appliedAt }) => appliedAt).toSorted();
    const [lastIn = '', firstOut = '~'] = [times(seated).at(-1), times(waiting)[0]];
    expect(lastIn <= firstOut, `seed ${seed}`).toBe(true);

    // Whoever is in was told so.
    const mails = (await db().collection('mail').where('createdAt', '>=', started).get()).docs;
    const toldIn = new Set(
      mails
        .filter((mail) => ['attending', 'seatFree'].includes(mail.data()['kind']))
        .map((mail) => mail.data()['memberId']),
    );
    expect(seated.filter(({ memberId }) => !toldIn.has(memberId)).length, `seed ${seed}`).toBe(0);
    await tidy(ids, mails);

    async function stateOf() {
      const found = (await applications.get()).docs.map(
        (one) => one.data() as Record<'memberId' | 'status' | 'appliedAt', string>,
      );
      const of = (status: string) => found.filter((one) => one.status === status);
      const seats = (await db().doc(`eventSeats/${eventId}`).get()).data();
      return { seated: of('confirmed'), waiting: of('waitlisted'), seats };
    }

    async function tidy(people: string[], sent: typeof mails) {
      const cleaner = db().bulkWriter();
      for (const id of people)
        for (const path of [`members/${id}`, `members/${id}/private/account`, `events/${eventId}/applications/${id}`])
          void cleaner.delete(db().doc(path));
      for (const mail of sent) if (people.includes(mail.data()['memberId'])) void cleaner.delete(mail.ref);
      void cleaner.delete(db().doc(`eventSeats/${eventId}`));
      await cleaner.close();
    }
  },
);

/** What somebody in a crowd may be told: come twice, not there yet, or that too many were faster. */
const KNOWN = ['alreadyApplied', 'notFound', 'conflict'];
