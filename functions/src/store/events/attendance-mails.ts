import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../address';
import { calendarFile } from '../../mails/calendar';
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
  position?: number;
  until?: string | null;
}): Mail {
  const { event, whole, template, position, until } = given;
  const { language } = whole.account;
  const values = {
    event: event.title[language] || event.title.en,
    ...(position !== undefined && { position: saidNumber(position, language) }),
    ...(until && { until: saidMoment(until, language) }),
  };
  const link = addressOf(paths.event(event.id), language);
  const file = template === 'waitlisted' ? undefined : calendarFile({ event, id: event.id, language, link });
  const attached = file && { file: file.filename };
  const mail = mailTo({ whole, template, path: paths.event(event.id), values: { ...values, ...attached } });
  return file ? { ...mail, message: { ...mail.message, attachments: [file] } } : mail;
}
