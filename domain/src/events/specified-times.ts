import type { Sent, Specified } from '../resources/specified';
import { CAIRO, cairoClock, cairoInstant, cairoIso } from '../text/cairo';
import { saidClock, saidDay, UNREADABLE, type Said } from '../text/said-time';

type Data = Record<string, unknown>;

/**
 * The times of an event as people say them. `date` and `endDate` are its instants with Cairo's offset, so that clocks
 * and calendars everywhere read them right; `time` and `endTime` are what Cairo's clocks show then.
 */
export const eventTimes: Specified = {
  give: (shown) => ({
    ...('startsAt' in shown && { date: iso(shown['startsAt']), time: clockOf(shown['startsAt']) }),
    ...('endsAt' in shown && { endDate: iso(shown['endsAt']), endTime: clockOf(shown['endsAt']) }),
    timeZone: CAIRO,
  }),
  take: taken,
};

function taken(body: Data, before: Data): Sent {
  const { date, time, endDate, endTime, timeZone: _zone, ...fields } = body;
  const names: Record<string, string> = {};
  const isOwn = (name: string) => name in fields && (fields[name] ?? null) !== (before[name] ?? null);
  if ((date !== undefined || time !== undefined) && !isOwn('startsAt')) {
    fields['startsAt'] = instantOf({ date, time, stored: before['startsAt'], otherwise: '00:00' });
    names['startsAt'] = date === undefined ? 'time' : 'date';
  }
  if ((endDate !== undefined || endTime !== undefined) && !isOwn('endsAt')) {
    const startsAt = fields['startsAt'] ?? before['startsAt'];
    fields['endsAt'] = endOf({ endDate, endTime, startsAt, stored: before['endsAt'] });
    names['endsAt'] = endDate === undefined ? 'endTime' : 'endDate';
  }
  return { fields, names };
}

/** Without a day of its own an event ends on the day that it starts, or in the night after. */
function endOf(given: { endDate: unknown; endTime: unknown; startsAt: unknown; stored: unknown }): string | null {
  const { endDate, endTime, startsAt, stored } = given;
  const hasDay = !isEmpty(endDate);
  if (!hasDay && isEmpty(endTime)) return null;
  if (hasDay || !isInstant(startsAt) || (endDate === undefined && isInstant(stored)))
    return instantOf({ date: endDate, time: endTime, stored, otherwise: '23:59' });
  const { day } = cairoClock(startsAt);
  const end = instantOf({ date: day, time: endTime, stored: null, otherwise: '23:59' });
  if (end === null || end === UNREADABLE || end >= startsAt) return end;
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return instantOf({ date: next, time: endTime, stored: null, otherwise: '23:59' });
}

function instantOf(given: { date: unknown; time: unknown; stored: unknown; otherwise: string }): string | null {
  const { date, time, stored, otherwise } = given;
  if (date === null || date === '') return null;
  const before = isInstant(stored) ? cairoClock(stored) : undefined;
  const said: Said | undefined = date === undefined ? { ...(before && { day: before.day }) } : saidDay(date);
  const clock = isEmpty(time) ? undefined : saidClock(time);
  if (!said?.day || clock === UNREADABLE) return UNREADABLE;
  // The clock of the date counts where it is the one that was changed.
  const isMoved = said.clock !== undefined && said.clock !== before?.time && clock === before?.time;
  const shown = (isMoved ? said.clock : (clock ?? said.clock)) ?? before?.time ?? otherwise;
  if (isInstant(stored) && before?.day === said.day && before.time === shown) return stored;
  return cairoInstant(said.day, shown);
}

const iso = (instant: unknown) => (isInstant(instant) ? cairoIso(instant) : null);
const clockOf = (instant: unknown) => (isInstant(instant) ? cairoClock(instant).time : '');
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
