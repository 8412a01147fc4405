import { ApiError, sentenceOf } from './api-error';

/**
 * What to tell somebody at a door, on the way in or out: nobody's session has ended there, nothing of theirs was
 * changed or saved, whatever a proxy answers.
 */
export function sentenceAtEntry(error: unknown): string {
  if (!(error instanceof ApiError)) return sentenceOf(error);
  const { message, code, status } = error;
  if (code === 'unanswered') return new ApiError({ message, code: 'timedOut' }).sentence;
  const isStrange = code === 'http' && status > 400 && status < 500 && status !== 429;
  return isStrange ? new ApiError({ message, status: 400 }).sentence : error.sentence;
}
