import { request } from 'node:http';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { contentRoutes } from '@nexus/domain/contract/content';
import { contract } from '@nexus/domain/contract/index';
import type { Route } from '@nexus/domain/contract/route';
import { aMember, aStaff } from '../setup/people';
import { world } from '../setup/world';
import { bodiesFor, hostileText } from './arbitrary';
import { unpromised } from './promised';

/** How many requests; the nightly run asks 20,000. */
const REQUESTS = Number(process.env['CHAOS_FUZZ'] ?? 1_000);
const SEED = Number(process.env['CHAOS_SEED'] ?? Date.now() % 100_000);
/** Longer than any answer may take, also on a busy machine. */
const HANG = 30_000;
const AT_ONCE = 8;
const ROWS: Route[] = [...Object.values<Route>(contract), ...contentRoutes];

/** Whoever is asked for is made anew now and then: some of what they send ends their own session. */
const CALLERS: (() => Promise<string | undefined>)[] = [
  () => Promise.resolve(undefined),
  async () => (await aMember('pending')).token,
  async () => (await aMember('approved')).token,
  async () => (await aStaff('editor')).token,
  async () => (await aStaff('super_admin')).token,
];
const tokens: (string | undefined)[] = [];
const renew = async () => {
  for (const [at, make] of CALLERS.entries()) tokens[at] = await make();
};

interface Asked {
  row: Route;
  path: string;
  caller: number;
  headers: Record<string, string>;
  body?: Buffer;
  /** Sends the body in pieces without a length. */
  isChunked: boolean;
  /** Asks the function itself, without Hosting in front. */
  isDirect: boolean;
}

interface Answered {
  status: number;
  text: string;
  type: string;
}

const bodies = new Map(ROWS.map((row) => [row, bodyOf(row)]));

beforeAll(renew);

test(
  `${REQUESTS} fuzzed requests over every row: none fails inside, none hangs, none answers what is not promised`,
  { timeout: 60_000 + REQUESTS * 1_000 },
  async () => {
    const faults: string[] = [];
    const seen = new Set<Route>();
    const asked = fc.sample(requests, { numRuns: REQUESTS, seed: SEED });
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      if (at % 400 === 0) await renew();
      const some = asked.slice(at, at + AT_ONCE);
      some.forEach(({ row }) => seen.add(row));
      const found = await Promise.all(some.map(faultOf));
      faults.push(...found.filter((fault) => fault !== undefined));
    }
    expect(faults, `seed ${SEED}`).toEqual([]);
    expect(seen.size, 'rows that were asked').toBeGreaterThan(Math.min(ROWS.length, REQUESTS / 4) * 0.8);
  },
);

const requests: fc.Arbitrary<Asked> = fc
  .tuple(fc.constantFrom(...ROWS), fc.nat(CALLERS.length - 1))
  .chain(([row, caller]) =>
    fc.record({
      row: fc.constant(row),
      caller: fc.constant(caller),
      path: fc.tuple(pathOf(row), queryOf(row)).map(([path, query]) => path + query),
      headers: headersOf(row),
      body: bodies.get(row) ?? fc.constant(undefined),
      isChunked: fc.boolean(),
      isDirect: fc.boolean(),
    }),
  )
  .map((one) => one as Asked);

function pathOf({ path }: Route): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const values = fc.oneof(
    fc.constantFrom('main', 'events', 'home', 'news', 'main-mission-vision', 'unknown-id'),
    hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 3_000)),
    fc.constantFrom('%00', '%2e%2e', '..%2f..', '__x__', '%D9%85', 'a'.repeat(1_600)),
  );
  return fc
    .array(values, { minLength: names.length, maxLength: names.length })
    .map((all) => names.reduce((done, name, at) => done.replace(name, all[at] ?? 'x'), path as string));
}

function queryOf(row: Route): fc.Arbitrary<string> {
  const names = fc.constantFrom(
    'q',
    'skills',
    'page',
    'lang',
    'fresh',
    'active',
    'path',
    'before',
    'filter',
    '__proto__',
  );
  const values = fc.oneof(hostileText, fc.constantFrom('1', 'ar', '-1', '1e9', 'Design'));
  const pairs = fc.array(fc.tuple(names, values), { maxLength: row.query ? 3 : 1 });
  return pairs.map((all) => {
    const text = all
      .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value)).slice(0, 1_500)}`)
      .join('&');
    return text && `?${text}`;
  });
}

/** An address can hold no half of a character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function headersOf({ body }: Route): fc.Arbitrary<Record<string, string>> {
  const usual = body === 'form' ? 'multipart/form-data; boundary=x' : 'application/json';
  return fc.record(
    {
      'content-type': fc.oneof(
        { weight: 6, arbitrary: fc.constant(usual) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ';'),
        },
      ),
      'if-match': fc.constantFrom('"1"', '*', '"x"', '1, 2', '""', '"99999999999999999999"'),
      'idempotency-key': fc.constantFrom('k1', 'k'.repeat(500), '__proto__', 'a/b'),
      'accept-language': fc.constantFrom('ar', 'en', '*', 'x'.repeat(200)),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'a, b, c', '::1', ', ,'),
    },
    { requiredKeys: ['content-type'] },
  );
}

function bodyOf(row: Route): fc.Arbitrary<Buffer | undefined> {
  if (row.method === 'GET') return fc.constant(undefined);
  const raw = fc.constantFrom(
    '',
    '{',
    '[1,',
    '"',
    'null',
    '\u0000',
    '{"a":1}{',
    '['.repeat(50_000),
    '--x\r\n\r\n\r\n--x--',
  );
  const schema = 'resource' in row ? (row.resource as { schema: z.ZodType }).schema : row.body;
  const broken = raw.map((text) => Buffer.from(text));
  if (schema === undefined || schema === 'form') return broken;
  const described = bodiesFor(schema).map((body) => Buffer.from(JSON.stringify(body) ?? ''));
  return fc.oneof({ weight: 5, arbitrary: described }, { weight: 1, arbitrary: broken });
}

async function faultOf(asked: Asked): Promise<string | undefined> {
  const what = `${asked.row.method} ${asked.path.slice(0, 120)} as ${asked.caller} ${asked.body?.toString().slice(0, 300)}`;
  try {
    const { status, text, type } = await send(asked);
    if (status >= 500) return `${status}: ${what} answered ${text.slice(0, 160)}`;
    if (!type.includes('json') || text === '') return undefined;
    const extra = unpromised(asked.row, status, JSON.parse(text));
    return extra.length > 0 ? `promises nothing of ${extra.slice(0, 5).join(', ')}: ${what}` : undefined;
  } catch (error) {
    return `${error instanceof Error ? error.message : 'failed'}: ${what}`;
  }
}

/** Sends it as raw as Node lets us: no client that repairs what is wrong. */
function send({ row, path, caller, headers, body, isChunked, isDirect }: Asked): Promise<Answered> {
  const name = row.path === '/api/upload' ? 'upload' : 'api';
  const site = new URL(isDirect ? `${world.functions}/${name}` : world.site);
  const token = tokens[caller];
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: site.hostname,
        port: site.port,
        method: row.method,
        path: `${site.pathname.replace(/\/$/, '')}${path}`,
        timeout: HANG,
        headers: {
          ...(row.method !== 'GET' && { origin: world.site }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
          ...(body && (isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length })),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('hangs')));
    sent.on('error', reject);
    if (body && isChunked) for (let at = 0; at < body.length; at += 1_000) sent.write(body.subarray(at, at + 1_000));
    sent.end(isChunked ? undefined : body);
  });
}
