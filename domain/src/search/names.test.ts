import { expect, test } from 'vitest';
import { closestFirst } from './found';
import { fold } from '../text/fold';
import { OTHER_NAMES, SAME_NAMES } from './names.table';
import { searchable } from './texts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/[:,]/).map((name) => name.trim()));

/** What a directory of these names shows to who searches. */
const directory = (names: readonly string[]) => {
  const members = names.map((name, at) => ({ name, at, texts: searchable({ names: [name] }) }));
  return (searched: string) => closestFirst(searched, members, ({ texts }) => texts);
};

/** Seif in Seifeldin: a piece of a name finds it, in whichever spelling it is a piece. */
const isPieceOf = (row: readonly string[], other: readonly string[]) =>
  row.some((one) => other.some((name) => fold(name).includes(fold(one))));

const same = rowsOf(SAME_NAMES);
const pairs = same.flatMap(([arabic = '', ...latin]) => latin.map((one) => ({ arabic, latin: one })));
const percent = (part: number, of: number) => (100 * part) / of;
const listed = (all: readonly { searched: string; name: string }[]) =>
  all.map(({ searched, name }) => `${searched} → ${name}`).join(', ');

test('the table holds more than 200 pairs', () => expect(pairs.length).toBeGreaterThan(200));

test.each([
  [
    'who is written in Arabic is found in Latin letters',
    pairs.map((pair) => ({ name: pair.arabic, searched: pair.latin })),
  ],
  [
    'who is written in Latin letters is found in Arabic',
    pairs.map((pair) => ({ name: pair.latin, searched: pair.arabic })),
  ],
  [
    'any Latin spelling finds any other',
    same.flatMap(([, ...latin]) => latin.flatMap((name) => latin.map((searched) => ({ name, searched })))),
  ],
])(
  'at least 98 of 100: %s',
  (_, asked) => {
    const missed = asked.filter(({ name, searched }) => directory([name])(searched).length === 0);
    expect(percent(asked.length - missed.length, asked.length), listed(missed)).toBeGreaterThanOrEqual(98);
  },
  60_000,
);

test('at most 2 of 100 names that are written much alike are shown with the one that is searched', () => {
  const asked = rowsOf(OTHER_NAMES).flatMap(([searched = '', ...others]) => others.map((name) => ({ name, searched })));
  const friends = asked.filter(({ name, searched }) => directory([searched, name])(searched).length > 1);
  expect(percent(friends.length, asked.length), listed(friends)).toBeLessThanOrEqual(2);
});

test('in a directory of all names of the table, 4 of 100 that are shown may be others, and 5 of 10,000 that there are', () => {
  const rowOf = same.flatMap((row) => row.map(() => row));
  const search = directory(same.flat());
  const shown = same.flatMap((row) =>
    row.flatMap((searched) =>
      search(searched).map(({ name, at }) => ({ name, searched, row, found: rowOf[at] ?? [] })),
    ),
  );
  const friends = shown.filter(({ row, found }) => row !== found && !isPieceOf(row, found));
  expect(percent(friends.length, shown.length), listed(friends)).toBeLessThanOrEqual(4);
  expect(percent(friends.length, rowOf.length ** 2), 'of all pairs').toBeLessThanOrEqual(0.05);
}, 60_000);
