import type { Language } from '@nexus/domain/bilingual';
import { formatDay, formatMoment, formatTime } from '../../lib/format';
import type { TextsOf } from '../../lib/words/areas';

const NIGHT = 12 * 3_600_000;

/** "18:30–21:00", an end after midnight too; "18:30 – Fri 27 Nov 2026 16:00" where it ends days later. */
export function timeRange(event: { startsAt: string | null; endsAt: string | null }, language: Language): string {
  if (event.startsAt === null) return '';
  const start = formatTime(event.startsAt, language);
  if (event.endsAt === null) return start;
  const isOneDay = formatDay(event.endsAt, language) === formatDay(event.startsAt, language);
  const isOneNight = Date.parse(event.endsAt) - Date.parse(event.startsAt) <= NIGHT;
  if (isOneDay || isOneNight) return `${start}–${formatTime(event.endsAt, language)}`;
  return `${start} – ${formatMoment(event.endsAt, language)}`;
}

/** "Tue 24 Nov 2026, 18:30–21:00 Cairo time". */
export function whenOf(
  event: { startsAt: string | null; endsAt: string | null },
  language: Language,
  t: TextsOf<'site'>,
): string {
  if (event.startsAt === null) return t('events.noDate');
  return t('events.cairo', { day: formatDay(event.startsAt, language), time: timeRange(event, language) });
}
