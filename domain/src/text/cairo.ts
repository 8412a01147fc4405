export const CAIRO = 'Africa/Cairo';

/** How far Cairo's clock is ahead of UTC at an instant, in milliseconds. It has daylight saving. */
function offsetAt(instant: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: CAIRO,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part as Record<string, number>;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}

/**
 * The instant at which Cairo's clocks show `2026-11-24` and `18:30`. A time that is skipped when the clocks go forward
 * means the hour after; one that comes twice means the first.
 */
export function cairoInstant(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - offsetAt(shown - 86_400_000);
  const after = shown - offsetAt(shown + 86_400_000);
  const fitting = [before, after].filter((instant) => instant + offsetAt(instant) === shown);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before).toISOString();
}

/** The day and the time that Cairo's clocks show at an instant, as inputs want them. */
export function cairoClock(instant: string): { day: string; time: string } {
  const local = new Date(Date.parse(instant) + offsetAt(Date.parse(instant))).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** An instant with Cairo's offset: `2026-11-24T18:30:00+02:00`. */
export function cairoIso(instant: string): string {
  const ahead = offsetAt(Date.parse(instant));
  const local = new Date(Date.parse(instant) + ahead).toISOString().slice(0, 19);
  const minutes = Math.abs(ahead) / 60_000;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${local}${ahead < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
