import { expect, test } from 'vitest';
import { event } from './event';
import { resources } from './index';
import { partner } from './partner';
import type { Resource } from './resource';
import { translationsOf } from './translations';

const both = (en: string, ar: string) => ({ en, ar });

test('PANEL-23 what is written in one language counts for both, lists and groups included; what is empty in both does not', () => {
  const document = {
    title: both('Walk', 'جولة'),
    description: both('Short', ''),
    fullDescription: both('', ''),
    tags: [both('city', 'مدينة'), both('walk', ' ')],
    speakers: [{ name: both('Mona', 'منى'), title: both('', 'مهندسة'), bio: both('', '') }],
    agenda: [{ time: '18:30', title: both('Start', '') }],
    price: both('', ''),
  };
  expect(translationsOf(event, document)).toEqual({
    total: 7,
    missing: { en: ['speakers.0.title'], ar: ['description', 'agenda.0.title', 'tags.1'] },
  });
  expect(translationsOf(event, document, ['title', 'tags'])).toEqual({
    total: 3,
    missing: { en: [], ar: ['tags.1'] },
  });
});

test('PANEL-23 a required text that is empty is missing in both, and a document written by hand breaks nothing', () => {
  expect(translationsOf(partner, {})).toEqual({ total: 1, missing: { en: ['name'], ar: ['name'] } });
  expect(translationsOf(event, { title: 'Walk', tags: 'city', speakers: [null, 5] }).total).toBe(3);
});

test('PANEL-21 the sections of a form name every field once', () => {
  for (const resource of Object.values(resources) as Resource[])
    if (resource.sections)
      expect(resource.sections.flatMap(({ fields }) => fields).toSorted(), resource.name).toEqual(
        Object.keys(resource.fields).toSorted(),
      );
  expect(event.sections?.length).toBeGreaterThan(3);
});
