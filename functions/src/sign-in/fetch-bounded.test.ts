import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const TIMEOUT = 400;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
let address = '';
let open = 0;
let followed = 0;
const server = createServer(({ url = '' }, response) => {
  if (url === '/away') return void response.writeHead(302, { location: `${address}inside` }).end();
  if (url === '/inside') followed += 1;
  const length = /^\/whole\/(\d+)$/.exec(url)?.[1];
  if (length !== undefined) return void response.end('x'.repeat(Number(length)));
  if (url === '/nothing') return void response.writeHead(204).end();
  if (url === '/silence') {
    open += 1;
    return void response.on('close', () => (open -= 1));
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.flushHeaders();
  const trickle = setInterval(() => response.write(' '), 20);
  open += 1;
  response.on('close', () => {
    open -= 1;
    clearInterval(trickle);
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('LINKEDIN_CLIENT_ID', 'client');
  vi.stubEnv('WEB_API_KEY', 'key');
  vi.stubEnv('LINKEDIN_PICTURE_ORIGIN', address);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** The modules as they are with that time for an answer: a short one only where nobody answers anyhow. */
async function withTimeout(ms = 20_000) {
  vi.resetModules();
  vi.stubEnv('LINKEDIN_TIMEOUT', String(ms));
  return { ...(await import('./fetch-bounded')), ...(await import('./linkedin-picture')) };
}

test('S33 an answer that leads elsewhere is not followed', async () => {
  const { fetchBounded } = await withTimeout();
  await expect(fetchBounded(`${address}away`, {}, 100_000)).rejects.toThrow('fetch failed');
  expect(followed).toBe(0);
});

test('SEC-27 an answer that never ends is left in time, also where its request was collected as garbage meanwhile', async () => {
  const { fetchBounded } = await withTimeout(TIMEOUT);
  const collecting = setInterval(collectGarbage, 10);
  const left = Array.from({ length: 20 }, () =>
    fetchBounded(address, {}, 100_000).then(
      () => 'whole',
      () => 'left',
    ),
  );
  const never = new Promise((done) => setTimeout(() => done('nothing'), TIMEOUT * 10));
  expect(await Promise.race([Promise.all(left), never])).toEqual(Array.from({ length: 20 }, () => 'left'));
  clearInterval(collecting);
  // Nobody goes on reading.
  await expect.poll(() => open, { timeout: 10_000 }).toBe(0);
});

test('SEC-27 as many bytes as are allowed are taken, one more is not; an answer may be empty', async () => {
  const { fetchBounded, TooLarge } = await withTimeout();
  expect(await (await fetchBounded(`${address}whole/1000`, {}, 1_000)).text()).toHaveLength(1_000);
  await expect(fetchBounded(`${address}whole/1001`, {}, 1_000)).rejects.toBeInstanceOf(TooLarge);
  const empty = await fetchBounded(`${address}nothing`, {}, 1_000);
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

test('SEC-27 who says nothing at all is left in time, and nobody listens on', async () => {
  const { fetchBounded } = await withTimeout(TIMEOUT);
  await expect(fetchBounded(`${address}silence`, {}, 1_000)).rejects.toMatchObject({ code: 'unavailable' });
  await expect.poll(() => open, { timeout: 10_000 }).toBe(0);
});

test('SEC-27 a picture above 8 MiB, or that is not reached, is told as gone, and the log says why', async () => {
  const { fetchPicture } = await withTimeout();
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const MIB = 1_024 * 1_024;
  const taken = await fetchPicture(`${address}whole/${8 * MIB}`);
  expect(taken).toHaveLength(8 * MIB);
  for (const path of [`whole/${8 * MIB + 1}`, 'away'])
    await expect(fetchPicture(address + path)).rejects.toMatchObject({ code: 'linkedinPicture' });
  const reasons = said.mock.calls.map(([line]) => (JSON.parse(String(line)) as { reason: string }).reason);
  said.mockRestore();
  expect(reasons).toEqual(['size', 'unreachable']);
});
