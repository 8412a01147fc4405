import { NO_SUCH_ID } from '@nexus/domain/contract/ids';
import { faultsOf, NexusError } from '@nexus/domain/errors';
import { cleanText } from '@nexus/domain/text/clean';
import type { z } from 'zod';

/** Checks `value` against a part of a route. @throws NexusError `invalid` naming each field that does not fit */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (result.error.issues.some(({ message }) => message === NO_SUCH_ID)) throw new NexusError('notFound');
  throw new NexusError('invalid', { fields: faultsOf(result.error) });
}

/** The query as an object. A parameter given twice is refused rather than guessed about. */
export function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URL(request.url).searchParams) {
    if (name in query) throw new NexusError('malformed');
    query[name] = cleanText(value);
  }
  return query;
}
