import type { Cancellation, EventApplication, OwnEvent } from '@nexus/domain/events/application';
import type { Language } from '@nexus/domain/bilingual';
import { takesApplications } from '@nexus/domain/events/timing';
import { NexusError } from '@nexus/domain/errors';
import { WAITLIST } from '@nexus/domain/limits';
import { db } from '../../firebase';
import { countOf, readDocument, readDocuments, runQuery } from '../kernel/documents';
import {
  applicationPath,
  countsIn,
  eventPath,
  freeSeats,
  seatsPath,
  type Application,
  type EventRecord,
  type Seats,
} from './seats';
import { placeInLine } from './waiting-line';

/** What an approved member may know of an event: its registration link, their own place, and whether they would wait. */
export async function eventForMember(eventId: string, memberId: string) {
  const [event, application, stored] = (await readDocuments([
    eventPath(eventId),
    applicationPath(eventId, memberId),
    seatsPath(eventId),
  ])) as [EventRecord | null, Application | null, Seats | null];
  if (!event?.isPublished) throw new NexusError('notFound');
  const seats = countsIn(stored);
  return {
    registrationUrl: event.registrationUrl,
    application:
      application && application.status !== 'givenBack'
        ? { status: application.status, ...(await placed(application)) }
        : null,
    isFull: seats.waitlisted > 0 || freeSeats(event, seats) === 0,
    waiting: seats.waitlisted,
  };
}

/**
 * What a member applied to, the last application first, with events that are on the site. Costs a read for each
 * application and its event.
 */
export async function applicationsWithEvents(memberId: string) {
  const own = db().collectionGroup('applications').where('memberId', '==', memberId).orderBy('appliedAt', 'desc');
  const applications = await runQuery<Application>(own.limit(WAITLIST.ownEvents));
  const events = (await readDocuments(applications.map(({ eventId }) => eventPath(eventId)))) as (EventRecord | null)[];
  return applications.flatMap((application, index) => {
    const event = events[index];
    return event?.isPublished ? [{ application, event }] : [];
  });
}

/** The events of a member as they are shown them. Costs a read more for each place in a line. */
export async function eventsOfMember(memberId: string, language: Language): Promise<OwnEvent[]> {
  const own = await applicationsWithEvents(memberId);
  const shown = own.map(async ({ application, event }) => {
    const { title, venue, location, startsAt, endsAt } = event;
    const inLanguage = (text: EventRecord['title']) => text[language] || text.en;
    const place = [venue, location].map(inLanguage).find((name) => name !== '') ?? '';
    const { status } = application;
    return {
      eventId: event.id,
      isOpen: takesApplications(event, Date.now()),
      isCancelled: event.isCancelled ?? false,
      title: inLanguage(title),
      startsAt,
      endsAt,
      place,
      status,
      ...(await placed(application)),
    };
  });
  return Promise.all(shown);
}

/** Who applied to an event, in the order of their applications. */
export async function listApplications(eventId: string): Promise<EventApplication[]> {
  const found = await runQuery(db().collection(`events/${eventId}/applications`).orderBy('appliedAt').limit(5_000));
  let waiting = 0;
  return (found as unknown as EventApplication[]).map((one) =>
    one.status === 'waitlisted' ? { ...one, position: (waiting += 1) } : one,
  );
}

/** How many a cancellation concerns, and how many were sent a mail about it. */
export async function cancellationOf(eventId: string): Promise<Cancellation> {
  const told = db().collection(`events/${eventId}/applications`).where('toldCancelled', '==', true);
  const [stored, count] = await Promise.all([readDocument<Seats>(seatsPath(eventId)), countOf(told)]);
  const { confirmed, waitlisted } = countsIn(stored);
  return { concerned: confirmed + waitlisted, told: count };
}

/** The place in the line as it is now; of whoever moved up, until when to say no. */
async function placed({ status, eventId, appliedAt, position, answerBy = null }: Application) {
  return { position: status === 'waitlisted' ? await placeInLine(eventId, appliedAt) : position, answerBy };
}
