import { expect, test } from 'vitest';
import {
  addressInUse,
  CONFIRMATION_LIFETIME,
  isVerified,
  isVouchedFor,
  ownAddresses,
  ownerOf,
  waitingAddress,
  withConfirmed,
  withTyped,
  withVouched,
  type Addresses,
} from './verified-address';

const AT = '2026-11-21T10:00:00.000Z';
const linkedin = (email: string): Addresses => ({
  email,
  verified: [{ address: email, by: 'linkedin', at: AT }],
});

test('SEC-01 LinkedIn vouches with true or "true", and with nothing else', () => {
  expect([true, 'true'].map(isVouchedFor)).toEqual([true, true]);
  expect([false, 'false', 'TRUE', 1, 'yes', {}, [true], null, undefined].map(isVouchedFor)).toEqual(
    Array.from({ length: 9 }, () => false),
  );
});

test('SEC-01 a typed address waits, and the old one stays in use until it is confirmed', () => {
  const typed = withTyped(linkedin('old@x.test'), 'New@x.test');
  expect([addressInUse(typed), waitingAddress(typed), isVerified(typed, 'new@x.test')]).toEqual([
    'old@x.test',
    'New@x.test',
    false,
  ]);
  const confirmed = withConfirmed(typed, AT);
  expect([addressInUse(confirmed), waitingAddress(confirmed)]).toEqual(['new@x.test', '']);
  expect(isVerified(confirmed, 'OLD@x.test ')).toBe(true);
});

test('SEC-01 an account that says nothing of verified addresses has none', () => {
  const old = { email: 'typed@x.test', linkedinEmail: 'l@x.test' };
  expect([addressInUse(old), waitingAddress(old)]).toEqual(['', 'typed@x.test']);
  expect(ownAddresses(old, [])).toEqual([]);
});

test('going back to an address that was verified before needs no mail; an empty one waits for nothing', () => {
  const moved = withConfirmed(withTyped(linkedin('a@x.test'), 'b@x.test'), AT);
  const back = withTyped(moved, 'A@x.test');
  expect([addressInUse(back), waitingAddress(back)]).toEqual(['a@x.test', '']);
  const emptied = withTyped(moved, '');
  expect([addressInUse(emptied), waitingAddress(emptied)]).toEqual(['b@x.test', '']);
  expect(withConfirmed(emptied, AT)).toEqual(emptied);
});

test('what LinkedIn vouches for later is theirs too, and in use only when nothing else is or when it was typed', () => {
  const other = withVouched(linkedin('a@x.test'), { address: 'B@x.test', at: AT });
  expect([addressInUse(other), isVerified(other, 'b@x.test')]).toEqual(['a@x.test', true]);
  const first = withVouched({ email: '' }, { address: 'b@x.test', at: AT });
  expect(addressInUse(first)).toBe('b@x.test');
  const typed = withVouched(withTyped(linkedin('a@x.test'), 'b@x.test'), { address: 'b@x.test', at: AT });
  expect([addressInUse(typed), waitingAddress(typed)]).toEqual(['b@x.test', '']);
  expect(withVouched(linkedin('a@x.test'), { address: '', at: AT })).toEqual(linkedin('a@x.test'));
});

test('SEC-03 an address verified for two belongs to nobody', () => {
  const [one, two] = [
    { id: '1', addresses: ['a@x.test', 'b@x.test'] },
    { id: '2', addresses: ['b@x.test'] },
  ];
  expect(ownerOf(' A@x.test', [one, two]).owner?.id).toBe('1');
  expect(ownerOf('b@x.test', [one, two])).toEqual({ owner: undefined, several: [one, two] });
  expect(ownerOf('', [{ addresses: [''] }])).toEqual({ owner: undefined, several: [] });
  const account = withConfirmed(withTyped(linkedin('a@x.test'), 'b@x.test'), AT);
  expect(ownAddresses(account, [two])).toEqual(['a@x.test']);
});

test('SEC-01 the link that confirms an address works for a day', () => {
  expect(CONFIRMATION_LIFETIME).toBe(86_400_000);
});
