import type { Bilingual, Language } from '@nexus/domain/bilingual';

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
    `DTSTAMP:${stamp(new Date().toISOString())}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt ?? event.startsAt)}`,
    `SUMMARY:${escaped(event.title[language] || event.title.en)}`,
    `LOCATION:${escaped(event.location[language] || event.location.en)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { filename: 'event.ics', content: lines.join('\r\n'), contentType: 'text/calendar; charset=utf-8' };
}

/** An instant as iCalendar writes it: 20261124T163000Z. */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}
