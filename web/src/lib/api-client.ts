import type { Contract, RouteName } from '@nexus/domain/contract/index';
import type { AnswerOf, BodyInput, QueryInput } from '@nexus/domain/contract/route';
import { LIMITS } from '@nexus/domain/limits';
import { ApiError } from './api-error';
import { currentLanguage } from './language';

/** An endpoint as the contract writes it: `GET /api/members/{id}`. Only the types of the contract come along. */
type Endpoint = { [N in RouteName]: `${Contract[N]['method']} ${Contract[N]['path']}` }[RouteName];
type RouteOf<E extends Endpoint> = {
  [N in RouteName]: E extends `${Contract[N]['method']} ${Contract[N]['path']}` ? Contract[N] : never;
}[RouteName];

interface Options<E extends Endpoint> {
  params?: Record<string, string>;
  query?: { [K in keyof QueryInput<RouteOf<E>>]?: string | number | undefined };
  body?: BodyInput<RouteOf<E>>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

let readToken: (() => Promise<string | undefined>) | undefined;

/** Signed-in areas say here how to get an ID token. Until then calls go out as a visitor's, without cookies. */
export function takeTokensFrom(source: (() => Promise<string | undefined>) | undefined): void {
  readToken = source;
}

/** Calls the API. @throws ApiError for anything but success, an unreachable server included */
export async function api<E extends Endpoint>(endpoint: E, options: Options<E> = {}): Promise<AnswerOf<RouteOf<E>>> {
  const [method = 'GET', template = ''] = endpoint.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ''));
  const isForm = options.body instanceof FormData;
  return requestJson(path + queryString(options.query), {
    method,
    headers: {
      ...(await tokenHeaders()),
      ...(options.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: isForm ? (options.body as FormData) : JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
}

/** Who is asking and in which language, as headers. */
export async function tokenHeaders(): Promise<Record<string, string>> {
  const token = await readToken?.();
  return { 'accept-language': currentLanguage(), ...(token && { authorization: `Bearer ${token}` }) };
}

/** Fetches JSON from our own origin. Public reads go through here as they are: no token, no cookie. */
export async function requestJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  const method = init.method ?? 'GET';
  // Without a cookie the CDN can answer; only the session exchange needs it.
  const credentials = path.startsWith('/api/auth/') ? 'same-origin' : 'omit';
  const response = await fetch(path, { ...init, credentials }).catch(() => {
    throw new ApiError({ message: `${method} ${path} failed: unreachable`, status: 0 });
  });
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  const body = parseJson(text);
  const start = text.slice(0, LIMITS.errorDetailCharacters);
  if (!response.ok) {
    const answer = (body as { error?: never } | undefined)?.error;
    throw new ApiError({
      message: `${method} ${path} failed with ${response.status}: ${start}`,
      status: response.status,
      answer,
    });
  }
  if (body === undefined)
    throw new ApiError({ message: `Expected JSON from ${path}, got ${start}`, status: response.status });
  return body as T;
}

function queryString(query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
