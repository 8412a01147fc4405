import type { SignedIn } from '../../lib/session';
import { useSessionEnd } from '../../lib/session-end';
import { SignInDialog } from './sign-in-dialog';

/** Opens a sign-in over whatever screen a call was refused on because the session had ended. */
export function SignInAgain({ person }: { person: SignedIn }) {
  const { isAsking } = useSessionEnd();
  return isAsking ? <SignInDialog person={person} /> : null;
}
