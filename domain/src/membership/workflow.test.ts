import { expect, test } from 'vitest';
import { decision } from './join-request';
import { MEMBER_STATUSES } from './member';
import { asksAgain, eventTowards, isAccessEnded, MEMBERSHIP_EVENTS, transition } from './workflow';

const table = [
  ['pending', 'approve', 'approved'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'request', 'pending'],
  ['approved', 'approve', undefined],
  ['approved', 'reject', 'rejected'],
  ['approved', 'request', undefined],
  ['rejected', 'approve', 'approved'],
  ['rejected', 'reject', undefined],
  ['rejected', 'request', 'pending'],
] as const;

test.each(table)('%s, %s: %s', (from, event, to) => expect(transition(from, event)).toBe(to));

test('the table above names every status and event', () => {
  expect(table.length).toBe(MEMBER_STATUSES.length * MEMBERSHIP_EVENTS.length);
  expect(eventTowards('approved')).toBe('approve');
  expect(eventTowards('rejected')).toBe('reject');
});

test('a moderator decides one of two ways, with a reason or without', () => {
  const may = (status: string) => decision.safeParse({ status }).success;
  expect(['approved', 'rejected', 'pending', 'new', ''].filter(may)).toEqual(['approved', 'rejected']);
  expect(decision.parse({ status: 'rejected', reason: ' Not yet. ' }).reason).toBe('Not yet.');
});

test('access has ended for whoever was let in once and is rejected now, and for nobody else', () => {
  const then = '2026-05-01T08:00:00.000Z';
  const ended = [
    ['rejected', then],
    ['rejected', null],
    ['approved', then],
    ['pending', then],
    ['pending', null],
  ] as const;
  expect(ended.map(([status, approvedAt]) => isAccessEnded({ status, approvedAt }))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('only who asked before, or was let in, asks again', () => {
  const then = '2026-05-01T08:00:00.000Z';
  const people = [
    ['rejected', null, true],
    ['rejected', then, false],
    ['rejected', null, false],
    ['pending', null, true],
  ] as const;
  const again = people.map(([status, approvedAt, hasCompletedProfile]) =>
    asksAgain({ status, approvedAt, hasCompletedProfile }),
  );
  expect(again).toEqual([true, true, false, false]);
});
