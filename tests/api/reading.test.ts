import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { fingerprintOfAll, nothingIsUnderWay } from '../setup/store';
import { world } from '../setup/world';
import { COLLECTIONS, TABLE, type Row, type Who } from './role-route-table';

/** What counts visits, tries and refusals is no state of anybody's. */
const NOT_COMPARED = ['audit', 'limits', 'traffic'];

const people = {} as Record<Who, { id: string; token: string | undefined }>;
let other: Person;
let event = '';
const OTHER = {
  name: `Unseen ${Date.now()}`,
  email: `unseen-${Date.now()}@nexus.test`,
  linkedinUrl: `https://www.linkedin.com/in/unseen-${Date.now()}`,
};

beforeAll(async () => {
  people.visitor = { id: 'nobody', token: undefined };
  for (const status of ['pending', 'approved', 'rejected'] as const) people[status] = await aMember(status);
  people.leaving = people.approved;
  for (const role of ['viewer', 'editor', 'admin', 'super_admin'] as const) people[role] = await aStaff(role);
  other = await aMember('approved', OTHER);
  event = (await call('GET', '/api/events')).json[0].id;
});

const reads = TABLE.filter(
  ({ route, of }) => route.startsWith('GET ') && of !== 'pendingOther' && of !== 'leavingOther',
);

function ask({ route, of = '' }: Row, who: Who): Promise<Answer> {
  const own = of === 'own' ? people[who].id : other.id;
  const ids = route.includes('/events/') ? [event] : [own];
  const path = route.slice('GET '.length).replace(/\{\w+\}/g, () => ids.shift() ?? 'no-such-record');
  return call('GET', path, { token: people[who].token });
}

const described = ({ route, of = '' }: Row, who: Who) => [route, of, 'as', who].join(' ').replace(/ +/g, ' ');

test('S35 no GET changes anything: every route, as the first and the last who may', { timeout: 240_000 }, async () => {
  await nothingIsUnderWay();
  const before = await fingerprintOfAll(NOT_COMPARED);
  const wrote: string[] = [];
  for (const row of reads)
    for (const who of new Set(row.may.flatMap((one, at) => (at === 0 || at === row.may.length - 1 ? [one] : [])))) {
      const { headers } = await ask(row, who);
      if (!headers.get('x-firestore-usage')?.endsWith('writes=0')) wrote.push(described(row, who));
    }
  expect(reads.length).toBeGreaterThan(COLLECTIONS.length + 15);
  expect(wrote).toEqual([]);
  expect(await fingerprintOfAll(NOT_COMPARED)).toBe(before);
});

test('S35 no other method is taken for a GET, and a GET carries no change', async () => {
  const path = `/api/members/${other.id}`;
  const { token } = people.super_admin;
  const before = (await db().doc(`members/${other.id}`).get()).data();
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method'])
    await call('GET', `${path}?_method=PUT&status=rejected&endSessions=true`, { token, headers: { [name]: 'PUT' } });
  expect((await call('HEAD', path, { token })).status).toBeLessThan(500);
  expect((await db().doc(`members/${other.id}`).get()).data()).toEqual(before);
});

test('S39 what only some may read is kept by nobody', { timeout: 240_000 }, async () => {
  const kept: string[] = [];
  for (const row of reads.filter(({ may }) => !may.includes('visitor'))) {
    const who = row.may.at(-1);
    const cache = who ? (await ask(row, who)).headers.get('cache-control') : 'private, no-store';
    if (cache !== 'private, no-store') kept.push(`${described(row, who ?? 'visitor')}: ${cache}`);
  }
  expect(kept).toEqual([]);
});

test('S39 S26 nothing that a visitor may read names a member', { timeout: 240_000 }, async () => {
  const addresses = reads.filter(({ may }) => may.includes('visitor')).map((row) => () => ask(row, 'visitor'));
  const pages = ['/', '/events', '/members', '/profile', '/ar', `/members/${other.id}`, `/profile/${other.id}`];
  const asked = [...addresses, ...[...pages, '/sitemap.xml'].map((path) => () => call('GET', path))];
  expect(asked.length).toBeGreaterThan(25);
  for (const one of asked) {
    const { text } = await one();
    for (const personal of [OTHER.name, OTHER.email, OTHER.linkedinUrl]) expect(text).not.toContain(personal);
  }
});

/** What members may see of each other, by hand. */
const SHOWN =
  'id name otherName title bio imageUrl linkedinUrl websiteUrl behanceUrl portfolioUrl githubUrl twitterUrl instagramUrl skills canHelpSkills canHelp lookingForSkills lookingFor reach takesMessages isVerified approvedAt status isApproved badges confirmed speaksAt mentoring';

test('S19 a member reads of another by id what members show each other, and nothing that is private', async () => {
  const path = `/api/members/${other.id}`;
  const { status, json, text } = await call('GET', path, { token: people.approved.token });
  expect([status, Object.keys(json).sort()]).toEqual([200, SHOWN.split(' ').sort()]);
  expect(text).not.toContain(OTHER.email);
  for (const who of ['pending', 'rejected', 'viewer', 'editor'] as const)
    expect([who, (await call('GET', path, { token: people[who].token })).status]).toEqual([who, 403]);
  expect((await call('GET', `${path}/data`, { token: people.approved.token })).status).toBe(403);
  for (const document of [`members/${other.id}`, `members/${other.id}/private/account`]) {
    const address = `http://${world.firestore}/v1/projects/${world.project}/databases/(default)/documents/${document}`;
    const read = (token: string | undefined) => fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect([document, (await read(people.approved.token)).status]).toEqual([document, 403]);
    expect([document, (await read(other.token)).status]).toEqual([document, 200]);
  }
});
