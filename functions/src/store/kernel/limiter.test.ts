import { expect, test, vi } from 'vitest';
import { NexusError } from '@nexus/domain/errors';

test('SEC-18 with a store that does not answer, this server’s own count decides: nobody waits long, nobody is told 500', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-nexus');
  const { HOUR, limit } = await import('./limiter');
  const uses = await Promise.allSettled(
    Array.from({ length: 25 }, () => limit('test', 'somebody', { count: 20, window: HOUR })),
  );
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const refused = uses.flatMap((use) => (use.status === 'rejected' ? [use.reason as unknown] : []));
  expect(refused).toHaveLength(5);
  for (const error of refused) {
    expect(error).toBeInstanceOf(NexusError);
    expect(error).toMatchObject({ code: 'tooManyRequests' });
    expect(Number((error as NexusError).extra.retryAfterSeconds)).toBeGreaterThan(0);
  }
});
