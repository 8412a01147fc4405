import { expect, test } from 'vitest';
import { googleAddress } from './calendar';
import { timeRange } from './when';

const event = {
  id: 'pricing',
  title: 'Prices; costs, and \\ risk',
  startsAt: '2026-11-24T16:30:00.000Z',
  endsAt: '2026-11-24T19:00:00.000Z',
  location: 'Cairo',
  venue: 'Greek Campus',
};

test('Google’s page gets the title, the place and the times in UTC', () => {
  const { origin, searchParams } = new URL(googleAddress(event));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Prices; costs, and \\ risk',
    dates: '20261124T163000Z/20261124T190000Z',
    location: 'Greek Campus, Cairo',
  });
});

test('without an end the event ends when it starts; without a place none is named', () => {
  const { searchParams } = new URL(googleAddress({ ...event, endsAt: null, location: '', venue: '' }));
  expect(searchParams.get('dates')).toBe('20261124T163000Z/20261124T163000Z');
  expect(searchParams.get('location')).toBe('');
});

test('a range is written with its end on the same day, with the start alone otherwise', () => {
  expect(timeRange(event, 'en')).toBe('18:30–21:00');
  expect(timeRange({ ...event, endsAt: null }, 'en')).toBe('18:30');
  expect(timeRange({ startsAt: null, endsAt: null }, 'en')).toBe('');
});
