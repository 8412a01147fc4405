import type { z } from 'zod';
import type { errorAnswer } from '@nexus/domain/contract/error-answer';
import type signedIn from '../locales/en/signed-in';
import { hasWords, textsOfPage } from './words/page';

type Answer = z.infer<typeof errorAnswer>['error'];
/** What goes wrong before an answer of ours is there. `unanswered` is a write of which nobody knows whether it was done. */
type OwnCode = 'offline' | 'timedOut' | 'unanswered' | 'unreachable';

/**
 * A failed call. `message` is for developers, as specified: method, path, status and the first 200 characters of the
 * body. `sentence` is for the person, in their language, and never empty; `fields` says what is wrong with which field.
 */
export class ApiError extends Error {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly fields: Record<string, string>;
  readonly details: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(given: {
    message: string;
    status?: number;
    code?: OwnCode;
    answer?: Answer | undefined;
    retryAfterSeconds?: number | undefined;
    isRead?: boolean;
  }) {
    super(given.message);
    this.name = 'ApiError';
    this.status = given.status ?? 0;
    this.code = given.answer?.code ?? given.code ?? 'http';
    this.sentence = given.answer?.message || ownSentence(this.code, this.status, given.isRead);
    this.fields = given.answer?.fields ?? {};
    this.details = given.answer?.details ?? {};
    this.retryAfterSeconds = given.retryAfterSeconds;
  }
}

/** What to tell the person about anything that was thrown; a fault of our own code is a fault on our side. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.sentence : ownSentence('', 500);
}

/** For codes of our own, and for answers that are not ours: of a proxy, the CDN, a firewall. */
function ownSentence(code: string, status: number, isRead = false): string {
  const own = (['offline', 'timedOut', 'unanswered', 'unreachable'] as const).find((word) => word === code);
  if (own) return textsOfPage('common')(`failure.${own}`);
  const word = SIGNED_IN[status];
  // Whoever only reads has given nothing that could be too large, not accepted or older than somebody else's.
  const isOfWrites = isRead && status > 404;
  if (word && !isOfWrites && hasWords('signedIn')) return textsOfPage('signedIn')(`refused.${word}`);
  const isRefusal = status >= 400 && status < 500;
  return textsOfPage('common')(`failure.${WORDS[status] ?? (isRefusal ? 'refused' : 'internal')}`);
}

const WORDS: Record<number, 'tooMany' | 'busy'> = { 429: 'tooMany', 503: 'busy' };

/** What only people who sign in are told so exactly; a visitor's forms are told by our own server what is wrong. */
const SIGNED_IN: Record<number, keyof (typeof signedIn)['refused']> = {
  401: 'ended',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'stale',
  413: 'tooLarge',
  422: 'invalid',
};
