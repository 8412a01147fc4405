import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { found } from '@nexus/domain/search/found';
import { SearchField } from '../../controls/search-field';
import { Timeline } from '../../controls/timeline';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { ListSkeleton, RowSkeletons } from '../../controls/skeletons';
import { EmptyState, ErrorState } from '../../controls/states';
import { QueuedChanges } from '../content/schedule-dialog';
import { Tabs } from '../../controls/tabs';
import { Entry } from './entry';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import { useActivityWords } from './use-activity-words';
import { Badge } from '../../controls/badge';

/** What was done, by whom and when; what is queued; and a way back. */
export function ActivityScreen() {
  const t = useWords('admin', 'panel.activity');
  const [tab, setTab] = useState<'all' | 'queued'>('all');
  return (
    <div className="stack screen">
      <PageTitle title={t('title')} />
      <Tabs
        label={t('title')}
        tabs={[
          { key: 'all', label: t('tabAll') },
          { key: 'queued', label: t('tabQueued') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'all' ? <Entries /> : <Queued />}
      </Tabs>
    </div>
  );
}

function Queued() {
  const t = useWords('admin', 'panel.activity');
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['schedule', language],
    queryFn: () => api('GET /api/admin/schedule'),
    staleTime: 0,
  });
  if (error && !data) return <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton count={3} end={[80, 36]} />;
  return data.length === 0 ? <EmptyState text={t('noneQueued')} /> : <QueuedChanges items={data} />;
}

function Entries() {
  const t = useWords('admin', 'panel.activity');
  const list = useWords('admin', 'panel.list');
  const language = useLanguage();
  const words = useActivityWords();
  const [search, setSearch] = useSearchParams();
  const [q, path, actor] = [search.get('q') ?? '', search.get('path') ?? '', search.get('actor') ?? ''];
  const pages = useInfiniteQuery({
    queryKey: ['activity', path, actor, language],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/activity', {
        query: { ...(path && { path }), ...(actor && { actor }), ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.at : undefined),
    staleTime: 0,
    meta: { saysItself: true },
  });
  const { data, error, hasNextPage } = pages;
  const all = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const searched = formatNumber(all.length, language);
  const first = all.flatMap(({ changes }) => changes).find((change) => change.path === path);
  const followed = first ? Object.values(words.thing(first)).filter(Boolean).join(': ') : '';
  const shown = found(q, all, (entry) => ({
    names: [words.person(entry.actor)],
    words: [words.action(entry.action), ...entry.changes.flatMap((change) => [change.title, words.thing(change).kind])],
  }));
  return (
    <>
      <SearchField
        label={t('search')}
        value={q}
        onChange={(text) =>
          setSearch({ ...(path && { path }), ...(actor && { actor }), ...(text && { q: text }) }, { replace: true })
        }
      />
      {(path || actor) && (
        <p className="row">
          <Badge>{t('following')}</Badge>
          <bdi className="small">{path ? followed : words.person(all[0]?.actor ?? { kind: 'staff', name: '' })}</bdi>
          <Button size="small" onClick={() => setSearch({})}>
            {t('stop')}
          </Button>
        </p>
      )}
      <ListFault of={pages} failed={t('failed')} />
      {!data && !error && (
        <div className="card padded stack">
          <RowSkeletons count={8} face={12} />
        </div>
      )}
      {data && shown.length === 0 && (
        <EmptyState text={!q ? t('none') : hasNextPage ? list('noMatchYet', { n: searched }) : t('noMatch')} />
      )}
      {shown.length > 0 && (
        <div className="card padded">
          <Timeline>
            {shown.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Timeline>
        </div>
      )}
      {q && hasNextPage && shown.length > 0 && <p className="small subtle">{list('searched', { n: searched })}</p>}
      <ShowMore of={pages} more={q ? list('searchOn') : t('more')} failed={t('failed')} />
    </>
  );
}
