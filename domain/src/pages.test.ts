import { expect, test } from 'vitest';
import { LANGUAGES } from './bilingual';
import { drawnAt, faceOf, pages, subjectOf } from './pages/find';
import { paths } from './pages/paths';
import { FIXED_PAGES } from './resources/page';

test('CODE-02 links are drawn from the map', () => {
  expect([paths.home, paths.stories, paths.confirmAddress]).toEqual(['/', '/stories', '/confirm-address']);
  expect([paths.event('a-b'), paths.newsItem('n1'), paths.initiative('x')]).toEqual([
    '/events/a-b',
    '/news/n1',
    '/initiatives/x',
  ]);
});

test.each([
  ['/', '/', ''],
  ['/events', '/events', ''],
  ['/events/pricing_2-a', '/events/:id', 'pricing_2-a'],
  ['/initiatives/x', '/initiatives/:id', 'x'],
  ['/cookies', '/cookies', ''],
])('CODE-02 the server draws %s as %s', (path, page, id) => {
  expect(drawnAt(path)).toMatchObject({ page: { path: page }, id });
});

test.each([
  '/profile',
  '/members',
  '/members/m-1',
  '/admin',
  '/welcome',
  '/nothing',
  '/events/',
  '/events/a/b',
  '/events/a b',
  '/Events',
])('CODE-02 the server draws nothing at %s', (path) => {
  expect(drawnAt(path)).toBeUndefined();
});

test('CODE-02 search engines are told of a page in both languages: by its row, by the document it is about, or by the pages editor', () => {
  const untold = pages
    .filter(({ page }) => page.drawn === 'server' && !subjectOf(page))
    .filter(({ page: { head } }) => LANGUAGES.some((language) => !head.title?.[language] && head.edited !== 'home'));
  expect(untold).toEqual([]);
  const edited = pages.flatMap(({ page }) => page.head.edited ?? []);
  expect(edited.toSorted()).toEqual([...FIXED_PAGES].toSorted());
});

test('CODE-02 a page is in the sitemap if anybody may read it and it is no step of something else', () => {
  const outside = pages.filter(({ page }) => !page.isInSitemap).map(({ page }) => page.path);
  expect(outside).toEqual([
    '/newsletter',
    '/signup',
    '/welcome',
    '/mails',
    '/confirm-address',
    '/complete-profile',
    '/profile',
    '/members',
    '/members/:id',
    '/messages/:id',
    '/mentors',
    '/my-events',
    '/admin',
  ]);
});

test('CODE-02 what visitors see of a content type stands on its own page, or on the first that shows it', () => {
  expect(faceOf('event')).toEqual({ name: 'event', kind: 'one' });
  expect(faceOf('initiative')).toEqual({ name: 'initiative', kind: 'one' });
  expect(faceOf('expert')).toEqual({ name: 'experts', kind: 'list' });
  expect(faceOf('partner')).toEqual({ name: 'about', kind: 'list' });
  expect(faceOf('statistics')).toEqual({ name: 'impact', kind: 'only' });
  expect([faceOf('settings'), faceOf('page'), faceOf('hero')]).toEqual([undefined, undefined, undefined]);
});
