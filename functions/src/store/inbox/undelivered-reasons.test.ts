import { expect, test } from 'vitest';
import { reasonOf } from './undelivered-reasons';

test.each([
  ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 <x@example.com>: User unknown", 'noSuchAddress'],
  ['Error: 550 No such user here', 'noSuchAddress'],
  ['Error: No recipients defined', 'noSuchAddress'],
  ['Message failed: 552 5.2.2 The email account that you tried to reach is over quota', 'full'],
  ['Message failed: 552 5.3.4 Message too big for system', 'tooLarge'],
  ['Message failed: 550 5.7.1 Our system has detected that this message is likely unsolicited mail', 'refused'],
  ['Message failed: 554 Transaction failed: listed in a block list', 'refused'],
  ['Error: Invalid login: 535 5.7.8 Authentication failed', 'ownSettings'],
  ['Error: connect ECONNREFUSED 203.0.113.5:587', 'unreachable'],
  ['Error: Greeting never received', 'unreachable'],
  ['Something that nobody foresaw', 'unknown'],
  [undefined, 'unknown'],
  [{ code: 550 }, 'unknown'],
])('%s', (said, reason) => {
  expect(reasonOf(said)).toBe(reason);
});
