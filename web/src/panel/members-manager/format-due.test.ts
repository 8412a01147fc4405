import { expect, test } from 'vitest';
import { formatDue } from './format-due';

const now = Date.parse('2026-11-23T09:00:00.000Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

test('a deadline is so many minutes, hours or days off, ahead and behind, in both languages', () => {
  const said = (language: 'en' | 'ar') =>
    [48, 11, 2, 0.25, -1, -2, -30, -100].map((h) => formatDue(at(h), language, now));
  expect(said('en')).toEqual([
    'in 48 hours',
    'in 11 hours',
    'in 2 hours',
    'in 15 minutes',
    '1 hour ago',
    '2 hours ago',
    '30 hours ago',
    '4 days ago',
  ]);
  expect(said('ar')).toEqual([
    'خلال ٤٨ ساعة',
    'خلال ١١ ساعة',
    'خلال ساعتين',
    'خلال ١٥ دقيقة',
    'قبل ساعة واحدة',
    'قبل ساعتين',
    'قبل ٣٠ ساعة',
    'قبل ٤ أيام',
  ]);
});
