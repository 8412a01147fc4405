import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** Where colours have their values. */
const TOKENS = 'theme/semantic-tokens.ts';
/** A picture without transparency is drawn on white, and what cameras read is black on white, in either theme. */
const MEANT = [
  "controls/photo-editor/draw-photo.ts: '#ffffff'",
  'panel/account/qr-code.tsx: "#fff"',
  'panel/account/qr-code.tsx: "#000"',
];
const RAW = /(["' :(,])(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:rgb|hsl|oklch|lab)a?\([^)]*\))(["' ;),]|$)/gim;

test('LOOK no colour has its value outside the theme: each is a token with a role', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|^locales\//.test(file) && file !== TOKENS,
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(RAW)].map(
      ([text]) => `${file}: ${text.replace(/;$/, '').trim()}`,
    ),
  );
  expect(found).toEqual(MEANT);
});
