import type { EventApplication } from '@nexus/domain/events/application';
import type { DocumentOf } from '@nexus/domain/fields/field';
import type { event as eventResource } from '@nexus/domain/resources/event';
import type { Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Document } from '../kernel/documents';

export type EventRecord = Document<DocumentOf<typeof eventResource.fields>>;
/** `events/{id}/applications/{member id}` as stored. */
export type Application = Omit<EventApplication, 'checkedInAt' | 'answerBy' | 'givenBackAt'> & {
  eventId: string;
  checkedInAt?: string | null;
  /** Until when whoever moved up is asked to say no. */
  answerBy?: string | null;
  givenBackAt?: string | null;
  /** The start that they were reminded of, and the version of the event whose change they were told of last. */
  remindedOf?: string;
  toldVersion?: number;
  /** Whether what they were told last is that the event is cancelled. */
  toldCancelled?: boolean;
  /** When they were thanked for coming. */
  thankedAt?: string;
};
/**
 * `eventSeats/{id}`: how many are in, wait and are here. Every application writes it, so that two cannot take one seat;
 * by it every door sees what another one does.
 */
export type Seats = {
  confirmed: number;
  waitlisted: number;
  checkedIn: number;
};

export const eventPath = (id: string) => `events/${id}`;
export const seatsPath = (id: string) => `eventSeats/${id}`;
export const applicationPath = (eventId: string, memberId: string) => `events/${eventId}/applications/${memberId}`;

/** Those of before doors were counted name none who are here. */
export function countsIn(stored: Partial<Seats> | null): Seats {
  return {
    confirmed: stored?.confirmed ?? 0,
    waitlisted: stored?.waitlisted ?? 0,
    checkedIn: Math.max(0, stored?.checkedIn ?? 0),
  };
}

/** How many seats nobody has; without end where an event takes as many as come. */
export function freeSeats({ capacity }: Pick<EventRecord, 'capacity'>, { confirmed }: Seats): number {
  return capacity === 0 ? Number.POSITIVE_INFINITY : Math.max(0, capacity - confirmed);
}

/** Gives back the seat, or the place on the waitlist, of an application that ends; a seat goes to who waits. */
export async function giveSeatBack(
  commit: Commit,
  { eventId, status, checkedInAt }: Pick<Application, 'eventId' | 'status' | 'checkedInAt'>,
): Promise<void> {
  if (status === 'givenBack') return;
  const stored = await commit.read<Seats>(seatsPath(eventId));
  if (!stored) return;
  const seats = countsIn(stored);
  seats[status] -= 1;
  if (checkedInAt) seats.checkedIn -= 1;
  commit.put(seatsPath(eventId), stored, seats);
  if (status === 'confirmed' && seats.waitlisted > 0) commit.sideEffect({ kind: 'moveLine', eventId });
}

/** Ends an application, which stays as one that was given back; a seat goes to who waits. */
export async function endApplication(commit: Commit, before: Document<Application>): Promise<void> {
  await giveSeatBack(commit, before);
  const ended = { ...before, status: 'givenBack', givenBackAt: now(), checkedInAt: null, answerBy: null };
  commit.put(applicationPath(before.eventId, before.memberId), before, ended);
}
