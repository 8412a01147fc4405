import type { Language } from '@nexus/domain/bilingual';
import { formatDay, formatTime } from '../../lib/format';
import type { TextsOf } from '../../lib/words/areas';

/** "18:30–21:00", or one time where there is no end on the same day. */
export function timeRange(event: { startsAt: string | null; endsAt: string | null }, language: Language): string {
  if (event.startsAt === null) return '';
  const start = formatTime(event.startsAt, language);
  const isSameDay = event.endsAt !== null && formatDay(event.endsAt, language) === formatDay(event.startsAt, language);
  return isSameDay && event.endsAt ? `${start}–${formatTime(event.endsAt, language)}` : start;
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
