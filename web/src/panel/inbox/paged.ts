import type { Submission } from '@nexus/domain/contract/inbox';
import type { ReportedMessage } from '@nexus/domain/contract/messages';
import { submissionCursor } from '@nexus/domain/forms/inbox';
import { api } from '../../lib/api-client';
import type { Paged } from '../../lib/use-pages';

/** The submissions in that status, the newest first. */
export const submissionsIn = (status: Submission['status'] | 'all'): Paged<Submission> => ({
  key: ['submissions', status],
  read: (before) =>
    api('GET /api/submissions', { query: { ...(status !== 'all' && { status }), ...(before && { before }) } }),
  cursorOf: submissionCursor,
});

/** Messages that were reported, in that state, the newest first. */
export const reportsIn = (state: ReportedMessage['state']): Paged<ReportedMessage> => ({
  key: ['reports', state],
  read: (before) => api('GET /api/reports', { query: { state, ...(before && { before }) } }),
  cursorOf: ({ reportedAt, id }) => `${reportedAt}/${id}`,
});

/** Who asked for the newsletter and has an address that begins so. */
export const subscribersWith = (begins: string) => ({
  key: ['subscribers', begins],
  read: (after: string) =>
    api('GET /api/admin/newsletter', { query: { ...(begins && { begins }), ...(after && { after }) } }),
  cursorOf: ({ email }: { email: string }) => email,
  keepsPrevious: true,
});
