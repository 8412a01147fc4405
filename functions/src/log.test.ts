import { expect, test } from 'vitest';
import { redacted } from './log';

test('what browsers tell is logged without addresses, tokens and query strings', () => {
  const told = redacted(
    'at x (https://a.test/welcome?code=abc:1) for mona.said@mail.test with eyJhbGciOiJ.abc.def and ' + 'k'.repeat(60),
  );
  expect(told).not.toMatch(/mona|code=|eyJ|kkkk/);
  expect(told).toContain('at x (https://a.test/welcome?…');
});
