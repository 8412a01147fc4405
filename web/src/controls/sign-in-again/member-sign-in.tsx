import { useEffect } from 'react';
import { onSignedInElsewhere, waitForSignIn } from '../../lib/sign-in-elsewhere';
import { signInStart } from '../../lib/paths';
import { declineToSignIn } from '../../lib/session-end';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Back } from './use-back';

/** LinkedIn in a tab of its own; this one goes on when it has come back. */
export function MemberSignIn({ onBack }: { onBack: Back }) {
  const t = useWords();
  const signedIn = useWords('signedIn');
  const language = useLanguage();
  useEffect(() => onSignedInElsewhere((uid) => void onBack(uid)), [onBack]);
  return (
    <div className="actions">
      <Button onClick={declineToSignIn}>{signedIn('again.later')}</Button>
      <a
        className={buttonClass({ variant: 'primary' })}
        href={signInStart(language)}
        target="_blank"
        rel="opener"
        data-autofocus
        onClick={waitForSignIn}
      >
        <Icon name="linkedin" />
        {t('nav.continue')}
      </a>
    </div>
  );
}
