import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const INLINE = /\bstyle(?:=\{|: )(?<given>\{[^}]*\}|[^\s,}]+)|\.style\b[.[]/g;
/** `{ '--share': part / all }`: what is measured or comes with the data has a name, and the style sheet says what it does. */
const NAMES_MEASURED = /^\{\s*'--[a-z-]+': (?:(?!, *(?:\.\.\.|\[|["\w-]+:|'(?!--))).)*\}$/s;

test('LOOK an inline style gives measured values names and nothing else: how things look stands in the theme', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(150);
  const styles = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(INLINE)].map(({ 0: text, groups }) => ({
      text: `${file}: ${text}`,
      given: groups?.['given'] ?? '',
    })),
  );
  expect(styles.length).toBeGreaterThan(5);
  const others = styles.filter(({ given }) => !NAMES_MEASURED.test(given)).map(({ text }) => text);
  expect(others, "give it a class, or a custom property: style={{ '--name': measured }}").toEqual([]);
});
