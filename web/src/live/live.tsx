import type { DocumentData } from 'firebase/firestore';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { untilQuiet } from '../lib/quiet';
import { ErrorBoundary } from '../ui/error-boundary';

interface Watch {
  path: string;
  /** The field of a moment by which the newest of a collection is told; `at` unless given. */
  newestBy?: string | undefined;
  /** Called with what stands there, and again whenever that changes. */
  onChange: (seen: DocumentData) => void;
}

/** What did not load is tried again after so many milliseconds: nobody waits for it. */
const AGAIN = 30_000;

/**
 * Keeps an eye on a document of the store, or on the newest of a collection, once the screen stands. Where that cannot be,
 * what changed is seen at the next reload.
 */
export function Live(watch: Watch) {
  const [Watched, setWatched] = useState<ComponentType<Watch>>();
  useEffect(() => {
    const gone = new AbortController();
    void loaded(gone.signal).then((part) => part && setWatched(() => part));
    return () => gone.abort();
  }, []);
  if (!Watched) return null;
  return (
    <ErrorBoundary fallback={null} isAside>
      <Suspense fallback={null}>
        <Watched {...watch} />
      </Suspense>
    </ErrorBoundary>
  );
}

async function loaded(gone: AbortSignal): Promise<ComponentType<Watch> | undefined> {
  await untilQuiet();
  while (!gone.aborted) {
    const part = await load().catch(() => undefined);
    if (part) return part;
    await new Promise((next) => setTimeout(next, AGAIN));
  }
  return undefined;
}

async function load(): Promise<ComponentType<Watch>> {
  const [{ LiveDocument }, { liveFirestore }] = await Promise.all([import('./live-document'), import('./firestore')]);
  const live = await liveFirestore();
  return (watch) => <LiveDocument {...live} {...watch} />;
}
