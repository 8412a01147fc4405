import { expect, test } from 'vitest';
import { shownFigure } from './figures';

test('PANEL-25 figures are written as Arabic writes them: its digits, percent, currency and "more than"', () => {
  const inArabic = (value: unknown) => shownFigure(value, 'ar').replaceAll('\u061c', '');
  expect(inArabic('15')).toBe('١٥');
  expect(inArabic(5_000)).toBe('٥٬٠٠٠');
  expect(inArabic('85%')).toBe('٨٥٪');
  expect(inArabic('$25M+')).toBe('أكثر من ٢٥ مليون دولار');
  expect(inArabic('1,200')).toBe('١٬٢٠٠');
  expect(inArabic('2.5M')).toBe('٢٫٥ مليون');
});

test('what is no figure, and English, stay as they were written', () => {
  expect(shownFigure('$25M+', 'en')).toBe('$25M+');
  expect(shownFigure('about 40', 'ar')).toBe('about 40');
  expect([shownFigure('', 'ar'), shownFigure(undefined, 'ar')]).toEqual(['', '']);
});
