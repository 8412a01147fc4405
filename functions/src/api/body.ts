import type { Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { cleanText } from '@nexus/domain/text/clean';
import type { Actor } from '@nexus/domain/permissions';

/** What stands around a picture in a multipart form. */
const FORM_AROUND = 64 * 1024;

/**
 * The body that a route takes, as sent: parsed JSON, a form, or nothing. It is read from the stream, after the caller
 * is known, up to what the route takes and no longer than its time.
 * @throws NexusError `unsupportedMedia`, `tooLarge`, `imageTooLarge`, `tooSlow`, `malformed`
 */
export async function bodyOf(route: Route, request: Request, actor: Actor): Promise<unknown> {
  if (route.body === undefined) return undefined;
  const type = request.headers.get('content-type') ?? '';
  const isForm = route.body === 'form';
  const wanted = isForm ? 'multipart/form-data' : 'application/json';
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted) throw new NexusError('unsupportedMedia');
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new NexusError('unsupportedMedia');
  const usual = actor.kind === 'visitor' ? LIMITS.formBodyBytes : LIMITS.jsonBodyBytes;
  if (!isForm) return parseJson(await read(request, { most: route.bodyBytes ?? usual, code: 'tooLarge' }));
  const bytes = await read(request, { most: LIMITS.imageBytes + FORM_AROUND, code: 'imageTooLarge' });
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new NexusError('malformed');
  });
}

async function read(request: Request, given: { most: number; code: 'tooLarge' | 'imageTooLarge' }) {
  const { most, code } = given;
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new NexusError(code);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array(0);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NexusError('tooSlow')), LIMITS.bodyDeadline);
  });
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      length += value.byteLength;
      if (length > most) throw new NexusError(code);
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    // Anything else is a connection that broke off in the middle.
    throw error instanceof NexusError ? error : new NexusError('malformed');
  } finally {
    clearTimeout(timer);
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = UTF8.decode(bytes);
    if (!isShallow(text)) throw new NexusError('malformed');
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') return undefined;
      return typeof value === 'string' ? cleanText(value) : value;
    });
  } catch {
    throw new NexusError('malformed');
  }
}

/** Whether nothing is nested deeper than any document of ours. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (const [found] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/g)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > LIMITS.jsonDepth) return false;
  }
  return true;
}
