import { expect, test, vi } from 'vitest';
import type * as contracts from '@nexus/domain/contract/index';
import { createApi } from './server';

const known = vi.hoisted(() => ({ table: {} as Record<string, unknown> }));
vi.mock('@nexus/domain/contract/index', async (original) => {
  const { contract, ...rest } = await original<typeof contracts>();
  known.table = { ...contract };
  return { ...rest, contract: known.table };
});

test('S18 an API with a route that names no action of the table does not start', async () => {
  expect((await createApi().request('/api/odd')).status).toBe(404);
  for (const action of ['everything.read', 'constructor', '', undefined]) {
    known.table['odd'] = { method: 'GET', path: '/api/odd', raw: true, action };
    expect(createApi, String(action)).toThrow('GET /api/odd names no known action.');
  }
});
