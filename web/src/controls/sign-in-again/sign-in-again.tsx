import type { SignedIn } from '../../lib/session';
import { useSessionEnd } from '../../lib/session-end';
import { useSigningOut } from '../../lib/sign-out';
import { WithChakra } from '../chakra';
import { SignInDialog } from './sign-in-dialog';
import { SigningOut } from './signing-out';

/** Opens a sign-in over whatever screen a call was refused on because the session had ended; not once it is to end. */
export function SignInAgain({ person }: { person: SignedIn }) {
  const { isAsking } = useSessionEnd();
  const signingOut = useSigningOut();
  return (
    <WithChakra>
      {signingOut ? <SigningOut state={signingOut} /> : isAsking ? <SignInDialog person={person} /> : null}
    </WithChakra>
  );
}
