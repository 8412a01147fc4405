import { expect, test } from 'vitest';
import { closestFirst } from './found';
import { ALIKE, PEOPLE } from './people.table';
import { searchable } from './texts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/[:,]/).map((name) => name.trim()));

const people = rowsOf(PEOPLE).map(([arabic = '', latin = '']) => ({ arabic, latin }));
const percent = (part: number, of: number) => (100 * part) / of;
/** Who is shown in a directory of these names. */
const directory = (names: readonly string[]) => {
  const members = names.map((name) => ({ name, texts: searchable({ names: [name] }) }));
  return (searched: string) => closestFirst(searched, members, ({ texts }) => texts).map(({ name }) => name);
};

test('200 people are in the table, once each', () => {
  expect(people.length).toBeGreaterThanOrEqual(200);
  expect(new Set(people.map(({ arabic }) => arabic)).size).toBe(people.length);
});

test.each([
  ['written in Arabic', 'in Latin letters', people.map(({ arabic, latin }) => ({ name: arabic, searched: latin }))],
  ['written in Latin letters', 'in Arabic', people.map(({ arabic, latin }) => ({ name: latin, searched: arabic }))],
])('of all of them, %s, 98 of 100 are found %s, and of 100 that are shown 2 are others', (_, _script, asked) => {
  const search = directory(asked.map(({ name }) => name));
  const answers = asked.map(({ name, searched }) => ({ name, searched, shown: search(searched) }));
  const missed = answers.filter(({ name, shown }) => !shown.includes(name));
  expect(percent(missed.length, asked.length), JSON.stringify(missed)).toBeLessThanOrEqual(2);
  const others = answers.flatMap(({ name, searched, shown }) =>
    shown.filter((one) => one !== name).map((one) => `${searched} → ${one}`),
  );
  expect(percent(others.length, answers.flatMap(({ shown }) => shown).length), others.join(', ')).toBeLessThanOrEqual(
    2,
  );
});

test('of names that are others, 2 of 100 are shown with the one that is searched', () => {
  const asked = rowsOf(ALIKE).flatMap(([searched = '', ...others]) => others.map((name) => ({ name, searched })));
  const friends = asked.filter(({ name, searched }) => directory([searched, name])(searched).length > 1);
  expect(asked.length).toBeGreaterThanOrEqual(100);
  expect(percent(friends.length, asked.length), JSON.stringify(friends)).toBeLessThanOrEqual(2);
});
