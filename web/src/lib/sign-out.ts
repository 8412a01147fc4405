import type { User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { ApiError } from './api-error';
import { draftsKept } from './drafts';
import { sentenceAtEntry } from './entry-sentence';
import { endFirebaseSession, firebase, tokenNow } from './firebase';
import { forgetSession } from './forget-session';
import { currentLanguage } from './language';
import { requestJson } from './request';

/**
 * The end of a session that the person asked for. It is over in this browser at once; on the server as soon as that
 * answers, and until then the person is told.
 */
export interface SigningOut {
  /** `waits`: over here, and not yet on the server. */
  step: 'begun' | 'waits' | 'over';
  /** Why the server could not be told so far, in the person's language. */
  reason: string;
  isTrying: boolean;
}

/** How long somebody waits before they are told more than that it is under way, in milliseconds. */
const PATIENCE = 4_000;
const PAUSE = 5_000;
const PAUSE_MAX = 60_000;

let state: SigningOut | undefined;
let wake = () => {};
const listeners = new Set<() => void>();

/** Ends the session here and on the server, and opens the home page. */
export async function signOut(): Promise<void> {
  if (state) return;
  change({ step: 'begun', reason: '', isTrying: true });
  hideScreen();
  const patience = setTimeout(() => change({ step: 'waits' }), PATIENCE);
  await Promise.race([draftsKept(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  const user = (await firebase()).auth.currentUser;
  await endFirebaseSession();
  forgetSession();
  if (user) await untilEnded(user);
  clearTimeout(patience);
  change({ step: 'over', isTrying: false });
  openHome();
}

/** A whole new page: nothing of the session stays in memory, and no guard sends the person elsewhere. */
export function openHome(): void {
  location.assign(inLanguage('/', currentLanguage()));
}

/** Asks the server again now, instead of after the pause. */
export function tryNow(): void {
  wake();
}

export function useSigningOut(): SigningOut | undefined {
  return useSyncExternalStore(subscribe, read, read);
}

/** Nobody who sits down here meanwhile reads what was on it. */
function hideScreen(): void {
  if (listeners.size === 0) return;
  // What opens over the screen stands beside it.
  for (const part of document.body.children) if (part instanceof HTMLElement) part.hidden = true;
}

async function untilEnded(user: User): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    change({ isTrying: true });
    try {
      return await endOnServer(user);
    } catch (error) {
      change({ step: 'waits', reason: sentenceAtEntry(error), isTrying: false });
      const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
      await pause(Math.max(asked, Math.min(PAUSE * 2 ** failures, PAUSE_MAX)));
    }
  }
}

/** It goes on when the page is left. An account that may sign in no more has no session to end. @throws ApiError */
async function endOnServer(user: User): Promise<void> {
  const token = await tokenNow(user);
  if (!token) return;
  const headers = {
    'content-type': 'application/json',
    'accept-language': currentLanguage(),
    authorization: `Bearer ${token}`,
  };
  try {
    await requestJson('/api/auth/sign-out', { method: 'POST', headers, body: '{}', keepalive: true });
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401 && error.code !== 'http';
    if (!isOver) throw error;
  }
}

/** Until then, or until the person or the network wants it sooner. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => wake(), milliseconds);
    wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    addEventListener('online', wake);
  });
}

function change(next: Partial<SigningOut>): void {
  state = { step: 'begun', reason: '', isTrying: false, ...state, ...next };
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // What says it came after the press, and may stand beside the screen already.
  const root = document.getElementById('root');
  if (state && root) root.hidden = true;
  return () => listeners.delete(tell);
}

function read(): SigningOut | undefined {
  return state;
}
