import { expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import { placeOf } from './fault-places';

const at = (path: string, language: 'en' | 'ar' = 'en') => placeOf({ resource: resources.event, path, language });

test('PANEL-03 a fault is named where a person looks for it: the field, the place in its list, the language', () => {
  expect(at('title.ar')).toEqual({ label: 'Title (العربية)', tab: 'ar' });
  expect(at('mapUrl')).toEqual({ label: 'Map link', tab: undefined });
  expect(at('speakers.1.name')).toEqual({ label: 'Speakers 2: Name', tab: undefined });
  expect(at('speakers.1.name.en')).toEqual({ label: 'Speakers 2: Name (English)', tab: 'en' });
  expect(at('tags.0.ar')).toEqual({ label: 'Tags 1 (العربية)', tab: 'ar' });
  expect(at('agenda.10.time').label).toMatch(/ 11: Time$/);
});

test('PANEL-03 in Arabic the place is counted in Arabic digits', () => {
  expect(at('title.en', 'ar').label).toBe('العنوان (English)');
  expect(at('speakers.1.name', 'ar').label).toMatch(/ ٢: الاسم$/);
});

test('a place that nobody knows is its name, and no exception', () => {
  expect(at('nothing.0.at')).toEqual({ label: 'nothing 1: at', tab: undefined });
});
