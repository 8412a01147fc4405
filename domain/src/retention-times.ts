import type { Language } from './bilingual';
import { LOCALE } from './locale';
import type { Retention, Unit } from './retention';

/** How long, in words of a language. */
export function howLong({ ends }: Retention, language: Language): string {
  if (!('by' in ends)) return ends[language];
  const format = new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit: ends.unit, unitDisplay: 'long' });
  return format.format(ends.count);
}

/** The moment so long before `now`: what began by then is over. Months are those of the calendar, in UTC. */
export function cutoff({ count, unit }: { count: number; unit: Unit }, now: Date): Date {
  const at = new Date(now);
  if (unit === 'month') at.setUTCMonth(at.getUTCMonth() - count);
  else at.setTime(at.getTime() - count * (unit === 'day' ? 86_400_000 : 3_600_000));
  return at;
}
