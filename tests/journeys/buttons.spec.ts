import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_PRESSED, PRESSED } from './buttons';
import { buttonsInSource } from './find-buttons';
import { expect, test } from './journey';

test('OPS-16 every button of the source is pressed by a journey, or it is said why not', () => {
  expect([...Object.keys(PRESSED), ...Object.keys(NOT_PRESSED)].toSorted()).toEqual(buttonsInSource());
});

test('OPS-16 the journeys that are said to press a button hold the words by which they do', () => {
  const strangers = Object.entries(PRESSED).filter(([, where]) => {
    const [, file = '', words = ''] = /^([\w.-]+): (.+)$/.exec(where) ?? [];
    return !readFileSync(join(import.meta.dirname, file.endsWith('.ts') ? file : `${file}.spec.ts`), 'utf8').includes(
      words,
    );
  });
  expect(strangers).toEqual([]);
});
