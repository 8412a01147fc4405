import { z } from 'zod';
import { LANGUAGES } from '../bilingual';
import { contentId } from './content';
import { memberId } from './members';
import { routes } from './route';

/** A calendar comes in one language, by the name of its file: `ar.ics`. */
const file = z.object({ file: z.enum(LANGUAGES.map((language) => `${language}.ics` as const)) });
const key = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

/** Where calendars ask for a member's own events; null while there is no such address. */
export const ownCalendar = z.object({ address: z.string().nullable() });

/** iCalendar (RFC 5545), for calendars to subscribe to and for files. */
export const calendarRoutes = routes({
  /** Every event of the site that has a date. */
  readCalendar: { method: 'GET', path: '/api/calendars/{file}', action: 'site.read', params: file, raw: true },
  /** One of them. */
  readEventFile: {
    method: 'GET',
    path: '/api/calendars/events/{id}/{file}',
    action: 'site.read',
    params: contentId.extend(file.shape),
    raw: true,
  },
  /** The events of a member, for whoever holds the key that they were given: calendars ask without a session. */
  readMemberCalendar: {
    method: 'GET',
    path: '/api/calendars/members/{id}/{key}/{file}',
    action: 'site.read',
    params: memberId.extend({ ...key.shape, ...file.shape }),
    raw: true,
  },
  /** The secret address of one's own events, in the caller's language. */
  readOwnCalendar: {
    method: 'GET',
    path: '/api/members/{id}/calendar',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    response: ownCalendar,
  },
  /** Makes it, or another one in its place: the one before works no longer. For approved members. */
  renewOwnCalendar: {
    method: 'POST',
    path: '/api/members/{id}/calendar',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    body: z.strictObject({}),
    response: ownCalendar,
  },
  /** Takes it away. */
  endOwnCalendar: {
    method: 'DELETE',
    path: '/api/members/{id}/calendar',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
  },
});
