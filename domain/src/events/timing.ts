/** What timing needs of an event; instants are ISO strings, null where there is none. */
export interface Timed {
  startsAt: string | null;
  endsAt: string | null;
}

/** When an event is over: its end, or its start where it has none. Without either it is never over. */
function endOf({ startsAt, endsAt }: Timed): number {
  const end = endsAt ?? startsAt;
  return end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
}

/** Whether it is over. A running event is not: it stands under Upcoming until its end. */
export function isPast(event: Timed, now: number): boolean {
  return endOf(event) < now;
}

/** Whether it is going on: it has started and not ended. */
export function isLive(event: Timed, now: number): boolean {
  return event.startsAt !== null && Date.parse(event.startsAt) <= now && now < endOf(event);
}

/** Running ones first, then by start; those without a date last. */
export function upcomingOf<E extends Timed>(events: readonly E[], now: number): E[] {
  const start = ({ startsAt }: E) => (startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt));
  return events.filter((event) => !isPast(event, now)).toSorted((a, b) => start(a) - start(b));
}

/** Those that are over, the latest first. */
export function pastOf<E extends Timed>(events: readonly E[], now: number): E[] {
  return events.filter((event) => isPast(event, now)).toSorted((a, b) => endOf(b) - endOf(a));
}

/** Whether *Apply to Attend* is open: until the deadline, or the start where there is none; never of a cancelled one. */
export function takesApplications(
  event: Timed & { applicationEnabled: boolean; applicationDeadline: string | null; isCancelled?: boolean },
  now: number,
): boolean {
  const until = event.applicationDeadline ?? event.startsAt;
  return (
    event.applicationEnabled && !event.isCancelled && !isPast(event, now) && (until === null || now < Date.parse(until))
  );
}
