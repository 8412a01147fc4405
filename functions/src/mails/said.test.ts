import { expect, test } from 'vitest';
import { saidDay, saidMoment, saidNumber } from './said';

test('LOOK-18 mails say numbers, days and times as their language does, in Cairo time', () => {
  const late = '2026-11-24T22:30:00.000Z';
  expect([saidNumber(12, 'en'), saidNumber(12, 'ar')]).toEqual(['12', '١٢']);
  expect(saidDay(late, 'en')).toBe('Wednesday 25 November 2026');
  expect(saidDay(late, 'ar')).toBe('الأربعاء، ٢٥ نوفمبر ٢٠٢٦');
  expect(saidMoment('2026-11-26T16:30:00.000Z', 'en')).toBe('Thursday 26 November at 18:30');
  expect(saidMoment('2026-11-26T16:30:00.000Z', 'ar')).toMatch(/^الخميس، ٢٦ نوفمبر.* ٦:٣٠ مساءً$/);
  expect(saidMoment(late, 'ar')).toMatch(/ ١٢:٣٠ صباحًا$/);
});
