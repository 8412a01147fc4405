import { expect, test } from 'vitest';
import { contested, merged, takenOver } from './merge';

const text = (en: string, ar = '') => ({ en, ar });

test('what only the other changed is theirs, what I changed stays mine', () => {
  const base = { title: text('Old'), price: 'Free', tags: [] };
  const mine = { title: text('Mine'), price: 'Free', tags: [] };
  const theirs = { title: text('Old'), price: '100', tags: [text('new')] };
  expect(merged({ base, mine, theirs })).toEqual({ title: text('Mine'), price: '100', tags: [text('new')] });
  expect(contested({ base, mine, theirs })).toEqual([]);
  expect(takenOver({ base, mine, theirs })).toEqual(['price', 'tags']);
});

test('one writes English and the other Arabic: both are kept, and nothing is contested', () => {
  const given = { base: { title: text('A', 'أ') }, mine: { title: text('B', 'أ') }, theirs: { title: text('A', 'ب') } };
  expect(merged(given)).toEqual({ title: text('B', 'ب') });
  expect(contested(given)).toEqual([]);
  expect(takenOver(given)).toEqual(['title']);
});

test('both changed the same text: mine stays in the form, and it is named', () => {
  const given = { base: { title: text('A') }, mine: { title: text('B') }, theirs: { title: text('C') } };
  expect(merged(given)).toEqual({ title: text('B') });
  expect(contested(given)).toEqual(['title']);
  expect(takenOver(given)).toEqual([]);
});

test('both made the same change: there is nothing to say', () => {
  const given = { base: { price: 'A' }, mine: { price: 'B' }, theirs: { price: 'B' } };
  expect(contested(given)).toEqual([]);
});
