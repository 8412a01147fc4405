import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox';
import { addressKey, isVerified } from './verified-address';

test.each([
  ['victim@example.com', 'victim@example.com'],
  [' Victim@Example.COM ', 'victim@example.com'],
  ['victim+1@example.com', 'victim@example.com'],
  ['victim+a+b@example.com', 'victim@example.com'],
  ['vic.tim+news@gmail.com', 'victim@gmail.com'],
  ['v.i.c.t.i.m@googlemail.com', 'victim@gmail.com'],
  ['vic.tim@example.com', 'vic.tim@example.com'],
  ['vic-tim@example.com', 'vic-tim@example.com'],
  ['+tag@example.com', '+tag@example.com'],
])('SEC-02 %s leads to the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

test('SEC-01 whose an address is follows from the address as it is', () => {
  expect(addressKey('Victim+1@example.com')).toBe('victim+1@example.com');
  const account = {
    email: 'victim@example.com',
    verified: [{ address: 'victim@example.com', by: 'link' as const, at: '' }],
  };
  expect(isVerified(account, 'victim+1@example.com')).toBe(false);
  expect(isVerified(account, 'victim@example.com')).toBe(true);
});
