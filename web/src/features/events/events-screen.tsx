import { useSearchParams } from 'react-router-dom';
import { pastOf, upcomingOf } from '@nexus/domain/events/timing';
import { LIMITS } from '@nexus/domain/limits';
import { found as matching } from '@nexus/domain/search/found';
import { useInOtherLanguage, usePublishedList } from '../../lib/content';
import { useNow } from '../../lib/use-now';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { EventCard } from '../../ui/event-card';
import { NewsletterBox } from '../../ui/newsletter-box';
import { PageTitle } from '../../ui/page-title';
import { SearchBox } from '../../ui/search-box';
import { PageHead, Section } from '../../ui/section';
import { EmptyState, ErrorState, Skeletons } from '../../ui/states';

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
  const now = useNow(dataUpdatedAt);
  const q = search.get('q') ?? '';
  const type = search.get('type') ?? '';
  const change = (next: { q?: string; type?: string }) => {
    const entries = Object.entries({ q, type, ...next }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(entries), { replace: true });
  };
  const translated = useInOtherLanguage('event', q.trim() !== '');
  const found = matching(
    q,
    (data ?? []).filter((event) => type === '' || event.type === type),
    (event) => ({
      words: [event, translated.get(event.id)].flatMap((one) => (one ? [one.title, one.description] : [])),
    }),
  );
  const hasNone = found.length === 0 && (q !== '' || type !== '');
  const upcoming = upcomingOf(found, now);
  const past = pastOf(found, now).slice(0, LIMITS.pastEventsShown);
  return (
    <>
      <PageHead>
        <PageTitle title={t('events.title')} />
        <p className="muted">{t('events.text')}</p>
        <div className="row" style={{ marginBlockStart: 20, gap: 16 }}>
          <SearchBox
            label={t('events.search')}
            placeholder={t('events.search')}
            value={q}
            onChange={(text) => change({ q: text })}
          />
          <select
            className="in narrow-select"
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
      </PageHead>
      {error && !data && (
        <div className="wrap">
          <ErrorState text={t('events.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="wrap" role="status">
          <p className="vh">{t('events.loading')}</p>
          <div className="grid g3">
            <Skeletons count={6} height={380} />
          </div>
        </div>
      )}
      {data && hasNone && (
        <div className="wrap">
          <EmptyState text={t('events.none')}>
            <Button onClick={() => change({ q: '', type: '' })}>{t('events.clear')}</Button>
          </EmptyState>
        </div>
      )}
      {data && !hasNone && (
        <>
          <Section title={upcoming.length > 0 ? t('events.upcoming') : t('events.noUpcoming')}>
            {upcoming.length === 0 && <p className="muted">{t('home.noUpcomingText')}</p>}
            <div className="grid g3">
              {upcoming.map((event, index) => (
                <EventCard key={event.id} event={event} drawnAt={dataUpdatedAt} isFirst={index === 0} />
              ))}
            </div>
          </Section>
          {past.length > 0 && (
            <Section title={t('events.past')}>
              <div className="grid g3">
                {past.map((event) => (
                  <EventCard key={event.id} event={event} drawnAt={dataUpdatedAt} />
                ))}
              </div>
            </Section>
          )}
        </>
      )}
      <Section title={t('events.types')}>
        <ul className="grid g4">
          {TYPES.map(([value]) => (
            <li key={value} className="stack" style={{ gap: 8 }}>
              <h3>{t(`events.type.${value}`)}</h3>
              <p className="sm muted">{t(`events.typeText.${value}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <NewsletterBox />
    </>
  );
}
