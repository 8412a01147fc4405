import type { DocumentData } from 'firebase/firestore';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part';
import { untilQuiet } from '../lib/quiet';
import { ErrorBoundary } from '../ui/error-boundary';

interface Watch {
  path: string;
  /** The field of a moment by which the newest of a collection is told; `at` unless given. */
  newestBy?: string | undefined;
  /** Called with what stands there, and again whenever that changes. */
  onChange: (seen: DocumentData) => void;
}

const Watched = lazyPart<Watch>(async () => {
  await untilQuiet();
  const [{ LiveDocument }, { liveFirestore }] = await Promise.all([import('./live-document'), import('./firestore')]);
  const live = await liveFirestore();
  return (watch) => <LiveDocument {...live} {...watch} />;
});

/** Keeps an eye on a document of the store, or on the newest of a collection. Where that cannot be, what changed is seen at the next reload. */
export function Live(watch: Watch) {
  return (
    <ErrorBoundary fallback={null} isAside>
      <Suspense fallback={null}>
        <Watched {...watch} />
      </Suspense>
    </ErrorBoundary>
  );
}
