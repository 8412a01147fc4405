import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePublishedList } from '../../lib/content';
import { lazyPart } from '../../lib/lazy-part';
import { loadWords } from '../../lib/words/load';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { gridClass } from '../../ui/grid';
import { CardSkeletons } from '../../ui/card-skeletons';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Icon } from '../../ui/icon';
import { linkClass } from '../../ui/link';
import { NewsletterBox } from '../../ui/newsletter-box';
import { PageTitle } from '../../ui/page-title';
import { SearchBox } from '../../ui/search-box';
import { PageHead, Section } from '../../ui/section';
import { ErrorState } from '../../ui/states';
import { EventList } from './event-list';
import styles from './events-screen.module.css';

const AllEventsCalendar = lazyPart(async () => {
  const [{ AllEventsCalendar: part }] = await Promise.all([import('./all-events-calendar'), loadWords('attending')]);
  return part;
});
const FoundEvents = lazyPart(async () => (await import('./found-events')).FoundEvents);

const TYPES = [
  ['Workshop', 'workshops'],
  ['Networking', 'networking'],
  ['Live Event', 'live'],
  ['Conference', 'conferences'],
] as const;

/** All events: what is coming, what was, and what kinds there are. Search and filter stand in the address. */
export function EventsScreen() {
  const t = useWords('site');
  const { data, dataUpdatedAt, error, refetch } = usePublishedList('event');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const type = search.get('type') ?? '';
  const change = (next: { q?: string; type?: string }) => {
    const entries = Object.entries({ q, type, ...next }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(entries), { replace: true });
  };
  const list = {
    events: (data ?? []).filter((event) => type === '' || event.type === type),
    drawnAt: dataUpdatedAt,
    ...((q !== '' || type !== '') && { onClear: () => change({ q: '', type: '' }) }),
  };
  return (
    <>
      <PageHead>
        <PageTitle title={t('events.title')} />
        <p className="muted">{t('events.text')}</p>
        <div className={`row ${styles.filters}`}>
          <SearchBox
            label={t('events.search')}
            placeholder={t('events.search')}
            value={q}
            onChange={(text) => change({ q: text })}
          />
          <select
            className={recipeClass('select', { fit: true })}
            aria-label={t('events.filter')}
            value={type}
            onChange={(event) => change({ type: event.target.value })}
          >
            <option value="">{t('events.all')}</option>
            {TYPES.map(([value, key]) => (
              <option key={value} value={value}>
                {t(`events.${key}`)}
              </option>
            ))}
          </select>
        </div>
        <InMyCalendar />
      </PageHead>
      {error && !data && (
        <div className="wrap">
          <ErrorState text={t('events.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="wrap" role="status">
          <p className="only-heard">{t('events.loading')}</p>
          <div className={gridClass('three')}>
            <CardSkeletons count={6} hasPicture />
          </div>
        </div>
      )}
      {data && q.trim() === '' && <EventList {...list} />}
      {data && q.trim() !== '' && (
        <Suspense fallback={<EventList {...list} />}>
          <FoundEvents {...list} q={q} />
        </Suspense>
      )}
      <Section title={t('events.types')}>
        <ul className={gridClass('four')}>
          {TYPES.map(([value]) => (
            <li key={value} className={styles.type}>
              <h3>{t(`events.type.${value}`)}</h3>
              <p className="small muted">{t(`events.typeText.${value}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <NewsletterBox />
    </>
  );
}

function InMyCalendar() {
  const t = useWords('site');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.calendar} onToggle={() => setOpen(true)}>
      <summary className={linkClass({ withIcon: true })}>
        {t('events.calendar')}
        <Icon name="down" small />
      </summary>
      {isOpen && (
        <ErrorBoundary fallback={<p>{t('events.failed')}</p>} isAside>
          <Suspense>
            <AllEventsCalendar />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
