import { isDeepStrictEqual } from 'node:util';
import type { Attendance, EventApplication } from '@nexus/domain/events/application';
import { takesApplications } from '@nexus/domain/events/timing';
import { NexusError } from '@nexus/domain/errors';
import type { DocumentOf } from '@nexus/domain/fields/field';
import { addressInUse } from '@nexus/domain/membership/verified-address';
import type { event as eventResource } from '@nexus/domain/resources/event';
import { addressOf } from '../address';
import { db } from '../firebase';
import { calendarFile } from '../outbox/calendar';
import { type Mail } from '../outbox/mail';
import { commit, now, type Author, type Commit } from './commit';
import { readDocuments, runQuery, type Document } from './documents';
import { mailTo, type Whole } from './member-writes';
import { readWholeIn } from './members';

export type EventRecord = Document<DocumentOf<typeof eventResource.fields>>;
type Application = Attendance & { memberId: string; eventId: string; name: string; email: string; appliedAt: string };
/**
 * `eventSeats/{id}`: how many are in, wait and are here. Every application writes it, so that two cannot take one seat;
 * by it every door sees what another one does.
 */
type Seats = {
  confirmed: number;
  waitlisted: number;
  checkedIn: number;
};

const eventPath = (id: string) => `events/${id}`;
const seatsPath = (id: string) => `eventSeats/${id}`;
export const applicationPath = (eventId: string, memberId: string) => `events/${eventId}/applications/${memberId}`;

/** Takes a seat, or a place on the waitlist when there is none left; who is told by mail, with the date to keep. */
export function applyToAttend(given: { eventId: string; memberId: string; author: Author }): Promise<Attendance> {
  const { eventId, memberId, author } = given;
  return commit({ author, action: 'event.apply' }, async (commit) => {
    const event = (await commit.read(eventPath(eventId))) as EventRecord | null;
    if (!event?.isPublished) throw new NexusError('notFound');
    if (await commit.read(applicationPath(eventId, memberId))) throw new NexusError('alreadyApplied');
    if (!takesApplications(event, Date.now())) throw new NexusError('eventClosed');
    const whole = await readWholeIn(commit, memberId);
    if (!whole) throw new NexusError('notFound');

    const before = await commit.read<Seats>(seatsPath(eventId));
    const seats = countsIn(before);
    const hasSeat = event.capacity === 0 || seats.confirmed < event.capacity;
    const status = hasSeat ? 'confirmed' : 'waitlisted';
    seats[status] += 1;
    const application: Application = {
      status,
      position: seats[status],
      memberId,
      eventId,
      name: whole.member.name,
      email: addressInUse(whole.account),
      appliedAt: now(),
    };
    commit.put(seatsPath(eventId), before, seats);
    commit.put(applicationPath(eventId, memberId), null, application);
    const position = String(application.position);
    const mail = mailAbout({ event, whole, template: hasSeat ? 'attending' : 'waitlisted', values: { position } });
    const { language } = whole.account;
    const link = addressOf(`/events/${eventId}`, language);
    const file = hasSeat ? calendarFile({ event, id: eventId, language, link }) : undefined;
    commit.mail(file ? { ...mail, message: { ...mail.message, attachments: [file] } } : mail);
    return { status, position: application.position };
  });
}

/** What an approved member may know of an event: its registration link and their own place. */
export async function eventForMember(eventId: string, memberId: string) {
  const [event, application, seats] = await readDocuments([
    eventPath(eventId),
    applicationPath(eventId, memberId),
    seatsPath(eventId),
  ]);
  const found = event as EventRecord | null;
  if (!found?.isPublished) throw new NexusError('notFound');
  const taken = (seats as unknown as Seats | null)?.confirmed ?? 0;
  return {
    registrationUrl: found.registrationUrl,
    application: application as unknown as Attendance | null,
    isFull: found.capacity > 0 && taken >= found.capacity,
  };
}

/** Who applied to an event, in the order of their applications. */
export async function listApplications(eventId: string): Promise<EventApplication[]> {
  const found = await runQuery(db().collection(`events/${eventId}/applications`).orderBy('appliedAt').limit(5_000));
  return found as unknown as EventApplication[];
}

/**
 * Checks a member in or out, or gives one of the waitlist a seat and tells them. @throws NexusError `notFound`,
 * `eventFull` when there is no seat to give
 */
export function changeApplication(given: {
  eventId: string;
  memberId: string;
  change: { isCheckedIn?: boolean | undefined; status?: 'confirmed' | undefined };
  author: Author;
}): Promise<EventApplication> {
  const { eventId, memberId, change, author } = given;
  return commit({ author, action: 'event.attendance' }, async (commit) => {
    const path = applicationPath(eventId, memberId);
    const before = await commit.readExisting<EventApplication>(path);
    const after = { ...before };
    const stored = await commit.readExisting<Seats>(seatsPath(eventId));
    const seats = countsIn(stored);
    if (change.isCheckedIn !== undefined) {
      after.checkedInAt = change.isCheckedIn ? now() : null;
      seats.checkedIn += Number(change.isCheckedIn) - Number(Boolean(before.checkedInAt));
    }
    if (change.status && before.status === 'waitlisted') {
      const event = (await commit.readExisting(eventPath(eventId))) as EventRecord;
      if (event.capacity > 0 && seats.confirmed >= event.capacity) throw new NexusError('eventFull');
      seats.confirmed += 1;
      seats.waitlisted -= 1;
      after.status = 'confirmed';
      after.position = seats.confirmed;
      const whole = await readWholeIn(commit, memberId);
      if (whole) commit.mail(mailAbout({ event, whole, template: 'seatFree' }));
    }
    commit.put(path, before, after);
    if (!isDeepStrictEqual(seats, countsIn(stored))) commit.put(seatsPath(eventId), stored, seats);
    return after;
  });
}

/** Gives back the seat, or the place on the waitlist, of an application that goes. */
export async function giveSeatBack(
  commit: Commit,
  given: Pick<EventApplication, 'status' | 'checkedInAt'> & { eventId: string },
): Promise<void> {
  const stored = await commit.read<Seats>(seatsPath(given.eventId));
  if (!stored) return;
  const seats = countsIn(stored);
  seats[given.status] -= 1;
  if (given.checkedInAt) seats.checkedIn -= 1;
  commit.put(seatsPath(given.eventId), stored, seats);
}

/** Those of before doors were counted name none who are here. */
function countsIn(stored: Partial<Seats> | null): Seats {
  return {
    confirmed: stored?.confirmed ?? 0,
    waitlisted: stored?.waitlisted ?? 0,
    checkedIn: Math.max(0, stored?.checkedIn ?? 0),
  };
}

/** A mail to a member about an event, in their language, with a link to it. */
function mailAbout(given: {
  event: EventRecord;
  whole: Whole;
  template: 'attending' | 'waitlisted' | 'seatFree';
  values?: Record<string, string>;
}): Mail {
  const { event, whole, template, values } = given;
  const title = event.title[whole.account.language] || event.title.en;
  return mailTo({ whole, template, path: `/events/${event.id}`, values: { event: title, ...values } });
}
