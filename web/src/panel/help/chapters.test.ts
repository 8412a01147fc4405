import { expect, test } from 'vitest';
import { menuFor } from '../menu';
import { CHAPTERS, chapterOf } from './chapters';

test('OPS-27 every screen of the menu leads to the chapter about it', () => {
  const expected: Record<string, string> = {
    '/admin': 'start',
    '/admin/members-manager': 'members',
    '/admin/events': 'events',
    '/admin/media': 'pictures',
    '/admin/submissions': 'submissions',
    '/admin/reports': 'reports',
    '/admin/issues': 'newsletter',
    '/admin/newsletter': 'newsletter',
    '/admin/undelivered': 'undelivered',
    '/admin/impact': 'impact',
    '/admin/statistics': 'impact',
    '/admin/success-stories': 'impact',
    '/admin/users': 'users',
    '/admin/activity': 'history',
    '/admin/bin': 'history',
    '/admin/account': 'account',
  };
  const screens = menuFor(['*']).flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(screens.filter((to) => Object.hasOwn(expected, to)).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const to of screens) expect([to, chapterOf(to)]).toEqual([to, expected[to] ?? 'content']);
  expect(chapterOf('/admin/events/first-meeting/people')).toBe('events');
  expect(chapterOf('/admin/events-of-old')).toBe('content');
});

test('each chapter leads to a screen of the menu', () => {
  const screens = menuFor(['*']).flatMap(({ entries }) => entries.map(({ to }) => to));
  for (const own of Object.values(CHAPTERS)) for (const screen of own) expect(screens).toContain(screen);
});
