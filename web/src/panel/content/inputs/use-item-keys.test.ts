import { expect, test } from 'vitest';
import { keysOf } from './use-item-keys';

const [hana, omar, mona] = [{ name: 'Hana' }, { name: 'Omar' }, { name: 'Mona' }];
const before = { items: [hana, omar], keys: ['h', 'o'] };

test('an item keeps its key when it is moved, and when it is changed where it stands', () => {
  expect(keysOf([omar, hana], before)).toEqual(['o', 'h']);
  expect(keysOf([hana, { name: 'Omar Said' }], before)).toEqual(['h', 'o']);
});

test('an item that is added has a key of its own, and one that is taken out takes its key along', () => {
  expect(keysOf([omar], before)).toEqual(['o']);
  const [first, second, third] = keysOf([hana, omar, mona], before);
  expect([first, second]).toEqual(['h', 'o']);
  expect(['h', 'o', undefined]).not.toContain(third);
  const [added, ...rest] = keysOf([mona, hana, omar], before);
  expect(rest).toEqual(['h', 'o']);
  expect(['h', 'o', undefined]).not.toContain(added);
});

test('no two items have one key, even where one of them stands in a list twice', () => {
  expect(new Set(keysOf([hana, hana, omar], before)).size).toBe(3);
});
