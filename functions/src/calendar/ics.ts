import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { textIn, type Bilingual, type Language } from '@nexus/domain/bilingual';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../site-address';

/** What a calendar shows of an event; times are ISO instants. */
export interface CalendarEvent {
  id: string;
  title: Bilingual;
  description: Bilingual;
  venue: Bilingual;
  location: Bilingual;
  startsAt: string | null;
  endsAt: string | null;
  isCancelled?: boolean;
  createdAt?: unknown;
  updatedAt?: unknown;
}

export interface Entry {
  event: CalendarEvent;
  /** `tentative`: who waits for a seat. `cancelled`: who gave theirs back. */
  status?: 'confirmed' | 'tentative' | 'cancelled';
  /** How often what this person has at it changed. */
  changes?: number;
}

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};
const HOUR_IN_SECONDS = 3_600;

/**
 * A calendar as text, of the events that have a date. Times are in UTC, which every calendar shows in its own zone: so
 * Cairo's summer time, which governments change at short notice, is nobody's table. The same events give the same text.
 */
export function calendarText(given: {
  name: string;
  language: Language;
  entries: readonly Entry[];
  /** The file takes its events out of the calendar of whoever opens it. */
  isCancelling?: boolean;
}): string {
  const calendar = ical({
    name: given.name,
    prodId: { company: 'Nexus', product: 'Events', language: given.language.toUpperCase() },
    ttl: HOUR_IN_SECONDS,
    ...(given.isCancelling && { method: ICalCalendarMethod.CANCEL }),
  });
  for (const entry of given.entries) addEvent(calendar, entry, given.language);
  return `${calendar.toString()}\r\n`;
}

function addEvent(calendar: ReturnType<typeof ical>, entry: Entry, language: Language): void {
  const { event, status = 'confirmed', changes = 0 } = entry;
  if (event.startsAt === null) return;
  const said = (text: Bilingual) => plain(textIn(text, language).text);
  const changedAt = instantOf(event.updatedAt) ?? new Date(event.startsAt);
  calendar.createEvent({
    id: `${event.id}@nexus`,
    sequence: revisionOf(event) + changes,
    stamp: changedAt,
    lastModified: changedAt,
    start: new Date(event.startsAt),
    // One that ends when it begins is none: without an end there is no line for it.
    end: event.endsAt !== null && event.endsAt > event.startsAt ? new Date(event.endsAt) : null,
    summary: said(event.title),
    description: said(event.description) || null,
    location: [said(event.venue), said(event.location)].filter(Boolean).join(', ') || null,
    url: addressOf(paths.event(event.id), language),
    status: STATUS[event.isCancelled ? 'cancelled' : status],
  });
}

/** Seconds from the making of an event to its last change: it grows with each, and fits what calendars count with. */
function revisionOf({ createdAt, updatedAt }: CalendarEvent): number {
  const [made, changed] = [instantOf(createdAt), instantOf(updatedAt)];
  return made && changed ? Math.max(0, Math.floor((changed.getTime() - made.getTime()) / 1_000)) : 0;
}

function instantOf(value: unknown): Date | undefined {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms);
}

/** iCalendar knows no other control characters than the end of a line. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
}
