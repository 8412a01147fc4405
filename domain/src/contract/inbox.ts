import { z } from 'zod';
import { language } from '../bilingual';
import { SUBMISSION_TYPES } from '../forms/application-types';
import { LIMITS } from '../limits';
import { contentId } from './content';
import { routes } from './route';

export const SUBMISSION_STATUSES = ['new', 'reviewed', 'contacted', 'archived'] as const;
const status = z.enum(SUBMISSION_STATUSES);
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

export const submissionReply = z.strictObject({
  subject: text.min(1, 'required').max(LIMITS.textShort, 'tooLong'),
  text: text.min(1, 'required'),
});

export const inboxRoutes = routes({
  /** The newest first, at most 500. */
  listSubmissions: {
    method: 'GET',
    path: '/api/submissions',
    action: 'people.read',
    query: z.strictObject({ status: status.optional() }),
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
  listSubscribers: {
    method: 'GET',
    path: '/api/admin/newsletter',
    action: 'people.read',
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
