import { useLanguage } from '../../lib/words/use-words';
import { CalendarWays } from '../../ui/calendar-ways';

/** How to have every event in one's own calendar. */
export function AllEventsCalendar() {
  const language = useLanguage();
  return <CalendarWays address={`${location.origin}/api/calendars/${language}.ics`} />;
}
