import { z } from 'zod';

/** The shape of every error answer. `fields` maps a field to what is wrong with it, in the asked language. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.string()).optional(),
  }),
});
