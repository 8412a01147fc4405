import { useCallback } from 'react';
import { paths } from '../../lib/paths';
import { personIn, useSession, type SignedIn } from '../../lib/session';
import { signedInAgain } from '../../lib/session-end';
import { startOver } from '../../lib/start-over';

/** Says who has signed in. @param isNew false where they may have been signed in all along */
export type Back = (uid: string, how?: { isNew: boolean }) => Promise<void>;

/** What follows a sign-in over the screen: the same person goes on, anybody else starts at the beginning. */
export function useBack(person: SignedIn): Back {
  const { refresh } = useSession();
  const id = personIn(person);
  const start = person.kind === 'staff' ? paths.admin : paths.profile;
  return useCallback(
    async (uid, { isNew } = { isNew: true }) => {
      if (uid !== id) return startOver(start);
      if (!isNew) return;
      // What they may do can have changed meanwhile.
      await refresh();
      signedInAgain();
    },
    [id, start, refresh],
  );
}
