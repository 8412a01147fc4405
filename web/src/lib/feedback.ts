import { useEffect, useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

/** Toasts and questions are drawn by code that public pages do not load: it comes once a part of a screen may need it. */
export function useFeedback(): void {
  useEffect(() => {
    isWanted = true;
    for (const tell of listeners) tell();
  }, []);
}

export function useIsFeedbackWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
