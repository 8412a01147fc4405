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
