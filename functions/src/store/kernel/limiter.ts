import { createHash } from 'node:crypto';
import { NexusError, type ErrorCode } from '@nexus/domain/errors';
import { Counter } from './counter';

export const HOUR = 3_600;
export const DAY = 86_400;

/** How often something may be done in a window of so many seconds, and what is said above that. */
export interface Allowance {
  count: number;
  window: number;
  code?: ErrorCode;
}

/** How many counters a server remembers; the oldest are forgotten first. */
const REMEMBERED = 20_000;
const counters = new Map<string, Counter>();

/**
 * Counts one use of `kind` by `key` (a member, an address, an e-mail) in the current window, and refuses the one above
 * the allowance: `await limit('mail', memberId, { count: 5, window: DAY })`. Refused uses do not count. `key` is kept
 * as a hash only. Costs one write, one more read where another server counted meanwhile, and nothing once it is full.
 *
 * It never fails and answers within two seconds: where the store does not, this server's own count decides. So the
 * bound is `count` while the store answers, and `count` on each server while it does not (Decision 0015).
 * @throws NexusError `code` (429) with the seconds until the window ends
 */
export async function limit(kind: string, key: string, { count, window, code }: Allowance): Promise<void> {
  const now = Date.now();
  const length = window * 1_000;
  const startsAt = Math.floor(now / length) * length;
  const endsAt = startsAt + length;
  const name = createHash('sha256').update(`${key}\n${startsAt}`).digest('hex').slice(0, 40);
  if (await counterOf(`limits/${kind}-${name}`, endsAt).use(count)) return;
  throw new NexusError(code ?? 'tooManyRequests', {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1_000)),
  });
}

function counterOf(path: string, endsAt: number): Counter {
  const known = counters.get(path);
  if (known) return known;
  const counter = new Counter(path, endsAt);
  counters.set(path, counter);
  if (counters.size > REMEMBERED) forget();
  return counter;
}

/** Lets go of windows that are over, or of the oldest where all of them are current. */
function forget(): void {
  for (const [path, { endsAt }] of counters) if (endsAt < Date.now()) counters.delete(path);
  for (const path of counters.keys()) {
    if (counters.size <= REMEMBERED) return;
    counters.delete(path);
  }
}
