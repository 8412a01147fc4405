import { expect, test } from 'vitest';
import { afterAnswer, answerBy, NO_EXCHANGE, paceOf } from './request-clock';

const asked = '2026-11-23T09:00:00.000Z';

test('a request is answered within 48 hours: it is due in the last twelve of them and late after the last', () => {
  const until = answerBy(asked) ?? '';
  expect(until).toBe('2026-11-25T09:00:00.000Z');
  const paces = [
    '2026-11-23T09:00:00.000Z',
    '2026-11-24T20:59:59.999Z',
    '2026-11-24T21:00:00.000Z',
    '2026-11-25T08:59:59.999Z',
    '2026-11-25T09:00:00.000Z',
    '2026-12-25T09:00:00.000Z',
  ].map((now) => paceOf(until, Date.parse(now)));
  expect(paces).toEqual(['waiting', 'waiting', 'due', 'due', 'late', 'late']);
});

test('the clock stands still while a question waits, and goes on from there with the answer', () => {
  const questioned = { ...NO_EXCHANGE, questionAt: '2026-11-24T09:00:00.000Z' };
  expect(answerBy(asked, questioned)).toBeNull();
  const answered = afterAnswer(questioned, '2026-11-27T12:00:00.000Z');
  expect(answered).toEqual({ ...NO_EXCHANGE, answeredAt: '2026-11-27T12:00:00.000Z', pausedMs: 75 * 3_600_000 });
  expect(answerBy(asked, answered)).toBe('2026-11-28T12:00:00.000Z');
  const again = afterAnswer({ ...answered, questionAt: '2026-11-28T11:00:00.000Z' }, '2026-11-28T12:00:00.000Z');
  expect(answerBy(asked, again)).toBe('2026-11-28T13:00:00.000Z');
});
