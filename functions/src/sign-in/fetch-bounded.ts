import { config } from '../config';
import { inTime, untimed } from '../deadline';

/** What was sent was more than anybody who means well sends. */
export class TooLarge extends Error {}

/**
 * Fetches an answer whole: `most` bytes of it at most, within one deadline over everything, the last byte included, and
 * without following it elsewhere. @throws TooLarge, NexusError `unavailable` when it is late, an error of `fetch` when it is not reached
 */
export function fetchBounded(address: string, init: RequestInit, most: number): Promise<Response> {
  return untimed(() => fetchInTime(address, init, most));
}

/**
 * Once the head of an answer is there, Node may collect its request as garbage, and then the signal no longer reaches
 * the body. So the clock is our own, and it lets go of the body itself.
 */
async function fetchInTime(address: string, init: RequestInit, most: number): Promise<Response> {
  const abort = new AbortController();
  const reading: { body?: ReadableStreamDefaultReader<Uint8Array> } = {};
  const whole = async () => {
    const { body, status, headers } = await fetch(address, { ...init, redirect: 'error', signal: abort.signal });
    if (!body) return new Response(null, { status, headers });
    reading.body = body.getReader();
    return new Response(await readAtMost(reading.body, most), { status, headers });
  };
  try {
    return await inTime(whole(), config().LINKEDIN_TIMEOUT);
  } finally {
    abort.abort();
    void reading.body?.cancel().catch(() => undefined);
  }
}

async function readAtMost(
  body: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await body.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > most) throw new TooLarge();
    chunks.push(value);
  }
}
