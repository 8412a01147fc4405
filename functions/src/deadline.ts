import { AsyncLocalStorage } from 'node:async_hooks';
import { NexusError } from '@nexus/domain/errors';
import { log, traceOf } from './log';

interface Work {
  isGivenUp: boolean;
  hasBegunToWrite: boolean;
  clock: Clock;
}

const current = new AsyncLocalStorage<Work>();
const RETRY = { retryAfterSeconds: 5 };

/**
 * Gives `work` so many milliseconds, without those that `untimed` work in it takes. What has not begun to write by then
 * stops at its next step and changes nothing.
 * @throws NexusError `unavailable` where nothing was written, `maybeSaved` where a write was under way or done
 */
export async function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const clock = new Clock(milliseconds);
  const state: Work = { isGivenUp: false, hasBegunToWrite: false, clock };
  const late = new Promise<never>((_, reject) => {
    clock.start(() => {
      state.isGivenUp = true;
      reject(new NexusError(state.hasBegunToWrite ? 'maybeSaved' : 'unavailable', RETRY));
    });
  });
  return Promise.race([current.run(state, work), late]).finally(() => clock.stop());
}

/** Waits for somebody else, who has a deadline of their own: while a body arrives or LinkedIn thinks, the clock stands. */
export async function untimed<T>(work: () => Promise<T>): Promise<T> {
  const clock = current.getStore()?.clock;
  clock?.hold();
  return work().finally(() => clock?.goOn());
}

/** Counts down; while anybody holds it, it stands. */
class Clock {
  #left: number;
  #since = 0;
  #held = 0;
  #timer: NodeJS.Timeout | undefined;
  #ring: (() => void) | undefined;

  constructor(milliseconds: number) {
    this.#left = milliseconds;
  }

  start(ring: () => void): void {
    this.#ring = ring;
    this.#since = performance.now();
    this.#timer = setTimeout(ring, this.#left);
  }

  hold(): void {
    this.#held += 1;
    if (this.#held > 1) return;
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }

  goOn(): void {
    this.#held -= 1;
    if (this.#held === 0 && this.#ring) this.start(this.#ring);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#ring = undefined;
  }
}

/** Ends work that nobody waits for any more. */
export function stopIfGivenUp(): void {
  if (current.getStore()?.isGivenUp) throw new NexusError('unavailable', RETRY);
}

/** Runs work later as part of what is being done now, unless that was given up by then. */
export function currentWork(): <T>(work: () => Promise<T>) => Promise<T> {
  const state = current.getStore();
  return async (work) => {
    if (!state) return work();
    return current.run(state, async () => {
      stopIfGivenUp();
      return work();
    });
  };
}

/** To be called right before the first write. @throws NexusError `unavailable` where it is too late for that */
export function beginWriting(): void {
  stopIfGivenUp();
  const state = current.getStore();
  if (state) state.hasBegunToWrite = true;
}

/**
 * How long one read of the store may take, in milliseconds: it takes some, and minutes where the store is away. The first
 * that is late ends the request, so everybody is told within ten seconds.
 */
const READ = 5_000;

/**
 * What is waited for so long at most: a read of the store, unless told. @throws NexusError `unavailable` where it is late,
 * `maybeSaved` where something was written before
 */
export function inTime<T>(read: Promise<T>, milliseconds = READ): Promise<T> {
  return before(read, milliseconds, () => (current.getStore()?.hasBegunToWrite ? 'maybeSaved' : 'unavailable'));
}

/** After these nobody knows whether a write was made: cancelled, unknown, too late, internal, unavailable. */
const UNCERTAIN: readonly unknown[] = [1, 2, 4, 13, 14];

/** The end of a write. @throws NexusError `maybeSaved` where the store does not say, or not in time, whether it was made */
export function writtenInTime<T>(write: Promise<T>): Promise<T> {
  const told = write.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && UNCERTAIN.includes(error.code))) throw error;
    log('ERROR', 'a write may or may not have been made', { trace: traceOf(error) });
    throw new NexusError('maybeSaved', RETRY);
  });
  return before(told, READ, () => 'maybeSaved');
}

async function before<T>(work: Promise<T>, milliseconds: number, code: () => 'unavailable' | 'maybeSaved'): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NexusError(code(), RETRY)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
