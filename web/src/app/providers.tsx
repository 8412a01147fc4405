import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswersContext } from '../lib/content';
import { lazyPart } from '../lib/lazy-part';
import type { PublicAnswers } from '../lib/public-answers';
import { SessionProvider, useSession } from '../lib/session';
import { WordsContext } from '../lib/words/use-words';
import type { Words } from '../lib/words/words';
import { ConfirmProvider } from '../ui/confirm';
import { ToastProvider } from '../ui/toasts';
import { ErrorBoundary } from '../ui/error-boundary';
import { NetworkStrip } from '../ui/network-strip';

const SignInAgain = lazyPart(async () => (await import('../ui/sign-in-again/sign-in-again')).SignInAgain);

/** What every screen may rely on. */
export function Providers(props: { words: Words; answers: PublicAnswers; children: ReactNode }) {
  return (
    <WordsContext value={props.words}>
      <AnswersContext value={props.answers}>
        <SessionProvider>
          <ToastProvider>
            <ConfirmProvider>
              <NetworkStrip />
              <Guarded>{props.children}</Guarded>
              <ForSignedIn />
            </ConfirmProvider>
          </ToastProvider>
        </SessionProvider>
      </AnswersContext>
    </WordsContext>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary place={pathname}>{children}</ErrorBoundary>;
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
