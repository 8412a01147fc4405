import { request as connect, type ClientRequest, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../setup/call';
import { startInstance, type Instance } from '../../tools/local/instance';
import { aMember, type Person } from '../setup/people';
import { world } from '../setup/world';

let api: Instance;
let upload: Instance;
let member: Person;
beforeAll(async () => {
  [api, upload] = await Promise.all([startInstance('api'), startInstance('upload')]);
  member = await aMember('approved');
});
afterAll(async () => {
  await Promise.all([api, upload].map(({ stop }) => stop()));
});

const json = { 'content-type': 'application/json' };
let visitors = 0;

/** Begins a request of a visitor to an instance as it runs in production; the test sends its body, or only a part of it. */
function begin(instance: Instance, method: string, path: string, headers: Record<string, string | number>) {
  visitors += 1;
  const sent = connect(instance.address + path, {
    method,
    headers: { origin: world.site, 'x-forwarded-for': `198.51.100.${visitors}`, ...headers },
  });
  return { sent, answered: answerOf(sent) };
}

async function answerOf(sent: ClientRequest) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  sent.on('error', () => undefined);
  sent.destroy();
  return { status: response.statusCode, type: response.headers['content-type'], text, code: codeIn(text) };
}

function codeIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { error?: { code?: string } }).error?.code;
  } catch {
    return `not JSON: ${text.slice(0, 80)}`;
  }
}

async function send(path: string, body: string | Buffer, headers: Record<string, string | number> = {}) {
  const { sent, answered } = begin(api, 'POST', path, { ...json, ...headers });
  sent.end(body);
  return answered;
}

test('SEC-06 who may not is told before the body has arrived', async () => {
  const { sent, answered } = begin(api, 'PUT', '/api/members/somebody', { ...json, 'content-length': 30_000_000 });
  sent.write('[{},');
  expect(await answered).toMatchObject({ status: 401, code: 'noSession' });
});

test('SEC-06 an upload of nobody is refused before its bytes have arrived, and one that is too large by its header', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const nobody = begin(upload, 'POST', '/api/upload', { ...type, 'content-length': 8_000_000 });
  nobody.sent.write('--x\r\n');
  expect(await nobody.answered).toMatchObject({ status: 401, code: 'noSession' });
  const large = begin(upload, 'POST', '/api/upload', {
    ...type,
    authorization: `Bearer ${member.token}`,
    'content-length': 30_000_000,
  });
  large.sent.write('--x\r\n');
  expect(await large.answered).toMatchObject({ status: 413, code: 'imageTooLarge' });
});

test('SEC-06 S46 a chunked body is read up to its limit and no further: 32 KB of a visitor, 8 MiB of a picture', async () => {
  const form = begin(api, 'POST', '/api/submissions', { ...json, 'transfer-encoding': 'chunked' });
  form.sent.write(`{"type":"${'x'.repeat(33 * 1024)}`);
  expect(await form.answered).toMatchObject({ status: 413, code: 'tooLarge' });
  const picture = begin(upload, 'POST', '/api/upload', {
    'content-type': 'multipart/form-data; boundary=x',
    authorization: `Bearer ${member.token}`,
    'transfer-encoding': 'chunked',
  });
  picture.sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  picture.sent.write(Buffer.alloc(9 * 1024 * 1024));
  expect(await picture.answered).toMatchObject({ status: 413, code: 'imageTooLarge' });
});

test('SEC-29 S48 what is no JSON gets our own answer, without what was sent', async () => {
  const secret = 'do-not-repeat-me';
  const bodies: Record<string, string | Buffer> = {
    'broken off': `{"email": "${secret}`,
    'not JSON': secret,
    nothing: '',
    'a byte that is no UTF-8': Buffer.concat([
      Buffer.from(`{"email":"${secret}`),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]),
    'nested too deep': '['.repeat(100) + secret + ']'.repeat(100),
    'nested too deep, and closed in texts': `{"a":${'["]",'.repeat(100)}"${secret}"`,
  };
  for (const [name, body] of Object.entries(bodies)) {
    const answer = await send('/api/newsletter', body);
    expect([name, answer.status, answer.code]).toEqual([name, 400, 'malformed']);
    expect(answer.type).toBe('application/json; charset=utf-8');
    expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toMatch(/node_modules|at .*\.js/);
  }
  const throughHosting = await call('POST', '/api/newsletter', { raw: `{"email": "${secret}`, headers: json });
  expect([throughHosting.status, throughHosting.json?.error?.code]).toEqual([400, 'malformed']);
  expect(throughHosting.text).not.toContain(secret);
});

test('S48 an address that cannot be decoded is unknown in our own words, not in the platform’s', async () => {
  for (const path of ['/api/news/%E0%A4%A', '/api/%', '/%zz?q=%E0%A4%A', '/api/events?q=%']) {
    const { sent, answered } = begin(api, 'GET', path, {});
    sent.end();
    const { status, type, code, text } = await answered;
    const isQuery = path.startsWith('/api/events');
    expect([path, status, type]).toEqual([path, isQuery ? 422 : 404, 'application/json; charset=utf-8']);
    expect([path, code]).toEqual([path, isQuery ? 'invalid' : 'notFound']);
    expect(text).not.toMatch(/URIError|node_modules|express|<html/i);
  }
});

test('SEC-29 a body shorter than it says is waited for only so long; one longer than it says is no HTTP', async () => {
  const short = begin(api, 'POST', '/api/newsletter', { ...json, 'content-length': 1_000 });
  short.sent.write('{}');
  const long = begin(api, 'POST', '/api/newsletter', { ...json, 'content-length': 2 });
  long.sent.write('{"email":"a@nexus.test"}');
  // Node itself refuses what comes after the two bytes, without a word.
  expect(await long.answered).toMatchObject({ status: 400, text: '' });
  expect(await short.answered).toMatchObject({ status: 408, code: 'tooSlow' });
});

test('SEC-06 a compressed body is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
  expect(await send('/api/newsletter', bomb, { 'content-encoding': 'gzip' })).toMatchObject({
    status: 415,
    code: 'unsupportedMedia',
  });
});

test('a chunked body in its limits is taken', async () => {
  const { sent, answered } = begin(api, 'POST', '/api/newsletter', { ...json, 'transfer-encoding': 'chunked' });
  sent.write('{"email":"chunked@nexus.test",');
  sent.end('"language":"en","elapsed":10}');
  expect(await answered).toMatchObject({ status: 204 });
});
