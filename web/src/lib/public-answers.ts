import { LIMITS } from '@nexus/domain/limits';
import { requestJson } from './request';

/** What is known of one public read. The object is replaced when anything of it changes. */
export interface Answer {
  data: unknown;
  error: Error | null;
  /** When `data` was read, in milliseconds; 0 where it never was. */
  dataUpdatedAt: number;
}

/** The answers that a page drawn by the server brings along, by path under `/api`, and when they were read. */
export interface Brought {
  at: number;
  answers: Record<string, unknown>;
}

/** For how long an answer is fresh, and kept where nobody looks at it, in milliseconds. */
function lifeOf(path: string): { fresh: number; kept: number } {
  return /^(experts|partners)\b/.test(path)
    ? { fresh: LIMITS.expertsFresh, kept: LIMITS.expertsKept }
    : { fresh: LIMITS.cacheFresh, kept: LIMITS.cacheKept };
}

const NOTHING: Answer = { data: undefined, error: null, dataUpdatedAt: 0 };

/**
 * Public reads by their path under `/api`, question included: fresh 10 minutes, kept 30 (experts and partners 5 and 10),
 * and read again when the connection comes back. Repeating is the affair of `lib/request`.
 */
export class PublicAnswers {
  private readonly known = new Map<string, Answer>();
  private readonly running = new Map<string, Promise<void>>();
  /** When an answer that nobody looks at was looked at last. */
  private readonly leftAt = new Map<string, number>();
  private readonly watchers = new Map<string, Set<() => void>>();

  constructor(brought?: Brought) {
    for (const [path, data] of Object.entries(brought?.answers ?? {}))
      this.change(path, { data, error: null, dataUpdatedAt: brought?.at ?? 0 });
  }

  get(path: string): Answer {
    return this.known.get(path) ?? NOTHING;
  }

  put(path: string, data: unknown): void {
    this.change(path, { data, error: null, dataUpdatedAt: Date.now() });
  }

  watch(path: string, tell: () => void): () => void {
    const watchers = this.watchers.get(path) ?? new Set();
    this.watchers.set(path, watchers.add(tell));
    return () => {
      watchers.delete(tell);
      this.leftAt.set(path, Date.now());
    };
  }

  /** Reads where the answer is missing or no longer fresh. */
  want(path: string): void {
    this.forgetOld();
    if (Date.now() - this.get(path).dataUpdatedAt > lifeOf(path).fresh) void this.read(path);
  }

  /** Reads anew; while one is under way, that one. Never rejects: a failure is part of the answer. */
  read(path: string): Promise<void> {
    const running = this.running.get(path) ?? this.asked(path).finally(() => this.running.delete(path));
    this.running.set(path, running);
    return running;
  }

  /** Reads again what failed and is still looked at. */
  readFailed(): void {
    for (const [path, { error }] of this.known) if (error && this.isWatched(path)) void this.read(path);
  }

  private async asked(path: string): Promise<void> {
    try {
      this.put(path, await requestJson(`/api/${path}`));
    } catch (error) {
      this.change(path, { ...this.get(path), error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  private change(path: string, answer: Answer): void {
    this.known.set(path, answer);
    if (!this.isWatched(path)) this.leftAt.set(path, Date.now());
    for (const tell of this.watchers.get(path) ?? []) tell();
  }

  private isWatched(path: string): boolean {
    return (this.watchers.get(path)?.size ?? 0) > 0;
  }

  private forgetOld(): void {
    for (const [path, at] of this.leftAt)
      if (!this.isWatched(path) && Date.now() - at > lifeOf(path).kept) this.known.delete(path);
  }
}
