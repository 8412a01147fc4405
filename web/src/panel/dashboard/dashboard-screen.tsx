import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '@nexus/domain/contract/dashboard';
import { resources } from '@nexus/domain/resources/index';
import { api } from '../../lib/api-client';
import { formatAgo, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useMay, useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { ErrorState, Skeletons } from '../../ui/states';
import { resourceOf } from '../content/screens';
import { shownInList, textOf } from '../content/shown-value';
import { Tabs } from '../../controls/tabs';
import { Analytics } from './analytics';
import { badgeClass } from '../../ui/badge';

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
  // What will not come is not waited for.
  const absent = error ? '—' : '…';
  const number = (value: number | undefined) => (value === undefined ? absent : formatNumber(value, language));
  const cards = data?.cards;
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div>
        <PageTitle title={admin('dashboard.title')} />
        {session.kind === 'staff' && (
          <p className="muted">{admin('dashboard.greeting', { name: session.staff.name })}</p>
        )}
      </div>
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
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={2} height={200} />}
      {data && (
        <Tabs
          label={admin('dashboard.title')}
          tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          value={tab}
          onChange={setTab}
        >
          {tab === 'overview' && <Overview data={data} />}
          {tab === 'submissions' && <Submissions data={data} />}
          {tab === 'analytics' && <Analytics data={data} />}
          {tab === 'actions' && <Actions />}
        </Tabs>
      )}
    </div>
  );
}

/** How many people wait for a decision. */
function Waiting() {
  const t = useWords('admin');
  const language = useLanguage();
  const mayModerate = useMay('manage_users');
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'pending', ''],
    queryFn: () => api('GET /api/members', { query: { status: 'pending' } }),
    enabled: mayModerate,
    staleTime: 0,
  });
  const waiting = data && 'counts' in data ? data.counts.pending : undefined;
  if (!mayModerate) return null;
  if (error && !data) return <ErrorState text={t('members.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="card pad row between">
      <p role="status">
        {waiting !== undefined &&
          (waiting > 0
            ? t('dashboard.pending', { count: waiting, n: formatNumber(waiting, language) })
            : t('dashboard.none'))}
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.membersManager}>
        {t('dashboard.toMembers')}
      </Link>
    </div>
  );
}

function Overview({ data }: { data: Dashboard }) {
  const t = useWords('admin', 'panel.dashboard');
  const language = useLanguage();
  const lists = [
    {
      title: t('recentPrograms'),
      none: t('noPrograms'),
      items: data.programs,
      of: resourceOf({ key: 'program' }),
      line: 'status',
    },
    { title: t('events'), none: t('noEvents'), items: data.events, of: resourceOf({ key: 'event' }), line: 'startsAt' },
  ];
  const figures = Object.entries(resources.statistics.fields);
  return (
    <div className="grid g2">
      {lists.map(({ title, none, items, of, line }) => (
        <section key={of.name} className="card pad stack">
          <h2 className="t18">{title}</h2>
          {items.length === 0 && <p className="muted">{none}</p>}
          <ul className="lines flat">
            {items.map((item) => (
              <li key={String(item['id'])} className="line">
                <Link className="link line-main" to={`/admin/${of.name}/${String(item['id'])}`}>
                  <bdi>{textOf(item['title'], language)}</bdi>
                </Link>
                <span className="sm subtle">{shownInList(item[line], of.fields[line], language)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="card pad stack span2">
        <h2 className="t18">{t('statistics')}</h2>
        {!data.statistics && <p className="muted">{t('noStatistics')}</p>}
        {data.statistics && (
          <dl className="figures">
            {figures.map(([name, field]) => {
              const value = data.statistics?.[name];
              return (
                <div key={name}>
                  <dd className="num">
                    {typeof value === 'number' ? formatNumber(value, language) : String(value ?? '—')}
                  </dd>
                  <dt className="sm muted">{field.label[language]}</dt>
                </div>
              );
            })}
          </dl>
        )}
      </section>
    </div>
  );
}

const TONES: Record<string, string> = { new: badgeClass('danger'), reviewed: badgeClass('warning') };

function Submissions({ data }: { data: Dashboard }) {
  const t = useWords('admin', 'panel.dashboard');
  const words = useWords('admin', 'panel.submissions');
  const language = useLanguage();
  if (!data.people) return <p className="muted">{t('hiddenPeople')}</p>;
  if (data.people.submissions.length === 0) return <p className="muted">{t('noSubmissions')}</p>;
  return (
    <ul className="card lines">
      {data.people.submissions.map((one) => {
        const { name = '', email = '' } = one['data'] as Record<string, string>;
        const status = String(one['status']) as 'new';
        return (
          <li key={String(one['id'])} className="line">
            <span className="line-main">
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className="sm subtle as-block">
                <span dir="ltr">{email}</span> · {words(`types.${String(one['type']) as 'mentor'}`)} ·{' '}
                {formatAgo(String(one['submittedAt']), language)}
              </span>
            </span>
            <span className={TONES[status] ?? badgeClass('success')}>{words(`status.${status}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Actions() {
  const t = useWords('admin', 'panel.dashboard.actions');
  const actions = [
    ['program', '/admin/programs/new'],
    ['event', '/admin/events/new'],
    ['story', '/admin/success-stories/new'],
    ['statistics', '/admin/statistics'],
    ['team', '/admin/team'],
    ['review', '/admin/submissions'],
  ] as const;
  return (
    <div className="grid g3">
      {actions.map(([name, to]) => (
        <Link key={name} className={buttonClass({ size: 'large' })} to={to}>
          {t(name)}
        </Link>
      ))}
    </div>
  );
}
