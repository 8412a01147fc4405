import type { z } from 'zod';
import type { errorAnswer } from '@nexus/domain/contract/error-answer';

type Answer = z.infer<typeof errorAnswer>['error'];

/**
 * A failed call. `message` is for developers, as specified: method, path, status and the first 200 characters of the
 * body. `sentence` is for the person, in their language; `fields` says what is wrong with which field.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly fields: Record<string, string>;
  readonly details: Record<string, string>;

  constructor(given: { message: string; status: number; answer?: Answer }) {
    super(given.message);
    this.name = 'ApiError';
    this.status = given.status;
    this.code = given.answer?.code ?? 'unreachable';
    this.sentence = given.answer?.message ?? '';
    this.fields = given.answer?.fields ?? {};
    this.details = given.answer?.details ?? {};
  }
}
