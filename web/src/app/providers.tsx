import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswersContext } from '../lib/content';
import { useIsFeedbackWanted } from '../lib/feedback';
import { lazyPart } from '../lib/lazy-part';
import type { PublicAnswers } from '../lib/public-answers';
import { loadUntilThere } from '../lib/screen-load';
import { SessionProvider, useSession } from '../lib/session';
import { loadWords } from '../lib/words/load';
import { WordsContext } from '../lib/words/use-words';
import type { Words } from '../lib/words/words';
import { ErrorBoundary } from '../ui/error-boundary';
import { NetworkStrip } from '../ui/network-strip';

/** Both have no screen of their own: whatever fails before they are there has nothing else to be said with. */
const SignInAgain = lazyPart(
  async () => (await import('../controls/sign-in-again/sign-in-again')).SignInAgain,
  loadUntilThere,
);
export const Feedback = lazyPart(async () => {
  const [{ Feedback }] = await Promise.all([import('../controls/feedback'), loadWords('signedIn')]);
  return Feedback;
}, loadUntilThere);

/** What every screen may rely on. */
export function Providers(props: { words: Words; answers: PublicAnswers; children: ReactNode }) {
  return (
    <WordsContext value={props.words}>
      <AnswersContext value={props.answers}>
        <SessionProvider>
          <NetworkStrip />
          <Guarded>{props.children}</Guarded>
          <ForFeedback />
          <ForSignedIn />
        </SessionProvider>
      </AnswersContext>
    </WordsContext>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary place={pathname}>{children}</ErrorBoundary>;
}

/** Loads with the first screen that may have something to say or to ask; where that failed, at the next. */
function ForFeedback() {
  const { pathname } = useLocation();
  if (!useIsFeedbackWanted()) return null;
  return (
    <ErrorBoundary place={pathname} fallback={null} isAside>
      <Suspense fallback={null}>
        <Feedback />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Loads as somebody is found to be signed in: when their session ends there may be no network to load it with. */
function ForSignedIn() {
  const { session } = useSession();
  if (session.kind !== 'staff' && session.kind !== 'member') return null;
  return (
    <ErrorBoundary fallback={null} isAside>
      <Suspense fallback={null}>
        <SignInAgain person={session} />
      </Suspense>
    </ErrorBoundary>
  );
}
