import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error';
import type { TextsOf } from '../../lib/words/areas';
import { translator, wordsOf } from '../../lib/words/words';
import ar from '../../locales/ar/admin';
import en from '../../locales/en/admin';
import { saidWords, type Write } from './said-words';

type Key = Parameters<typeof saidWords>[1];

const TEXT = 'What the server says of it';
const refusal = (message: string) =>
  new ApiError({
    message: 'PUT /api/x failed with 409',
    status: 409,
    answer: { code: 'conflict', message, requestId: 'r' },
  });

function of(key: Key, language: 'en' | 'ar' = 'en') {
  const texts: unknown = translator(wordsOf(language, { admin: language === 'en' ? en : ar }), 'admin', 'said');
  return saidWords(texts as TextsOf<'admin', 'said'>, key);
}

/** The catalogue of the second specification, §8: what stands first, and what below it. */
const CATALOGUE: [Key, Write, string, string][] = [
  ['event', 'create', 'Error creating event', `Failed to create: ${TEXT}`],
  ['event', 'update', 'Error updating event', `Failed to update: ${TEXT}`],
  ['event', 'delete', 'Error deleting event', `Failed to delete: ${TEXT}`],
  ['expert', 'create', 'Save failed', `Failed to create expert: ${TEXT}`],
  ['expert', 'update', 'Save failed', `Failed to update expert: ${TEXT}`],
  ['expert', 'delete', 'Delete failed', `Failed to delete expert: ${TEXT}`],
  ['partner', 'create', 'Failed to save partner. Please try again.', `Failed to create partner: ${TEXT}`],
  ['partner', 'update', 'Failed to save partner. Please try again.', `Failed to update partner: ${TEXT}`],
  ['partner', 'delete', 'Failed to delete partner. Please try again.', `Failed to delete partner: ${TEXT}`],
  ['successStory', 'create', 'Error creating success story', TEXT],
  ['successStory', 'update', 'Error updating success story', TEXT],
  ['successStory', 'delete', 'Error deleting success story', TEXT],
  ['hero', 'update', 'Failed to update hero section', `Server error: ${TEXT}`],
  ['about', 'update', 'Failed to update about section', TEXT],
  ['statistics', 'update', 'Error updating statistics', TEXT],
  ['page', 'update', 'Update Failed', 'Failed to update page content. Please try again.'],
  ['missionVision', 'update', `Failed to update mission & vision: ${TEXT}`, ''],
  ['missionVision', 'create', `Failed to create mission & vision: ${TEXT}`, ''],
];

test.each(CATALOGUE)(
  'SPEC-765 SPEC-775 what the server refuses of %s, %s, is said in the catalogue’s words',
  (...row) => {
    const [key, write, title, text] = row;
    expect(of(key).failure(write, refusal(TEXT))).toEqual({ title, text });
  },
);

test('SPEC-765 SPEC-775 what could not be read: the list and the one, with what the server said', () => {
  expect(of('event').word('loadFailed')).toBe('Failed to fetch events');
  expect(of('expert').word('loadFailed')).toBe('Failed to fetch experts');
  expect(of('partner').word('loadFailed')).toBe('Failed to load partners');
  expect(of('partner').why('loadRefused', refusal(TEXT))).toBe(`Failed to fetch partners: ${TEXT}`);
  expect(of('partner').why('readRefused', refusal(TEXT))).toBe(`Failed to fetch partner: ${TEXT}`);
});

test('SPEC-405 SPEC-482 a failure without a reason is called so; what the server says at length is cut at 200', () => {
  expect(of('hero').failure('update', new TypeError('x is undefined')).text).toBe('An unexpected error occurred');
  expect(of('event').failure('create', new TypeError('x is undefined')).text).toBe('Unknown error');
  const unread = new ApiError({ message: 'Expected JSON from /api/events/a, got <h1>', status: 200 });
  expect(of('event').failure('update', unread).text).toBe('Unknown error');
  expect(of('hero').failure('update', refusal('long '.repeat(100))).text).toBe(`Server error: ${'long '.repeat(40)}`);
});

test('SPEC-765 SPEC-775 in Arabic no English word is left of them, but what the server said', () => {
  for (const [key, write] of CATALOGUE) {
    const { title, text } = of(key, 'ar').failure(write, refusal('٤٠٤'));
    expect(`${title} ${text}`).toMatch(/^[^a-z{]+$/i);
  }
});
