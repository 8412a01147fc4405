import { expect, test } from 'vitest';
import { faultSentence } from '../error-sentences';
import { faultsOf } from '../errors';
import { event } from './event';
import { sdg } from './sdg';

const faults = (given: Record<string, unknown>) => {
  const parsed = event.schema.safeParse({ title: 'Walk', ...given });
  return parsed.success ? {} : faultsOf(parsed.error);
};
const START = '2026-12-01T16:30:00.000Z';
const LATER = '2026-12-01T19:00:00.000Z';

test('PANEL-21 applications that close after the start, and an end before it, are refused at their field', () => {
  expect(faults({ startsAt: START, endsAt: LATER, applicationDeadline: START })).toEqual({});
  expect(faults({ startsAt: START, applicationDeadline: LATER })).toEqual({
    applicationDeadline: 'deadlineAfterStart',
  });
  expect(faults({ startsAt: LATER, endsAt: START, applicationDeadline: START })).toEqual({ endsAt: 'endsBeforeStart' });
  expect(faults({ applicationDeadline: LATER })).toEqual({});
  expect(faultSentence('deadlineAfterStart', 'en')).toBe(
    'Applications close after the event has started. Choose an earlier time',
  );
});

test('PANEL-21 a field says what it wants, in the digits of the language', () => {
  const said = (language: 'en' | 'ar', given: Record<string, unknown>) =>
    Object.values(faults(given)).map((code) => faultSentence(code, language));
  const bad = { capacity: -1, startsAt: 'soon', type: 'Party', isFeatured: 'maybe' };
  expect(said('en', bad).toSorted()).toEqual([
    'Choose a day and a time',
    'Choose one from the list',
    'Enter a whole number, 0 or more',
    'Write true or false',
  ]);
  expect(said('ar', { capacity: 1.5 })).toEqual(['أدخل عددًا صحيحًا لا يقل عن ٠']);
  expect(said('en', { capacity: 1e12 })).toEqual(['This number is too large']);
  const number = sdg.schema.safeParse({ sdgNumber: 18, title: 'Life', colorFrom: '#000', colorTo: '#fff' });
  const code = number.error ? (faultsOf(number.error)['sdgNumber'] ?? '') : '';
  expect(faultSentence(code, 'en')).toBe('Enter a whole number from 1 to 17');
  expect(faultSentence(code, 'ar')).toBe('أدخل عددًا صحيحًا من ١ إلى ١٧');
});
