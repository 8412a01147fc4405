import { calendarStamp } from '@nexus/domain/events/calendar';

interface Dated {
  title: string;
  startsAt: string | null;
  endsAt: string | null;
  location: string;
  venue: string;
}

/** Google's page on which an event can be added to a calendar. */
export function googleAddress(event: Dated): string {
  const start = calendarStamp(event.startsAt ?? '');
  const end = calendarStamp(event.endsAt ?? event.startsAt ?? '');
  const given = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${start}/${end}`,
    location: [event.venue, event.location].filter(Boolean).join(', '),
  });
  return `https://calendar.google.com/calendar/render?${given}`;
}
