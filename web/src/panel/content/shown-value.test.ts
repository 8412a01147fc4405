import { expect, test } from 'vitest';
import { sdg } from '@nexus/domain/resources/sdg';
import { program } from '@nexus/domain/resources/program';
import { shownInList, shownValue, textOf } from './shown-value';

test('PANEL-25 a stored value reads as a person writes it, in the digits and the time of the reader', () => {
  expect(shownValue('2026-11-24T22:30:00.000Z', 'en')).toBe('Wed 25 Nov 2026 00:30');
  expect(shownValue('2026-11-24T16:30:00.000Z', 'ar')).toContain('٦:٣٠ مساءً');
  expect(shownValue({ en: 'Hall', ar: 'قاعة' }, 'en')).toBe('Hall | قاعة');
  expect(shownValue({ en: '', ar: 'قاعة' }, 'en')).toBe('قاعة');
  expect(
    shownValue(
      [
        { en: 'a', ar: '' },
        { en: 'b', ar: '' },
      ],
      'en',
    ),
  ).toBe('a · b');
  expect(shownValue({ time: '18:30', title: { en: 'Doors', ar: '' }, speaker: '' }, 'en')).toBe('18:30, Doors');
  expect(shownValue({ url: '/pictures/facades/a.webp', alt: { en: 'A house', ar: '' } }, 'en')).toBe('A house');
  expect([shownValue(2024, 'ar'), shownInList(7, sdg.fields.sdgNumber, 'ar')]).toEqual(['٢٠٢٤', '٧']);
  expect([shownValue(0, 'en'), shownValue('', 'en'), shownValue(null, 'en'), shownValue([], 'en')]).toEqual([
    '0',
    '',
    '',
    '',
  ]);
});

test('a text is shown in the reader’s language, or in the one that it was written in', () => {
  expect(textOf({ en: 'Hall', ar: 'قاعة' }, 'ar')).toBe('قاعة');
  expect(textOf({ en: 'Hall', ar: '  ' }, 'ar')).toBe('Hall');
  expect([textOf(undefined, 'en'), textOf(2026, 'en'), textOf('plain', 'ar')]).toEqual(['', '2026', 'plain']);
});

test('SPEC-095 what was chosen is called by its name in the reader’s language', () => {
  const { status, applicationDeadline } = program.fields;
  expect(shownInList('Upcoming', status, 'ar')).toBe('قادم');
  expect(shownInList('Upcoming', status, 'en')).toBe('Upcoming');
  expect(shownInList('2026-11-24T22:30:00.000Z', applicationDeadline, 'en')).toBe('Wed 25 Nov 2026');
});
