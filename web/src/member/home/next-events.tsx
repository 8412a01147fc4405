import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isPast, upcomingOf } from '@nexus/domain/events/timing';
import { api } from '../../lib/api-client';
import { useHome } from '../../lib/content';
import { formatDay, formatNumber, formatTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { badgeClass } from '../../ui/badge';
import { cardClass } from '../../ui/card';
import { ErrorState } from '../../ui/states';
import styles from './member-home.module.css';

const SHOWN = 3;

/** The events that somebody attends or waits for, and those that come up beside them. */
export function NextEvents({ memberId }: { memberId: string }) {
  const t = useWords('members', 'home');
  const attending = useWords('attending', 'mine');
  const language = useLanguage();
  const { data: home } = useHome();
  const { data, error, refetch } = useQuery({
    queryKey: ['my-events', memberId],
    queryFn: () => api('GET /api/members/{id}/events', { params: { id: memberId } }),
    // A seat that was just taken or given back.
    staleTime: 0,
  });
  const now = Date.now();
  const own = upcomingOf(data ?? [], now).filter(({ status }) => status !== 'givenBack');
  const isOwn = new Set(own.map(({ eventId }) => eventId));
  const others = (home?.upcoming ?? []).filter(
    (event) => !isOwn.has(event.id) && !event.isCancelled && !isPast(event, now),
  );
  return (
    <section className={cardClass({}, `padded ${styles.part}`)} aria-label={t('yours')}>
      <div className="row between">
        <h3 className="small-title">{t('yours')}</h3>
        <Link className="link small" to={paths.myEvents}>
          {t('allMine')}
        </Link>
      </div>
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && own.length === 0 && <p className="muted">{attending('noneComing')}</p>}
      <ul className={styles.list}>
        {own.slice(0, SHOWN).map(({ eventId, title, startsAt, status, position, isCancelled }) => (
          <EventLine key={eventId} id={eventId} title={title} startsAt={startsAt}>
            {isCancelled ? (
              <span className={badgeClass('danger')}>{attending('cancelled')}</span>
            ) : (
              <span className={badgeClass(status === 'confirmed' ? 'success' : 'warning')}>
                {attending(`${status}`, { n: formatNumber(position, language) })}
              </span>
            )}
          </EventLine>
        ))}
      </ul>
      {data && others.length > 0 && (
        <>
          <h3 className="small-title">{t('coming')}</h3>
          <ul className={styles.list}>
            {others.slice(0, SHOWN).map(({ id, title, startsAt }) => (
              <EventLine key={id} id={id} title={title} startsAt={startsAt} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function EventLine(props: { id: string; title: string; startsAt: string | null; children?: React.ReactNode }) {
  const t = useWords('attending', 'mine');
  const language = useLanguage();
  const { id, title, startsAt, children } = props;
  return (
    <li className="row between">
      <div>
        <Link to={paths.event(id)}>
          <bdi>{title}</bdi>
        </Link>
        <p className="small muted">
          {startsAt === null
            ? t('noDate')
            : t('when', { day: formatDay(startsAt, language), time: formatTime(startsAt, language) })}
        </p>
      </div>
      {children}
    </li>
  );
}
