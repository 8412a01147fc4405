import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api } from '../lib/api-client';
import { paths } from '../lib/paths';
import { useMay, useSession } from '../lib/session';
import { buttonClass } from '../ui/button';
import { PageTitle } from '../ui/page-title';

export function DashboardScreen() {
  const { t } = useTranslation('admin');
  const { session } = useSession();
  const mayModerate = useMay('manage_users');
  const { data } = useQuery({
    queryKey: ['members', 'pending', ''],
    queryFn: () => api('GET /api/members', { query: { status: 'pending' } }),
    enabled: mayModerate,
    staleTime: 0,
  });
  const waiting = data && 'counts' in data ? data.counts.pending : undefined;
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <PageTitle title={t('dashboard.title')} />
      {session.kind === 'staff' && <p className="muted">{t('dashboard.greeting', { name: session.staff.name })}</p>}
      {mayModerate && (
        <div className="card pad stack" style={{ justifyItems: 'start' }}>
          <p role="status">
            {waiting !== undefined && (waiting > 0 ? t('dashboard.pending', { count: waiting }) : t('dashboard.none'))}
          </p>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.membersManager}>
            {t('dashboard.toMembers')}
          </Link>
        </div>
      )}
    </div>
  );
}
