import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { ROOT } from '../../tools/local/paths';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { Visitor } from '../setup/sign-in';
import { world } from '../setup/world';

const SECRET = process.env['LINKEDIN_CLIENT_SECRET'] ?? '';
const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(performance.now())}`;

let editor: Person;
let admin: Person;
beforeAll(async () => {
  [editor, admin] = [await aStaff('editor'), await aStaff('admin')];
});

/** Every file of the build that a browser can ask for. */
function builtForBrowsers(): { name: string; text: string }[] {
  return readdirSync(join(ROOT, 'web/dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|css|json|map|txt|xml)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(ROOT, 'web/dist', name), 'utf8') }));
}

test('S04 the code is exchanged on the server alone: the secret is in no bundle, no answer and no address', async () => {
  expect(SECRET.length).toBeGreaterThan(10);
  const files = builtForBrowsers();
  expect(files.length).toBeGreaterThan(20);
  const holding = (words: string) => files.filter(({ text }) => text.includes(words)).map(({ name }) => name);
  for (const words of [SECRET, 'LINKEDIN_CLIENT_SECRET', 'client_secret', 'oauth/v2/accessToken'])
    expect(holding(words), words).toEqual([]);
  expect(readFileSync(join(ROOT, 'functions/lib/index.js'), 'utf8')).not.toContain(SECRET);
  const visitor = new Visitor();
  const authorize = await visitor.start();
  const callback = await visitor.choose(authorize, 'new', unique('s04'));
  const landed = await visitor.finish(callback);
  const session = JSON.stringify((await visitor.session()).json);
  for (const seen of [authorize.href, callback.href, landed, session, (await call('GET', '/api/client-config')).text])
    expect(seen).not.toContain(SECRET);
});

interface Deployed {
  __endpoint: {
    secretEnvironmentVariables?: { key: string }[];
    availableMemoryMb?: number;
    concurrency?: number;
    timeoutSeconds?: number;
  };
}
const asDeployed = async () =>
  (await import(join(ROOT, 'functions/lib/index.js'))) as Record<string, Deployed | undefined>;

test('S04 in production the secret comes from Secret Manager', async () => {
  const { secretEnvironmentVariables: secrets } = (await asDeployed())['api']?.__endpoint ?? {};
  expect(secrets?.map(({ key }) => key)).toContain('LINKEDIN_CLIENT_SECRET');
  expect(readFileSync(join(ROOT, 'functions/deploy.env.example'), 'utf8')).not.toContain('CLIENT_SECRET=');
});

test('SEC-06 SEC-28 what runs at once fits its memory with the largest bodies; the sweep has time to erase', async () => {
  const { api, upload, sweepoutbox } = await asDeployed();
  const MiB = 1_048_576;
  /** Of bodies that arrive at once: 256 KiB of JSON to `api`, 8 MiB of a picture to `upload`. */
  for (const [deployed, largest] of [
    [api, 256 * 1_024],
    [upload, 8 * MiB],
  ] as const) {
    const { availableMemoryMb = 0, concurrency = 80 } = deployed?.__endpoint ?? {};
    expect(concurrency * largest).toBeLessThanOrEqual((availableMemoryMb * MiB) / 8);
  }
  expect(sweepoutbox?.__endpoint.timeoutSeconds).toBe(540);
});

test('S08 the custom token is in no address; it is asked for once, by POST, and never kept on the way', async () => {
  const visitor = new Visitor();
  const landed = await visitor.signIn('new', unique('s08'));
  expect(landed).toMatch(/^\/[a-z-]+$/);
  const byGet = await visitor.get(`${world.site}/api/auth/session`);
  expect([byGet.status, await byGet.text()]).toEqual([405, expect.not.stringContaining('eyJ')]);
  const first = await visitor.session();
  expect([first.status, first.json.customToken?.slice(0, 3)]).toEqual([200, 'eyJ']);
  expect(JSON.stringify(first.json.next)).not.toContain('eyJ');
  expect((await visitor.session()).json).toEqual({ error: expect.objectContaining({ code: 'signInExpired' }) });
});

test('S09 LinkedIn is asked for openid, profile and email, no more', async () => {
  expect((await new Visitor().start()).searchParams.get('scope')).toBe('openid profile email');
});

test('S11 the cookie is __session, shut in, with a path, and small', async () => {
  const { headers } = await call('GET', '/api/auth/linkedin/start');
  const cookie = headers.get('set-cookie') ?? '';
  const [pair = '', ...attributes] = cookie.split('; ');
  expect(pair).toMatch(/^__session=.+/);
  expect(pair.length).toBeLessThan(4_096);
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth']));
  expect(attributes.join('; ')).not.toMatch(/domain=/i);
});

test('S12 each sign-in begins a session of its own, and nothing of the one before it opens another', async () => {
  const who = unique('s12');
  const visitor = new Visitor();
  const tokens: string[] = [];
  const cookies: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    await visitor.signIn('new', who);
    cookies.push(visitor.cookie ?? '');
    tokens.push((await visitor.session()).json.customToken ?? '');
  }
  const sids = tokens.map((token) => {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      claims: { sid: string };
    };
    return payload.claims.sid;
  });
  expect(sids[0]).toMatch(/^[\w-]{20,}$/);
  expect(sids[0]).not.toBe(sids[1]);
  expect(cookies[0]).not.toBe(cookies[1]);
  visitor.cookie = cookies[0];
  expect((await visitor.session()).json.error?.code).toBe('signInExpired');
});

const HOSTILE = `<script>document.title='owned'</script><img src=x onerror=alert(1)>"'&{{name}}`;

