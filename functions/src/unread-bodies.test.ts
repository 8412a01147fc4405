import { expect, test } from 'vitest';
import { decodable } from './unread-bodies';

test.each([
  ['/api/events/a%20b?q=%D8%A7', '/api/events/a%20b?q=%D8%A7'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a%/b%20c?x=1?y=%', '/a%25/b%2520c?x=1?y=%'],
  ['/events?q=%E0%A4%A', '/events?q=%E0%A4%A'],
])('S48 the platform can decode the path of %s as %s', (address, decoded) => {
  expect(decodable(address)).toBe(decoded);
  expect(() => decodeURIComponent(decodable(address).split('?')[0] ?? '')).not.toThrow();
});
