import { expect, test } from 'vitest';
import { inLanguage, prefixOf, readAddress } from './in-language';

test('Arabic stands under /ar, English at the root, and each page has one address in each', () => {
  expect([prefixOf('en'), prefixOf('ar')]).toEqual(['', '/ar']);
  expect([inLanguage('/', 'en'), inLanguage('/', 'ar')]).toEqual(['/', '/ar']);
  expect([inLanguage('/events/a', 'en'), inLanguage('/events/a', 'ar')]).toEqual(['/events/a', '/ar/events/a']);
  expect(inLanguage('/events?q=cairo', 'ar')).toBe('/ar/events?q=cairo');
});

test.each([
  ['/', 'en', '/'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/events/a', 'ar', '/events/a'],
  ['/events/ar', 'en', '/events/ar'],
  ['/architects', 'en', '/architects'],
  ['/ar/ar', 'ar', '/ar'],
])('the address %s is in %s, and there %s', (address, language, path) => {
  expect(readAddress(address)).toEqual({ language, path });
});
