import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawArchitecture, withArchitecture } from './architecture';
import { ROOT } from './local/world';

test('the drawing in the README is of the code as it is (npm run architecture)', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(withArchitecture(readme)).toBe(readme);
});

test('imports flow one way: nothing below imports what is above it', () => {
  const drawn = drawArchitecture();
  expect(drawn).not.toMatch(/domain -->/);
  expect(drawn).not.toMatch(/web_(ui|lib) -->\|\d+\| web_(app|panel|member|site)/);
  expect(drawn).not.toMatch(/functions_\w+ -->\|\d+\| web_/);
});
