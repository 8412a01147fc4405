import type { Bilingual, Language } from '@nexus/domain/bilingual';
import { calendarStamp, calendarText } from '@nexus/domain/events/calendar';

interface Dated {
  title: Bilingual;
  startsAt: string | null;
  endsAt: string | null;
  location: Bilingual;
}

/** An `.ics` file of an event, as an attachment of a mail; undefined for an event without a date. */
export function calendarFile(given: { event: Dated; id: string; language: Language; link: string }) {
  const { event, id, language, link } = given;
  if (event.startsAt === null) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nexus//Events//EN',
    'BEGIN:VEVENT',
    `UID:${id}@nexus`,
    `DTSTAMP:${calendarStamp(new Date().toISOString())}`,
    `DTSTART:${calendarStamp(event.startsAt)}`,
    `DTEND:${calendarStamp(event.endsAt ?? event.startsAt)}`,
    `SUMMARY:${calendarText(event.title[language] || event.title.en)}`,
    `LOCATION:${calendarText(event.location[language] || event.location.en)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { filename: 'event.ics', content: lines.join('\r\n'), contentType: 'text/calendar; charset=utf-8' };
}
