import { z } from 'zod';

/** A question of the team about a request, as whoever asked reads it. */
export const openQuestion = z.object({ id: z.string(), text: z.string(), askedAt: z.string() });

/**
 * One's own open request: until when the team answers (null while its question waits for them), and when the team was
 * reminded that it is late, if it was. Times are ISO instants.
 */
export const openRequest = z.object({
  submittedAt: z.string(),
  answerBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  question: openQuestion.nullable(),
});
