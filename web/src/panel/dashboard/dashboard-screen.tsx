import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { RowSkeletons } from '../../controls/skeletons';
import { Tabs } from '../../controls/tabs';
import { AtOnce } from '../../controls/at-once';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { gridClass } from '../../ui/grid';
import { PageTitle } from '../../ui/page-title';
import { ErrorState, Skeletons } from '../../controls/states';
import { Overview } from './overview';
import { QuickActions, useQuickActions } from './quick-actions';
import { RecentSubmissions } from './recent-submissions';
import { Waiting } from './waiting';

const Analytics = lazyPart(async () => (await import('./analytics')).Analytics);

const TABS = ['overview', 'submissions', 'analytics', 'actions'] as const;
type Tab = (typeof TABS)[number];

/** What is going on, from what is stored. */
export function DashboardScreen() {
  const t = useWords('admin', 'panel.dashboard');
  const admin = useWords('admin');
  const language = useLanguage();
  const { session } = useSession();
  const [tab, setTab] = useState<Tab>('overview');
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api('GET /api/admin/dashboard'),
    staleTime: 0,
  });
  const hasActions = useQuickActions().length > 0;
  // What will not come is not waited for.
  const absent = error ? '—' : '…';
  const number = (value: number | undefined) => (value === undefined ? absent : formatNumber(value, language));
  const cards = data?.cards;
  return (
    <div className="stack screen">
      <div>
        <PageTitle title={admin('dashboard.title')} />
        {session.kind === 'staff' && (
          <p className="muted">{admin('dashboard.greeting', { name: session.staff.name })}</p>
        )}
      </div>
      <AtOnce shape={<Shape />}>
        <Waiting />
        <dl className="card counts four">
          {(
            [
              ['activePrograms', number(cards?.activePrograms), '/admin/programs'],
              ['upcomingEvents', number(cards?.upcomingEvents), '/admin/events'],
              ['newSubmissions', number(cards?.newSubmissions), '/admin/submissions'],
              [
                'totalImpact',
                cards ? formatNumber(Number(cards.totalImpact.replace(/\D/g, '')), language) : absent,
                '/admin/statistics',
              ],
            ] as const
          ).map(([name, value, to]) => (
            <div key={name}>
              <dt>
                <Link className="link" to={to}>
                  {t(name)}
                </Link>
              </dt>
              <dd className="digits">{value}</dd>
            </div>
          ))}
        </dl>
        {(data?.people?.undelivered ?? 0) > 0 && (
          <Link className="link" to="/admin/undelivered">
            {t('undelivered', { count: data?.people?.undelivered ?? 0, n: number(data?.people?.undelivered) })}
          </Link>
        )}
        {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
        {data && (
          <Tabs
            label={admin('dashboard.title')}
            tabs={TABS.filter((key) => key !== 'actions' || hasActions).map((key) => ({
              key,
              label: t(`tabs.${key}`),
            }))}
            value={tab}
            onChange={setTab}
          >
            {tab === 'overview' && <Overview data={data} />}
            {tab === 'submissions' && <RecentSubmissions data={data} />}
            <Suspense fallback={<Skeletons count={2} height={240} />}>
              {tab === 'analytics' && <Analytics data={data} />}
            </Suspense>
            {tab === 'actions' && <QuickActions />}
          </Tabs>
        )}
      </AtOnce>
    </div>
  );
}

/** What waits, four figures, the tabs and two cards. */
function Shape() {
  return (
    <>
      <Skeletons count={1} height={92} />
      <Skeletons count={1} height={94} />
      <Skeletons count={1} height={48} />
      <div className={gridClass('two')} aria-hidden="true">
        {[0, 1].map((card) => (
          <div key={card} className="card padded stack">
            <RowSkeletons count={4} />
          </div>
        ))}
      </div>
    </>
  );
}
