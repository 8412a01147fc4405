import { createHash } from 'node:crypto';
import type { Language } from '@nexus/domain/bilingual';
import { ERROR_STATUS, type NexusError } from '@nexus/domain/errors';
import { faultSentence, sentence } from '@nexus/domain/error-sentences';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** For members, staff and everything that changes something: kept nowhere. */
export const PRIVATE = 'private, no-store';
/** For published content: browsers ask the CDN each time, which asks again after a minute. */
const PUBLISHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** What a handler answers for one caller alone; `version` is what a change of it is based on, in `If-Match`. */
export class Own<T> {
  constructor(
    readonly body: T,
    readonly version?: number,
  ) {}
}

/** A private answer; `version` becomes its `ETag`. */
export function jsonAnswer(body: unknown, status: number, version?: number): Response {
  const headers = { ...JSON_TYPE, 'cache-control': PRIVATE, ...(version !== undefined && { etag: `"${version}"` }) };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A private answer that says no more than that it is done (204). */
export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': PRIVATE } });
}

/** What was at this address is at another one, for as long as caches keep public answers. */
export function movedAnswer(location: string): Response {
  return new Response(null, { status: 301, headers: { 'cache-control': PUBLISHED, location } });
}

/** A public answer with an ETag; 304 when the caller has it already. Staff may be answered otherwise at the same address. */
export function publishedAnswer(body: unknown, request: Request): Response {
  return publishedText(JSON.stringify(body), { request, ...JSON_TYPE });
}

/** The same of any text, with what it says of itself. */
export function publishedText(
  text: string,
  { request, ...said }: { request: Request; 'content-type': string; 'content-disposition'?: string },
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...said, 'cache-control': PUBLISHED, etag, vary: 'Accept-Encoding, Authorization' };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** The answer that an error becomes: its code, our sentence in the caller's language, and the request id. */
export function errorAnswerOf(error: NexusError, language: Language, requestId: string): Response {
  const { fields, details, retryAfterSeconds } = error.extra;
  const faults = fields && Object.entries(fields).map(([name, code]) => [name, faultSentence(code, language)]);
  const answer = jsonAnswer(
    {
      error: {
        code: error.code,
        message: sentence(error.code, language, details),
        requestId,
        ...(faults && { fields: Object.fromEntries(faults) as Record<string, string> }),
        ...(details && { details }),
      },
    },
    ERROR_STATUS[error.code],
  );
  if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(retryAfterSeconds));
  return answer;
}
