import { z } from 'zod';
import { memberMessage, messageReport, REPORT_STATES } from '../membership/message';
import { contentId } from './content';
import { cursor } from './inbox';
import { memberId } from './members';
import { routes } from './route';

const pair = memberId.extend({ other: memberId.shape.id });

/** The other one of two members, as far as it takes to know them. */
export const correspondent = z.object({ id: z.string(), name: z.string(), title: z.string(), imageUrl: z.string() });

/** A message as who got it sees it again, for as long as it is kept. */
export const receivedMessage = z.object({
  id: z.string(),
  text: z.string(),
  sentAt: z.string(),
  /** Null for somebody who is no member any more. */
  from: correspondent.nullable(),
  /** Whether an answer reaches them: once, and while they are here and have an address. */
  mayAnswer: z.boolean(),
  isAnswered: z.boolean(),
  isReported: z.boolean(),
  isBlocked: z.boolean(),
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;

/** A message that was reported, as moderators see it. */
export const reportedMessage = z.object({
  id: z.string(),
  version: z.number(),
  text: z.string(),
  note: z.string(),
  sentAt: z.string(),
  reportedAt: z.string(),
  state: z.enum(REPORT_STATES),
  decidedBy: z.string(),
  /** The ids of who wrote and who reported, and how they were called then. */
  from: z.string(),
  fromName: z.string(),
  fromTitle: z.string(),
  to: z.string(),
  toName: z.string(),
});
export type ReportedMessage = z.infer<typeof reportedMessage>;

export const messageRoutes = routes({
  /**
   * Writes to another member, by one mail of Nexus. The answer is the same where the receiver blocked the sender, who is
   * not told. With an `Idempotency-Key` it is sent once, however often it is asked for.
   */
  writeToMember: {
    method: 'POST',
    path: '/api/members/{id}/messages',
    action: 'member.contact',
    params: memberId,
    body: memberMessage,
  },
  /** A message to oneself, by the link in its mail. */
  readMessage: {
    method: 'GET',
    path: '/api/messages/{id}',
    action: 'member.contact',
    params: contentId,
    response: receivedMessage,
  },
  /** Answers it, once, by one mail to who wrote it. */
  answerMessage: {
    method: 'POST',
    path: '/api/messages/{id}/answer',
    action: 'member.contact',
    params: contentId,
    body: memberMessage,
  },
  /** Shows it to the moderators; again changes nothing. */
  reportMessage: {
    method: 'POST',
    path: '/api/messages/{id}/report',
    action: 'member.contact',
    params: contentId,
    body: messageReport,
  },
  /** Whom a member blocked, 24 at most. */
  listBlocks: {
    method: 'GET',
    path: '/api/members/{id}/blocks',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    response: z.array(correspondent),
  },
  /** Nothing that this one writes reaches the member any more; nobody tells them. */
  block: {
    method: 'PUT',
    path: '/api/members/{id}/blocks/{other}',
    action: 'profile.own',
    params: pair,
    ownerParam: 'id',
    body: z.strictObject({}),
  },
  unblock: {
    method: 'DELETE',
    path: '/api/members/{id}/blocks/{other}',
    action: 'profile.own',
    params: pair,
    ownerParam: 'id',
  },
  /** Messages that members reported, the newest 50 first; `before`: when the last one that is known was reported, a slash and its id. */
  listReports: {
    method: 'GET',
    path: '/api/reports',
    action: 'people.read',
    query: z.strictObject({ state: z.enum(REPORT_STATES).default('open'), before: cursor.optional() }),
    response: z.array(reportedMessage),
  },
  /** Closes a report, or opens it again. */
  changeReport: {
    method: 'PUT',
    path: '/api/reports/{id}',
    action: 'members.moderate',
    params: contentId,
    body: z.strictObject({ state: z.enum(REPORT_STATES) }),
    response: reportedMessage,
  },
});
