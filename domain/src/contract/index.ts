import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { calendarRoutes } from './calendars';
import { dashboardRoutes } from './dashboard';
import { eventRoutes } from './events';
import { formRoutes } from './forms';
import { historyRoutes } from './history';
import { inboxRoutes } from './inbox';
import { joinRequestRoutes } from './join-requests';
import { mailRoutes } from './mails';
import { mediaRoutes } from './media';
import { memberRoutes } from './members';
import { siteRoutes } from './site';
import { staffRoutes } from './staff';

/** The map of the API: every endpoint there is, by the name of its handler. */
export const contract = {
  ...siteRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...joinRequestRoutes,
  ...eventRoutes,
  ...calendarRoutes,
  ...formRoutes,
  ...mailRoutes,
  ...mediaRoutes,
  ...adminRoutes,
  ...dashboardRoutes,
  ...historyRoutes,
  ...inboxRoutes,
  ...staffRoutes,
};

export type Contract = typeof contract;
export type RouteName = keyof Contract;
