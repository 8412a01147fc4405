import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Asked } from './asked';

/** Longer than any answer takes, on a busy machine too: a body that does not end is waited for 15 s. */
const HANG = 45_000;

export interface Answered {
  status: number;
  text: string;
  type: string;
}

/** Sends it as raw as Node lets us: no client that repairs what is wrong. @throws an Error when no answer comes */
export function send(
  { row, path, headers, body, manner }: Asked,
  to: { address: string; site: string; token: string | undefined },
): Promise<Answered> {
  const { hostname, port } = new URL(to.address);
  return new Promise((resolve, reject) => {
    const sent = request({
      host: hostname,
      port,
      method: row.method,
      path,
      agent: false,
      headers: {
        ...(row.method !== 'GET' && { origin: to.site }),
        ...(to.token && { authorization: `Bearer ${to.token}` }),
        ...headers,
        ...(body && announced(body, manner)),
      },
    });
    const timer = setTimeout(() => sent.destroy(new Error('hangs')), HANG);
    sent.on('response', (response) => {
      void whole(response)
        .then((text) =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
        )
        .catch(reject)
        .finally(() => {
          clearTimeout(timer);
          sent.destroy();
        });
    });
    sent.on('error', reject);
    pour(sent, body, manner);
  });
}

function announced(body: Buffer, manner: Asked['manner']): Record<string, string | number> {
  if (manner === 'chunked' || manner === 'endless') return { 'transfer-encoding': 'chunked' };
  if (manner === 'long') return { 'content-length': body.length + 100 };
  return { 'content-length': manner === 'short' ? Math.floor(body.length / 2) : body.length };
}

/** What says that it is longer, or has no end, is never ended by us. */
function pour(sent: ClientRequest, body: Buffer | undefined, manner: Asked['manner']): void {
  if (!body) return void sent.end();
  const isOpen = manner === 'long' || manner === 'endless';
  for (let at = 0; at < body.length; at += 1_000) sent.write(body.subarray(at, at + 1_000));
  if (isOpen) sent.flushHeaders();
  else sent.end();
}

async function whole(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Bytes that are hardly HTTP; `ORIGIN` and `TOKEN` stand for the site's and a caller's. */
export const RAW: Record<string, string> = {
  'a null byte in the path': 'GET /api/news/\0 HTTP/1.1\r\nhost: x\r\n\r\n',
  'a null byte in a header': 'GET /api/news HTTP/1.1\r\nhost: x\r\nif-match: \0\r\n\r\n',
  'two lengths': 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
  'a length and chunks':
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'a length below zero': 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'a length that is no number': 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-length: 1e3\r\n\r\n',
  'chunks of no size':
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\norigin: ORIGIN\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  'a chunk longer than any':
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\norigin: ORIGIN\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n',
  'an unknown encoding':
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\norigin: ORIGIN\r\ntransfer-encoding: gzip\r\n\r\n{}',
  'a method of nobody': 'BREW /api/news HTTP/1.1\r\nhost: x\r\n\r\n',
  'a method that proxies know': 'CONNECT /api/news HTTP/1.1\r\nhost: x\r\n\r\n',
  TRACE: 'TRACE /api/news HTTP/1.1\r\nhost: x\r\n\r\n',
  'a whole address as path': 'GET http://169.254.169.254/latest HTTP/1.1\r\nhost: x\r\n\r\n',
  'a path of nothing but a star': 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
  'a path that cannot be decoded': 'GET /api/news/%ff%fe%c3 HTTP/1.1\r\nhost: x\r\n\r\n',
  'a path that climbs': 'GET /api/../../etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n',
  'two hosts': 'GET /api/news HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
  'no host': 'GET /api/news HTTP/1.1\r\n\r\n',
  'an odd host': 'GET /api/news HTTP/1.1\r\nhost: [::1]]:99999\r\n\r\n',
  'headers of 100 KB': `GET /api/news HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
  'two thousand headers': `GET /api/news HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(2_000)}\r\n`,
  'a line broken off': 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\n\n{}',
  'a body where none belongs': 'GET /api/news HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{}',
  'waiting to be told to go on':
    'POST /api/newsletter HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n',
  'expecting something else': 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\nexpect: tea\r\ncontent-length: 2\r\n\r\n{}',
  'wanting another protocol': 'GET /api/news HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'HTTP of long ago': 'GET /api/news HTTP/0.9\r\n\r\n',
  'HTTP of tomorrow': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'what is no HTTP': '\u0016\u0003\u0001\u0002\u0000',
};

/** Writes bytes to a socket and reads until it is closed or silent after an answer. @returns 0 when it was only closed */
export function sendBytes(bytes: string, address: string): Promise<Answered> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    let text = '';
    const timer = setTimeout(() => socket.destroy(new Error('hangs')), HANG);
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      const [top = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.[01] (\d+)/.exec(text)?.[1] ?? 0), type: top, text });
    };
    socket.on('data', (data: Buffer) => {
      text += data.toString();
      if (/^HTTP\/1\.1 (?!100)/.test(text)) end();
    });
    socket.on('close', end);
    socket.on('error', (error) => (error.message === 'hangs' ? reject(error) : end()));
  });
}
