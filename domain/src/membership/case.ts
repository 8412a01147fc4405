import { z } from 'zod';
import { LIMITS, REQUESTS } from '../limits';
import { talk } from './badges';
import { joinRequest } from './join-request';
import { ownMember } from './member';

const words = (most: number) => z.string().trim().min(1, 'required').max(most, 'tooLong');

/** A question of the team about a request, and its answer. Times are ISO instants; `answeredAt` is null until then. */
export const question = z.object({
  id: z.string(),
  text: z.string(),
  askedAt: z.string(),
  askedBy: z.string(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
});
export type Question = z.infer<typeof question>;

/** What moderators write for each other about a person. */
export const note = z.object({ at: z.string(), by: z.string(), text: z.string() });
export type Note = z.infer<typeof note>;

export const sentQuestion = z.strictObject({ text: words(REQUESTS.questionCharacters) });
export const sentAnswer = z.strictObject({ questionId: z.string().max(64), text: words(LIMITS.reasonCharacters) });
export const sentNote = z.strictObject({ text: words(LIMITS.reasonCharacters) });

/** Everything that the team knows about somebody who asks to join, the newest first in each list. */
export const openedCase = z.object({
  member: ownMember,
  requests: z.array(joinRequest.omit({ data: true }).extend({ questions: z.array(question) })),
  /** Decisions about them that no request was open for: approved without asking, access ended or given back. */
  decisions: z.array(
    z.object({ status: z.enum(['approved', 'rejected']), at: z.string(), by: z.string(), reason: z.string() }),
  ),
  notes: z.array(note),
  /** The events that they are named for, published or not, the newest first; one that was deleted has no title. */
  talks: z.array(talk.extend({ isPublished: z.boolean() })),
});
export type OpenedCase = z.infer<typeof openedCase>;
