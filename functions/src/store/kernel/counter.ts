import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import { isConflict } from './attempt';
import { countReads, countWrites } from './meter';

/** How long a use waits for the store before this server's own count decides, in milliseconds. */
const PATIENCE = 1_500;
/** How often others may be faster before this server's own count decides. */
const TRIES = 8;

/** A store that was waited for in vain is not waited for again for so long, whatever is counted, in milliseconds. */
const SLOW = 5_000;
let slowUntil = 0;

interface Use {
  most: number;
  isDecided: boolean;
  decide(mayPass: boolean): void;
}

/**
 * The count of one window, in memory first and in one document behind. While a write is under way further uses wait
 * together and go out as one, so a server has one write in flight whatever the burst. A write holds only if nobody
 * else wrote meanwhile; otherwise what is there is read and counted on. Nothing is locked.
 */
export class Counter {
  /** What the document holds as far as this server knows; it only grows. */
  #stored = 0;
  #updatedAt: Timestamp | null = null;
  /** Uses that this server let pass and has not written yet. */
  #unwritten = 0;
  #waiting: Use[] = [];
  #isWriting = false;

  constructor(
    readonly path: string,
    readonly endsAt: number,
  ) {}

  /** Whether one more use fits below `most`; counts it if so. Answers within `PATIENCE`, never rejects. */
  use(most: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        slowUntil = Date.now() + SLOW;
        this.#decideAlone(use);
      }, PATIENCE);
      const use: Use = {
        most,
        isDecided: false,
        decide: (mayPass) => {
          clearTimeout(timer);
          use.isDecided = true;
          resolve(mayPass);
        },
      };
      const isStuck = Date.now() < slowUntil;
      if (isStuck || !this.#fits(use, 0)) return this.#decideAlone(use);
      this.#waiting.push(use);
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    try {
      for (let tried = 0; this.#waiting.length > 0 && tried < TRIES;) {
        if (await this.#writeOnce()) tried = 0;
        else tried += 1;
      }
    } catch (error) {
      log('WARNING', 'a counter was not written', { trace: traceOf(error) });
    }
    this.#isWriting = false;
    for (const use of this.#waiting) this.#decideAlone(use);
    this.#waiting = [];
  }

  /** Writes all that waits as one. @returns false where somebody else was faster; what they wrote is known then */
  async #writeOnce(): Promise<boolean> {
    const fitting: Use[] = [];
    for (const use of this.#waiting.filter(({ isDecided }) => !isDecided)) {
      if (this.#fits(use, fitting.length)) fitting.push(use);
      else use.decide(false);
    }
    this.#waiting = [...fitting];
    if (fitting.length === 0) return true;
    const carried = this.#unwritten;
    const count = this.#stored + carried + fitting.length;
    if (!(await this.#keep(count))) return false;
    this.#stored = count;
    // Who lost patience meanwhile was counted as unwritten and is written now.
    this.#unwritten -= carried + fitting.filter(({ isDecided }) => isDecided).length;
    this.#waiting = this.#waiting.filter((use) => !fitting.includes(use));
    for (const use of fitting) if (!use.isDecided) use.decide(true);
    return true;
  }

  async #keep(count: number): Promise<boolean> {
    const ref = db().doc(this.path);
    const seen = this.#updatedAt;
    try {
      const { writeTime } = await (seen
        ? ref.update({ count }, { lastUpdateTime: seen })
        : ref.create({ count, expiresAt: new Date(this.endsAt + KEPT_AFTER) }));
      countWrites(1);
      this.#updatedAt = writeTime;
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      const found = await ref.get();
      countReads(1);
      this.#stored = Math.max(this.#stored, Number(found.data()?.['count'] ?? 0));
      this.#updatedAt = found.updateTime ?? null;
      return false;
    }
  }

  #fits({ most }: Use, before: number): boolean {
    return this.#stored + this.#unwritten + before < most;
  }

  #decideAlone(use: Use): void {
    if (use.isDecided) return;
    const mayPass = this.#fits(use, 0);
    if (mayPass) this.#unwritten += 1;
    use.decide(mayPass);
  }
}

/** Firestore deletes a counter this long after its window, in milliseconds. */
const KEPT_AFTER = 86_400_000;
