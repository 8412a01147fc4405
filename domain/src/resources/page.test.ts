import { expect, test } from 'vitest';
import { page } from './page';

const words = { title: 'A', heroTitle: 'A', heroSubtitle: 'A', seoTitle: 'A', seoDescription: 'A' };
const fault = (slug: string) =>
  page.schema.safeParse({ ...words, slug }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each(['about', 'our-team', 'team_2026', 'v1.2', 'من-نحن', 'دليل٢'])(
  'PANEL-07 a page can be found under %s',
  (slug) => {
    expect(fault(slug)).toBeUndefined();
  },
);

test.each(['two words', 'a/b', 'a?b', 'a#b', '%20', '.', '..', 'a//b', 'a\\b'])(
  'PANEL-07 no page can be found under %s, so it is no slug',
  (slug) => {
    expect(fault(slug)).toEqual(['slug: slugForm']);
  },
);

test('a slug that is missing is told as such, once', () => {
  expect(fault('')).toEqual(['slug: slugRequired']);
});