test('S30 what people write stands escaped in the page, its head and its data for search engines', async () => {
  const body = { title: HOSTILE, excerpt: HOSTILE, content: HOSTILE, isPublished: true };
  const { json, status } = await call('POST', '/api/news', { token: editor.token, body });
  expect(status).toBe(201);
  for (const prefix of ['', '/ar']) {
    const page = await call('GET', `${prefix}/news/${json.id}?fresh=${Math.random()}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('owned');
    expect(page.text).not.toContain("<script>document.title='owned'");
    expect(page.text).not.toMatch(/<img src=x/i);
  }
});

interface Entry {
  action: string;
  at: string;
  requestId: string;
  actor: { kind: string; id: string };
  changes: { path: string; before: unknown; after: unknown }[];
}

test('S47 each write of staff leaves one entry: who, what, when, before and after, in which request', async () => {
  const { token } = editor;
  const created = await call('POST', '/api/partners', { token, body: { name: 'S47', websiteUrl: 's47.test' } });
  const id = String(created.json.id);
  const match = { 'if-match': `"${created.json.version}"` };
  const changed = await call('PUT', `/api/partners/${id}`, { token, headers: match, body: { name: 'S47 b' } });
  const hidden = await call('POST', '/api/admin/bulk/partners', { token, body: { ids: [id], change: 'hide' } });
  const removed = await call('POST', '/api/admin/bulk/partners', { token, body: { ids: [id], change: 'remove' } });
  const restored = await call('POST', `/api/admin/bin/partners.${id}/restore`, { token, body: {} });
  const answers = [created, changed, hidden, removed, restored];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);
  const { docs } = await db().collection('audit').where('paths', 'array-contains', `partners/${id}`).get();
  const entries = docs.map((doc) => doc.data() as Entry).sort((a, b) => a.at.localeCompare(b.at));
  expect(entries.map(({ requestId }) => requestId)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')));
  for (const { at, actor, changes } of entries) {
    expect(new Date(at).toISOString()).toBe(at);
    expect(actor).toMatchObject({ kind: 'staff', id: editor.id });
    expect(changes.some(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))).toBe(true);
  }
  expect(entries[0]?.changes.find(({ path }) => path === `partners/${id}`)?.before).toBeNull();
  expect(entries[1]?.changes[0]).toMatchObject({
    before: { name: { en: 'S47' } },
    after: { name: { en: 'S47 b' } },
  });
});

test('S47 decisions about people are in the audit, which no route writes and only moderators read', async () => {
  const person = await aMember('pending');
  const answer = await call('PUT', `/api/members/${person.id}`, { token: admin.token, body: { isVerified: true } });
  expect(answer.status).toBe(200);
  const activity = (token: string) => call('GET', `/api/admin/activity?path=members/${person.id}`, { token });
  expect((await activity(admin.token)).json.entries[0]).toMatchObject({
    action: 'member.verify',
    actor: { kind: 'staff', id: admin.id },
  });
  for (const { token } of [editor, person]) expect((await activity(token)).status).toBe(403);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await call(method, '/api/admin/activity', { token: admin.token, body: {} })).status).toBe(405);
});
