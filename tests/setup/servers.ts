import { call } from './call';

/**
 * Has so many servers up. The emulator starts one for each request that comes while the others are at work, which on a
 * busy machine takes longer than a request may: a test of many at once is about them, not about how they start.
 */
export async function startServers(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => call('GET', '/api/health')));
}
