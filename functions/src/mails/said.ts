import type { Language } from '@nexus/domain/bilingual';
import { halfInWords, LOCALE } from '@nexus/domain/locale';
import { CAIRO } from '@nexus/domain/text/cairo';

/** A number as the language writes it. */
export function saidNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language]).format(value);
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: CAIRO } as const;

/** The day of an instant in Cairo: "Thursday 26 November 2026". */
export function saidDay(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { ...DAY, year: 'numeric' })
    .format(new Date(instant))
    .replace(',', '');
}

/** Day and time of an instant as Cairo's calendars and clocks show them: "Thursday 26 November at 18:30". */
export function saidMoment(instant: string, language: Language): string {
  const hour = language === 'ar' ? 'numeric' : '2-digit';
  const format = new Intl.DateTimeFormat(LOCALE[language], { ...DAY, hour, minute: '2-digit' });
  return halfInWords(format.format(new Date(instant)).replace(',', ''));
}

const DEVICE = {
  en: { on: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'an unknown browser' },
  ar: { on: (browser: string, system: string) => `${browser} على ${system}`, unknown: 'متصفح غير معروف' },
};

/** A kind of browser: "Chrome on Android". */
export function saidDevice({ browser, system }: { browser: string; system: string }, language: Language): string {
  const words = DEVICE[language];
  return browser && system ? words.on(browser, system) : browser || system || words.unknown;
}
