import { useLocation } from 'react-router-dom';
import { CHOSEN_MAILS } from '@nexus/domain/mails';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useWords } from '../../lib/words/use-words';
import { LinkOfAMail } from './link-of-a-mail';

/** Where the link at the end of a mail leads, in any browser: turns such mails off without signing in. */
export function MailsScreen() {
  const t = useWords('signedIn', 'mails');
  const [id = '', named, key = ''] = useLocation().hash.slice(1).split('/');
  const kind = CHOSEN_MAILS.find((one) => one === named);
  return (
    <LinkOfAMail
      t={t}
      button={t('turnOff')}
      isWhole={kind !== undefined && key !== ''}
      act={() => api('POST /api/mails/{id}/{kind}/{key}', { params: { id, kind: kind ?? '', key } })}
      isOver={(error) => error instanceof ApiError && error.status === 404}
    >
      {kind && <p>{t(`kinds.${kind}`)}</p>}
    </LinkOfAMail>
  );
}
