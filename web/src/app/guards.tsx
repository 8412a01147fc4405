import { Navigate, Outlet } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { Waiting } from '../ui/states';

/** Lets members through and leads everybody else to the sign-in entry. The server asks again on every call. */
export function MemberGuard() {
  const { t } = useTranslation();
  const { session } = useSession();
  if (session.kind === 'unknown') return <Waiting text={t('checking')} />;
  if (session.kind !== 'member') return <Navigate to={paths.signup} replace />;
  return <Outlet />;
}
