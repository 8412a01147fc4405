import { z } from 'zod';

/** A member's place at an event: in, or on the waitlist at a position counted from 1. */
export const attendance = z.object({
  status: z.enum(['confirmed', 'waitlisted']),
  position: z.number(),
});
export type Attendance = z.infer<typeof attendance>;

/** What approved members alone may know of an event. */
export const eventForMembers = z.object({
  registrationUrl: z.string(),
  application: attendance.nullable(),
  isFull: z.boolean(),
});

/** An application as those who run the event see it. */
export const eventApplication = attendance.extend({
  memberId: z.string(),
  name: z.string(),
  email: z.string(),
  appliedAt: z.string(),
  checkedInAt: z.string().nullable().default(null),
});
export type EventApplication = z.infer<typeof eventApplication>;
