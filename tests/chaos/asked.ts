import fc from 'fast-check';
import { z } from 'zod';
import { contentRoutes } from '@nexus/domain/contract/content';
import { contract } from '@nexus/domain/contract/index';
import type { Route } from '@nexus/domain/contract/route';
import { bodiesFor, hostileText } from './arbitrary';

export const ROWS: Route[] = [...Object.values<Route>(contract), ...contentRoutes];

/** How a body arrives: whole, in pieces without a length, or with a length that is not its own. */
export const MANNERS = ['whole', 'chunked', 'long', 'short', 'endless'] as const;

export interface Asked {
  row: Route;
  path: string;
  /** Which of the callers asks. */
  caller: number;
  headers: Record<string, string>;
  body?: Buffer;
  manner: (typeof MANNERS)[number];
}

/** Requests over every row of the contract, by so many callers. */
export function requestsOf(callers: number): fc.Arbitrary<Asked> {
  return fc.tuple(fc.constantFrom(...ROWS), fc.nat(callers - 1)).chain(([row, caller]) =>
    fc
      .record({
        row: fc.constant(row),
        caller: fc.constant(caller),
        path: fc.tuple(pathOf(row), queryOf(row)).map(([path, query]) => path + query),
        headers: headersOf(row),
        body: bodies.get(row) ?? fc.constant(undefined),
        manner,
      })
      .map(({ body, ...asked }) => ({ ...asked, ...(body && { body }) })),
  );
}

/** Who says more than they send is waited for, so they are few. */
const manner: fc.Arbitrary<Asked['manner']> = fc.oneof(
  { weight: 97, arbitrary: fc.constantFrom('whole', 'chunked') },
  { weight: 1, arbitrary: fc.constant('long') },
  { weight: 1, arbitrary: fc.constant('short') },
  { weight: 1, arbitrary: fc.constant('endless') },
);

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
  const own = row.query instanceof z.ZodObject ? Object.keys(row.query.shape) : [];
  const strange = fc.constantFrom('q', 'page', 'fresh', 'path', '__proto__');
  const names = own.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...own) }, strange) : strange;
  const values = fc.oneof(hostileText, fc.constantFrom('1', 'ar', '-1', '1e9', 'Design'));
  const pairs = fc.array(fc.tuple(names, values), { maxLength: own.length > 0 ? 3 : 1 });
  return pairs.map((all) => {
    const text = all
      .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value)).slice(0, 1_500)}`)
      .join('&');
    return text && `?${text}`;
  });
}

/** The row that answers: whoever reads an address follows its dots first, so `/api/members/%2e%2e/events` is `/api/events`. */
export function rowReached({ row, path }: Pick<Asked, 'row' | 'path'>): Route {
  const { pathname } = new URL(path, 'http://any.example');
  const isThis = (one: Route) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return [row, ...ROWS].find((one) => one.method === row.method && isThis(one)) ?? row;
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

const bodies = new Map(ROWS.map((row) => [row, bodyOf(row)]));
