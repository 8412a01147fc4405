import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onSignedInElsewhere, waitForSignIn } from '../../lib/sign-in-elsewhere';
import { signInStart } from '../../lib/paths';
import { declineToSignIn } from '../../lib/session-end';
import { Button, buttonClass } from '../button';
import { Icon } from '../icon';
import type { Back } from './use-back';

/** LinkedIn in a tab of its own; this one goes on when it has come back. */
export function MemberSignIn({ onBack }: { onBack: Back }) {
  const { t, i18n } = useTranslation();
  useEffect(() => onSignedInElsewhere((uid) => void onBack(uid)), [onBack]);
  return (
    <div className="act">
      <Button onClick={declineToSignIn}>{t('again.later', { ns: 'signedIn' })}</Button>
      <a
        className={buttonClass({ variant: 'primary' })}
        href={signInStart(i18n.language)}
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
