import { canGiveBack } from '@nexus/domain/events/giving-back';
import { WAITLIST } from '@nexus/domain/limits';
import { db } from '../../firebase';
import { mailAbout } from './attendance-mails';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { countOf, runQuery } from '../kernel/documents';
import { readWholeIn } from '../membership/members';
import { isHere } from '../projections/member-record';
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

/** Who waits for a seat at an event, in the order of their applications. */
const waitingAt = (eventId: string) =>
  db().collection(`events/${eventId}/applications`).where('status', '==', 'waitlisted').orderBy('appliedAt');

/** The place of whoever applied then, counted from 1. Costs a read. */
export async function placeInLine(eventId: string, appliedAt: string): Promise<number> {
  const before = await countOf(waitingAt(eventId).endBefore(appliedAt));
  return before + 1;
}

/** Gives the seats that are free to those who wait, the first first, until an event starts. May run more than once. */
export async function moveLine(given: { eventId: string; requestId: string }): Promise<void> {
  const author: Author = { actor: { kind: 'system', id: 'waiting-line' }, requestId: given.requestId };
  while (await moveSome(given.eventId, author)) continue;
}

/** @returns whether there may be more to move */
function moveSome(eventId: string, author: Author): Promise<boolean> {
  return commit({ author, action: 'event.moveUp' }, async (commit) => {
    const event = (await commit.read(eventPath(eventId))) as EventRecord | null;
    const stored = await commit.read<Seats>(seatsPath(eventId));
    if (!event?.isPublished || event.isCancelled || !stored || !canGiveBack(event, Date.now())) return false;
    const seats = countsIn(stored);
    const most = Math.min(freeSeats(event, seats), WAITLIST.movedAtOnce);
    if (most === 0) return false;
    // Whoever comes or goes meanwhile writes the seats, so that what was found is found anew.
    const next = await runQuery(waitingAt(eventId).limit(most));
    if (next.length === 0) return false;
    await commit.readAhead(next.map(({ id }) => applicationPath(eventId, id)));
    for (const { id } of next) await moveUp(commit, { event, seats, memberId: id });
    commit.put(seatsPath(eventId), stored, seats);
    return next.length === most;
  });
}

/** Gives a seat to who waits, and tells them; a place of who is no member any more is given back. */
async function moveUp(
  commit: Commit,
  { event, seats, memberId }: { event: EventRecord; seats: Seats; memberId: string },
): Promise<void> {
  const path = applicationPath(event.id, memberId);
  const before = await commit.read<Application>(path);
  if (before?.status !== 'waitlisted') return;
  const whole = await readWholeIn(commit, memberId);
  seats.waitlisted -= 1;
  if (!whole || !isHere(whole.member)) {
    commit.put(path, before, { ...before, status: 'givenBack', givenBackAt: now() });
    return;
  }
  seats.confirmed += 1;
  const answerBy = sayNoUntil(event);
  commit.put(path, before, { ...before, status: 'confirmed', position: seats.confirmed, answerBy });
  commit.mail(mailAbout({ event, whole, kind: 'seatFree', changes: before.version + 1, until: answerBy }));
}

/** A day, and never longer than until the start. */
export function sayNoUntil({ startsAt }: Pick<EventRecord, 'startsAt'>, at = Date.now()): string {
  const until = at + WAITLIST.sayNo;
  return new Date(startsAt === null ? until : Math.min(until, Date.parse(startsAt))).toISOString();
}
