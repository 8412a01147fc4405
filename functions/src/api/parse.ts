import type { Route } from '@nexus/domain/contract/route';
import { faultsOf, NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import type { z } from 'zod';

/** Checks `value` against a part of a route. @throws NexusError `invalid` naming each field that does not fit */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new NexusError('invalid', { fields: faultsOf(result.error) });
  return result.data;
}

/** The query as an object. A parameter given twice is refused rather than guessed about. */
export function queryOf(request: Request): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URL(request.url).searchParams) {
    if (name in query) throw new NexusError('malformed');
    query[name] = value;
  }
  return query;
}

/** The body that a route takes, as sent: parsed JSON, a form, or nothing. */
export async function bodyOf(route: Route, request: Request): Promise<unknown> {
  if (route.body === undefined) return undefined;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (route.body === 'form') {
    if (type !== 'multipart/form-data') throw new NexusError('unsupportedMedia');
    if (declared > LIMITS.imageBytes + 64 * 1024) throw new NexusError('imageTooLarge');
    return request.formData().catch(() => {
      throw new NexusError('malformed');
    });
  }
  if (type !== 'application/json') throw new NexusError('unsupportedMedia');
  const most = route.bodyBytes ?? LIMITS.jsonBodyBytes;
  if (declared > most) throw new NexusError('tooLarge');
  const text = await request.text();
  if (Buffer.byteLength(text) > most) throw new NexusError('tooLarge');
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new NexusError('malformed');
  }
}
