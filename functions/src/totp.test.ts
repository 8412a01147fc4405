import { expect, test } from 'vitest';
import { base32, codeAt, stepOf } from './totp';

/** The secret of both standards. */
const SECRET = Buffer.from('12345678901234567890');

test('SEC-39 codes are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, step) => codeAt(SECRET, step));
  expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
});

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('SEC-39 at second %i the code is the end of %s (RFC 6238, appendix B)', (second, eight) => {
  const code = eight.slice(-6);
  const step = Math.floor(second / 30);
  expect(codeAt(SECRET, step)).toBe(code);
  expect(stepOf({ secret: SECRET, code, after: -1, at: second * 1_000 })).toBe(step);
});

test('SEC-39 a code counts half a minute early and late, and no longer; none counts twice', () => {
  const at = 1_234_567_890_000;
  const step = Math.floor(at / 30_000);
  const found = [-2, -1, 0, 1, 2].map((apart) =>
    stepOf({ secret: SECRET, code: codeAt(SECRET, step + apart), after: -1, at }),
  );
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  const code = codeAt(SECRET, step);
  expect(stepOf({ secret: SECRET, code, after: step, at })).toBeUndefined();
  expect(stepOf({ secret: SECRET, code: codeAt(SECRET, step - 1), after: step, at })).toBeUndefined();
  for (const wrong of ['', '00592', '0059240', '٠٠٥٩٢٤', ' 05924', '89005924'])
    expect(stepOf({ secret: SECRET, code: wrong, after: -1, at }), wrong).toBeUndefined();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %s (RFC 4648)', (text, letters) => {
  expect(base32(Buffer.from(text))).toBe(letters);
});
