import { gzipSync } from 'node:zlib';
import { compressed } from '../store/kernel/compressed';
import { keep } from '../store/kernel/keep';
import { publishedVersion } from '../store/projections/published-manifest';

/** An answer as it goes to the browser. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** A page as it was drawn, and as small as browsers take it. */
export interface Drawn extends Sent {
  /** By content encoding, of those that were asked for. */
  small: Map<string, Uint8Array>;
}

interface Kept {
  version: number | undefined;
  drawnAt: number;
  drawn: Promise<Drawn>;
}

/** Some 200 kB each. */
const PAGES_KEPT = 200;
/** What a page says of time, such as which events are over, is at most as old as shared caches may have it: milliseconds. */
const FOR = 60_000;
const SMALL = { br: compressed, gzip: gzipSync };

const pages = new Map<string, Kept>();

/**
 * A page as it was drawn before, while nothing published has changed since. Many who ask for it at once wait for the
 * same drawing. @param isKept whether others may be shown it
 */
export async function keptPage(key: string, draw: () => Promise<Drawn & { isKept: boolean }>): Promise<Drawn> {
  const version = await publishedVersion();
  const known = pages.get(key);
  if (known && known.version === version && Date.now() - known.drawnAt < FOR) return known.drawn;
  const drawing = draw();
  const kept = { version, drawnAt: Date.now(), drawn: drawing };
  const forget = () => {
    if (pages.get(key) === kept) pages.delete(key);
  };
  keep(pages, PAGES_KEPT, key, kept);
  drawing.then(({ isKept }) => isKept || forget(), forget);
  return drawing;
}

/** The page for one who asks, as small as their browser takes it. */
export function sentAs({ status, headers, body, small }: Drawn, acceptEncoding: string): Sent {
  const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(acceptEncoding));
  if (!encoding) return { status, headers: withLength(headers, body), body };
  const bytes = small.get(encoding) ?? SMALL[encoding](body);
  small.set(encoding, bytes);
  return { status, headers: { ...withLength(headers, bytes), 'content-encoding': encoding }, body: bytes };
}

function withLength(headers: Record<string, string>, { byteLength }: Uint8Array): Record<string, string> {
  return { ...headers, 'content-length': String(byteLength) };
}
