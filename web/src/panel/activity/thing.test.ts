import { expect, test } from 'vitest';
import { mainChanges, thingOf } from './thing';

const to = (path: string, kind: 'made' | 'changed' | 'removed' = 'changed') => thingOf({ path, kind }).to;

test('PANEL-09 each thing leads to the screen of the panel that shows it', () => {
  expect(to('news/n1')).toBe('/admin/news/n1');
  expect(to('experts/e1')).toBe('/admin/team/e1');
  expect(to('hero/main')).toBe('/admin/hero');
  expect(to('news/n1', 'removed')).toBe('/admin/bin');
  expect(to('events/e1')).toBe('/admin/events/e1');
  expect(to('events/e1/applications/m1')).toBe('/admin/events/e1/people');
  expect(to('schedule/success-stories.s1.show')).toBe('/admin/success-stories/s1');
  expect([to('members/m1'), to('members/m1', 'removed'), to('joinRequests/r1')]).toEqual([
    '/admin/members-manager?member=m1',
    '/admin/members-manager',
    '/admin/members-manager',
  ]);
  const asked = [{ path: 'joinRequests/r1' }, { path: 'members/m1/private/account' }, { path: 'members/m1' }];
  expect(thingOf({ path: 'joinRequests/r1', kind: 'made' }, asked).to).toBe('/admin/members-manager?member=m1');
  expect([to('staff/s1'), to('submissions/s1'), to('subscribers/s1'), to('pictures/p1')]).toEqual([
    '/admin/users',
    '/admin/submissions',
    '/admin/newsletter',
    '/admin/media',
  ]);
  expect([to('issues/i1'), to('issues/i1', 'removed')]).toEqual(['/admin/issues/i1', '/admin/issues']);
  expect(to('identities/linkedin-1')).toBeUndefined();
});

test('PANEL-09 what is written along with a thing is no news, unless there is nothing else', () => {
  const entry = (...paths: string[]) => ({
    id: '',
    at: '',
    action: '',
    actor: { kind: '', id: '', name: '' },
    canUndo: false,
    changes: paths.map((path) => ({
      path,
      version: 1,
      title: path,
      fields: [],
      kind: 'made' as const,
      differences: [],
    })),
  });
  const main = (...paths: string[]) => mainChanges(entry(...paths)).map(({ path }) => path);
  expect(main('identities/a', 'members/m', 'members/m/private/account')).toEqual(['members/m']);
  expect(main('bin/news.n', 'news/n', 'pictures/p')).toEqual(['news/n']);
  expect(main('eventSeats/e', 'events/e/applications/m')).toEqual(['events/e/applications/m']);
  expect(main('pictures/p')).toEqual(['pictures/p']);
});
