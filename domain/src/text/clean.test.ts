import { expect, test } from 'vitest';
import { cleanText } from './clean';

test('SEC-22 a lone half of a character becomes the sign for one that is missing; pairs stay', () => {
  expect(cleanText('a\ud83cb')).toBe('a\ufffdb');
  expect(cleanText('\udf31')).toBe('\ufffd');
  expect(cleanText('🌱 \ud83c')).toBe('🌱 \ufffd');
});

test('SEC-22 NUL, controls and overrides go; tabs, lines and what Arabic needs stay', () => {
  expect(cleanText('Mona\u0000 Adel\u0007\u009b')).toBe('Mona Adel');
  expect(cleanText('\u202egpj.exe\u202c \u2066x\u2069')).toBe('gpj.exe x');
  const kept = 'سلمى\u200f\u200e \u200d\u200c\u061c\ttab\nline\r\n';
  expect(cleanText(kept)).toBe(kept);
});
