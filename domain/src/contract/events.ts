import { z } from 'zod';
import { attendance, cancellation, eventApplication, eventForMembers, ownEvent } from '../events/application';
import { contentId } from './content';
import { memberId } from './members';
import { routes } from './route';

export const eventRoutes = routes({
  /** The registration link and one's own place; for approved members alone. */
  readEventForMembers: {
    method: 'GET',
    path: '/api/events/{id}/for-members',
    action: 'event.attend',
    params: memberId,
    response: eventForMembers,
  },
  /** Applies to attend. A full event puts the member on the waitlist. */
  applyToAttend: {
    method: 'POST',
    path: '/api/events/{id}/applications',
    action: 'event.attend',
    params: memberId,
    body: z.strictObject({}),
    response: attendance,
    status: 201,
  },
  /** The events that a member applied to, the latest first; those that are on the site. */
  listOwnEvents: {
    method: 'GET',
    path: '/api/members/{id}/events',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    response: z.array(ownEvent),
  },
  /** *I cannot come*: gives back one's seat, or one's place on the waitlist, until the event starts. The line moves. */
  giveBack: {
    method: 'DELETE',
    path: '/api/events/{id}/applications/{memberId}',
    action: 'profile.own',
    params: memberId.extend({ memberId: memberId.shape.id }),
    ownerParam: 'memberId',
  },
  /** Who applied, in the order of their applications. */
  listApplications: {
    method: 'GET',
    path: '/api/events/{id}/applications',
    action: 'people.read',
    params: contentId,
    response: z.array(eventApplication),
  },
  /** How many a cancellation concerns and were told of it: numbers alone, for whoever may cancel. */
  readCancellation: {
    method: 'GET',
    path: '/api/events/{id}/cancellation',
    action: 'content.write',
    params: contentId,
    response: cancellation,
  },
  /** Checks somebody in, or gives one of the waitlist a seat. */
  changeApplication: {
    method: 'PUT',
    path: '/api/events/{id}/applications/{memberId}',
    action: 'members.moderate',
    params: contentId.extend({ memberId: memberId.shape.id }),
    body: z.strictObject({ isCheckedIn: z.boolean().optional(), status: z.literal('confirmed').optional() }),
    response: eventApplication,
  },
});
