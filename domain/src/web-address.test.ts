import { expect, test } from 'vitest';
import { isLinkedinProfile, isWebAddress, safeReturnPath, webAddress, withHttps } from './web-address';

test.each([
  ['nexus.test', 'https://nexus.test'],
  ['http://nexus.test', 'http://nexus.test'],
  ['//nexus.test/a', 'https://nexus.test/a'],
  ['  ', ''],
])('adds https:// to %s', (typed, stored) => expect(withHttps(typed)).toBe(stored));

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://user:secret@nexus.test',
  'ftp://nexus.test',
  'https://',
  'nonsense words',
  'vbscript:x',
])('S29 refuses %s', (address) => {
  expect(isWebAddress(address)).toBe(false);
  expect(webAddress.safeParse(address).success).toBe(false);
});

test('knows the address of a person on LinkedIn', () => {
  expect(isLinkedinProfile('https://www.linkedin.com/in/mariam')).toBe(true);
  expect(isLinkedinProfile('https://linkedin.com.evil.test/in/mariam')).toBe(false);
  expect(isLinkedinProfile('https://www.linkedin.com/company/x')).toBe(false);
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  '/%2f%2fevil.test',
  '/a?b=//evil',
  '/admin',
  '/api/x',
  '',
])('S07 does not return to %s', (path) => expect(safeReturnPath(path, '/profile')).toBe('/profile'));
test('S07 returns to a path of ours', () => expect(safeReturnPath('/ar/events', '/profile')).toBe('/ar/events'));
