import { cairoClock, cairoInstant } from './cairo';

/** A day and a clock of Cairo, either of which may be left open. */
export interface Said {
  day?: string;
  clock?: string;
}

/** Of what cannot be read as a time: no schema takes it. */
export const UNREADABLE = 'unreadable';

/**
 * `2026-11-24`, `2026-11-24T18:30` of Cairo, or an instant; undefined for anything else. Midnight in UTC is how a
 * browser writes a day.
 */
export function saidDay(value: unknown): Said | undefined {
  const text = String(value).trim();
  const local = localIn(text);
  if (local) return local;
  if (!isInstant(text)) return undefined;
  if (/T00:00(?::00(?:\.0+)?)?Z$/.test(text)) return { day: text.slice(0, 10) };
  const shown = cairoClock(new Date(text).toISOString());
  return { day: shown.day, clock: shown.time };
}

/** A moment as people and other clients write it, as an instant in UTC; what is no moment stays as it is. */
export function saidInstant(value: string, { isDayOver = false }: { isDayOver?: boolean } = {}): string | null {
  const text = value.trim();
  if (text === '') return null;
  const { day, clock } = localIn(text) ?? {};
  if (day) return cairoInstant(day, clock ?? (isDayOver ? '23:59' : '00:00'));
  return isInstant(text) && !text.endsWith('Z') ? new Date(text).toISOString() : value;
}

/** `18:30`, `6:30 PM`, `6 pm` as `18:30`. */
export function saidClock(value: unknown): string {
  const found = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m?\.?)?$/i.exec(String(value).trim());
  if (!found) return UNREADABLE;
  const [, hours = '', minutes, half] = found;
  if ((!half && minutes === undefined) || Number(minutes ?? 0) > 59) return UNREADABLE;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return UNREADABLE;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour > 23 ? UNREADABLE : `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

function localIn(text: string): Said | undefined {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/.exec(text) ?? [];
  if (!day || !isDay(day) || Number.isNaN(Date.parse(`${day}T${clock ?? '00:00'}Z`))) return undefined;
  return { day, ...(clock && { clock }) };
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** 31 February is none, though clocks count on from it. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
