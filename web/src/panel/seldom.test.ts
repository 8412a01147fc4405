import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seldom } from './seldom';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('SCALE-08 a hundred changes in a moment are looked at twice: at once, and when the pause is over', () => {
  const run = vi.fn<() => void>();
  const { ask } = seldom(3_000, run);
  for (let n = 0; n < 100; n += 1) ask();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  ask();
  expect(run).toHaveBeenCalledTimes(3);
});

test('whoever leaves the screen looks no more', () => {
  const run = vi.fn<() => void>();
  const { ask, stop } = seldom(3_000, run);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});
