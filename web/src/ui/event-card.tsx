import { Link } from 'react-router-dom';
import { isLive } from '@nexus/domain/events/timing';
import type { EventSummary } from '../lib/content';
import { formatDayParts, formatNumber, formatTime } from '../lib/format';
import { paths } from '../lib/paths';
import { useNow } from '../lib/use-now';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Picture } from './picture';
import { Translated } from './translated';
import { badgeClass } from './badge';

/**
 * An event as a card that ends in a drawing's title block: day, place and time, seats.
 * @param props.drawnAt when the server had what is drawn, for `useNow`
 */
export function EventCard(props: { event: EventSummary; drawnAt: number; isFirst?: boolean }) {
  const { event, drawnAt, isFirst = false } = props;
  const t = useWords('site');
  const language = useLanguage();
  const now = useNow(drawnAt);
  const date = event.startsAt ? formatDayParts(event.startsAt, language) : undefined;
  return (
    <Link className="card ev" to={paths.event(event.id)}>
      <Picture
        className="pic"
        src={event.imageUrl}
        alt=""
        width={960}
        height={600}
        isFirst={isFirst}
        sizes="(max-width: 860px) 92vw, 360px"
      />
      <span className="bd">
        <span className="row" style={{ gap: 8 }}>
          <span className={badgeClass()}>{t(`events.type.${event.type}`)}</span>
          {event.isFeatured && <span className={badgeClass('accent')}>{t('events.featured')}</span>}
          <Translated of={event} />
          {/* The last one, because it comes while one looks on. */}
          {isLive(event, now) && <span className={badgeClass('success')}>{t('events.liveNow')}</span>}
        </span>
        <h3 className="clamp2">
          <bdi>{event.title}</bdi>
        </h3>
        <span className="sm muted clamp2" dir="auto">
          {event.description}
        </span>
      </span>
      <span className="block">
        <span className="day num">
          {date ? (
            <>
              <b>{date.day}</b>
              <small>{date.month}</small>
            </>
          ) : (
            <small>—</small>
          )}
        </span>
        <span>
          <b>
            <bdi>{event.venue || event.location}</bdi>
          </b>
          <small>{event.startsAt ? formatTime(event.startsAt, language) : t('events.noDate')}</small>
        </span>
        <span className="num">
          <small>{event.price}</small>
          {event.capacity > 0 && <b>{formatNumber(event.capacity, language)}</b>}
        </span>
      </span>
    </Link>
  );
}
