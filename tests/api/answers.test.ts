import { beforeAll, expect, test } from 'vitest';
import { call } from '../setup/call';
import { aMember, type Person } from '../setup/people';
import { world } from '../setup/world';

let member: Person;
beforeAll(async () => {
  member = await aMember('approved');
});

test('S38 S39 every answer says how it may be kept, what it is, and who may frame it', async () => {
  for (const [path, token] of [
    ['/api/health', undefined],
    ['/api/members?approved=1', member.token],
    ['/api/nothing', undefined],
  ] as const) {
    const { headers } = await call('GET', path, { token });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{32,36}$/);
  }
});

test('S37 pages carry a strict policy: no inline script, no plug-in, no frame', async () => {
  const policy = (await fetch(`${world.site}/`)).headers.get('content-security-policy') ?? '';
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('published answers have an ETag and answer 304', async () => {
  const first = await call('GET', '/api/settings');
  expect(first.headers.get('cache-control')).toContain('s-maxage=');
  const etag = first.headers.get('etag') ?? '';
  const fresh = await fetch(`${world.site}/api/settings?fresh=1`, { headers: { 'if-none-match': etag } });
  expect([200, 304]).toContain(fresh.status);
  expect(fresh.status).toBe(304);
});

test('S36 another origin gets no permission to read', async () => {
  const { headers } = await call('GET', '/api/settings', { headers: { origin: 'https://evil.test' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('S27 S48 a bad body is refused without echoing it', async () => {
  const path = `/api/members/${member.id}`;
  const send = (raw: string, type = 'application/json') =>
    call('PUT', path, { token: member.token, raw, headers: { 'content-type': type } });
  const secret = 'do-not-repeat-me';
  const answers = {
    malformed: await send(`{"bio": "${secret}`),
    unsupportedMedia: await send(secret, 'text/plain'),
    tooLarge: await send(JSON.stringify({ bio: secret.repeat(20_000) })),
    invalid: await send(JSON.stringify({ [secret.replaceAll('-', '_')]: 1, bio: 'x'.repeat(10_001) })),
  };
  expect(Object.values(answers).map(({ json }) => json.error.code)).toEqual(Object.keys(answers));
  expect(Object.values(answers).map(({ status }) => status)).toEqual([400, 415, 413, 422]);
  for (const { text } of Object.values(answers)) expect(text).not.toContain(secret);
  expect(answers.invalid.json.error.fields).toMatchObject({ bio: 'This is too long' });
});

test('OPS-08 health says how it is and, where asked, where the request seems to come from', async () => {
  const plain = await call('GET', '/api/health');
  expect([plain.status, plain.json]).toEqual([
    200,
    { status: 'ok', firestore: 'ok', version: expect.any(String) as unknown },
  ]);
  const { json } = await call('GET', '/api/health?caller=1', { headers: { 'x-test-client': '198.51.100.7' } });
  expect(json.caller).toMatchObject({ via: 'hosting', client: '198.51.100.7' });
});

test('S35 nothing changes by reading', async () => {
  const { headers } = await call('GET', '/api/members?approved=1', { token: member.token });
  expect(headers.get('x-firestore-usage')).toMatch(/writes=0/);
});

test('a crash in a browser is taken ten times an hour from one address, and only in its shape', async () => {
  const own = { 'x-test-client': `2001:db8:${(process.pid % 65_536).toString(16)}:c::1` };
  const send = (body: object) => call('POST', '/api/crashes', { body, headers: own });
  const crash = { message: 'x is undefined', stack: 'at y', path: '/events' };
  expect((await send({ ...crash, cookie: 'secret' })).status).toBe(422);
  const answers = [];
  for (let index = 0; index < 11; index += 1) answers.push((await send(crash)).status);
  expect(answers.slice(0, 10).every((status) => status === 204)).toBe(true);
  expect(answers.at(-1)).toBe(429);
});
