import pLimit from 'p-limit';
import sharp from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { currentWork } from './deadline';

// Nothing is decoded twice, so nothing is worth remembering.
sharp.cache(false);
sharp.concurrency(1);

/** Uploads that one instance holds at once: one is drawn, the others wait with their bytes in memory. */
export const UPLOADS_HELD = 8;
/** Pictures and cards that wait to be drawn. */
const WAITING = 24;
const FULL = { retryAfterSeconds: 5 };

const turn = pLimit(1);
let held = 0;

/** Takes an upload in if there is room for it. @throws NexusError `unavailable` at once where there is none */
export async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  if (held >= UPLOADS_HELD) throw new NexusError('unavailable', FULL);
  held += 1;
  try {
    return await work();
  } finally {
    held -= 1;
  }
}

/**
 * One picture is decoded or drawn at a time, as there is one processor. Whoever was given up meanwhile loses their turn.
 * @throws NexusError `unavailable`, at once where too many wait
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount >= WAITING) throw new NexusError('unavailable', FULL);
  const resume = currentWork();
  return turn(() => resume(work));
}

const shared = new Map<string, Promise<unknown>>();

/** What is asked for while it is being made is made once. */
export function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = shared.get(key) as Promise<T> | undefined;
  if (known) return known;
  const made = make().finally(() => shared.delete(key));
  shared.set(key, made);
  return made;
}
