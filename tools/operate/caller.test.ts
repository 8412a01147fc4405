import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callerOf } from '../../functions/src/api/caller';
import { callerFindings } from './caller';

const CLIENT = '203.0.113.7';
const HOSTING = '34.96.0.1';
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A site whose functions get the headers that this hop makes of what a client sent. */
async function siteBehind(hop: (sent: IncomingHttpHeaders) => Record<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ caller: callerOf(new Headers(hop(request.headers))) }));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const forwarded = (sent: IncomingHttpHeaders, ...hops: string[]) =>
  [sent['x-forwarded-for'], ...hops].flat().join(', ');
const toldOf = async (site: string) =>
  (await callerFindings(site)).map(({ what, isGood }) => [what.replace(site, 'it'), isGood]);

test('SEC-04 the doctor says whom the functions of a live site see, and which forged headers they believe', async () => {
  const hosting = await siteBehind((sent) => ({
    'x-forwarded-for': forwarded(sent, CLIENT, HOSTING).replace(/^, /, ''),
    'fastly-client-ip': String(sent['fastly-client-ip'] ?? CLIENT),
    'x-forwarded-host': 'nexus.example',
  }));
  expect(await toldOf(hosting)).toEqual([
    [`it sees you as ${CLIENT}, by way of hosting; beside it ${HOSTING} is counted`, true],
    ['A forged X-Forwarded-For is not believed', true],
    ['A forged Fastly-Client-IP is believed, and bounded by the shared addresses', true],
  ]);
});

test('SEC-04 the doctor finds fault with a hop that says nothing, and with one that hands on what a client wrote', async () => {
  expect((await toldOf(await siteBehind(() => ({}))))[0]).toEqual([
    'it sees you as nobody, by way of nobody; beside it nothing is counted',
    false,
  ]);
  const believing = await siteBehind((sent) => ({ 'x-forwarded-for': String(sent['x-forwarded-for'] ?? CLIENT) }));
  expect((await toldOf(believing))[1]).toEqual(['A forged X-Forwarded-For is not believed', false]);
});
