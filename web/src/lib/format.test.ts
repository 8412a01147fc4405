import { expect, test } from 'vitest';
import {
  formatAgo,
  formatClock,
  formatDay,
  formatDayParts,
  formatMoment,
  formatNumber,
  formatPercent,
  formatTime,
  formatYear,
} from './format';

test('times are Cairo’s, in summer too, whatever the machine’s zone is', () => {
  expect(formatTime('2026-11-24T16:30:00.000Z', 'en')).toBe('18:30');
  expect(formatTime('2026-07-01T15:30:00.000Z', 'en')).toBe('18:30');
  expect(formatTime('2026-11-24T22:05:00.000Z', 'en')).toBe('00:05');
  expect(formatTime('2026-11-24T06:05:00.000Z', 'en')).toBe('08:05');
  expect(formatTime('2026-11-24T16:30:00.000Z', 'ar')).toBe('٦:٣٠ مساءً');
});

test('a day is that of Cairo: shortly before midnight in London it is the next one there', () => {
  expect(formatDay('2026-11-24T16:30:00.000Z', 'en')).toBe('Tue 24 Nov 2026');
  expect(formatDay('2026-11-24T22:30:00.000Z', 'en')).toBe('Wed 25 Nov 2026');
  expect(formatDayParts('2026-12-31T22:30:00.000Z', 'en')).toEqual({ day: '1', month: 'Jan', weekday: 'Fri' });
  expect(formatDayParts('2026-11-24T16:30:00.000Z', 'ar')).toEqual({ day: '٢٤', month: 'نوفمبر', weekday: 'الثلاثاء' });
  expect(formatMoment('2026-11-24T16:30:00.000Z', 'en')).toBe('Tue 24 Nov 2026 18:30');
});

test('numbers are written in the digits of the language', () => {
  expect([formatNumber(12_345, 'en'), formatNumber(12_345, 'ar')]).toEqual(['12,345', '١٢٬٣٤٥']);
  expect(formatPercent(75, 'en')).toBe('75%');
  expect(formatPercent(75, 'ar')).toContain('٧٥');
});

test('how long ago is said in the largest unit that fits', () => {
  const now = Date.parse('2026-11-24T12:00:00.000Z');
  const ago = (ms: number) => formatAgo(new Date(now - ms).toISOString(), 'en', now);
  expect([ago(5_000), ago(120_000), ago(7_200_000), ago(86_400_000), ago(259_200_000)]).toEqual([
    'this minute',
    '2 minutes ago',
    '2 hours ago',
    'yesterday',
    '3 days ago',
  ]);
});

test('in Arabic: the day in words and digits of Egypt, the year apart, how long ago with its own plurals', () => {
  expect(formatDay('2026-11-24T22:30:00.000Z', 'ar')).toMatch(/^الأربعاء،? ٢٥ نوفمبر ٢٠٢٦$/);
  const times = ['2026-07-01T05:05:00Z', '2026-11-24T10:15:00Z', '2026-11-24T11:00:00Z', '2026-11-24T22:05:00Z'];
  expect(times.map((time) => formatTime(time, 'ar'))).toEqual(['٨:٠٥ صباحًا', '١٢:١٥ ظهرًا', '١:٠٠ مساءً', '١٢:٠٥ صباحًا']);
  expect(['18:30', '09:05', 'after lunch'].map((clock) => formatClock(clock, 'ar'))).toEqual([
    '٦:٣٠ مساءً',
    '٩:٠٥ صباحًا',
    'after lunch',
  ]);
  expect(formatClock('18:30', 'en')).toBe('18:30');
  expect(formatMoment('2026-11-24T16:30:00Z', 'ar')).toMatch(/ ٢٠٢٦، ٦:٣٠ مساءً$/);
  expect([formatYear('2026-12-31T22:30:00.000Z', 'en'), formatYear('2026-12-31T22:30:00.000Z', 'ar')]).toEqual([
    '2027',
    '٢٠٢٧',
  ]);
  expect([formatNumber(0, 'ar'), formatNumber(1_234_567, 'ar'), formatNumber(2.5, 'ar')]).toEqual([
    '٠',
    '١٬٢٣٤٬٥٦٧',
    '٢٫٥',
  ]);
  const now = Date.parse('2026-11-24T12:00:00.000Z');
  const ago = (ms: number) => formatAgo(new Date(now - ms).toISOString(), 'ar', now);
  expect([ago(60_000), ago(7_200_000), ago(3 * 86_400_000), ago(11 * 86_400_000), ago(-86_400_000)]).toEqual([
    'قبل دقيقة واحدة',
    'قبل ساعتين',
    'قبل ٣ أيام',
    'قبل ١١ يومًا',
    'غدًا',
  ]);
});
