import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold';

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
