import { z } from 'zod';
import { routes } from './route';

const count = z.number();
const counted = z.array(z.object({ name: z.string(), count }));
const document = z.record(z.string(), z.unknown());

/** What the dashboard shows. `people` is there for those who may see people. */
export const dashboard = z.object({
  cards: z.object({ activePrograms: count, upcomingEvents: count, newSubmissions: count, totalImpact: z.string() }),
  programs: z.array(document),
  events: z.array(document),
  statistics: document.nullable(),
  /** Page views that reached the server and what they read in Firestore, by day, oldest first. */
  traffic: z.array(z.object({ day: z.string(), views: count, reads: count })),
  people: z
    .object({
      submissions: z.array(document),
      submissionsByStatus: counted,
      submissionsByType: counted,
      members: z.array(z.object({ month: z.string(), pending: count, approved: count, rejected: count })),
      attendance: z.array(
        z.object({ id: z.string(), title: document, confirmed: count, waitlisted: count, capacity: count }),
      ),
      newsletter: counted,
      /** Members who offer to mentor; requests that wait for a mentor; mentorships that are going on. Never whose. */
      mentoring: z.object({ mentors: count, waiting: count, active: count }),
      /** Mails that did not arrive, and work that failed for good. */
      undelivered: count,
    })
    .optional(),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardRoutes = routes({
  readDashboard: { method: 'GET', path: '/api/admin/dashboard', action: 'content.read', response: dashboard },
});
