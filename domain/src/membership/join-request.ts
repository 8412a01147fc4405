import { z } from 'zod';
import { documentId } from '../contract/ids';
import { LIMITS } from '../limits';
import { MOST_TALKS } from './badges';

export const REQUEST_STATUSES = ['new', 'approved', 'rejected'] as const;
export const requestStatus = z.enum(REQUEST_STATUSES);

/** What a request shows of the person who asks; a copy made when they asked. */
export const joinRequestData = z.object({
  memberId: z.string(),
  email: z.string(),
  name: z.string(),
  title: z.string(),
  picture: z.string(),
  linkedinUrl: z.string(),
  skills: z.array(z.string()),
});

/** A request to join. `new` is the open state. Times are ISO instants. */
export const joinRequest = z.object({
  id: z.string(),
  status: requestStatus,
  submittedAt: z.string(),
  data: joinRequestData,
  decidedAt: z.string().nullable(),
  decidedBy: z.string(),
  reason: z.string(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

/** A request as it is answered: when it was made has two names, as it has in what clients send. */
const answered = <T extends { submittedAt: string }>(request: T) => ({ ...request, createdAt: request.submittedAt });
export const answeredRequest = joinRequest.transform(answered);
export const openedRequest = joinRequest.pick({ id: true, status: true, submittedAt: true }).transform(answered);

/**
 * A request in the moderators' list. An imported one names no member: `owner` is whom its address is verified for, if
 * that is one member, and `several` says how many there are where it is more.
 */
export const listedRequest = joinRequest.extend({ owner: z.string(), several: z.number() }).transform(answered);
export type ListedRequest = z.input<typeof listedRequest>;

/**
 * What a client sends to ask. The specified clients send a copy of the profile and `status: pending`; the server takes
 * the profile that it has and stores `new`, so all of it is accepted and nothing of it is believed.
 */
export const joinRequestInput = z
  .strictObject({
    memberId: z.unknown(),
    email: z.unknown(),
    name: z.unknown(),
    title: z.unknown(),
    picture: z.unknown(),
    linkedinUrl: z.unknown(),
    skills: z.unknown(),
    createdAt: z.unknown(),
    status: z.unknown(),
  })
  .partial();

/** A moderator's decision. The reason is shown to the person. */
export const decision = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  reason: z.string().trim().max(LIMITS.reasonCharacters, 'tooLong').optional(),
});
export type Decision = z.infer<typeof decision>;

const verification = z.strictObject({ isVerified: z.boolean() });
/** The events that they speak at; none takes the badge back. */
const speaking = z.strictObject({ talks: z.array(documentId(/^[\w-]{1,128}$/)).max(MOST_TALKS, 'tooMany') });
const endOfSessions = z.strictObject({ endSessions: z.literal(true) });

type Moderation = Decision | z.infer<typeof verification> | z.infer<typeof speaking> | z.infer<typeof endOfSessions>;

/** What a moderator may send about a member, by what it names; what names nothing else is a decision. */
export function moderationIn(body: object): z.ZodType<Moderation> {
  if ('isVerified' in body) return verification;
  if ('talks' in body) return speaking;
  return 'endSessions' in body ? endOfSessions : decision;
}
