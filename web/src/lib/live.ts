import { getApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { firebase } from './firebase';

let store: Firestore | undefined;

/** Calls `changed` whenever the document at `path` changes. Loaded only where something must be live. */
export async function watchDocument(path: string, changed: (data: unknown) => void): Promise<() => void> {
  const { config } = await firebase();
  if (!store) {
    store = initializeFirestore(getApp(), { localCache: memoryLocalCache() });
    if (config.emulators)
      connectFirestoreEmulator(store, config.emulators.firestore.host, config.emulators.firestore.port);
  }
  return onSnapshot(
    doc(store, path),
    (snapshot) => changed(snapshot.data()),
    () => undefined,
  );
}
