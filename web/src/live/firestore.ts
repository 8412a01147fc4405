import { getApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { firebase } from '../lib/firebase';

let live: { auth: Auth; store: Firestore } | undefined;

/** Firestore as browsers reach it: for what must be live, and nothing else. Its rules say who may watch what. */
export async function liveFirestore(): Promise<{ auth: Auth; store: Firestore }> {
  const { auth, config } = await firebase();
  if (live) return live;
  const store = initializeFirestore(getApp(), { localCache: memoryLocalCache() });
  const { emulators } = config;
  if (emulators) connectFirestoreEmulator(store, emulators.firestore.host, emulators.firestore.port);
  live = { auth, store };
  return live;
}
