import type { Language } from '@nexus/domain/bilingual';
import { paths } from '@nexus/domain/pages/paths';
import { calendarText } from '../../calendar/ics';
import { CALENDAR_NAMES } from '../../locales/calendars';
import type { Mail } from '../../mails/mail';
import { saidMoment, saidNumber } from '../../mails/said';
import { mailTo, type Whole } from '../membership/member-writes';
import type { EventRecord } from './seats';

/**
 * A mail to a member about an event, in their language, with a link to it; with the date for their calendar where they
 * have a seat. `until`: the instant until when they are asked to say no.
 */
export function mailAbout(given: {
  event: EventRecord;
  whole: Whole;
  template: 'attending' | 'waitlisted' | 'seatFree';
  /** Which change of their application it tells of, counted from 1. */
  changes: number;
  position?: number;
  until?: string | null;
}): Mail {
  const { event, whole, template, changes, position, until } = given;
  const { language } = whole.account;
  const values = {
    event: event.title[language] || event.title.en,
    ...(position !== undefined && { position: saidNumber(position, language) }),
    ...(until && { until: saidMoment(until, language) }),
  };
  const hasDate = template !== 'waitlisted' && event.startsAt !== null;
  const file = hasDate ? fileOf({ event, changes }, language) : undefined;
  const attached = file && { file: file.filename };
  const mail = mailTo({ whole, template, path: paths.event(event.id), values: { ...values, ...attached } });
  return file ? { ...mail, message: { ...mail.message, attachments: [file] } } : mail;
}

function fileOf(entry: { event: EventRecord; changes: number }, language: Language) {
  const content = calendarText({ name: CALENDAR_NAMES[language].mine, language, entries: [entry] });
  return { filename: 'event.ics', content, contentType: 'text/calendar; charset=utf-8' };
}
