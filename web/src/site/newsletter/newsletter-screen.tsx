import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { sentenceOf } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { NewsletterBox } from '../../ui/newsletter-box';
import { linkClass } from '../../ui/link';
import { PageTitle } from '../../ui/page-title';
import { Alert } from '../../ui/states';

/** Where the links of our mails lead. Opening one changes nothing; the button does. */
export function NewsletterScreen() {
  const t = useWords('site');
  const [search] = useSearchParams();
  const [confirm, leave] = [search.get('confirm'), search.get('unsubscribe')];
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [fault, setFault] = useState('');
  const token = confirm ?? leave;
  if (!token) {
    return (
      <div className="wrap page">
        <PageTitle title={t('newsletter.pageTitle')} />
        <NewsletterBox />
        <p>
          <Link className={linkClass()} to={paths.issues}>
            {t('newsletter.issues')}
          </Link>
        </p>
      </div>
    );
  }
  const act = async () => {
    setState('busy');
    setFault('');
    try {
      if (confirm) await api('POST /api/newsletter/confirm', { body: { token } });
      else await api('POST /api/newsletter/unsubscribe', { body: { token } });
      setState('done');
    } catch (error) {
      setFault(sentenceOf(error));
      setState('open');
    }
  };
  return (
    <div className="wrap sign-in">
      <div className="card">
        <PageTitle title={t('newsletter.pageTitle')} />
        {fault && <Alert tone="bad" title={fault} />}
        {state === 'done' ? (
          <p role="status">{confirm ? t('newsletter.confirmed') : t('newsletter.left')}</p>
        ) : (
          <>
            <p className="muted">{confirm ? t('newsletter.confirmText') : t('newsletter.leaveText')}</p>
            <Button variant="primary" isBusy={state === 'busy'} onClick={() => void act()}>
              {confirm ? t('newsletter.confirm') : t('newsletter.leave')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
