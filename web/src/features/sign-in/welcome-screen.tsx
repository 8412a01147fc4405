import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { rememberAs } from '../../lib/browser-storage';
import { signInWithSession } from '../../lib/firebase';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { PageTitle } from '../../ui/page-title';

/** Where sign-in lands: exchanges the one-time handle in the cookie for a session, and goes on. */
export function WelcomeScreen() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void (async () => {
      try {
        const { customToken, next } = await api('POST /api/auth/session', { body: {} });
        const user = await signInWithSession(customToken);
        rememberAs(BROWSER_KEYS.currentMember, user.uid);
        await refresh();
        await navigate(next.replace(/^\/ar(?=\/|$)/, '') || '/', { replace: true });
      } catch (error) {
        const code = error instanceof ApiError ? error.code : 'internal';
        await navigate(`${paths.signup}?error=${code}`, { replace: true });
      }
    })();
  }, [navigate, refresh]);
  return (
    <div className="wrap sign-in">
      <div className="stack center" role="status">
        <PageTitle title={t('welcome.title')} />
        <p className="row muted">
          <span className="spin" aria-hidden="true" />
          {t('welcome.text')}
        </p>
      </div>
    </div>
  );
}
