import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smoke } from './smoke';

type Answer = { status?: number; type?: string; body?: string; location?: string };
const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const json = (body: object, status = 200): Answer => ({ type: 'application/json', body: JSON.stringify(body), status });

const LINKEDIN = (changes: Record<string, string> = {}, host = 'www.linkedin.com') =>
  `https://${host}/oauth/v2/authorization?${new URLSearchParams({
    client_id: 'app',
    redirect_uri: 'https://nexus.example/api/auth/linkedin/callback',
    ...changes,
  }).toString()}`;

/** A site that is in order; each test spoils one address of it. */
const SOUND: Record<string, Answer> = {
  '/': html('<link href="/assets/a.css"><script src="/assets/a.js"></script>'),
  '/ar': html('<script src="/assets/a.js"></script>'),
  '/admin': html('<script src="/assets/shell.js"></script>'),
  '/assets/a.js': { type: 'text/javascript', body: '' },
  '/assets/a.css': { type: 'text/css', body: '' },
  '/assets/shell.js': { type: 'text/javascript', body: '' },
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *' },
  '/favicon.ico': { type: 'image/x-icon', body: 'x' },
  '/api/health': json({ status: 'ok', firestore: 'ok', version: 'abc1234' }),
  '/api/health?signing=1': json({ status: 'ok', firestore: 'ok', signIn: 'ok', version: 'abc1234' }),
  '/api/auth/linkedin/start': { status: 302, location: LINKEDIN() },
};

let server: Server;
let address: string;
let site = SOUND;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status = 200, type = 'text/html', body = '', location } = site[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function faults(spoilt: Record<string, Answer>): Promise<string[]> {
  site = { ...SOUND, ...spoilt };
  const given = { address, site: 'https://nexus.example', clientId: 'app', release: 'abc1234' };
  return (await smoke(given)).filter(({ isGood }) => !isGood).map(({ what }) => what);
}

test('OPS-09 a site that is in order passes', async () => {
  expect(await faults({})).toEqual([]);
});

test.each<[string, Record<string, Answer>, RegExp]>([
  ['OPS-02 functions that may not sign', { '/api/health?signing=1': json({ signIn: 'failing' }, 503) }, /cannot sign/],
  ['OPS-04 a page whose script is gone', { '/assets/a.css': { status: 404 } }, /\/ is there.*\/assets\/a\.css is gone/],
  ['OPS-04 a script that is answered by a page', { '/assets/shell.js': html('') }, /\/admin.*shell\.js is gone/],
  ['OPS-05 robots that get a page', { '/robots.txt': html('<p>Not found') }, /robots/],
  ['OPS-05 no icon', { '/favicon.ico': { status: 404 } }, /favicon\.ico answers 404/],
  ['OPS-08 functions of the release before', { '/api/health': json({ version: 'old' }) }, /they are of old/],
  ['OPS-08 a store that fails', { '/api/health': json({ version: 'abc1234', firestore: 'failing' }, 503) }, /503/],
  ['a page that is not there', { '/': { status: 500 } }, /\/ is there.*500/],
  ['a panel that is not there', { '/admin': { status: 404 } }, /\/admin.*404/],
  ['a sign-in that fails', { '/api/auth/linkedin/start': { status: 500 } }, /start answers 500/],
  [
    'a sign-in with another app',
    { '/api/auth/linkedin/start': { status: 302, location: LINKEDIN({ client_id: 'x' }) } },
    /client id/,
  ],
  [
    'a sign-in that comes back elsewhere',
    { '/api/auth/linkedin/start': { status: 302, location: LINKEDIN({ redirect_uri: 'https://old.example/x' }) } },
    /comes back to https:\/\/old\.example/,
  ],
])('%s is found', async (_, spoilt, sentence) => {
  const found = await faults(spoilt);
  expect(found).toEqual([expect.stringMatching(sentence)]);
});
