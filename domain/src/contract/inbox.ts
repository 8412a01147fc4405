import { z } from 'zod';
import { language } from '../bilingual';
import { SUBMISSION_TYPES } from '../forms/application-types';
import { LIMITS } from '../limits';
import { contentId } from './content';
import { routes } from './route';

export const SUBMISSION_STATUSES = ['new', 'reviewed', 'contacted', 'archived'] as const;
const status = z.enum(SUBMISSION_STATUSES);
const address = z.string().trim().toLowerCase().max(LIMITS.textShort, 'tooLong');
const text = z.string().trim().max(LIMITS.textLong, 'tooLong');

export const submission = z.object({
  id: z.string(),
  version: z.number(),
  type: z.enum(SUBMISSION_TYPES),
  data: z.record(z.string(), z.string()),
  status,
  notes: z.string(),
  submittedAt: z.string(),
  repliedAt: z.string().nullable().default(null),
  invitedAt: z.string().nullable().default(null),
});
export type Submission = z.infer<typeof submission>;

const one = { params: contentId, action: 'members.moderate', response: submission } as const;

const cursor = z.string().regex(/^[\d:.TZ-]{10,40}\/[\w-]{1,100}$/);

/** Where the next page of the inbox begins: behind this one, whatever else came in the same moment. */
export function submissionCursor({ submittedAt, id }: Pick<Submission, 'submittedAt' | 'id'>): string {
  return `${submittedAt}/${id}`;
}

export const submissionReply = z.strictObject({
  subject: text.min(1, 'required').max(LIMITS.textShort, 'tooLong'),
  text: text.min(1, 'required'),
});

export const inboxRoutes = routes({
  /** The newest 50 first; `before`: of the last one that is known, what `submissionCursor` says. */
  listSubmissions: {
    method: 'GET',
    path: '/api/submissions',
    action: 'people.read',
    query: z.strictObject({ status: status.optional(), before: cursor.optional() }),
    response: z.array(submission),
  },
  changeSubmission: {
    method: 'PUT',
    path: '/api/submissions/{id}',
    body: z.strictObject({ status: status.optional(), notes: text.optional() }),
    ...one,
  },
  /** Answers by mail; the submission becomes `contacted`. */
  replyToSubmission: {
    method: 'POST',
    path: '/api/submissions/{id}/reply',
    body: submissionReply,
    ...one,
  },
  /** Invites the person to become a member, by mail; the submission becomes `contacted`. */
  inviteApplicant: {
    method: 'POST',
    path: '/api/submissions/{id}/invite',
    body: z.strictObject({ language: language.default('en') }),
    ...one,
  },
  /** How much waits for a moderator: members for a decision, submissions to be read. */
  countWaiting: {
    method: 'GET',
    path: '/api/admin/waiting',
    action: 'people.read',
    response: z.object({ members: z.number(), submissions: z.number() }),
  },
  /** The first 50 by address, of those that begin so; `after`: the last address that is known. */
  listSubscribers: {
    method: 'GET',
    path: '/api/admin/newsletter',
    action: 'people.read',
    query: z.strictObject({ begins: address.optional(), after: address.optional() }),
    response: z.array(
      z.object({
        email: z.string(),
        state: z.enum(['pending', 'confirmed', 'unsubscribed']),
        language,
        askedAt: z.string(),
      }),
    ),
  },
});
