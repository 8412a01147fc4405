import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useSession } from '../../lib/session';
import { declineToSignIn, useSessionEnd } from '../../lib/session-end';
import { ErrorBoundary } from '../error-boundary';

const SignInDialog = lazyPart(async () => (await import('./sign-in-dialog')).SignInDialog);

/** Opens a sign-in over whatever screen a call was refused on because the session had ended. */
export function SignInAgain() {
  const { session } = useSession();
  const { isAsking } = useSessionEnd();
  if (!isAsking || (session.kind !== 'staff' && session.kind !== 'member')) return null;
  return (
    <ErrorBoundary fallback={null} onError={declineToSignIn}>
      <Suspense fallback={null}>
        <SignInDialog person={session} />
      </Suspense>
    </ErrorBoundary>
  );
}
