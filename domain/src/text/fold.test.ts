import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, matches } from './fold';

test.each([
  ['أحمد', 'احمد'],
  ['إسلام', 'اسلام'],
  ['آمال', 'امال'],
  ['ٱلقاهرة', 'القاهره'],
  ['هدى', 'هدي'],
  ['مُحَمَّد', 'محمد'],
  ['مـــريم', 'مريم'],
  ['٢٠٢٦', '2026'],
  ['۲۰۲۶', '2026'],
  ['Zoë  ÉCLAIR ', 'zoe eclair'],
  ['رؤى', 'روي'],
])('folds %s to %s', (written, folded) => expect(fold(written)).toBe(folded));

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('finds a name typed with another alef', () => {
  expect(matches('احمد', ['أحمد الشرقاوي'])).toBe(true);
  expect(matches('  ', ['anything'])).toBe(true);
  expect(matches('mona', ['أحمد'])).toBe(false);
});
