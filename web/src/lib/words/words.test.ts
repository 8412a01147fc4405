import { expect, test } from 'vitest';
import ar from '../../locales/ar/admin';
import en from '../../locales/en/admin';
import type { Translate } from './typed';
import { translator, wordsOf } from './words';

const text = (language: 'en' | 'ar', at = '') =>
  translator(wordsOf(language, { admin: language === 'en' ? en : ar }), 'admin', at) as unknown as Translate<typeof en>;

test('Arabic counts with six forms, English with two', () => {
  const arabic = text('ar');
  const pending = (count: number) => arabic('dashboard.pending', { count, n: count });
  expect([0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map(pending)).toEqual([
    'لا أحد ينتظر قرارًا.',
    'شخص واحد ينتظر قرارًا.',
    'شخصان ينتظران قرارًا.',
    '3 أشخاص ينتظرون قرارًا.',
    '10 أشخاص ينتظرون قرارًا.',
    '11 شخصًا ينتظرون قرارًا.',
    '99 شخصًا ينتظرون قرارًا.',
    '100 شخص ينتظرون قرارًا.',
    '102 شخص ينتظرون قرارًا.',
    '103 أشخاص ينتظرون قرارًا.',
  ]);
  const english = text('en');
  expect([1, 2].map((count) => english('content.faults', { count, n: count }))).toEqual([
    '1 field needs another look',
    '2 fields need another look',
  ]);
});

test('values stand as they are, and what looks like a place in one is not filled', () => {
  const t = text('en');
  expect(t('dashboard.greeting', { name: '<b>$& {{name}}' })).toBe('Good to see you, <b>$& {{name}}.');
});

test('a missing text is its name, and `has` tells names that come from data', () => {
  const t = text('en', 'content.titles');
  expect(t.has('event')).toBe(true);
  expect(t.has('nothing')).toBe(false);
  expect(t.has('toString')).toBe(false);
  expect(t('nothing' as never)).toBe('nothing');
});

test('two languages are drawn at the same time and do not mix', () => {
  const both = [text('en'), text('ar')];
  expect(both.map((t) => t('login.password'))).toEqual(['Password', 'كلمة المرور']);
});

test('the compiler knows the names and what each text waits for', () => {
  const t = text('en');
  // @ts-expect-error there is no such text
  t('dashboard.nothing');
  // @ts-expect-error a group is no text
  t('dashboard');
  // @ts-expect-error the text greets somebody by name
  t('dashboard.greeting');
  // @ts-expect-error it has no place for this
  t('dashboard.greeting', { name: 'Mona', age: 7 });
  // @ts-expect-error it is counted
  t('dashboard.pending', { n: 2 });
  expect(t('login.email')).toBe('Email');
});
