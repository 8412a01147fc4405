import { expect, test } from 'vitest';
import { isLinkedinProfile, isWebAddress, pictureAddress, safeReturnPath, webAddress, withHttps } from './web-address';

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
  'https://user@nexus.test',
  'https://:secret@nexus.test',
  'ftp://nexus.test',
  'https://intranet/wiki',
  'https://nexus.test/a b',
  'https://nexus.test/a\nb',
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
  '//evil',
  '//2130706433/a',
  '/\\evil.test',
  '/\\evil',
  '/\t/evil',
  'https://evil.test',
  '/%2f%2fevil.test',
  '/a?b=//evil',
  '/ar//2130706433',
  '/ar/ar//2130706433/a',
  '/events//2130706433',
  '/ar/admin',
  '/ar/api/x',
  '/admin',
  '/ar/admin/users',
  '/api/x',
  '/ar/api/x',
  '',
])('S07 does not return to %s', (path) => expect(safeReturnPath(path, '/profile')).toBe('/profile'));
test('S07 returns to a path of ours', () => expect(safeReturnPath('/ar/events', '/profile')).toBe('/ar/events'));

const kept = `/media/${'a'.repeat(32)}-700x350-0a1b2c3d4e5f.jpg`;
test.each([
  '/media/../api/auth/linkedin/start',
  '/pictures/../api/auth/linkedin/start',
  '/media/%2e%2e/api/auth/linkedin/start',
  '/pictures/a/%2e%2e/%2e%2e/api/health.svg',
  '/pictures/a\\..\\..\\api.svg',
  '/media/./a.jpg',
  '/media//evil.test/a.jpg',
  '/media/cards/event/some-event',
  '/pictures/a.svg?next=/api/auth/sign-out',
  '/pictures/a.svg#x',
  '/pictures/a.html',
  '/pictures/.svg',
  `${kept}/..`,
  `${kept}\n`,
  ` ${kept}`,
  kept.replace('/media', '/MEDIA'),
])('SEC-13 %j is no picture of ours', (address) => expect(pictureAddress.safeParse(address).success).toBe(false));
test.each([
  '',
  kept,
  `/media/${'b'.repeat(32)}-64x48.png`,
  '/pictures/portraits/portrait-01.svg',
  '/pictures/facades/facade-night.webp',
])('SEC-13 %j is one', (address) => expect(pictureAddress.parse(address)).toBe(address));
