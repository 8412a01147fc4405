import { expect, test } from 'vitest';
import { eventTimes } from './specified-times';

const take = (body: object, before: object = {}) => {
  const { fields } = eventTimes.take({ ...body }, { ...before }, 'en');
  return [fields['startsAt'], fields['endsAt']];
};

test('SPEC-656 date and time are Cairo’s, in winter and in summer', () => {
  expect(take({ date: '2031-01-14T18:30' })).toEqual(['2031-01-14T16:30:00.000Z', undefined]);
  expect(take({ date: '2031-07-14', time: '18:30' })).toEqual(['2031-07-14T15:30:00.000Z', undefined]);
  expect(take({ date: '2031-01-14', time: '6:30 PM' })[0]).toBe('2031-01-14T16:30:00.000Z');
  expect(take({ date: '2031-01-14', time: '12 am' })[0]).toBe('2031-01-13T22:00:00.000Z');
  expect(take({ date: '2031-01-14' })[0]).toBe('2031-01-13T22:00:00.000Z');
  expect(take({ date: '2031-01-14T18:30:00+02:00' })[0]).toBe('2031-01-14T16:30:00.000Z');
  // A browser makes midnight in UTC of a day.
  expect(take({ date: '2031-01-14T00:00:00.000Z', time: '18:30' })[0]).toBe('2031-01-14T16:30:00.000Z');
});

test('SPEC-656 an end has a day of its own, or the day of the start, or the night after', () => {
  const start = { date: '2031-01-14', time: '20:00' };
  expect(take({ ...start, endDate: '2031-01-15', endTime: '10:00' })[1]).toBe('2031-01-15T08:00:00.000Z');
  expect(take({ ...start, endTime: '22:00' })[1]).toBe('2031-01-14T20:00:00.000Z');
  expect(take({ ...start, endDate: null, endTime: '01:00' })[1]).toBe('2031-01-14T23:00:00.000Z');
  expect(take({ ...start, endDate: null, endTime: '' })[1]).toBeNull();
  expect(take({ ...start, endDate: '2031-01-14' })[1]).toBe('2031-01-14T21:59:00.000Z');
});

test('what is read is sent back with one thing changed: the one that changed counts', () => {
  const stored = { startsAt: '2031-01-14T16:30:00.000Z', endsAt: '2031-01-14T18:00:00.000Z' };
  const read = { ...stored, ...eventTimes.give(stored) };
  expect(read).toMatchObject({
    date: '2031-01-14T18:30:00+02:00',
    time: '18:30',
    endDate: '2031-01-14T20:00:00+02:00',
    endTime: '20:00',
    timeZone: 'Africa/Cairo',
  });
  expect(take(read, stored)).toEqual([stored.startsAt, stored.endsAt]);
  expect(take({ ...read, time: '19:00' }, stored)[0]).toBe('2031-01-14T17:00:00.000Z');
  expect(take({ ...read, date: '2031-01-14T17:00' }, stored)[0]).toBe('2031-01-14T15:00:00.000Z');
  expect(take({ ...read, date: '2031-01-13' }, stored)[0]).toBe('2031-01-13T16:30:00.000Z');
  expect(take({ ...read, startsAt: '2031-01-14T15:00:00.000Z' }, stored)[0]).toBe('2031-01-14T15:00:00.000Z');
  expect(take({ ...read, date: null, endDate: null, endTime: '' }, stored)).toEqual([null, null]);
  expect(take({ title: 'Only this' }, stored)).toEqual([undefined, undefined]);
});

test('what is no day or no time is refused at its own name', () => {
  for (const [name, value] of [
    ['date', 'soon'],
    ['date', '2031-02-31'],
    ['date', '2031-13-01T10:00'],
    ['time', '25:00'],
    ['time', '13 pm'],
    ['time', 'evening'],
  ] as const) {
    const { fields, names } = eventTimes.take({ date: '2031-01-14', [name]: value }, {}, 'en');
    expect([value, fields['startsAt'], names['startsAt']]).toEqual([value, 'unreadable', 'date']);
  }
});
