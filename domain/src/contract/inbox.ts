import { z } from 'zod';
import { language } from '../bilingual';
import { SUBMISSION_TYPES } from '../forms/application-types';
import { SUBMISSION_STATUSES, submissionReply } from '../forms/inbox';
import { LIMITS } from '../limits';
import { contentId } from './content';
import { routes } from './route';
import { UNDELIVERED_REASONS } from './undelivered-reasons';

/** `bounced`: there is no such address any more, so nothing is sent to it. */
export const SUBSCRIBER_STATES = ['confirmed', 'pending', 'unsubscribed', 'bounced'] as const;

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

/** A moment and an id, as `submissionCursor` writes them. */
export const cursor = z.string().regex(/^[\d:.TZ-]{10,40}\/[\w-]{1,100}$/);

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
  /** The first 50 by address, of those that begin so; `after`: the last address that is known. */
  listSubscribers: {
    method: 'GET',
    path: '/api/admin/newsletter',
    action: 'people.read',
    query: z.strictObject({ begins: address.optional(), after: address.optional() }),
    response: z.array(
      z.object({
        email: z.string(),
        state: z.enum(SUBSCRIBER_STATES),
        language,
        askedAt: z.string(),
        /** Why the last issue that did not arrive did not, and since when that is known; empty where all did. */
        failed: z.enum([...UNDELIVERED_REASONS, '']),
        failedAt: z.string(),
      }),
    ),
  },
});
