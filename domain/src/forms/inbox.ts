import { z } from 'zod';
import { LIMITS } from '../limits';

export const SUBMISSION_STATUSES = ['new', 'reviewed', 'contacted', 'archived'] as const;

/** Where the next page of the inbox begins: behind this one, whatever else came in the same moment. */
export function submissionCursor({ submittedAt, id }: { submittedAt: string; id: string }): string {
  return `${submittedAt}/${id}`;
}

const text = z.string().trim().min(1, 'required');

/** What is answered to a submission by mail. */
export const submissionReply = z.strictObject({
  subject: text.max(LIMITS.textShort, 'tooLong'),
  text: text.max(LIMITS.textLong, 'tooLong'),
});
