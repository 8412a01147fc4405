import { pastOf, upcomingOf } from '@nexus/domain/events/timing';
import { LIMITS } from '@nexus/domain/limits';
import type { EventSummary } from '../../lib/content';
import { useNow } from '../../lib/use-now';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { EventCard } from '../../ui/event-card';
import { gridClass } from '../../ui/grid';
import { PastEvents } from '../../ui/past-events';
import { Section } from '../../ui/section';
import { EmptyState } from '../../ui/states';

/**
 * The events that a person asked for: what is coming, and what was.
 * @param drawnAt milliseconds since 1970 at which the list was read
 * @param onClear leaves search and filter; given where there is one
 */
export function EventList(props: { events: readonly EventSummary[]; drawnAt: number; onClear?: () => void }) {
  const { events, drawnAt, onClear } = props;
  const t = useWords('site');
  const now = useNow(drawnAt);
  const upcoming = upcomingOf(events, now);
  const past = pastOf(events, now).slice(0, LIMITS.pastEventsShown);
  if (onClear && events.length === 0)
    return (
      <div className="wrap">
        <EmptyState text={t('events.none')}>
          <Button onClick={onClear}>{t('events.clear')}</Button>
        </EmptyState>
      </div>
    );
  return (
    <>
      <Section title={t(upcoming.length > 0 ? 'events.upcoming' : 'events.noUpcoming')}>
        {upcoming.length === 0 && !onClear && <p className="muted">{t('home.noUpcomingText')}</p>}
        <div className={gridClass('three')}>
          {upcoming.map((event, index) => (
            <EventCard key={event.id} event={event} drawnAt={drawnAt} isFirst={index === 0} />
          ))}
        </div>
      </Section>
      {past.length > 0 && (
        <Section title={t('events.past')}>
          <PastEvents events={past} />
        </Section>
      )}
    </>
  );
}
