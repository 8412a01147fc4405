import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askLinkedin } from './linkedin-answers';

/** What LinkedIn answers, and what the person who signs in is told. */
const ANSWERS: [status: number, body: string, told: string | object][] = [
  [200, '{"sub":"1"}', { sub: '1' }],
  [200, '<html>Busy</html>', 'linkedinRefused'],
  [200, '', 'linkedinRefused'],
  [400, '{"error":"invalid_grant"}', 'linkedinRefused'],
  [404, '{}', 'linkedinRefused'],
  [428, '{}', 'linkedinRefused'],
  [429, '{}', 'linkedinUnavailable'],
  [430, '{}', 'linkedinRefused'],
  [499, '{}', 'linkedinRefused'],
  [500, '{}', 'linkedinUnavailable'],
  [503, '<html>Down</html>', 'linkedinUnavailable'],
];

const server = createServer(({ url = '' }, response) => {
  const [status = 500, body = ''] = ANSWERS[Number(url.slice(1))] ?? [];
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vi.stubEnv('SITE_URL', 'https://site.example');
  vi.stubEnv('LINKEDIN_CLIENT_ID', 'client');
  vi.stubEnv('WEB_API_KEY', 'key');
  vi.stubEnv('LINKEDIN_TIMEOUT', '5000');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test.each(ANSWERS.map(([status, body, told], index) => ({ status, body, told, index })))(
  'LinkedIn answers $status `$body`: $told',
  async ({ told, index }) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${index}`;
    const answer = await askLinkedin(address, {}).catch((error: unknown) => (error as { code: string }).code);
    expect(answer).toEqual(told);
  },
);
