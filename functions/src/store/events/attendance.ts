import { isDeepStrictEqual } from 'node:util';
import type { Attendance, EventApplication } from '@nexus/domain/events/application';
import { canGiveBack } from '@nexus/domain/events/giving-back';
import { takesApplications } from '@nexus/domain/events/timing';
import { NexusError } from '@nexus/domain/errors';
import { addressInUse } from '@nexus/domain/membership/verified-address';
import { mailAbout } from './attendance-mails';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { readWholeIn } from '../membership/members';
import {
  applicationPath,
  countsIn,
  endApplication,
  eventPath,
  freeSeats,
  seatsPath,
  type Application,
  type EventRecord,
  type Seats,
} from './seats';

/**
 * Takes a seat, or a place on the waitlist when there is none left or others wait already; who is told by mail, with
 * the date to keep. Who gave a seat back may apply again, behind those who wait.
 */
export function applyToAttend(given: { eventId: string; memberId: string; author: Author }): Promise<Attendance> {
  const { eventId, memberId, author } = given;
  return commit({ author, action: 'event.apply' }, async (commit) => {
    const event = (await commit.read(eventPath(eventId))) as EventRecord | null;
    if (!event?.isPublished) throw new NexusError('notFound');
    const earlier = await commit.read<Application>(applicationPath(eventId, memberId));
    if (earlier && earlier.status !== 'givenBack') throw new NexusError('alreadyApplied');
    if (event.isCancelled) throw new NexusError('eventCancelled');
    if (!takesApplications(event, Date.now())) throw new NexusError('eventClosed');
    const whole = await readWholeIn(commit, memberId);
    if (!whole) throw new NexusError('notFound');
    // Whose access ended since they asked.
    if (whole.member.status !== 'approved') throw new NexusError('forbidden');

    const before = await commit.read<Seats>(seatsPath(eventId));
    const seats = countsIn(before);
    const isFree = freeSeats(event, seats) > 0;
    const hasSeat = isFree && seats.waitlisted === 0;
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
    commit.put(applicationPath(eventId, memberId), earlier, application);
    const { position } = application;
    const changes = (earlier?.version ?? 0) + 1;
    commit.mail(mailAbout({ event, whole, kind: hasSeat ? 'attending' : 'waitlisted', changes, position }));
    if (isFree && !hasSeat) commit.sideEffect({ kind: 'moveLine', eventId });
    return { status, position };
  });
}

/**
 * *I cannot come*: a seat goes to the next who waits. What was given back stays so. @throws NexusError `notFound`,
 * `eventStarted`
 */
export function giveBack(given: { eventId: string; memberId: string; author: Author }): Promise<void> {
  const { eventId, memberId, author } = given;
  return commit({ author, action: 'event.giveBack' }, async (commit) => {
    const before = await commit.readExisting<Application>(applicationPath(eventId, memberId));
    if (before.status === 'givenBack') return;
    const event = (await commit.read(eventPath(eventId))) as EventRecord | null;
    if (event && !canGiveBack(event, Date.now())) throw new NexusError('eventStarted');
    await endApplication(commit, before);
  });
}

/**
 * Checks a member in or out, or gives one of the waitlist a seat and tells them. @throws NexusError `notFound`,
 * `eventFull` when there is no seat to give, `eventCancelled`
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
    if (before.status === 'givenBack') throw new NexusError('notFound');
    const after = { ...before };
    const stored = await commit.readExisting<Seats>(seatsPath(eventId));
    const seats = countsIn(stored);
    if (change.isCheckedIn !== undefined) {
      after.checkedInAt = change.isCheckedIn ? now() : null;
      seats.checkedIn += Number(change.isCheckedIn) - Number(Boolean(before.checkedInAt));
    }
    const event = (await commit.readExisting(eventPath(eventId))) as EventRecord;
    if (event.isCancelled) throw new NexusError('eventCancelled');
    if (change.status && before.status === 'waitlisted') {
      if (freeSeats(event, seats) === 0) throw new NexusError('eventFull');
      seats.confirmed += 1;
      seats.waitlisted -= 1;
      after.status = 'confirmed';
      after.position = seats.confirmed;
      const whole = await readWholeIn(commit, memberId);
      if (whole) commit.mail(mailAbout({ event, whole, kind: 'seatFree', changes: before.version + 1 }));
    }
    commit.put(path, before, after);
    if (!isDeepStrictEqual(seats, countsIn(stored))) commit.put(seatsPath(eventId), stored, seats);
    return after;
  });
}
