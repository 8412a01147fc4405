import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const FOLDERS = ['theme/shared', 'theme/signed-in'];
/** The only words of fewer than four letters. */
const SHORT = ['as', 'bar', 'box', 'for', 'in', 'off', 'on', 'row', 'sky', 'two', 'use'];

const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const sheets = FOLDERS.flatMap((folder) => readdirSync(join(SOURCES, folder)).map((name) => `${folder}/${name}`));
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
/** Selectors, and of these the names of classes; values such as `0.5s` follow a colon. */
const classesOf = (css: string) =>
  [...withoutComments(css).matchAll(/(?:^|[{};])([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  );

test('LOOK the classes of shared style sheets are whole words, and each is asked for', () => {
  const names = [...new Set(sheets.flatMap((sheet) => classesOf(read(sheet))))];
  expect(names.length).toBeGreaterThan(100);
  const short = names.filter((name) => name.split('-').some((word) => word.length < 4 && !SHORT.includes(word)));
  expect(short, 'a word that says what it is for').toEqual([]);

  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^locales\//.test(file))
    .map(read)
    .join('\n');
  const words = new Set([...sources.matchAll(/(?<=['"`\s])[a-zA-Z][\w-]*(?=['"`\s])/g)].map(([word]) => word));
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});
