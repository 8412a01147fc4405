import { useEffect, useId } from 'react';
import type { SignedIn } from '../../lib/session';
import { declineToSignIn } from '../../lib/session-end';
import { firebase } from '../../lib/firebase';
import { useWords } from '../../lib/words/use-words';
import { Dialog } from '../dialog';
import { useBack } from './use-back';
import { MemberSignIn } from './member-sign-in';
import { StaffSignIn } from './staff-sign-in';

/** Asks the person to sign in again; the screen below stays as it is. */
export function SignInDialog({ person }: { person: SignedIn }) {
  const t = useWords('signedIn', 'again');
  const title = useId();
  const back = useBack(person);
  useEffect(() => {
    // In another tab somebody else may have signed in already.
    void firebase().then(({ auth }) => auth.currentUser && back(auth.currentUser.uid, { isNew: false }));
  }, [back]);
  return (
    <Dialog isOpen onClose={declineToSignIn} labelledBy={title}>
      <div className="stack">
        <h2 id={title}>{t('title')}</h2>
        <p>{t(person.kind === 'staff' ? 'staffText' : 'memberText')}</p>
        {person.kind === 'staff' ? <StaffSignIn staff={person.staff} onBack={back} /> : <MemberSignIn onBack={back} />}
      </div>
    </Dialog>
  );
}
