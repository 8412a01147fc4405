import { LIMITS } from '@nexus/domain/limits';
import { ApiError } from './api-error';
import { began } from './network';

interface Call extends RequestInit {
  /** Headers that are made anew for each attempt, within the deadline of the call. */
  more?: () => Promise<Record<string, string>>;
}

/**
 * Fetches JSON from our own origin within a deadline, all attempts together. Reads are asked for again, and so are
 * writes that carry an idempotency key, where that may help: against a lost answer, a fault of the server, or after the
 * pause that the server asks for. A caller's own abort is passed on as it is.
 * @throws ApiError for anything but success, an unreachable server and a passed deadline included
 */
export async function requestJson<T>(path: string, call: Call = {}): Promise<T> {
  const mayRepeat = isRead(call) || new Headers(call.headers).has('idempotency-key');
  const until = Date.now() + deadlineOf(call);
  const ended = began();
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt<T>(path, call, until);
      } catch (error) {
        const pause = mayRepeat ? pauseBefore(failures, error) : undefined;
        if (pause === undefined || Date.now() + pause >= until || call.signal?.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  } finally {
    ended();
  }
}

/** The one policy of repeating. @returns milliseconds to wait, or undefined where asking again does not help */
function pauseBefore(failures: number, error: unknown): number | undefined {
  if (!(error instanceof ApiError) || failures >= LIMITS.readRetries) return undefined;
  const mayPass = error.code === 'unreachable' || error.status >= 500 || error.retryAfterSeconds !== undefined;
  if (!mayPass) return undefined;
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1_000;
  return Math.min(LIMITS.retryPause * 2 ** failures, LIMITS.retryPauseMax);
}

async function attempt<T>(path: string, { more, ...init }: Call, until: number): Promise<T> {
  const name = `${init.method ?? 'GET'} ${path}`;
  if (!navigator.onLine) throw new ApiError({ message: `${name} failed: offline`, code: 'offline' });
  const overdue = new AbortController();
  const code = isRead(init) ? 'timedOut' : 'unanswered';
  const late = new ApiError({ message: `${name} failed: no answer in time`, code });
  const timer = setTimeout(() => overdue.abort(late), until - Date.now());
  const { signal } = overdue;
  const stop = () => overdue.abort(init.signal?.reason);
  init.signal?.addEventListener('abort', stop);
  try {
    const headers = { ...(init.headers as Record<string, string>), ...(await orAborted(more?.(), signal)) };
    // Without a cookie the CDN can answer; only the session exchange needs it.
    const credentials = path.startsWith('/api/auth/') ? 'same-origin' : 'omit';
    const response = await fetch(path, { ...init, headers, credentials, signal });
    return read<T>({ name, path, isRead: isRead(init) }, response, await response.text());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (init.signal?.aborted) throw error;
    if (signal.aborted) throw late;
    throw new ApiError({ message: `${name} failed: unreachable`, code: navigator.onLine ? 'unreachable' : 'offline' });
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', stop);
  }
}

function read<T>(
  { name, path, isRead }: { name: string; path: string; isRead: boolean },
  response: Response,
  text: string,
): T {
  if (response.status === 204) return undefined as T;
  const body = parseJson(text);
  const start = text.slice(0, LIMITS.errorDetailCharacters);
  const { status } = response;
  if (!response.ok) {
    const answer = (body as { error?: never } | undefined)?.error;
    const retryAfterSeconds = secondsIn(response.headers.get('retry-after'));
    const message = `${name} failed with ${status}: ${start}`;
    throw new ApiError({ message, status, answer, retryAfterSeconds, isRead });
  }
  if (body === undefined) throw new ApiError({ message: `Expected JSON from ${path}, got ${start}`, status });
  return body as T;
}

/** `Retry-After` in seconds; it may also be a date. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

function deadlineOf(call: Call): number {
  if (isRead(call)) return LIMITS.readDeadline;
  return call.body instanceof FormData ? LIMITS.sendingDeadline : LIMITS.writeDeadline;
}

function isRead({ method = 'GET' }: RequestInit): boolean {
  return method === 'GET';
}

/** What is awaited, unless the signal comes first. */
async function orAborted<T>(awaited: Promise<T> | undefined, signal: AbortSignal): Promise<T | undefined> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([awaited, aborted]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
