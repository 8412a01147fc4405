import { expect, test } from 'vitest';
import { callerOf } from './caller';

const seen = (headers: Record<string, string>) => callerOf(new Headers(headers));

test('SEC-04 called directly: the last address, whatever the client wrote before it', () => {
  expect(seen({ 'x-forwarded-for': '198.51.100.7' })).toEqual({ via: 'direct', client: '198.51.100.7', shared: [] });
  expect(seen({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2,198.51.100.7' }).client).toBe('198.51.100.7');
});

test('SEC-04 through Hosting: the visitor and not Hosting’s own address, which is counted beside it', () => {
  expect(
    seen({
      'x-forwarded-for': '203.0.113.99, 34.96.0.1',
      'fastly-client-ip': '203.0.113.99',
      'x-forwarded-host': 'nexus.example',
    }),
  ).toEqual({ via: 'hosting', client: '203.0.113.99', shared: ['34.96.0.1'] });
});

test('SEC-04 through Hosting without Fastly-Client-IP: the address before the last', () => {
  expect(seen({ 'x-forwarded-for': '9.9.9.9, 203.0.113.99, 34.96.0.1', 'x-forwarded-host': 'nexus.example' })).toEqual({
    via: 'hosting',
    client: '203.0.113.99',
    shared: ['34.96.0.1'],
  });
});

test('SEC-04 through two edges of Hosting: the visitor, and both shared addresses', () => {
  expect(
    seen({ 'x-forwarded-for': '203.0.113.99, 151.101.1.1, 34.96.0.1', 'fastly-client-ip': '203.0.113.99' }),
  ).toEqual({ via: 'hosting', client: '203.0.113.99', shared: ['151.101.1.1', '34.96.0.1'] });
});

test('SEC-04 a forged Fastly-Client-IP does not hide the addresses that cannot be forged', () => {
  const forged = (to: string) =>
    seen({
      'x-forwarded-for': '203.0.113.99, 34.96.0.1',
      'fastly-client-ip': to,
      'x-forwarded-host': 'nexus.example',
    });
  expect(forged('1.2.3.4').shared).toEqual(['203.0.113.99', '34.96.0.1']);
  expect(forged('not an address').client).toBe('203.0.113.99');
  expect(seen({ 'x-forwarded-for': '198.51.100.7', 'fastly-client-ip': '1.2.3.4' }).shared).toEqual(['198.51.100.7']);
});

test('SEC-04 an IPv6 visitor is one, whichever of the addresses of their network they take', () => {
  const of = (address: string) => seen({ 'x-forwarded-for': address }).client;
  expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(of('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(of('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(of('2001:db8:1:3::9')).not.toBe('2001:db8:1:2::/64');
  expect(of('::ffff:198.51.100.7')).toBe('198.51.100.7');
});

test('SEC-04 without any header, as on one’s own machine', () => {
  expect(seen({})).toEqual({ via: 'nobody', client: 'nobody', shared: [] });
  expect(seen({ 'x-forwarded-for': 'unknown' }).via).toBe('nobody');
});
