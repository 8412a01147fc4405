import { Link } from 'react-router-dom';
import type { EventSummary } from '../lib/content';
import { formatDayParts, formatNumber, formatTime } from '../lib/format';
import { paths } from '../lib/paths';
import { useNow } from '../lib/use-now';
import { useLanguage, useWords } from '../lib/words/use-words';
import { cardClass } from './card';
import { EventBadges } from './event-badges';
import styles from './event-card.module.css';
import { Picture } from './picture';

/**
 * An event as a card that ends in a drawing's title block: day, time and place, price and seats.
 * @param props.drawnAt when the server had what is drawn, for `useNow`
 */
export function EventCard(props: { event: EventSummary; drawnAt: number; isFirst?: boolean }) {
  const { event, drawnAt, isFirst = false } = props;
  return (
    <Link className={cardClass({ link: true })} to={paths.event(event.id)}>
      <Picture
        className={styles.picture}
        src={event.imageUrl}
        alt=""
        width={960}
        height={600}
        isFirst={isFirst}
        sizes="(max-width: 860px) 92vw, 360px"
      />
      <span className={styles.body}>
        <EventBadges event={event} now={useNow(drawnAt)} />
        <h3 className={styles.title}>
          <bdi>{event.title}</bdi>
        </h3>
        <span className={styles.text} dir="auto">
          {event.description}
        </span>
      </span>
      <TitleBlock event={event} />
    </Link>
  );
}

function TitleBlock({ event }: { event: EventSummary }) {
  const t = useWords('site');
  const language = useLanguage();
  const { startsAt, capacity } = event;
  const date = startsAt ? formatDayParts(startsAt, language) : undefined;
  return (
    <span className={styles.block}>
      <span className={styles.day}>
        {date && <b>{date.day}</b>}
        <small>{date?.month ?? '—'}</small>
      </span>
      <span>
        <small>
          {date && startsAt
            ? t('events.cairo', { day: date.weekday, time: formatTime(startsAt, language) })
            : t('events.noDate')}
        </small>
        <b>
          <bdi>{event.venue || event.location}</bdi>
        </b>
      </span>
      <span>
        <small>{event.price}</small>
        {capacity > 0 && <b>{t('events.seatCount', { count: capacity, n: formatNumber(capacity, language) })}</b>}
      </span>
    </span>
  );
}
