import { expect, test } from 'vitest';
import { isLive, isPast, pastOf, takesApplications, upcomingOf } from './timing';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (startsAt: string | null, endsAt: string | null = null) => ({ startsAt, endsAt });

test('upcoming when the start is now or later, running until the end, then past', () => {
  expect(isPast(at('2026-11-21T12:00:00Z'), now)).toBe(false);
  expect(isPast(at('2026-11-21T11:59:59Z'), now)).toBe(true);
  expect(isPast(at('2026-11-21T09:00:00Z', '2026-11-21T13:00:00Z'), now)).toBe(false);
  expect(isLive(at('2026-11-21T09:00:00Z', '2026-11-21T13:00:00Z'), now)).toBe(true);
  expect(isLive(at('2026-11-21T09:00:00Z'), now)).toBe(false);
});

test('to the moment: running from its start on, over at its end, closed at the deadline', () => {
  const [begins, ends] = ['2026-11-21T12:00:00Z', '2026-11-21T14:00:00Z'];
  const event = at(begins, ends);
  const live = (moment: string) => isLive(event, Date.parse(moment));
  expect([live('2026-11-21T11:59:59.999Z'), live(begins), live('2026-11-21T13:59:59.999Z'), live(ends)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const taking = { ...at('2026-11-25T00:00:00Z'), applicationEnabled: true, applicationDeadline: begins };
  expect([takesApplications(taking, now - 1), takesApplications(taking, now)]).toEqual([true, false]);
});

test('running events stand first, past ones the latest first', () => {
  const running = at('2026-11-21T09:00:00Z', '2026-11-21T13:00:00Z');
  const soon = at('2026-11-22T09:00:00Z');
  const undated = at(null);
  expect(upcomingOf([undated, soon, running], now)).toEqual([running, soon, undated]);
  const [old, recent] = [at('2025-01-01T00:00:00Z'), at('2026-11-01T00:00:00Z')];
  expect(pastOf([old, recent, soon], now)).toEqual([recent, old]);
});

test.each([
  ['before the deadline', true, '2026-11-22T00:00:00Z', '2026-11-25T00:00:00Z', true],
  ['after the deadline', true, '2026-11-21T00:00:00Z', '2026-11-25T00:00:00Z', false],
  ['without a deadline, before the start', true, null, '2026-11-25T00:00:00Z', true],
  ['without a deadline, after the start', true, null, '2026-11-21T11:00:00Z', false],
  ['when it takes none', false, null, '2026-11-25T00:00:00Z', false],
])('applications %s', (_, applicationEnabled, applicationDeadline, startsAt, open) => {
  const event = { applicationEnabled, applicationDeadline, startsAt, endsAt: '2026-11-26T00:00:00Z' };
  expect(takesApplications(event, now)).toBe(open);
});
