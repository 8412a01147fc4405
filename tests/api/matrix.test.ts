import { beforeAll, describe, expect, test } from 'vitest';
import { contentRoutes } from '@nexus/domain/contract/content';
import { contract } from '@nexus/domain/contract/index';
import type { Route } from '@nexus/domain/contract/route';
import { can, mayEver, type Actor, type Role } from '@nexus/domain/permissions';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { fingerprintOf } from '../setup/store';

const table: Record<string, Route> = {
  ...contract,
  ...Object.fromEntries(contentRoutes.map((route) => [`${route.method} ${route.path}`, route])),
};
const names = Object.keys(table);
const kinds = ['visitor', 'pending', 'rejected', 'approved', 'viewer', 'editor', 'admin', 'super_admin'] as const;
type Kind = (typeof kinds)[number];

const GUARDED = ['members', 'joinRequests', 'staff', 'audit', 'events', 'hero'];
const people = {} as Record<Exclude<Kind, 'visitor'>, Person>;
let stranger: Person;
let before: string;

beforeAll(async () => {
  stranger = await aMember('pending');
  for (const status of ['pending', 'rejected', 'approved'] as const) people[status] = await aMember(status);
  for (const role of ['viewer', 'editor', 'admin', 'super_admin'] as const) people[role] = await aStaff(role);
  before = await fingerprintOf(...GUARDED);
});

function actorOf(kind: Kind): Actor {
  if (kind === 'visitor') return { kind };
  if (kind === 'pending' || kind === 'approved' || kind === 'rejected')
    return { kind: 'member', id: people[kind].id, status: kind };
  return { kind: 'staff', id: people[kind].id, role: kind as Role, name: '' };
}

/** Somebody else's record in every path, and a body that could do harm if it were believed. */
function request(route: Route): { path: string; body: unknown } {
  const id = route.path.startsWith('/media') ? 'a'.repeat(32) + '.jpg' : stranger.id;
  return {
    path: route.path.replace(/\{\w+\}/g, id),
    body: route.body === undefined ? undefined : { status: 'approved' },
  };
}

describe.each(names)('%s', (name) => {
  const route = table[name] as Route;
  test.each(kinds)('asked by %s', async (kind) => {
    const { path, body } = request(route);
    const actor = actorOf(kind);
    const isAllowed = route.ownerParam ? can(actor, route.action, stranger.id) : mayEver(actor, route.action);
    const token = kind === 'visitor' ? undefined : people[kind].token;
    if (isAllowed) {
      if (route.method !== 'GET') return; // what an allowed write does is asked in the tests of its area
      const answer = await call('GET', path, { token });
      expect([401, 403, 405, 500], answer.text).not.toContain(answer.status);
      return;
    }
    const answer = await call(route.method, path, { token, body });
    expect(answer.status, answer.text).toBe(kind === 'visitor' ? 401 : 403);
    expect(Object.keys(answer.json)).toEqual(['error']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

test('none of these refusals changed anything', async () => {
  expect(await fingerprintOf(...GUARDED)).toBe(before);
});

test('what is not in the contract is 404, a wrong method 405, both as JSON', async () => {
  const { token } = people.super_admin;
  for (const path of ['/api/nothing', '/api/members/x/y', '/api/admin/secret']) {
    const answer = await call('GET', path, { token });
    expect([answer.status, answer.json?.error?.code], path).toEqual([404, 'notFound']);
  }
  const paths = new Map(
    names.map((name) => [table[name]!.path, names.filter((n) => table[n]!.path === table[name]!.path)]),
  );
  paths.delete('/api/partners/active'); // `active` could be an id: other methods are about that partner
  for (const [path, rows] of paths) {
    const known = rows.map((name) => table[name]!.method);
    for (const method of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((one) => !known.includes(one))) {
      const answer = await call(method, path.replace(/\{\w+\}/g, 'some-id'), { token });
      expect([answer.status, answer.json?.error?.code], `${method} ${path}`).toEqual([405, 'methodNotAllowed']);
      expect(answer.headers.get('allow')).toBe(known.join(', '));
    }
  }
});
