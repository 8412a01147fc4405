import type { Language } from '@nexus/domain/bilingual';
import { LOCALE } from '@nexus/domain/locale';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far off a deadline is, as a newspaper says it: by the minute within an hour, by the hour up to three days. */
export function formatDue(instant: string, language: Language, now: number): string {
  const left = Date.parse(instant) - now;
  const far = Math.abs(left);
  const [unit, size] =
    far < HOUR ? (['minute', MINUTE] as const) : far < 3 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const format = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'always' });
  return format.format(Math.round(left / size), unit);
}
