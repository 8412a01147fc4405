import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { rememberAs } from '../../lib/browser-storage';
import { sentenceAtEntry } from '../../lib/entry-sentence';
import { signInWithSession } from '../../lib/firebase';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { tellWaitingTab } from '../../lib/sign-in-elsewhere';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { ErrorState } from '../../ui/states';

/**
 * Where sign-in lands: exchanges the one-time handle in the cookie for a session, and goes on — here, or in the tab
 * that waits for it. Where the server was not reached the handle still counts, so it is tried again.
 */
export function WelcomeScreen() {
  const t = useWords();
  const again = useWords('signedIn', 'again');
  const { refresh } = useSession();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const [lost, setLost] = useState<ApiError>();
  const [isForOther, setForOther] = useState<{ next: string }>();

  const exchange = useCallback(async () => {
    setLost(undefined);
    try {
      const { customToken, next } = await api('POST /api/auth/session', { body: {}, as: 'visitor' });
      const user = await signInWithSession(customToken);
      rememberAs(BROWSER_KEYS.currentMember, user.uid);
      await refresh();
      const path = next.replace(/^\/ar(?=\/|$)/, '') || '/';
      if (!(await tellWaitingTab())) return await navigate(path, { replace: true });
      setForOther({ next: path });
      close();
    } catch (error) {
      if (error instanceof ApiError && (error.status === 0 || error.status === 503)) return setLost(error);
      const code = error instanceof ApiError ? error.code : 'internal';
      void refresh();
      await navigate(`${paths.signup}?error=${code}`, { replace: true });
    }
  }, [navigate, refresh]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void exchange();
  }, [exchange]);

  if (isForOther) {
    return (
      <div className="wrap sign-in">
        <div className="card" role="status">
          <PageTitle title={again('done')} />
          <p className="muted">{again('doneText')}</p>
          <Link className="link" to={isForOther.next}>
            {again('goOn')}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="wrap sign-in">
      <div className="stack center">
        <PageTitle title={t('welcome.title')} />
        {lost ? (
          <ErrorState text={sentenceAtEntry(lost)} onRetry={() => void exchange()} />
        ) : (
          <p className="row muted" role="status">
            <span className="spin" aria-hidden="true" />
            {t('welcome.text')}
          </p>
        )}
      </div>
    </div>
  );
}
