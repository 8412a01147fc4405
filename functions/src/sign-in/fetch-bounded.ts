import { config } from '../config';
import { untimed } from '../deadline';

/** What was sent was more than anybody who means well sends. */
export class TooLarge extends Error {}

/**
 * Fetches an answer whole: `most` bytes of it at most, within one deadline over everything, the last byte included, and
 * without following it elsewhere. @throws TooLarge, or an error of `fetch` when it is late or not reached
 */
export function fetchBounded(address: string, init: RequestInit, most: number): Promise<Response> {
  return untimed(() => fetchInTime(address, init, most));
}

async function fetchInTime(address: string, init: RequestInit, most: number): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), config().LINKEDIN_TIMEOUT);
  try {
    const response = await fetch(address, { ...init, redirect: 'error', signal: abort.signal });
    const body = await readAtMost(response, most);
    return new Response(body, { status: response.status, headers: response.headers });
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

async function readAtMost({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
