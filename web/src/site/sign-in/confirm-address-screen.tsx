import { useLocation } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { LinkOfAMail } from './link-of-a-mail';

/** Where the link in a confirmation leads. Its secret stands behind the `#`, so that it reaches no server before the button. */
export function ConfirmAddressScreen() {
  const t = useWords('signedIn', 'confirmAddress');
  const { session, refresh } = useSession();
  const token = useLocation().hash.slice(1);
  const confirm = async () => {
    await api('POST /api/address-confirmations', { body: { token } });
    if (session.kind === 'member') void refresh();
  };
  return (
    <LinkOfAMail
      t={t}
      button={t('confirm')}
      isWhole={token !== ''}
      act={confirm}
      isOver={(error) => error instanceof ApiError && (error.code === 'linkExpired' || error.code === 'invalid')}
    />
  );
}
