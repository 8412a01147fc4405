import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { sentenceAtEntry } from '../../lib/entry-sentence';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../ui/states';

const KINDS = ['eventTomorrow', 'eventChanged'] as const;

/** Where the link at the end of a mail leads, in any browser: turns such mails off without signing in. */
export function MailsScreen() {
  const t = useWords('signedIn', 'mails');
  const [id = '', named, key = ''] = useLocation().hash.slice(1).split('/');
  const kind = KINDS.find((one) => one === named);
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'over'>(kind && key ? 'open' : 'over');
  const [fault, setFault] = useState('');
  const act = async () => {
    setState('busy');
    setFault('');
    try {
      await api('POST /api/mails/{id}/{kind}/{key}', { params: { id, kind: kind ?? '', key } });
      setState('done');
    } catch (error) {
      setFault(sentenceAtEntry(error));
      setState(error instanceof ApiError && error.status === 404 ? 'over' : 'open');
    }
  };
  return (
    <div className="wrap sign-in">
      <div className="card stack">
        <PageTitle title={t('title')} />
        {state === 'done' && <Alert tone="good" title={t('done')} />}
        {state === 'over' && <Alert tone="bad" title={t('over')} />}
        {state !== 'over' && fault && <Alert tone="bad" title={fault} />}
        {kind && state !== 'over' && <p>{t(`kinds.${kind}`)}</p>}
        {state === 'done' && <p className="muted">{t('doneText')}</p>}
        {state === 'over' && <p className="muted">{t('overText')}</p>}
        {(state === 'open' || state === 'busy') && (
          <>
            <p className="muted">{t('text')}</p>
            <Button variant="primary" isBusy={state === 'busy'} onClick={() => void act()}>
              {t('turnOff')}
            </Button>
          </>
        )}
        {(state === 'done' || state === 'over') && (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
            {t('toProfile')}
          </Link>
        )}
      </div>
    </div>
  );
}
