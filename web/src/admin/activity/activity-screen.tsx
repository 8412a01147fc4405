import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import { matches } from '@nexus/domain/text/fold';
import { api } from '../../lib/api-client';
import { formatMoment, formatNumber } from '../../lib/format';
import { Button } from '../../ui/button';
import { useConfirm } from '../../ui/confirm';
import { PageTitle } from '../../ui/page-title';
import { SearchBox } from '../../ui/search-box';
import { EmptyState, ErrorState, Skeletons } from '../../ui/states';
import { QueuedChanges } from '../content/schedule-dialog';
import { useUndo } from '../content/use-undo';
import { Tabs } from '../tabs';
import { useActivityWords } from './use-activity-words';

/** What was done, by whom and when; what is queued; and a way back. */
export function ActivityScreen() {
  const { t } = useTranslation('admin', { keyPrefix: 'panel.activity' });
  const [tab, setTab] = useState<'all' | 'queued'>('all');
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
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
  const { t } = useTranslation('admin', { keyPrefix: 'panel.activity' });
  const { data, error, refetch } = useQuery({
    queryKey: ['schedule'],
    queryFn: () => api('GET /api/admin/schedule'),
    staleTime: 0,
  });
  if (error && !data) return <ErrorState text={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons count={3} height={64} />;
  return data.length === 0 ? <EmptyState text={t('noneQueued')} /> : <QueuedChanges items={data} />;
}

function Entries() {
  const { t, i18n } = useTranslation('admin', { keyPrefix: 'panel.activity' });
  const words = useActivityWords();
  const [search, setSearch] = useSearchParams();
  const [q, path, actor] = [search.get('q') ?? '', search.get('path') ?? '', search.get('actor') ?? ''];
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['activity', path, actor, i18n.language],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/activity', {
        query: { ...(path && { path }), ...(actor && { actor }), ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.at : undefined),
    staleTime: 0,
  });
  const all = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const shown = all.filter((entry) =>
    matches(q, [
      words.person(entry.actor),
      words.action(entry.action),
      entry.action,
      ...entry.changes.map(({ title }) => title),
    ]),
  );
  const follow = (given: Record<string, string>) => setSearch(given);
  return (
    <>
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={q}
        onChange={(text) =>
          setSearch({ ...(path && { path }), ...(actor && { actor }), ...(text && { q: text }) }, { replace: true })
        }
      />
      {(path || actor) && (
        <p className="row">
          <span className="badge">{t('following')}</span>
          <bdi className="sm">{path || words.person(all[0]?.actor ?? { kind: 'staff', name: actor })}</bdi>
          <Button size="small" onClick={() => follow({})}>
            {t('stop')}
          </Button>
        </p>
      )}
      {error && !data && <ErrorState text={t('failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={6} height={72} />}
      {data && shown.length === 0 && <EmptyState text={q ? t('noMatch') : t('none')} />}
      {shown.length > 0 && (
        <ol className="card lines">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} onFollow={follow} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

const SHOWN = 3;

function Entry({ entry, onFollow }: { entry: ActivityEntry; onFollow: (by: Record<string, string>) => void }) {
  const { t, i18n } = useTranslation('admin', { keyPrefix: 'panel.activity' });
  const language = i18n.language as Language;
  const words = useActivityWords();
  const confirm = useConfirm();
  const undo = useUndo();
  const [isBusy, setBusy] = useState(false);
  const person = words.person(entry.actor);
  const main = entry.changes.filter(({ path }) => !/^(bin|eventSeats|staffEmails|staffGuard)\/|\/private\//.test(path));
  const named = main.length > 0 ? main : entry.changes;
  const takeBack = async () => {
    if (!(await confirm({ title: t('undo'), text: t('undoAsk'), confirm: t('undo') }))) return;
    setBusy(true);
    await undo(entry.id);
    setBusy(false);
  };
  return (
    <li className="line">
      <div className="line-main">
        <p>
          <button
            type="button"
            className="link"
            title={t('followPerson', { name: person })}
            onClick={() => onFollow({ actor: entry.actor.id })}
          >
            <bdi>{person}</bdi>
          </button>{' '}
          {words.action(entry.action)}{' '}
          {named.slice(0, SHOWN).map(({ path, title }, index) => (
            <span key={path}>
              {index > 0 && (language === 'ar' ? '، ' : ', ')}
              <button type="button" className="link" title={t('followDocument')} onClick={() => onFollow({ path })}>
                <bdi>{title}</bdi>
              </button>
            </span>
          ))}
          {named.length > SHOWN && ` ${t('andMore', { n: formatNumber(named.length - SHOWN, language) })}`}
        </p>
        <p className="sm subtle">
          {formatMoment(entry.at, language)} · <span dir="ltr">{entry.action}</span>
          {named.length === 1 && named[0] && named[0].fields.length > 0 && (
            <> · {t('fields', { names: named[0].fields.slice(0, 6).join(', ') })}</>
          )}
        </p>
      </div>
      {entry.canUndo && (
        <Button size="small" isBusy={isBusy} onClick={() => void takeBack()}>
          {t('undo')}
        </Button>
      )}
    </li>
  );
}
