import type { Language } from '@nexus/domain/bilingual';
import { halfInWords, LOCALE } from '@nexus/domain/locale';

const ZONE = 'Africa/Cairo';

/** Making a format costs a phone milliseconds, using it microseconds: each is made once. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numbers(language: Language, style: 'decimal' | 'percent'): Intl.NumberFormat {
  return once(`${language} ${style}`, () => new Intl.NumberFormat(LOCALE[language], { style }));
}

function days(language: Language): Intl.DateTimeFormat {
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE } as const;
  return once(`${language} day`, () => new Intl.DateTimeFormat(LOCALE[language], format));
}

/** 24 hours in British English, twelve in Egypt. */
function times(language: Language): Intl.DateTimeFormat {
  const format = { timeStyle: 'short', timeZone: ZONE } as const;
  return once(`${language} time`, () => new Intl.DateTimeFormat(LOCALE[language], format));
}

function once<T extends Intl.NumberFormat | Intl.DateTimeFormat>(name: string, make: () => T): T {
  const known = made.get(name) as T | undefined;
  const format = known ?? make();
  if (!known) made.set(name, format);
  return format;
}

export function formatNumber(value: number, language: Language): string {
  return numbers(language, 'decimal').format(value);
}

export function formatPercent(value: number, language: Language): string {
  return numbers(language, 'percent').format(value / 100);
}

/** The day of an instant in Cairo: "Tue 24 Nov 2026". */
export function formatDay(instant: string, language: Language): string {
  return days(language).format(new Date(instant)).replace(',', '');
}

/** The time of an instant in Cairo: "18:30", "٦:٣٠ مساءً". */
export function formatTime(instant: string, language: Language): string {
  return halfInWords(times(language).format(new Date(instant)));
}

/** A clock as editors write it, as the language writes it: "18:30"; other texts as they are. */
export function formatClock(clock: string, language: Language): string {
  return /^\d\d:\d\d$/.test(clock) ? formatTime(`2000-01-01T${clock}+02:00`, language) : clock;
}

/** Day and time of an instant in Cairo: "Tue 24 Nov 2026 18:30"; Arabic has a comma between the year and the hour. */
export function formatMoment(instant: string, language: Language): string {
  return `${formatDay(instant, language)}${language === 'ar' ? '،' : ''} ${formatTime(instant, language)}`;
}

/** The day of the month, the short month and weekday in Cairo, apart: for the date block of a card. */
export function formatDayParts(instant: string, language: Language): { day: string; month: string; weekday: string } {
  const part = (type: 'day' | 'month' | 'weekday') => partOf(type, instant, language);
  return { day: part('day'), month: part('month'), weekday: part('weekday') };
}

export function formatYear(instant: string, language: Language): string {
  return partOf('year', instant, language);
}

function partOf(type: 'day' | 'month' | 'weekday' | 'year', instant: string, language: Language): string {
  const parts = days(language).formatToParts(new Date(instant));
  return parts.find((part) => part.type === type)?.value ?? '';
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago an instant was, in the largest fitting unit up to days: "2 hours ago". */
export function formatAgo(instant: string, language: Language, now = Date.now()): string {
  const passed = Date.parse(instant) - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(passed) >= length) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' }).format(Math.round(passed / size), unit);
}
