import { isLive, isPast } from '@nexus/domain/events/timing';
import type { EventSummary } from '../lib/content';
import { useWords } from '../lib/words/use-words';
import { badgeClass } from './badge';
import { Translated } from './translated';
import styles from './event-badges.module.css';

type Badged = Pick<EventSummary, 'type' | 'isFeatured' | 'isCancelled' | 'startsAt' | 'endsAt' | 'fallbacks'>;

/** What an event is, in words: its type in one colour everywhere, and last what changes while one looks on. */
export function EventBadges({ event, now }: { event: Badged; now: number }) {
  const t = useWords('site');
  return (
    <span className={styles.badges}>
      <span className={badgeClass('primary')}>{t(`events.type.${event.type}`)}</span>
      {event.isFeatured && <span className={badgeClass('accent')}>{t('events.featured')}</span>}
      <Translated of={event} />
      {isPast(event, now) && <span className={badgeClass()}>{t('event.past')}</span>}
      {event.isCancelled ? (
        <span className={badgeClass('danger')}>{t('events.cancelled')}</span>
      ) : (
        isLive(event, now) && <span className={badgeClass('accent', { dot: true })}>{t('events.liveNow')}</span>
      )}
    </span>
  );
}
