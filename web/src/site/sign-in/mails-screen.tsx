import { useLocation } from 'react-router-dom';
import { CHOSEN_MAILS, NEWSLETTER_MAILS, TEAM_MAILS } from '@nexus/domain/mails';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { LinkOfAMail, type LinkText } from './link-of-a-mail';

/** Where the link at the end of a mail leads, in any browser: turns such mails off without signing in. */
export function MailsScreen() {
  const ofMembers = useWords('signedIn', 'mails');
  const ofTeam = useWords('signedIn', 'teamMails');
  const [id = '', named, key = ''] = useLocation().hash.slice(1).split('/');
  const chosen = CHOSEN_MAILS.find((one) => one === named);
  const ofNewsletter = useWords('signedIn', 'newsletterMails');
  const other = ([TEAM_MAILS, NEWSLETTER_MAILS] as const).find((one) => one === named);
  const kind = other ?? chosen;
  const said = (text: LinkText | 'turnOff') =>
    other === TEAM_MAILS ? ofTeam(text) : other === NEWSLETTER_MAILS ? ofNewsletter(text) : ofMembers(text);
  return (
    <LinkOfAMail
      t={said}
      button={said('turnOff')}
      to={{ [TEAM_MAILS]: paths.membersManager, [NEWSLETTER_MAILS]: paths.home, '': paths.profile }[other ?? '']}
      isWhole={kind !== undefined && key !== ''}
      act={() => api('POST /api/mails/{id}/{kind}/{key}', { params: { id, kind: kind ?? '', key } })}
      isOver={(error) => error instanceof ApiError && error.status === 404}
    >
      {chosen && <p>{ofMembers(`kinds.${chosen}`)}</p>}
    </LinkOfAMail>
  );
}
