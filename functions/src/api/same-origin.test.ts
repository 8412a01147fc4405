import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '@nexus/domain/permissions';
import { requireSameOrigin } from './same-origin';

const SITE = 'https://nexus.example';
const visitor: Actor = { kind: 'visitor' };
const member: Actor = { kind: 'member', id: 'm', status: 'approved' };

beforeAll(() => {
  const environment = {
    SITE_URL: SITE,
    EXTRA_ORIGINS: 'https://second.example',
    LINKEDIN_CLIENT_ID: 'x',
    WEB_API_KEY: 'x',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(() => void vi.unstubAllEnvs());

function isTaken(actor: Actor, headers: Record<string, string>): boolean {
  try {
    requireSameOrigin(new Request(`${SITE}/api/newsletter`, { method: 'POST', headers }), actor);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'wrongOrigin' });
    return false;
  }
}

test.each([
  ['from our own page', { origin: SITE }, true],
  ['from our second domain', { origin: 'https://second.example' }, true],
  ['from another site', { origin: 'https://evil.example' }, false],
  ['from a page without an origin', { origin: 'null' }, false],
  [
    'from another site that says it is ours',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['from our own page, which says nothing of its origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['from another site, which says nothing of its origin', { 'sec-fetch-site': 'cross-site' }, false],
  ['from a neighbour domain', { 'sec-fetch-site': 'same-site' }, false],
])('S34 a write %s', (_, headers, isOurs) => {
  expect([isTaken(visitor, headers), isTaken(member, headers)]).toEqual([isOurs, isOurs]);
});

test('S34 a script without a word of where it comes from needs a session', () => {
  expect([isTaken(visitor, {}), isTaken(member, {})]).toEqual([false, true]);
});
