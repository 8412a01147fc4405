import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { FindingOut } from '../ui/finding-out';

/** Lets members through and leads everybody else to the sign-in entry. The server asks again on every call. */
export function MemberGuard() {
  const { session } = useSession();
  const { pathname } = useLocation();
  if (session.kind === 'unknown' || session.kind === 'failed') return <FindingOut />;
  if (session.kind !== 'member') return <Navigate to={paths.signup} replace state={{ from: pathname }} />;
  return <Outlet />;
}
