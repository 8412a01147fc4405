import { beforeAll, describe, expect, test } from 'vitest';
import { contentRoutes } from '@nexus/domain/contract/content';
import { contract } from '@nexus/domain/contract/index';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff } from '../setup/people';
import { fingerprintOfAll, nothingIsUnderWay, until } from '../setup/store';
import { COLLECTIONS, TABLE, WHO, type Row, type Who } from './role-route-table';

/** A refusal is noted in the audit, and counted so that it is not noted for ever; nothing else may come of one. */
const NOT_COMPARED = ['audit', 'limits'];

const people = {} as Record<Who, { id: string; token: string | undefined }>;
const others: Record<string, string> = {};
let before: string;

beforeAll(async () => {
  people.visitor = { id: 'nobody', token: undefined };
  for (const status of ['pending', 'approved', 'rejected'] as const) people[status] = await aMember(status);
  for (const role of ['viewer', 'editor', 'admin', 'super_admin'] as const) people[role] = await aStaff(role);
  people.leaving = await whoLeaves();
  others['approvedOther'] = (await aMember('approved')).id;
  others['pendingOther'] = (await aMember('pending')).id;
  others['leavingOther'] = (await whoLeaves()).id;
  for (const name of COLLECTIONS) {
    // What was published by a test before may be a moment old.
    const first = await until(async () => ((await call('GET', `/api/${name}`)).json as { id: string }[])[0]);
    others[name] = first.id;
  }
  await nothingIsUnderWay();
  before = await fingerprintOfAll(NOT_COMPARED);
});

async function whoLeaves() {
  const person = await aMember('approved');
  const answer = await call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: {} });
  expect(answer.status, answer.text).toBe(200);
  return person;
}

/** What stands in the path, by `of`; a name that is not here is a collection, of which the first published one is meant. */
const placeholders: Record<string, (who: Who) => string[]> = {
  own: (who) => [people[who].id],
  approvedOther: () => [others['approvedOther'] ?? ''],
  pendingOther: () => [others['pendingOther'] ?? ''],
  leavingOther: () => [others['leavingOther'] ?? ''],
  unknown: () => ['no-such-record'],
  unknownPicture: () => [`${'a'.repeat(32)}.jpg`],
  unknownMedia: () => ['a'.repeat(32)],
  unknownCard: () => ['event', 'no-such-event'],
  ownMails: (who) => [people[who].id, 'eventChanged'],
  otherMails: () => [others['approvedOther'] ?? '', 'eventChanged'],
  wrongMailKey: () => [others['approvedOther'] ?? '', 'eventChanged', 'k'.repeat(43)],
  ownBlock: (who) => [people[who].id, others['approvedOther'] ?? ''],
  othersBlock: () => [others['approvedOther'] ?? '', others['pendingOther'] ?? ''],
  calendar: () => ['en.ics'],
  unknownCalendar: () => ['no-such-event', 'ar.ics'],
  wrongKey: () => [others['approvedOther'] ?? '', 'k'.repeat(43), 'en.ics'],
  unknownNews: () => ['news', 'no-such-news'],
  newsResource: () => ['news'],
  failedMails: () => ['mails'],
  noFailedMail: () => ['mails', 'no-such-mail'],
  ownApplication: (who) => [others['events'] ?? '', people[who].id],
  application: () => [others['events'] ?? '', others['approvedOther'] ?? ''],
};

const nameOf = ({ route, of, may }: Row) => `${route}${of ? ` (${of})` : ''} is for ${may.join(', ') || 'nobody'}`;

function ask({ route, of = '', body }: Row, who: Who, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const ids = placeholders[of]?.(who) ?? [others[of] ?? ''];
  const filled = path.replace(/\{\w+\}/g, () => ids.shift() ?? 'no-such-record');
  return call(method, filled, { token: people[who].token, body, headers });
}

/** The statuses of all who are asked for, by who they are: a difference shows at a glance. */
async function statuses(row: Row, asked: readonly Who[]): Promise<Partial<Record<Who, number>>> {
  const cells: [Who, number][] = [];
  // Two at a time: the emulator starts a process for each request that comes while others run.
  for (let at = 0; at < asked.length; at += 2)
    cells.push(
      ...(await Promise.all(
        asked.slice(at, at + 2).map(async (who): Promise<[Who, number]> => [who, (await ask(row, who)).status]),
      )),
    );
  return Object.fromEntries(cells);
}

