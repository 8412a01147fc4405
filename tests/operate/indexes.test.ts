import { expect, test } from 'vitest';
import { declaredIndexes, QUERY_LOG, recordedIndexes } from '../../tools/operate/indexes';
import { call } from '../setup/call';
import { aStaff } from '../setup/people';

test('OPS-06 the indexes that the queries of this run need are declared, and after a run of all suites no other', async () => {
  await call('GET', '/api/admin/activity', { token: (await aStaff('viewer')).token });
  const log = process.env['NEXUS_QUERY_LOG'];
  const needed = recordedIndexes(log);
  expect(needed?.length).toBeGreaterThan(0);
  expect(needed?.filter((one) => !declaredIndexes().includes(one))).toEqual([]);
  if (log === QUERY_LOG) expect(needed?.toSorted()).toEqual(declaredIndexes().toSorted());
});
