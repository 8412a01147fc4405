import { Link } from 'react-router-dom';
import type { EventSummary } from '../lib/content';
import { formatDay } from '../lib/format';
import { paths } from '../lib/paths';
import { useLanguage, useWords } from '../lib/words/use-words';
import styles from './past-events.module.css';
import { Picture } from './picture';
import { Translated } from './translated';

/** Events that are over, in compact rows. */
export function PastEvents({ events }: { events: readonly EventSummary[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <PastEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

function PastEvent({ event }: { event: EventSummary }) {
  const t = useWords('site');
  const language = useLanguage();
  return (
    <Link className={styles.row} to={paths.event(event.id)}>
      <Picture className={styles.picture} src={event.imageUrl} alt="" width={112} height={70} />
      <span className={styles.words}>
        <h3 className={styles.title}>
          <bdi>{event.title}</bdi>
        </h3>
        <span className={styles.facts}>
          <span>{t(`events.type.${event.type}`)}</span>
          {event.isCancelled && <span>{t('events.cancelled')}</span>}
          {event.startsAt && <span>{formatDay(event.startsAt, language)}</span>}
          <Translated of={event} />
        </span>
      </span>
    </Link>
  );
}
