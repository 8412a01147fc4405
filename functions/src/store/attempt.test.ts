import { expect, test } from 'vitest';
import { isConflict } from './attempt';
import { areaOf } from './audit-area';

test('somebody was faster: what was changed, made or removed meanwhile, and a batch that the store broke off', () => {
  const failed = (code: unknown) => Object.assign(new Error('refused'), { code });
  const codes = Array.from({ length: 17 }, (_, code) => code).filter((code) => isConflict(failed(code)));
  expect(codes).toEqual([5, 6, 9, 10]);
  expect([isConflict({ code: 6 }), isConflict(new Error('6')), isConflict(undefined)]).toEqual([false, false, false]);
});

test('S47 what is about content alone is for all staff to see, what touches a person is not', () => {
  const areas = (...paths: string[][]) => paths.map(areaOf);
  expect(areas(['news/a'], ['events/a', 'partners/b'], ['bin/a'], ['schedule/a'], ['pictures/a'])).toEqual(
    Array.from({ length: 5 }, () => 'content'),
  );
  expect(
    areas(['members/a'], ['submissions/a'], ['staff/a'], ['news/a', 'members/a'], ['events/a/applications/b']),
  ).toEqual(Array.from({ length: 5 }, () => 'people'));
});
