import { expect, test } from 'vitest';
import { areaOf } from './audit-area';

test('S47 what is about content alone is for all staff to see, what touches a person is not', () => {
  const areas = (...paths: string[][]) => paths.map(areaOf);
  expect(areas(['news/a'], ['events/a', 'partners/b'], ['bin/a'], ['schedule/a'], ['pictures/a'])).toEqual(
    Array.from({ length: 5 }, () => 'content'),
  );
  expect(
    areas(['issues/a'], ['issues/a', 'issues/b']),
    'what is told of an issue is no news of a person, nor can it be taken back as content can',
  ).toEqual(['newsletter', 'newsletter']);
  expect(areas(['issues/a', 'subscribers/b'], ['subscribers/a'])).toEqual(['people', 'people']);
  expect(
    areas(['members/a'], ['submissions/a'], ['staff/a'], ['news/a', 'members/a'], ['events/a/applications/b']),
  ).toEqual(Array.from({ length: 5 }, () => 'people'));
});
