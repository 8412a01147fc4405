import { listen, type Listening } from './listen';

/** An answer that is kept: what it varies by, the request that it answered, and until when, in milliseconds. */
interface Kept {
  response: { status: number; headers: [string, string][]; body: ArrayBuffer };
  vary: string[];
  request: Headers;
  until: number;
}

/** How long production's CDN keeps a 404 of a function that says nothing about caching. */
const NOT_FOUND_SECONDS = 600;

/**
 * Stands in front of the Hosting emulator and does what production does and the emulator does not: passes on only the
 * cookie `__session`, drops `Set-Cookie` unless the answer is `private`, caches by `s-maxage` and `Vary` (the cookie
 * being part of the key), keeps a 404 for ten minutes unless it says otherwise, and tells where a request comes from.
 */
export function startStrictProxy(given: {
  port: number;
  /** Whose answers it passes on. */
  target: string;
  /** Another target for a path. */
  route?: ((path: string) => string | undefined) | undefined;
}): Promise<Listening> {
  const cache = new Map<string, Kept[]>();
  return listen(given.port, (request, { incoming }) =>
    handle(forwarded(request, incoming.socket.remoteAddress ?? ''), targetOf(request, given), cache),
  );
}

function targetOf(request: Request, given: Parameters<typeof startStrictProxy>[0]): string {
  return given.route?.(new URL(request.url).pathname) ?? given.target;
}

/** Stands for the address that Hosting calls functions from. */
const HOSTING = '203.0.113.250';
/** A test says with this header whose request it plays; nobody else knows it. */
const PLAYED = 'x-test-client';

/** Adds what Hosting's edge and Google's front end add. A `Fastly-Client-IP` of the client's own is left as it is. */
function forwarded(request: Request, peer: string): Request {
  const headers = new Headers(request.headers);
  const client = headers.get(PLAYED) ?? peer;
  headers.delete(PLAYED);
  headers.append('x-forwarded-for', client);
  headers.append('x-forwarded-for', HOSTING);
  if (!headers.has('fastly-client-ip')) headers.set('fastly-client-ip', client);
  return new Request(request, { headers });
}

async function handle(request: Request, target: string, cache: Map<string, Kept[]>): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  const session = sessionCookie(headers.get('cookie'));
  headers.delete('cookie');
  headers.delete('host');
  headers.delete('connection');
  // The body is passed on whole, with a length of its own.
  headers.delete('transfer-encoding');
  if (session) headers.set('cookie', session);

  const key = `${url.pathname}${url.search}\n${session ?? ''}`;
  const isCacheable = request.method === 'GET';
  const kept = isCacheable
    ? cache.get(key)?.find((one) => one.until > Date.now() && varyMatches(one, headers))
    : undefined;
  if (kept) return answer(kept.response, 'HIT');

  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  const upstream = await fetch(target + url.pathname + url.search, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body && { body }),
  });
  const control = upstream.headers.get('cache-control') ?? '';
  const passed = [...upstream.headers].filter(([name]) => passes(name, control));
  const response = { status: upstream.status, headers: passed, body: await upstream.arrayBuffer() };
  const seconds = lifetime(upstream.status, control);
  if (isCacheable && seconds > 0 && !passed.some(([name]) => name === 'set-cookie')) {
    const vary = (upstream.headers.get('vary') ?? '').toLowerCase().split(/,\s*/).filter(Boolean);
    cache.set(key, [
      ...(cache.get(key) ?? []),
      { response, vary, request: headers, until: Date.now() + seconds * 1_000 },
    ]);
  }
  return answer(response, 'MISS');
}

function sessionCookie(header: string | null): string | undefined {
  return header?.split(/;\s*/).find((cookie) => cookie.startsWith('__session='));
}

function passes(name: string, control: string): boolean {
  if (['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'].includes(name))
    return false;
  return name !== 'set-cookie' || control.includes('private');
}

/** What a CDN may keep: whole answers. A 304 is an answer to one browser's question alone. */
const KEPT_STATUSES = [200, 301, 404, 410];

function lifetime(status: number, control: string): number {
  if (!KEPT_STATUSES.includes(status)) return 0;
  if (/private|no-store|no-cache/.test(control)) return 0;
  const shared = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control);
  if (shared) return Number(shared[1]);
  return status === 404 ? NOT_FOUND_SECONDS : 0;
}

function varyMatches(kept: Kept, headers: Headers): boolean {
  return kept.vary.every((name) => name === 'cookie' || kept.request.get(name) === headers.get(name));
}

function answer({ status, headers, body }: Kept['response'], cached: 'HIT' | 'MISS'): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body.slice(0), { status, headers: [...headers, ['x-proxy-cache', cached]] });
}
