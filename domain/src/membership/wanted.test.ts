import { expect, test } from 'vitest';
import { wantedPath } from './wanted';

test.each([
  ['/events/evening', '/events/evening'],
  ['/ar/events/evening', '/events/evening'],
  ['/members', '/members'],
  ['/', ''],
  ['/ar', ''],
  ['/signup', ''],
  ['/ar/profile', ''],
  ['//evil.test', ''],
  ['/ar//2130706433', ''],
  ['/ar/ar//2130706433', ''],
  ['/\\evil.test', ''],
  ['https://evil.test/events', ''],
  ['/events?next=//evil.test', ''],
  ['/admin/users', ''],
  ['/api/auth/sign-out', ''],
  ['/ar/admin', ''],
  [undefined, ''],
])('S07 on the way to %s: %j', (returnTo, path) => {
  expect(wantedPath(returnTo)).toBe(path);
});
