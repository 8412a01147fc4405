import type { Contract, RouteName } from '@nexus/domain/contract/index';
import type { AnswerOf, BodyInput, QueryInput } from '@nexus/domain/contract/route';
import { ApiError } from './api-error';
import { currentLanguage } from './language';
import { requestJson } from './request';

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
  /**
   * `oneself`: asked while finding out about the session, so that its end is thrown at once. `visitor`: without the
   * session that may still be here; for beginning another one.
   */
  as?: 'oneself' | 'visitor';
}

/** The account that this browser is signed in to, and its ID token. */
interface Signed {
  uid: string;
  token: string;
}

/** How a signed-in person is known to the server, and asked to sign in again. */
interface SignIn {
  read: () => Promise<Signed | undefined>;
  /** @returns whether the same person is signed in again */
  ask: (given: { isWrite: boolean }) => Promise<boolean>;
}

let signIn: SignIn | undefined;
let owner: string | undefined;

/** Signed-in areas say here how to get an ID token. Until then calls go out as a visitor's, without cookies. */
export function takeTokensFrom(source: SignIn): void {
  signIn = source;
}

/** Whose screen this is. What is on it is never sent in the name of somebody else, who signed in in another tab. */
export function actFor(uid: string | undefined): void {
  owner = uid;
}

/** Calls the API. @throws ApiError for anything but success, an unreachable server included */
export async function api<E extends Endpoint>(endpoint: E, options: Options<E> = {}): Promise<AnswerOf<RouteOf<E>>> {
  const [method = 'GET', template = ''] = endpoint.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ''));
  const isForm = options.body instanceof FormData;
  const ask = options.as === 'visitor' ? requestAsVisitor : options.as === 'oneself' ? requestSigned : signedJson;
  return ask(path + queryString(options.query), {
    method,
    headers: {
      ...(options.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: isForm ? (options.body as FormData) : JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
}

/**
 * Fetches JSON as whoever is signed in, in their language. Where their session has ended, it waits for them to sign in
 * over the screen and goes on; nothing was done before, so it is sent again as it was. @throws ApiError
 */
export async function signedJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  try {
    return await requestSigned(path, init);
  } catch (error) {
    const hasEnded = owner !== undefined && error instanceof ApiError && error.status === 401;
    const isWrite = (init.method ?? 'GET') !== 'GET';
    if (!hasEnded || !(await signIn?.ask({ isWrite }))) throw error;
    return requestSigned(path, init);
  }
}

async function requestAsVisitor<T>(path: string, init: RequestInit): Promise<T> {
  return requestJson(path, { ...init, more: () => Promise.resolve({ 'accept-language': currentLanguage() }) });
}

async function requestSigned<T>(path: string, init: RequestInit): Promise<T> {
  return requestJson(path, { ...init, more: tokenHeaders });
}

/** Who is asking and in which language, as headers. */
export async function tokenHeaders(): Promise<Record<string, string>> {
  const signed = await signIn?.read();
  if (signed && owner !== undefined && signed.uid !== owner)
    throw new ApiError({ message: 'Somebody else is signed in', status: 401 });
  return { 'accept-language': currentLanguage(), ...(signed && { authorization: `Bearer ${signed.token}` }) };
}

function queryString(query: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
