import type { Context } from 'hono';
import type { Body } from './personas';

const PART = new TextEncoder().encode(`"${'x'.repeat(64 * 1024)}",`);
const BYTE = new TextEncoder().encode(' ');
const PAUSE = 100;

/** An answer in JSON whose body comes whole, or never ends. */
export function answered(c: Context, value: unknown, body: Body): Response {
  if (body === 'whole') return c.json(value as object);
  let timer: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull: (controller) => {
      if (body === 'endless') return controller.enqueue(PART);
      return new Promise((resolve) => {
        timer = setTimeout(() => resolve(controller.enqueue(BYTE)), PAUSE).unref();
      });
    },
    cancel: () => clearTimeout(timer),
  });
  return new Response(stream, { headers: { 'content-type': 'application/json' } });
}
