import { expect, test } from 'vitest';
import { timeRange } from './when';

const at = (startsAt: string, endsAt: string | null) => timeRange({ startsAt, endsAt }, 'en');

test('LOOK-12 an evening says when it ends, after midnight too; what goes on for days says which day', () => {
  expect(at('2026-11-24T16:30:00.000Z', '2026-11-24T19:00:00.000Z')).toBe('18:30–21:00');
  expect(at('2026-11-24T18:00:00.000Z', '2026-11-24T23:30:00.000Z')).toBe('20:00–01:30');
  expect(at('2026-11-24T07:00:00.000Z', '2026-11-27T14:00:00.000Z')).toBe('09:00 – Fri 27 Nov 2026 16:00');
  expect(at('2026-11-24T16:30:00.000Z', null)).toBe('18:30');
});
