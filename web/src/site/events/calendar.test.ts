import { expect, test } from 'vitest';
import { calendarAddresses } from './calendar';
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
  const { origin, searchParams } = new URL(calendarAddresses(event).google);
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Prices; costs, and \\ risk',
    dates: '20261124T163000Z/20261124T190000Z',
    location: 'Greek Campus, Cairo',
  });
});

test('the file holds one event, its lines end as RFC 5545 asks, and its text is escaped', () => {
  const { file } = calendarAddresses(event);
  const [head, body = ''] = file.split(',', 2);
  expect(head).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(body).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nexus//Events//EN',
    'BEGIN:VEVENT',
    'UID:pricing@nexus',
    'DTSTAMP:20261124T163000Z',
    'DTSTART:20261124T163000Z',
    'DTEND:20261124T190000Z',
    'SUMMARY:Prices\\; costs\\, and \\\\ risk',
    'LOCATION:Greek Campus\\, Cairo',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('without an end the event ends when it starts; without a place none is named', () => {
  const { google } = calendarAddresses({ ...event, endsAt: null, location: '', venue: '' });
  const { searchParams } = new URL(google);
  expect(searchParams.get('dates')).toBe('20261124T163000Z/20261124T163000Z');
  expect(searchParams.get('location')).toBe('');
});

test('a range is written with its end on the same day, with the start alone otherwise', () => {
  expect(timeRange(event, 'en')).toBe('18:30–21:00');
  expect(timeRange({ ...event, endsAt: null }, 'en')).toBe('18:30');
  expect(timeRange({ startsAt: null, endsAt: null }, 'en')).toBe('');
});
