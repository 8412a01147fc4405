import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
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
import { api, takeTokensFrom } from './api-client';
import { ApiError } from './api-error';
import { remembered, rememberAs } from './browser-storage';
import { clientConfig, type ClientConfig } from './client-config';
import { withDeadline } from './deadline';
import { askToSignIn } from './session-end';

export interface Firebase {
  auth: Auth;
  config: ClientConfig;
}

let starting: Promise<Firebase> | undefined;

/** Firebase for signed-in areas. The module itself is loaded only when a session may exist or is about to. */
export function firebase(): Promise<Firebase> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start(): Promise<Firebase> {
  const config = await clientConfig();
  const app = initializeApp(config);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulators) connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  await auth.authStateReady();
  takeTokensFrom({ read: () => tokenOf(auth.currentUser), ask: askToSignIn });
  return { auth, config };
}

/** @throws FirebaseError when the network fails; an account that may sign in no more has no token */
async function tokenOf(user: User | null): Promise<{ uid: string; token: string } | undefined> {
  if (!user) return undefined;
  try {
    return { uid: user.uid, token: await user.getIdToken() };
  } catch (error) {
    if (isLost(error)) throw error;
    return undefined;
  }
}

/** Of somebody who may be signed out here already; undefined where they may sign in no more. @throws ApiError */
export async function tokenNow(user: User): Promise<string | undefined> {
  return (await answered(tokenOf(user)))?.token;
}

/** Whether somebody is signed in as staff. @throws ApiError */
export async function isStaff(user: User): Promise<boolean> {
  try {
    return (await user.getIdTokenResult()).claims['staff'] === true;
  } catch (error) {
    const message = 'token refused';
    throw new ApiError(isLost(error) ? { message, code: lostCode() } : { message, status: 401 });
  }
}

/** Signs in with a session that the server gave. @throws ApiError where nobody answered */
export async function signInWithSession(customToken: string): Promise<User> {
  const { auth } = await firebase();
  return answered(signInTo(auth, customToken));
}

/**
 * What proves that somebody knows the password, for the server alone; who is signed in here stays so.
 * @throws ApiError where nobody answered, another error where the password is wrong
 */
export function passwordProof(email: string, password: string): Promise<string> {
  return proving(email, password, (idToken) => Promise.resolve(idToken));
}

/**
 * Signs in with e-mail and password, and with a code where the server asks for one (`codeNeeded`). What the password proves is kept nowhere: the server gives a session for it.
 * @throws ApiError where nobody answered or the server gives none, another error where the password is wrong
 */
export async function signInAsStaff(email: string, password: string, code?: string): Promise<User> {
  const { auth } = await firebase();
  return proving(email, password, async (idToken) => {
    const body = { idToken, browser: browserKey(), ...(code && { code }) };
    const { customToken } = await api('POST /api/auth/staff/session', { body, as: 'visitor' });
    return answered(signInTo(auth, customToken));
  });
}

/** Gives e-mail and password to Firebase in an app of its own, which is gone once `spend` has used what it answered. */
async function proving<T>(email: string, password: string, spend: (idToken: string) => Promise<T>): Promise<T> {
  const { config } = await firebase();
  const proof = initializeAuth(initializeApp(config, `proof-${Date.now()}`), { persistence: inMemoryPersistence });
  if (config.emulators) connectAuthEmulator(proof, config.emulators.auth, { disableWarnings: true });
  const prove = async () => (await signInWithEmailAndPassword(proof, email, password)).user.getIdToken();
  try {
    return await spend(await answered(prove()));
  } finally {
    await deleteApp(proof.app);
  }
}

/** By this random number the team's sign-ins know a browser again; where nothing is kept, it is a new one each time. */
export function browserKey(): string {
  const known = remembered(BROWSER);
  if (known !== null && /^[\w-]{16,64}$/.test(known)) return known;
  const made = crypto.randomUUID();
  rememberAs(BROWSER, made);
  return made;
}

const BROWSER = 'known_browser';

/** What somebody typed is not right, or they may not. Anything else is no fault of theirs. */
const REFUSALS = ['invalid-credential', 'wrong-password', 'user-not-found', 'invalid-email', 'user-disabled'].map(
  (word) => `auth/${word}`,
);

async function signInTo(auth: Auth, customToken: string): Promise<User> {
  await endEarlierSession(auth);
  return (await signInWithCustomToken(auth, customToken)).user;
}

/** What Firebase answers, within the time that a read may take. @throws ApiError */
async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await withDeadline('sign-in', work);
  } catch (error) {
    if (isLost(error)) throw new ApiError({ message: 'sign-in failed: unreachable', code: lostCode() });
    if (!(error instanceof FirebaseError) || REFUSALS.includes(error.code)) throw error;
    const status = error.code === 'auth/too-many-requests' ? 429 : 500;
    throw new ApiError({ message: `sign-in failed: ${error.code}`, status });
  }
}

function lostCode() {
  return navigator.onLine ? 'unreachable' : 'offline';
}

function isLost(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}

/** Signing in again ends the session that this browser had, on the server too (S12). */
async function endEarlierSession(auth: Auth): Promise<void> {
  if (auth.currentUser) await api('POST /api/auth/sign-out', { body: {}, as: 'oneself' }).catch(() => undefined);
}

export async function endFirebaseSession(): Promise<void> {
  const { auth } = await firebase();
  await signOut(auth);
}
