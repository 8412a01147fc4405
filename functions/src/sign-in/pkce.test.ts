import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let asked: URLSearchParams | undefined;
/** The token endpoint, of which only what it is asked counts here. */
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked = new URLSearchParams(body);
    response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('LINKEDIN_CLIENT_ID', 'client');
  vi.stubEnv('LINKEDIN_CLIENT_SECRET', 'a secret of LinkedIn');
  vi.stubEnv('SIGN_IN_SECRET', 'a secret of our own');
  vi.stubEnv('WEB_API_KEY', 'key');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LINKEDIN_TOKEN_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

/** What one sign-in of this state sends: on the way to LinkedIn, and for the code. */
async function sent(state: string, setting: string) {
  vi.resetModules();
  vi.stubEnv('LINKEDIN_PKCE', setting);
  const { authorizationAddress, identify } = await import('./linkedin');
  const { searchParams } = new URL(authorizationAddress({ state, nonce: 'n' }));
  await expect(identify({ code: 'c', nonce: 'n', state })).rejects.toMatchObject({ code: 'linkedinRefused' });
  return { challenge: searchParams, exchange: asked ?? new URLSearchParams() };
}

test.each(['', 'off'])('PKCE `%s`: no challenge and no verifier, which LinkedIn answers with 401', async (setting) => {
  const { challenge, exchange } = await sent('one', setting);
  expect([...challenge.keys()].sort()).toEqual([
    'client_id',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ]);
  expect([...exchange.keys()].sort()).toEqual(['client_id', 'client_secret', 'code', 'grant_type', 'redirect_uri']);
});

test('PKCE `on`: the verifier fits the challenge, is its sign-in’s own, and is not in the address', async () => {
  const [one, other] = [await sent('one', 'on'), await sent('other', 'on')];
  const verifier = one.exchange.get('code_verifier') ?? '';
  expect(verifier).toMatch(/^[\w-]{43,128}$/);
  expect(one.challenge.get('code_challenge_method')).toBe('S256');
  expect(one.challenge.get('code_challenge')).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(one.challenge.toString()).not.toContain(verifier);
  expect(other.exchange.get('code_verifier')).not.toBe(verifier);
});
