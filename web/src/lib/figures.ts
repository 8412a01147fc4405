import type { Language } from '@nexus/domain/bilingual';
import { formatNumber, formatPercent } from './format';

const FIGURE = /^(\$?)(\d[\d,]*(?:\.\d+)?)([KMB]?)(%?)(\+?)$/;
const POWERS = { K: 'ألف', M: 'مليون', B: 'مليار' } as const;

/** A figure as editors write it in English (`85%`, `$25M+`, `1,200`), as the language writes it; other texts as they are. */
export function shownFigure(value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  const text = String(value ?? '').trim();
  const [, dollars, digits = '', power = '', percent, more] = FIGURE.exec(text) ?? [];
  if (language === 'en' || digits === '') return text;
  const number = Number(digits.replaceAll(',', ''));
  const words = [
    more && 'أكثر من',
    percent ? formatPercent(number, language) : formatNumber(number, language),
    power !== '' && POWERS[power as keyof typeof POWERS],
    dollars && 'دولار',
  ];
  return words.filter(Boolean).join(' ');
}
