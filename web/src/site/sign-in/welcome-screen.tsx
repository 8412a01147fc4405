import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Contract } from '@nexus/domain/contract/index';
import type { AnswerOf } from '@nexus/domain/contract/route';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import { readAddress } from '@nexus/domain/pages/in-language';
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

type Opened = AnswerOf<Contract['createSession']>;

/**
 * Where sign-in lands: exchanges the one-time handle in the cookie for a session, and goes on — here, or in the tab
 * that waits for it. Until our server says that the handle counts no more it is tried again, and what it gave for it
 * is asked for once.
 */
export function WelcomeScreen() {
  const t = useWords();
  const again = useWords('signedIn', 'again');
  const { refresh } = useSession();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const opened = useRef<Opened>(undefined);
  const [lost, setLost] = useState<ApiError>();
  const [isForOther, setForOther] = useState<{ next: string }>();

  const exchange = useCallback(async () => {
    setLost(undefined);
    try {
      opened.current ??= await api('POST /api/auth/session', { body: {}, as: 'visitor' });
      const { customToken, next } = opened.current;
      const user = await signInWithSession(customToken);
      rememberAs(BROWSER_KEYS.currentMember, user.uid);
      await refresh();
      const { path } = readAddress(next);
      if (!(await tellWaitingTab())) return await navigate(path, { replace: true });
      setForOther({ next: path });
      close();
    } catch (error) {
      if (mayPass(error)) return setLost(error);
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

/** Whether another try may help: where nobody answered, the server failed, or something in front of it did not let us by. */
function mayPass(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const isRefusedByUs = error.code !== 'http' && error.status >= 400 && error.status < 500;
  return !isRefusedByUs || error.status === 429;
}
