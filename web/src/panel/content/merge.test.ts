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

test('lists and groups are one field each: where both changed one, mine stays, and it is named so that nothing is lost unseen', () => {
  const speaker = (name: string) => ({ name: text(name) });
  const given = {
    base: { speakers: [speaker('A')], tags: [text('x')] },
    mine: { speakers: [speaker('A'), speaker('B')], tags: [text('x')] },
    theirs: { speakers: [speaker('A'), speaker('C')], tags: [] },
  };
  expect(merged(given)).toEqual({ speakers: [speaker('A'), speaker('B')], tags: [] });
  expect(contested(given)).toEqual(['speakers']);
  expect(takenOver(given)).toEqual(['tags']);
});

test('of one text both changed English, and only they Arabic: my English, their Arabic, and the field is named', () => {
  const given = {
    base: { title: text('A', 'أ') },
    mine: { title: text('B', 'أ') },
    theirs: { title: text('C', 'ج') },
  };
  expect(merged(given)).toEqual({ title: text('B', 'ج') });
  expect([contested(given), takenOver(given)]).toEqual([['title'], ['title']]);
});

test('what I emptied stays empty, and what they emptied is empty; a field that I do not show is left alone', () => {
  const given = {
    base: { price: 'A', capacity: 12, startsAt: null },
    mine: { price: '', capacity: 12 },
    theirs: { price: 'A', capacity: 0, startsAt: '2026-11-24T16:30:00.000Z' },
  };
  expect(merged(given)).toEqual({ price: '', capacity: 0 });
  expect(contested(given)).toEqual([]);
});
