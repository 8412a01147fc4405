import { expect, test } from 'vitest';
import { cairoClock, cairoInstant } from './cairo';

test.each([
  ['2026-01-15', '18:30', '2026-01-15T16:30:00.000Z'],
  ['2026-07-15', '18:30', '2026-07-15T15:30:00.000Z'],
  ['2026-04-23', '23:30', '2026-04-23T21:30:00.000Z'], // the evening before the clocks go forward
  ['2026-04-24', '01:00', '2026-04-23T22:00:00.000Z'], // the first hour of summer time
  ['2026-10-29', '12:00', '2026-10-29T09:00:00.000Z'], // the last day of summer time
  ['2026-10-30', '12:00', '2026-10-30T10:00:00.000Z'],
])('%s %s in Cairo is %s', (day, time, instant) => {
  expect(cairoInstant(day, time)).toBe(instant);
  expect(cairoClock(instant)).toEqual({ day, time });
});

test('a time that the clocks skip means the hour after', () => {
  expect(cairoClock(cairoInstant('2026-04-24', '00:30'))).toEqual({ day: '2026-04-24', time: '01:30' });
});
