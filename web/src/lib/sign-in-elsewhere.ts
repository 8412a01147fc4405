import { LIMITS } from '@nexus/domain/limits';
import { forget, remembered, rememberAs } from './browser-storage';
import { firebase } from './firebase';

/** Since when a tab waits for a sign-in in another one; such a tab says so when it is done, instead of going on. */
const WAITING = 'sign_in_waiting';
const CHANNEL = 'signed-in';
const LOOK_EVERY = 250;

interface SignedIn {
  uid: string;
  /** Of its token, in milliseconds; an older token is one of the session that ended. */
  at: number;
}

/** To be called as the other tab is opened. */
export function waitForSignIn(): void {
  rememberAs(WAITING, String(Date.now()));
}

/** In the other tab. @returns whether a tab was waiting, and has been told */
export async function tellWaitingTab(): Promise<boolean> {
  const since = Number(remembered(WAITING) ?? 0);
  forget(WAITING);
  if (Date.now() - since > LIMITS.signInTransaction) return false;
  const signedIn = await current();
  if (signedIn) new BroadcastChannel(CHANNEL).postMessage(signedIn);
  return signedIn !== undefined;
}

/** Calls `back` with who signed in in the other tab, once this one has their session too. @returns how to stop */
export function onSignedInElsewhere(back: (uid: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  channel.onmessage = ({ data }: MessageEvent<SignedIn>) => {
    clearTimeout(timer);
    // Firebase hands the session from tab to tab by itself, a moment later.
    const look = async () => {
      const here = await current().catch(() => undefined);
      if (isOver) return;
      if (here?.uid === data.uid && here.at >= data.at) return back(data.uid);
      timer = setTimeout(() => void look(), LOOK_EVERY);
    };
    void look();
  };
  return () => {
    isOver = true;
    clearTimeout(timer);
    channel.close();
    forget(WAITING);
  };
}

async function current(): Promise<SignedIn | undefined> {
  const { auth } = await firebase();
  const user = auth.currentUser;
  return user ? { uid: user.uid, at: Date.parse((await user.getIdTokenResult()).authTime) } : undefined;
}
