import { beforeAll, expect, test } from 'vitest';
import type { Fields } from '@nexus/domain/fields/field';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { anAddress } from '../setup/address';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
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

test('S24 who is not a member yet is told so at the directory; elsewhere, and among staff, a refusal is just that', async () => {
  const [pending, viewer] = [await aMember('pending'), await aStaff('viewer')];
  const refusal = async (path: string, { token }: Person) => {
    const { status, json } = await call('GET', path, { token });
    return [status, json.error.code];
  };
  expect(await refusal('/api/members?approved=1', pending)).toEqual([403, 'notAMember']);
  expect(await refusal('/api/members?approved=1', viewer)).toEqual([403, 'forbidden']);
  expect(await refusal('/api/admin/dashboard', member)).toEqual([403, 'forbidden']);
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
  const own = `/api/members/${member.id}`;
  const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
  const answers = [
    await call('GET', '/api/settings', { headers: { origin: 'https://evil.test' } }),
    await call('GET', own, { token: member.token, headers: { origin: 'https://evil.test' } }),
    await call('OPTIONS', own, { headers: { origin: 'https://evil.test', ...preflight } }),
    await call('GET', '/', { headers: { origin: 'https://evil.test' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 405, 200]);
  for (const { headers } of answers)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
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

test('S27 a parameter of an address that the route does not name is refused, on every route that has a schema', async () => {
  for (const path of ['/api/events?order=title', '/api/members?approved=1&sort=email', '/api/client-config?debug=1']) {
    const { status, json } = await call('GET', path, { token: member.token });
    const name = path.split(/[?&]/).at(-1)?.split('=')[0] ?? '';
    expect([path, status, json.error?.fields]).toEqual([path, 422, { [name]: 'This field is not known' }]);
  }
  const write = await call('PUT', `/api/members/${member.id}?status=approved`, { token: member.token, body: {} });
  expect(write.status).toBe(422);
  for (const page of ['9'.repeat(30), '-1', '1e3x', '[]'])
    expect([page, (await call('GET', `/api/events?page=${page}`)).status]).toEqual([page, 422]);
});

test('S28 __proto__ and constructor in a body, and a parameter given twice, do no harm', async () => {
  const pending = await aMember('pending');
  const path = `/api/members/${pending.id}`;
  const send = (raw: string) =>
    call('PUT', path, { token: pending.token, raw, headers: { 'content-type': 'application/json' } });
  const polluting = '{"status":"approved","isApproved":true,"role":"super_admin","isVerified":true}';
  expect((await send(`{"__proto__":${polluting},"bio":"kept"}`)).json).toMatchObject({
    bio: 'kept',
    status: 'pending',
  });
  for (const raw of [`{"constructor":{"prototype":${polluting}}}`, `{"prototype":${polluting}}`])
    expect((await send(raw)).status, raw).toBe(422);
  expect((await call('GET', path, { token: pending.token })).json).toMatchObject({
    status: 'pending',
    isVerified: false,
  });
  expect((await call('GET', '/api/members?approved=1', { token: pending.token })).status).toBe(403);
  for (const query of ['approved=1&approved=1', 'approved=1&q=a&q=b', '__proto__=a&__proto__=b'])
    expect((await call('GET', `/api/members?${query}`, { token: member.token })).status, query).toBe(400);
});

/** Every place where an address of the web or of a picture is typed, by hand: whose request, and its fields. */
const TYPED: Record<string, { links: string[]; pictures: string[] }> = {
  'PUT /api/members/{own}': {
    links: 'linkedin website behance portfolio github twitter instagram'.split(' ').map((name) => `${name}Url`),
    pictures: ['imageUrl'],
  },
  'POST /api/submissions': { links: ['data.linkedinUrl'], pictures: [] },
  'POST /api/events': {
    links: ['mapUrl', 'registrationUrl', 'materials.0.url', 'speakers.0.linkedinUrl', 'speakers.0.twitterUrl'],
    pictures: ['imageUrl', 'mediaImages.0.url', 'speakers.0.imageUrl'],
  },
  'POST /api/experts': { links: ['linkedinUrl', 'websiteUrl'], pictures: ['imageUrl'] },
  'POST /api/partners': { links: ['websiteUrl'], pictures: ['logoUrl', 'lightLogoUrl', 'darkLogoUrl'] },
  'POST /api/success-stories': { links: ['linkedinUrl', 'companyUrl'], pictures: ['imageUrl'] },
  'POST /api/initiatives': { links: [], pictures: ['imageUrl', 'logoUrl'] },
  'POST /api/programs': { links: [], pictures: ['imageUrl', 'logoUrl'] },
  'POST /api/news': { links: [], pictures: ['imageUrl'] },
  'PUT /api/about': { links: [], pictures: ['imageUrl'] },
  'PUT /api/hero': { links: ['primaryButtonLink', 'secondaryButtonLink'], pictures: ['backgroundImageUrl'] },
  'PUT /api/settings': {
    links: ['chatUrl', 'bookingUrl', 'videoUrl', 'socialLinks.0.url', 'partnerLinks.0.url'],
    pictures: ['videoImageUrl'],
  },
};
test('S29 SEC-13 that is every place: a field that is declared is in the list', () => {
  const declared = (fields: Fields, kinds: string[], before = ''): string[] =>
    Object.entries(fields).flatMap(([name, field]) => [
      ...(kinds.includes(field.kind) ? [`${before}${name}`] : []),
      ...declared(field.fields ?? {}, kinds, `${before}${name}.0.`),
    ]);
  for (const { name, kind, fields } of Object.values(resources as Record<string, Resource>)) {
    const listed = TYPED[`${kind === 'singleton' ? 'PUT' : 'POST'} /api/${name}`] ?? { links: [], pictures: [] };
    expect([name, declared(fields, ['url', 'link']).sort()]).toEqual([name, [...listed.links].sort()]);
    expect([name, declared(fields, ['image']).sort()]).toEqual([name, [...listed.pictures].sort()]);
  }
});

/** `{ a: [{ b: 'x' }] }` of `a.0.b` and `x`. */
function placed(body: Record<string, unknown>, path: string, value: string): void {
  const [name = '', inner, ...rest] = path.split('.');
  if (inner === undefined) body[name] = value;
  else if (rest.length === 0) placed((body[name] ??= {}) as Record<string, unknown>, inner, value);
  else placed((((body[name] ??= [{}]) as unknown[])[0] ?? {}) as Record<string, unknown>, rest.join('.'), value);
}

test('S29 SEC-13 no address that runs, carries a password or leads elsewhere is stored, wherever one is typed', async () => {
  const { token } = await aStaff('editor');
  const taken: string[] = [];
  for (const [link, picture] of [
    ['JaVaScRiPt:alert(1)', '/media/../api/auth/linkedin/start'],
    ['https://somebody@nexus.test', 'https://evil.test/a.jpg'],
    // Browsers leave out the tab: another site.
    ['/\t/evil.test', '/\t/evil.test/a.jpg'],
  ] as const)
    for (const [route, { links, pictures }] of Object.entries(TYPED)) {
      const [method = '', path = ''] = route.replace('{own}', member.id).split(' ');
      const body: Record<string, unknown> = path === '/api/submissions' ? { type: 'mentor' } : {};
      for (const field of links) placed(body, field, link);
      for (const field of pictures) placed(body, field, picture);
      const version = method === 'PUT' && (await call('GET', path.replace('/api', '/api/admin/content'), { token }));
      const { status, json } = await call(method, path, {
        token: path === '/api/submissions' ? undefined : path.endsWith(member.id) ? member.token : token,
        body,
        headers: version ? { 'if-match': `"${version.json?.version ?? 0}"` } : {},
      });
      const refused = Object.keys(json.error?.fields ?? {});
      const missing = [...links, ...pictures].filter((field) => !refused.includes(field));
      if (status !== 422 || missing.length > 0) taken.push(`${route} ${status}: ${missing.join(', ')}`);
    }
  expect(taken).toEqual([]);
});

test('S48 what goes wrong inside is said in a sentence and a number: no trace, no word of what is stored', async () => {
  const broken = await aMember('approved');
  await db().doc(`members/${broken.id}`).update({ isVerified: 'do-not-repeat-me' });
  const { status, json, text, headers } = await call('GET', `/api/members/${broken.id}`, { token: broken.token });
  expect(status).toBe(500);
  const requestId = headers.get('x-request-id');
  expect(json).toEqual({
    error: { code: 'internal', message: 'Something went wrong on our side. Try again.', requestId },
  });
  expect(text).not.toMatch(/do-not-repeat-me|isVerified|node_modules|\.js|Zod/);
  const arabic = await call('GET', `/api/members/${broken.id}`, {
    token: broken.token,
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.json.error.message).toMatch(/^[\u0600-\u06ff ]/);
  await db().doc(`members/${broken.id}`).update({ isVerified: false });
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
  const own = { 'x-test-client': anAddress() };
  const send = (body: object) => call('POST', '/api/crashes', { body, headers: own });
  const crash = { message: 'x is undefined', stack: 'at y', path: '/events' };
  expect((await send({ ...crash, cookie: 'secret' })).status).toBe(422);
  const answers = [];
  for (let index = 0; index < 11; index += 1) answers.push((await send(crash)).status);
  expect(answers.slice(0, 10).every((status) => status === 204)).toBe(true);
  expect(answers.at(-1)).toBe(429);
});
