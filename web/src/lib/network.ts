import { useSyncExternalStore } from 'react';
import { LIMITS } from '@nexus/domain/limits';

/** What a person is told of the connection, wherever they are: no network, or an answer that is long in coming. */
export type Network = 'good' | 'slow' | 'offline';

const listeners = new Set<() => void>();
let slow = 0;

/** Notes that a call is under way. @returns what to call when it has ended */
export function began(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    change(1);
  }, LIMITS.slowAfter);
  return () => {
    clearTimeout(timer);
    if (isSlow) change(-1);
  };
}

export function useNetwork(): Network {
  return useSyncExternalStore(subscribe, network, () => 'good');
}

function network(): Network {
  if (!navigator.onLine) return 'offline';
  return slow > 0 ? 'slow' : 'good';
}

function change(by: number): void {
  slow += by;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
