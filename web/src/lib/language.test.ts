import { expect, test } from 'vitest';
import { basenameOf, pathInLanguage } from './language';

test('Arabic stands under /ar, English at the root, and each page has one address in each', () => {
  expect([basenameOf('en'), basenameOf('ar')]).toEqual(['', '/ar']);
  expect([pathInLanguage('/', 'en'), pathInLanguage('/', 'ar')]).toEqual(['/', '/ar']);
  expect([pathInLanguage('/events/a', 'en'), pathInLanguage('/events/a', 'ar')]).toEqual(['/events/a', '/ar/events/a']);
  expect(pathInLanguage('/events?q=cairo', 'ar')).toBe('/ar/events?q=cairo');
});
