import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VerifiedAddress } from '@nexus/domain/membership/verified-address';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { readRoster } from '../../functions/src/store/projections/roster';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

const DAY = 86_400_000;
const ROUNDS = 2;
const AT_ONCE = 4;
let admin: Person;
beforeAll(async () => {
  admin = await aStaff('admin');
});

const anAddress = (name: string) => `${name}-${randomUUID().slice(0, 13)}@nexus.test`;
const save = (person: Person, body: object) => call('PUT', `/api/members/${person.id}`, { token: person.token, body });
const resend = (person: Person) =>
  call('POST', `/api/members/${person.id}/address-confirmation`, { token: person.token, body: {} });
const confirm = (token: string) => call('POST', '/api/address-confirmations', { body: { token } });
const submissionsOf = async (person: Person): Promise<object[]> =>
  (await call('GET', `/api/members/${person.id}/data`, { token: person.token })).json.submissions;

/** The secrets of all links that were mailed to an address. */
async function linksTo(address: string): Promise<string[]> {
  const { docs } = await db().collection('mail').where('to', '==', address).get();
  return docs.map((doc) => /confirm-address#([\w-]{43})/.exec(String(doc.data()['message'].text))?.[1] ?? '');
}

interface Account {
  email: string;
  verified: VerifiedAddress[];
  confirmation: { link: string } | null;
}
const accountOf = async ({ id }: Person) => (await db().doc(`members/${id}/private/account`).get()).data() as Account;
const verifiedFor = async (person: Person) => (await accountOf(person)).verified.map(({ address }) => address);
const openLinksOf = async ({ id }: Person) =>
  (await db().collection('addressLinks').where('memberId', '==', id).get()).size;
/** Whose an address is, as everything asks that looks for its owner. */
const holders = async (address: string) =>
  (await readRoster()).members.filter(({ entry }) => entry.addresses.includes(address)).map(({ entry }) => entry.id);
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

async function applied(email: string): Promise<void> {
  const data = { name: 'Some Body', email, phone: '+20 100 000 0000', experience: 'x'.repeat(20) };
  const body = { type: 'mentor', elapsed: 5_000, data: { ...data, motivation: 'Something of their own' } };
  const { status, text } = await call('POST', '/api/submissions', {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(status, text).toBe(201);
}

describe('SEC-01 confirmations at once', () => {
  test('SEC-01 the same link pressed by four at once counts once, and nobody is told of a fault of ours', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [old, fresh] = [anAddress('old'), anAddress('fresh')];
      const person = await aMember('approved', { email: old });
      await save(person, { email: fresh });
      const [link = ''] = await linksTo(fresh);
      const answers = await Promise.all(times(AT_ONCE, () => confirm(link)));
      expect(statuses(answers)).toEqual([204, ...times(AT_ONCE - 1, () => 400)]);
      expect(await verifiedFor(person)).toEqual([old, fresh]);
      expect([(await accountOf(person)).confirmation, await openLinksOf(person)]).toEqual([null, 0]);
      expect([await holders(old), await holders(fresh)]).toEqual([[person.id], [person.id]]);
    }
  });

  test('SEC-01 two links of one person at once, asked for at once too: one counts, whichever was sent last', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [old, fresh] = [anAddress('old'), anAddress('fresh')];
      const person = await aMember('approved', { email: old });
      await save(person, { email: fresh });
      expect(statuses(await Promise.all([resend(person), resend(person)]))).toEqual([200, 200]);
      expect(await openLinksOf(person)).toBe(1);
      const links = await linksTo(fresh);
      expect(links).toHaveLength(3);
      const answers = await Promise.all(links.flatMap((link) => [confirm(link), confirm(link)]));
      expect(statuses(answers)).toEqual([204, 400, 400, 400, 400, 400]);
      expect(await verifiedFor(person)).toEqual([old, fresh]);
      expect([(await accountOf(person)).confirmation, await openLinksOf(person)]).toEqual([null, 0]);
    }
  });

  test('SEC-01 a link that is replaced while it is used confirms, or leaves one that does: never neither', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [old, fresh] = [anAddress('old'), anAddress('fresh')];
      const person = await aMember('approved', { email: old });
      await save(person, { email: fresh });
      const [link = ''] = await linksTo(fresh);
      const [confirmed, sent] = await Promise.all([confirm(link), resend(person)]);
      expect([
        [204, 200],
        [204, 409],
        [400, 200],
      ]).toContainEqual([confirmed.status, sent.status]);
      if (confirmed.status === 400) {
        const [last = ''] = (await linksTo(fresh)).filter((one) => one !== link);
        expect((await confirm(last)).status).toBe(204);
      }
      expect(await verifiedFor(person)).toEqual([old, fresh]);
      expect(await openLinksOf(person)).toBe(0);
    }
  });

  test('SEC-01 a link that is used while another address is typed confirms the one it went to, or nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [old, fresh, other] = [anAddress('old'), anAddress('fresh'), anAddress('other')];
      const person = await aMember('approved', { email: old });
      await save(person, { email: fresh });
      const [link = ''] = await linksTo(fresh);
      const [confirmed, typed] = await Promise.all([confirm(link), save(person, { email: other })]);
      expect(typed.status).toBe(200);
      expect([204, 400]).toContain(confirmed.status);
      expect(await verifiedFor(person)).toEqual(confirmed.status === 204 ? [old, fresh] : [old]);
      expect((await accountOf(person)).email).toBe(other);
      // The link to the address that waits works all the same.
      const [last = ''] = await linksTo(other);
      expect((await confirm(last)).status).toBe(204);
      expect((await verifiedFor(person)).at(-1)).toBe(other);
      expect(await holders(old)).toEqual([person.id]);
    }
  });

  test('SEC-01 two people who confirm one mailbox at once: it opens nothing to either, each keeps their own, and once one has left it has one owner', async () => {
    for (let round = 0; round < 2; round += 1) {
      const shared = anAddress('shared');
      await applied(shared);
      const own = [anAddress('one'), anAddress('two')];
      const [one, two] = [await aMember('approved', { email: own[0] }), await aMember('approved', { email: own[1] })];
      expect(statuses(await Promise.all([save(one, { email: shared }), save(two, { email: shared })]))).toEqual([
        200, 200,
      ]);
      const links = await linksTo(shared);
      expect(links).toHaveLength(2);
      // Both press both links, twice.
      const answers = await Promise.all([...links, ...links].map(confirm));
      expect(statuses(answers)).toEqual([204, 204, 400, 400]);
      expect([await verifiedFor(one), await verifiedFor(two)]).toEqual([
        [own[0], shared],
        [own[1], shared],
      ]);
      expect((await holders(shared)).sort()).toEqual([one.id, two.id].sort());
      expect([await submissionsOf(one), await submissionsOf(two)]).toEqual([[], []]);
      expect([await holders(own[0] ?? ''), await holders(own[1] ?? '')]).toEqual([[one.id], [two.id]]);

      await call('POST', `/api/members/${one.id}/leave`, { token: one.token, body: {} });
      expect(await holders(shared)).toEqual([two.id]);
      expect(await submissionsOf(two)).toHaveLength(1);
      await eraseDue(Date.now() + 15 * DAY);
      expect((await db().doc(`members/${one.id}`).get()).exists).toBe(false);
      expect(await submissionsOf(two), 'the erasure of the other took nothing').toHaveLength(1);
    }
  });

  test('SEC-03 a request from an earlier list goes to nobody while two confirm its address, and to one when one does', async () => {
    const [contested, sole] = [anAddress('contested'), anAddress('sole')];
    const [one, two, three] = [await aMember('pending'), await aMember('pending'), await aMember('pending')];
    const imported = async (email: string) => {
      const data = { memberId: '', email, name: 'Imported', title: '', picture: '', linkedinUrl: '', skills: [] };
      const decided = { decidedAt: null, decidedBy: '', reason: '' };
      const submittedAt = new Date().toISOString();
      const added = await db()
        .collection('joinRequests')
        .add({ status: 'new', submittedAt, ...decided, version: 1, data });
      return added.id;
    };
    const ids = [await imported(contested), await imported(sole)];
    await Promise.all([save(one, { email: contested }), save(two, { email: contested }), save(three, { email: sole })]);
    const links = [...(await linksTo(contested)), ...(await linksTo(sole))];
    expect(statuses(await Promise.all(links.map(confirm)))).toEqual([204, 204, 204]);
    const approve = (id: string) =>
      call('PUT', `/api/join-requests/${id}`, {
        token: admin.token,
        body: { status: 'approved' },
        headers: { 'if-match': '"0"' },
      });
    const [refused, approved] = [await approve(ids[0] ?? ''), await approve(ids[1] ?? '')];
    expect([refused.status, refused.json.error.code, approved.status]).toEqual([409, 'severalMatch', 200]);
    const statusOf = async ({ id }: Person) => (await db().doc(`members/${id}`).get()).data()?.['status'];
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
      'pending',
      'pending',
      'approved',
    ]);
  });
});
