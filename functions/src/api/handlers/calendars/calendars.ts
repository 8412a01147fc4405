import { languageOf } from '@nexus/domain/bilingual';
import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { CALENDARS } from '@nexus/domain/limits';
import { resources } from '@nexus/domain/resources/index';
import { calendarText, type CalendarEvent } from '../../../calendar/ics';
import { CALENDAR_NAMES } from '../../../locales/calendars';
import { applicationsWithEvents } from '../../../store/events/attendance-reads';
import { requireFeed } from '../../../store/membership/calendar-feeds';
import { HOUR, limit } from '../../../store/kernel/limiter';
import { shownList, shownOne } from '../../../store/projections/published';
import { PRIVATE, publishedText } from '../../answer';
import type { Handler } from '../../call';

const TYPE = { 'content-type': 'text/calendar; charset=utf-8' };
const STATUS = { confirmed: 'confirmed', waitlisted: 'tentative', givenBack: 'cancelled' } as const;

export const readCalendar: Handler<Contract['readCalendar']> = async ({ params, request }) => {
  const language = languageOf(params.file);
  const events = (await shownList(resources.event)) as unknown as CalendarEvent[];
  const entries = events.map((event) => ({ event }));
  const text = calendarText({ name: CALENDAR_NAMES[language].all, language, entries });
  return publishedText(text, { request, ...TYPE });
};

export const readEventFile: Handler<Contract['readEventFile']> = async ({ params, request }) => {
  const language = languageOf(params.file);
  const event = (await shownOne(resources.event, params.id)) as unknown as CalendarEvent | null;
  if (!event || event.startsAt === null) throw new NexusError('notFound');
  const text = calendarText({ name: CALENDAR_NAMES[language].all, language, entries: [{ event }] });
  return publishedText(text, { request, ...TYPE, 'content-disposition': 'inline; filename="event.ics"' });
};

export const readMemberCalendar: Handler<Contract['readMemberCalendar']> = async ({ params }) => {
  await requireFeed(params);
  await limit('calendar', params.id, { count: CALENDARS.readsPerHour, window: HOUR });
  const language = languageOf(params.file);
  const own = await applicationsWithEvents(params.id);
  const entries = own.map(({ application, event }) => ({
    event,
    status: STATUS[application.status],
    changes: application.version,
  }));
  const text = calendarText({ name: CALENDAR_NAMES[language].mine, language, entries });
  return new Response(text, { headers: { ...TYPE, 'cache-control': PRIVATE } });
};
