import { textIn, type Language } from '@nexus/domain/bilingual';
import { paths } from '@nexus/domain/pages/paths';
import { calendarText } from '../../calendar/ics';
import { CALENDAR_NAMES } from '../../locales/calendars';
import type { Mail } from '../../mails/mail';
import { saidMoment, saidNumber } from '../../mails/said';
import { mailTo, type Whole } from '../membership/member-writes';
import type { EventRecord } from './seats';

/** What is told to many about one event. */
export type NewsKind = 'eventTomorrow' | 'eventChanged' | 'eventThanks' | 'eventCancelled' | 'eventResumed';

/** Of events from before they could be cancelled. */
const NO_TEXT = { en: '', ar: '' };

/**
 * A mail to a member about an event, in their language, with a link to it; with the date for their calendar where they
 * have a seat. `until`: the instant until when they are asked to say no.
 */
export function mailAbout(given: {
  event: EventRecord;
  whole: Whole;
  kind: 'attending' | 'waitlisted' | 'seatFree' | NewsKind;
  hasSeat?: boolean;
  /** Which change of their application it tells of, counted from 1. */
  changes: number;
  position?: number;
  until?: string | null;
}): Mail {
  const { event, whole, kind, changes, position, until } = given;
  const { hasSeat = kind !== 'waitlisted' } = given;
  const { language } = whole.account;
  const values = {
    event: textIn(event.title, language).text,
    when: event.startsAt === null ? '' : saidMoment(event.startsAt, language),
    place: placeOf(event, language),
    note: textIn(event.cancellationNote ?? NO_TEXT, language).text,
    materials: (event.materials ?? []).map(({ name, url }) => `${textIn(name, language).text}: ${url}`).join('\n'),
    ...(position !== undefined && { position: saidNumber(position, language) }),
    ...(until && { until: saidMoment(until, language) }),
  };
  const hasDate = hasSeat && event.startsAt !== null && kind !== 'eventThanks';
  const file = hasDate ? fileOf({ event, changes }, language) : undefined;
  const attached = file && { file: file.filename };
  const mail = mailTo({
    whole,
    kind,
    path: event.isCancelled ? paths.events : paths.event(event.id),
    values: { ...values, ...attached },
  });
  return file ? { ...mail, message: { ...mail.message, attachments: [file] } } : mail;
}

/** The room and where it is: "Greek Campus, 28 Falaki St". */
function placeOf({ venue, location, address }: EventRecord, language: Language): string {
  const said = [venue, address, location].map((text) => textIn(text, language).text.trim()).filter(Boolean);
  return said.slice(0, 2).join(language === 'ar' ? '، ' : ', ');
}

function fileOf(entry: { event: EventRecord; changes: number }, language: Language) {
  const isCancelling = entry.event.isCancelled;
  const content = calendarText({ name: CALENDAR_NAMES[language].mine, language, entries: [entry], isCancelling });
  const method = isCancelling ? '; method=CANCEL' : '';
  return { filename: 'event.ics', content, contentType: `text/calendar; charset=utf-8${method}` };
}
