import { deleteApp, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Contract } from '@nexus/domain/contract/index';
import type { AnswerOf } from '@nexus/domain/contract/route';
import { api, takeTokensFrom } from './api-client';

export interface Firebase {
  auth: Auth;
  config: AnswerOf<Contract['readClientConfig']>;
}

let starting: Promise<Firebase> | undefined;

/** Firebase for signed-in areas. The module itself is loaded only when a session may exist or is about to. */
export function firebase(): Promise<Firebase> {
  starting ??= start();
  return starting;
}

async function start(): Promise<Firebase> {
  const config = await api('GET /api/client-config');
  const app = initializeApp(config);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulators) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  await auth.authStateReady();
  takeTokensFrom(() => auth.currentUser?.getIdToken() ?? Promise.resolve(undefined));
  return { auth, config };
}

/** Signs in with a session that the server gave. */
export async function signInWithSession(customToken: string): Promise<User> {
  const { auth } = await firebase();
  await endEarlierSession(auth);
  return (await signInWithCustomToken(auth, customToken)).user;
}

/**
 * Signs in with e-mail and password. What the password proves is kept nowhere: the server gives a session for it.
 * @throws ApiError where the server gives none, another error where the password is wrong
 */
export async function signInAsStaff(email: string, password: string): Promise<User> {
  const { auth, config } = await firebase();
  const proof = initializeAuth(initializeApp(config, `proof-${Date.now()}`), { persistence: inMemoryPersistence });
  if (config.emulators) connectAuthEmulator(proof, config.emulators.auth, { disableWarnings: true });
  try {
    const { user } = await signInWithEmailAndPassword(proof, email, password);
    const { customToken } = await api('POST /api/auth/staff/session', { body: { idToken: await user.getIdToken() } });
    await endEarlierSession(auth);
    return (await signInWithCustomToken(auth, customToken)).user;
  } finally {
    await deleteApp(proof.app);
  }
}

/** Signing in again ends the session that this browser had, on the server too (S12). */
async function endEarlierSession(auth: Auth): Promise<void> {
  if (auth.currentUser) await api('POST /api/auth/sign-out', { body: {} }).catch(() => undefined);
}

export async function endFirebaseSession(): Promise<void> {
  const { auth } = await firebase();
  await signOut(auth);
}
