import { z } from 'zod';

/** A text that may stay empty: the specified clients say so with `null`, others leave it out. */
export function orNull<T extends z.ZodType<string, string | undefined>>(schema: T) {
  return z.union([schema, z.null().transform(() => '')]);
}
