import { z } from 'zod';

/** A member's place at an event: in, or on the waitlist at a position counted from 1. */
export const attendance = z.object({
  status: z.enum(['confirmed', 'waitlisted']),
  position: z.number(),
});
export type Attendance = z.infer<typeof attendance>;

/** Until when whoever moved up is asked to say no, as an instant; null for everybody else. */
const answerBy = z.string().nullable().default(null);

/** What approved members alone may know of an event. */
export const eventForMembers = z.object({
  registrationUrl: z.string(),
  application: attendance.extend({ answerBy }).nullable(),
  /** Whoever applies now waits. */
  isFull: z.boolean(),
  /** How many wait. */
  waiting: z.number(),
});

/** A seat or a place on the waitlist, or one that was given back. */
const anyStatus = z.enum(['confirmed', 'waitlisted', 'givenBack']);

/** An application as those who run the event see it. */
export const eventApplication = attendance.extend({
  status: anyStatus,
  memberId: z.string(),
  name: z.string(),
  email: z.string(),
  appliedAt: z.string(),
  checkedInAt: z.string().nullable().default(null),
  answerBy,
  givenBackAt: z.string().nullable().default(null),
});
export type EventApplication = z.infer<typeof eventApplication>;

/** An event that somebody applied to, with their place at it. */
export const ownEvent = attendance.extend({
  status: anyStatus,
  answerBy,
  eventId: z.string(),
  /** Whether applications are taken now. */
  isOpen: z.boolean(),
  isCancelled: z.boolean(),
  title: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  place: z.string(),
});
export type OwnEvent = z.infer<typeof ownEvent>;

/** How many the cancellation of an event concerns, and how many of them a mail about it went to. */
export const cancellation = z.object({ concerned: z.number(), told: z.number() });
export type Cancellation = z.infer<typeof cancellation>;
