import { useSyncExternalStore } from 'react';

/**
 * The end of a session while a screen is open. The first call that is refused for it opens a sign-in over the screen;
 * all of them wait, and go on by themselves once the same person has signed in.
 */
interface SessionEnd {
  isAsking: boolean;
  /** The person closed the question. Reads no longer open it; what they do themselves does. */
  isDeclined: boolean;
}

let state: SessionEnd = { isAsking: false, isDeclined: false };
let waiting: ((isBack: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** The sign-in loads once it is known that somebody is signed in. How long a refused call waits for it, in milliseconds. */
const LOADS_WITHIN = 5_000;
const loading = new Set<() => void>();

/** @returns whether the same person is signed in again; not where the sign-in itself does not load */
export async function askToSignIn({ isWrite }: { isWrite: boolean }): Promise<boolean> {
  if (state.isDeclined && !isWrite) return false;
  if (listeners.size === 0 && !(await isThere())) return false;
  return new Promise((resolve) => {
    waiting.push(resolve);
    change({ isAsking: true, isDeclined: false });
  });
}

export function signedInAgain(): void {
  answer(true);
}

export function declineToSignIn(): void {
  answer(false);
}

export function useSessionEnd(): SessionEnd {
  return useSyncExternalStore(subscribe, read, read);
}

export function isAskingToSignIn(): boolean {
  return state.isAsking;
}

function answer(isBack: boolean): void {
  const answered = waiting;
  waiting = [];
  change({ isAsking: false, isDeclined: !isBack });
  for (const tell of answered) tell(isBack);
}

function change(next: SessionEnd): void {
  state = next;
  for (const tell of listeners) tell();
}

function isThere(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), LOADS_WITHIN);
    loading.add(() => resolve(true));
  });
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  for (const come of loading) come();
  loading.clear();
  return () => listeners.delete(tell);
}

function read(): SessionEnd {
  return state;
}
