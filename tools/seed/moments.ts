import { cairoClock, cairoInstant } from '@nexus/domain/text/cairo';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const WORKDAYS = 'Sun Mon Tue Wed Thu';

/** `2026-11-24`: Cairo's calendar so many days from now; before now where `days` is negative. */
export function dayIn(days: number): string {
  return cairoClock(new Date(Date.now() + days * DAY).toISOString()).day;
}

/** The nearest of these weekdays (`Sat`, or several) from so many days on: away from now, so that past stays past. */
export function weekdayIn(days: number, on: string): number {
  const step = days < 0 ? -1 : 1;
  const steps = [0, 1, 2, 3, 4, 5, 6].map((more) => days + more * step);
  return steps.find((one) => on.split(' ').includes(weekdayOf(dayIn(one)))) ?? days;
}

/** The instant so many days before now; days may be broken. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}

/** So many days ago at a time when people are awake; of today as it is, so that nothing lies ahead. */
export function awake(days: number): string {
  if (days < 1) return daysAgo(days);
  const minutes = 9 * 60 + Math.round(((days * 7.3) % 1) * 13 * 60);
  return inDaytime(dayIn(-Math.floor(days)), minutes);
}

/** So many days ago at this time of a working day; a Friday's work was done on Sunday, or before it. */
export function atWork(days: number, at: string): string {
  const later = [0, -1, -2].map((more) => days + more).filter((one) => one >= 1);
  const earlier = [1, 2, 3].map((more) => days + more);
  const worked = [...later, ...earlier].find((one) => WORKDAYS.includes(weekdayOf(dayIn(-one)))) ?? days;
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return inDaytime(dayIn(-worked), hours * 60 + minutes);
}

/** Two hours ago, at the last half hour: when something began that still goes on. */
export function justBegun(): string {
  const half = HOUR / 2;
  return new Date(Math.floor((Date.now() - 2 * HOUR) / half) * half).toISOString();
}

/** The instant so many hours after that one; before it where they are negative. */
export function after(instant: string, hours: number): string {
  return new Date(Date.parse(instant) + hours * HOUR).toISOString();
}

function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
}

const noons = new Map<string, number>();

/** So many minutes after Cairo's midnight. Its clocks are changed at night, so one look at noon serves a whole day. */
function inDaytime(day: string, minutes: number): string {
  const noon = noons.get(day) ?? Date.parse(cairoInstant(day, '12:00'));
  noons.set(day, noon);
  return new Date(noon + (minutes - 12 * 60) * 60_000).toISOString();
}
