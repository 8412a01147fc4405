import type origins from 'firebase-tools/lib/api.js';

type Origin = keyof typeof origins;
type Query = Record<string, string | readonly string[]>;

/** What Google answered when it refused, with its own sentence. */
export class GoogleError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Google’s APIs, each by the name that firebase-tools has for its address. */
export interface Google {
  /** Asks, and answers with the body. @throws GoogleError for every status from 400 on */
  ask<T>(api: Origin, method: string, path: string, body?: unknown, query?: Query): Promise<T>;
  /** The same with GET; undefined for a 404. */
  find<T>(api: Origin, path: string, query?: Query): Promise<T | undefined>;
  /** Waits until what a call began is done. @throws GoogleError with what it failed by */
  done(api: Origin, version: string, operation: Operation): Promise<void>;
}

/** Something that Google goes on with after it answered. */
export interface Operation {
  name: string;
  done?: boolean;
  error?: { code: number; message: string };
}

/** How often something slow is asked after, in milliseconds. */
export const PAUSE = 5_000;

/**
 * Google's APIs as whoever signed in with `npx firebase login` (or GOOGLE_APPLICATION_CREDENTIALS) reaches them: through
 * firebase-tools, so that both are the same person and go to the same servers.
 */
export async function signedIn(project: string, { pause = PAUSE } = {}): Promise<Google> {
  const [{ default: origins }, { Client }, { requireAuth }, { getGlobalDefaultAccount, setActiveAccount }] =
    await Promise.all([
      import('firebase-tools/lib/api.js'),
      import('firebase-tools/lib/apiv2.js'),
      import('firebase-tools/lib/requireAuth.js'),
      import('firebase-tools/lib/auth.js'),
    ]);
  const options = { project };
  const account = getGlobalDefaultAccount();
  if (account) setActiveAccount(options, account);
  await requireAuth(options);

  const google: Google = {
    async ask<T>(api: Origin, method: string, path: string, body?: unknown, query: Query = {}) {
      const client = new Client({ urlPrefix: origins[api](), auth: true });
      const { status, body: answer } = await client.request({
        method,
        path,
        ...(body !== undefined && { body }),
        queryParams: parameters(query),
        headers: api === 'authManagementOrigin' ? { 'x-goog-user-project': project } : {},
        retryCodes: method === 'GET' ? [429, 500, 503] : [],
        resolveOnHTTPError: true,
      });
      if (status >= 400) throw new GoogleError(status, sentenceOf(answer) ?? `${method} ${path} answered ${status}`);
      return answer as T;
    },
    async find<T>(api: Origin, path: string, query: Query = {}) {
      try {
        return await google.ask<T>(api, 'GET', path, undefined, query);
      } catch (error) {
        if (error instanceof GoogleError && error.status === 404) return undefined;
        throw error;
      }
    },
    async done(api, version, begun) {
      let operation = begun;
      while (!operation.done) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        operation = await google.ask<Operation>(api, 'GET', `/${version}/${operation.name}`);
      }
      if (operation.error) throw new GoogleError(operation.error.code, operation.error.message);
    },
  };
  return google;
}

function parameters(query: Query): URLSearchParams {
  const all = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) all.append(name, String(one));
  return all;
}

function sentenceOf(answer: unknown): string | undefined {
  return (answer as { error?: { message?: string } } | undefined)?.error?.message;
}
