import { calendarStamp, calendarText } from '@nexus/domain/events/calendar';

interface Dated {
  id: string;
  title: string;
  startsAt: string | null;
  endsAt: string | null;
  location: string;
  venue: string;
}

/** Where an event can be added to a calendar: Google's page, and a calendar file made here. */
export function calendarAddresses(event: Dated): { google: string; file: string } {
  const start = calendarStamp(event.startsAt ?? '');
  const end = calendarStamp(event.endsAt ?? event.startsAt ?? '');
  const place = [event.venue, event.location].filter(Boolean).join(', ');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${start}/${end}`,
    location: place,
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nexus//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@nexus`,
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    `SUMMARY:${calendarText(event.title)}`,
    `LOCATION:${calendarText(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    file: `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`,
  };
}
