import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as contracts from '@nexus/domain/contract/index';
import { createApi } from './server';

const known = vi.hoisted(() => ({ table: {} as Record<string, unknown> }));
vi.mock('@nexus/domain/contract/index', async (original) => {
  const { contract, ...rest } = await original<typeof contracts>();
  known.table = { ...contract };
  return { ...rest, contract: known.table };
});

const SITE_URL = 'https://nexus.example';

/** As in production: no emulator anywhere, and a key of App Check. */
beforeAll(() => {
  const local = /EMULATOR|^LINKEDIN_|^EXTRA_ORIGINS$/;
  for (const name of Object.keys(process.env).filter((one) => local.test(one))) vi.stubEnv(name, undefined);
  const environment = { SITE_URL, LINKEDIN_CLIENT_ID: 'x', WEB_API_KEY: 'x', APP_CHECK_SITE_KEY: 'key' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(() => void vi.unstubAllEnvs());

test('S18 an API with a route that names no action of the table does not start', async () => {
  expect((await createApi().request('/api/odd')).status).toBe(404);
  for (const action of ['everything.read', 'constructor', '', undefined]) {
    known.table['odd'] = { method: 'GET', path: '/api/odd', raw: true, action };
    expect(createApi, String(action)).toThrow('GET /api/odd names no known action.');
  }
  delete known.table['odd'];
});

test('S46 a public form that no page of ours vouches for is refused before it is read', async () => {
  const headers = { origin: SITE_URL, 'content-type': 'application/json' };
  for (const path of ['/api/newsletter', '/api/submissions']) {
    const answer = await createApi().request(path, { method: 'POST', headers, body: '{' });
    const { error } = (await answer.json()) as { error: { code: string } };
    expect([answer.status, error.code], path).toEqual([403, 'notOurApp']);
  }
});

test('S34 a write from another site is refused before anything else is asked', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const answer = await createApi().request('/api/newsletter', { method: 'POST', headers, body: '{}' });
  expect(await answer.json()).toMatchObject({ error: { code: 'wrongOrigin' } });
});

test('what an answer cost is said in development alone', async () => {
  const answer = await createApi().request('/api/client-config');
  expect([answer.status, answer.headers.get('x-firestore-usage')]).toEqual([200, null]);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});