const routes = [...Object.values(contract), ...contentRoutes].map(({ method, path }) => `${method} ${path}`);

test('S18 the table names every route of the contract, and no other', () => {
  expect([...new Set(TABLE.map(({ route }) => route))].sort()).toEqual([...new Set(routes)].sort());
});

describe('S18 S21 S24 refused', () => {
  const rows = TABLE.filter(({ may }) => may.length < WHO.length);
  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    const refused = WHO.filter((who) => !row.may.includes(who));
    const expected = refused.map((who) => [who, who === 'visitor' ? 401 : (row.refusals?.[who] ?? 403)]);
    expect(await statuses(row, refused)).toEqual(Object.fromEntries(expected));
  });

  test('SEC-11 a member who is leaving is as unknown to other members as somebody who never was', async () => {
    const { token } = people.approved;
    const paths = [others['leavingOther'], 'never-was'].map((id) => `/api/members/${id}`);
    const [leaving, never] = await Promise.all(paths.map((path) => call('GET', path, { token })));
    expect([leaving?.status, leaving?.json.error.code]).toEqual([404, 'notFound']);
    expect(leaving?.json.error.message).toBe(never?.json.error.message);
  });

  test('a refusal says that it is one and nothing else, and is kept by nobody', async () => {
    const row = TABLE.find(({ route }) => route === 'GET /api/admin/users');
    for (const who of WHO.filter((one) => one !== 'super_admin')) {
      const answer = await ask(row!, who);
      expect(Object.keys(answer.json)).toEqual(['error']);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('none of these refusals changed anything', async () => {
    expect(await fingerprintOfAll(NOT_COMPARED)).toBe(before);
  });
});

describe('S18 allowed', () => {
  const rows = TABLE.filter(({ may }) => may.length > 0);
  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_, row) => {
    for (const who of row.may) expect([who, (await ask(row, who)).status]).toEqual([who, row.answer]);
  });
});

test('S34 no write is taken from another site’s page, whoever’s session it rides on', async () => {
  const taken: string[] = [];
  const writes = TABLE.filter(({ route, may }) => !route.startsWith('GET ') && may.length > 0);
  expect(writes.length).toBeGreaterThan(60);
  for (const [index, row] of writes.entries()) {
    const origin = index % 2 ? 'https://evil.test' : 'null';
    const { status, json } = await ask(row, row.may.at(-1) ?? 'visitor', { origin });
    if (status !== 403 || json.error.code !== 'wrongOrigin') taken.push(`${nameOf(row)}: ${status}`);
  }
  expect(taken).toEqual([]);
});

test('S18 what is not in the table is 404, as JSON, for the highest role too', async () => {
  const { token } = people.super_admin;
  const paths = ['/api/nothing', '/api/members/x/y', '/api/admin/secret', '/api/admin/content/staff/seed-admin'];
  for (const path of [...paths, '/api/audit', '/api/admin/content/members', '/media/a/b/c/d']) {
    const answer = await call('GET', path, { token });
    expect([answer.status, answer.json?.error?.code], path).toEqual([404, 'notFound']);
  }
});

describe('S18 a method that the table does not name is 405, and changes nothing', () => {
  const paths = [...new Set(TABLE.map(({ route }) => route.split(' ')[1] ?? ''))];
  // `active` could be an id: other methods are about that partner
  test.each(paths.filter((path) => path !== '/api/partners/active'))('%s', async (path) => {
    const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => routes.includes(`${method} ${path}`));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !known.includes(one))) {
      const { token } = people.super_admin;
      const answer = await call(method, path.replace(/\{\w+\}/g, 'some-id'), { token });
      expect([answer.status, answer.json?.error?.code], method).toEqual([405, 'methodNotAllowed']);
      expect(answer.headers.get('allow')?.split(', ').sort(), method).toEqual(known.toSorted());
    }
  });
});
