import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { sentenceAtEntry } from '../../lib/entry-sentence';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../ui/states';

/**
 * Where the link in a confirmation leads, in any browser. Opening it changes nothing; the button does. The link's
 * secret stands behind the `#`, so that it reaches no server before that.
 */
export function ConfirmAddressScreen() {
  const t = useWords('signedIn', 'confirmAddress');
  const { session, refresh } = useSession();
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'over'>(token === '' ? 'over' : 'open');
  const [fault, setFault] = useState('');
  const act = async () => {
    setState('busy');
    setFault('');
    try {
      await api('POST /api/address-confirmations', { body: { token } });
      setState('done');
      if (session.kind === 'member') await refresh();
    } catch (error) {
      const isOver = error instanceof ApiError && (error.code === 'linkExpired' || error.code === 'invalid');
      setFault(sentenceAtEntry(error));
      setState(isOver ? 'over' : 'open');
    }
  };
  return (
    <div className="wrap sign-in">
      <div className="card stack">
        <PageTitle title={t('title')} />
        {state === 'done' && <Alert tone="good" title={t('done')} />}
        {state === 'over' && <Alert tone="bad" title={t('over')} />}
        {state !== 'over' && fault && <Alert tone="bad" title={fault} />}
        {state === 'done' && <p className="muted">{t('doneText')}</p>}
        {state === 'over' && <p className="muted">{t('overText')}</p>}
        {(state === 'open' || state === 'busy') && (
          <>
            <p className="muted">{t('text')}</p>
            <Button variant="primary" isBusy={state === 'busy'} onClick={() => void act()}>
              {t('confirm')}
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
