import { Link, useParams } from 'react-router-dom';
import { isPast } from '@nexus/domain/events/timing';
import { isNotFound, usePublished, type PublishedOf } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { EventBadges } from '../../ui/event-badges';
import { Icon } from '../../ui/icon';
import { linkClass } from '../../ui/link';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { ErrorState, Skeletons } from '../../ui/states';
import { EventParts } from './event-parts';
import styles from './event-screen.module.css';
import { EventSide } from './event-side';
import { whenOf } from './when';

export function EventScreen() {
  const t = useWords('site');
  const { id = '' } = useParams();
  const { data, dataUpdatedAt, error, refetch } = usePublished('event', id);
  if (data) return <EventDetails event={data} drawnAt={dataUpdatedAt} />;
  if (isNotFound(error)) {
    return (
      <div className="wrap notfound">
        <PageTitle title={t('event.notFound')} />
        <p className="muted">{t('event.notFoundText')}</p>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.events}>
          {t('event.back')}
        </Link>
      </div>
    );
  }
  return (
    <div className="wrap page stack">
      {error ? (
        <ErrorState text={t('events.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className="muted" role="status">
            {t('event.loading')}
          </p>
          <Skeletons count={3} height={180} />
        </>
      )}
    </div>
  );
}

function EventDetails({ event, drawnAt }: { event: PublishedOf<'event'>; drawnAt: number }) {
  const t = useWords('site');
  const language = useLanguage();
  const now = useNow(drawnAt);
  const place = [event.venue, event.location].filter(Boolean).join(' · ');
  return (
    <article className="wrap page">
      <Link className={linkClass({ withIcon: true })} to={paths.events}>
        <Icon name="backward" small />
        {t('event.back')}
      </Link>
      <header className={styles.head}>
        <EventBadges event={event} now={now} />
        <PageTitle title={event.title} className={styles.title}>
          <bdi>{event.title}</bdi>
        </PageTitle>
        <p className={styles.when}>
          <span className={styles.fact}>
            <Icon name="calendar" />
            <span>{whenOf(event, language, t)}</span>
          </span>
          {place && (
            <span className={styles.fact}>
              <Icon name="pin" />
              <bdi>{place}</bdi>
            </span>
          )}
        </p>
        {event.isCancelled && event.cancellationNote && <p dir="auto">{event.cancellationNote}</p>}
      </header>
      <div className={styles.columns}>
        <EventSide event={event} isOver={isPast(event, now)} now={now} />
        <div className={styles.content}>
          {event.imageUrl && (
            <Picture
              className={styles.picture}
              src={event.imageUrl}
              alt=""
              width={960}
              height={600}
              sizes="(max-width: 860px) 92vw, 740px"
              isFirst
            />
          )}
          <EventParts event={event} />
        </div>
      </div>
    </article>
  );
}
