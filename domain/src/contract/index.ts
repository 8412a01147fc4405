import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { calendarRoutes } from './calendars';
import { caseRoutes } from './cases';
import { contentListRoutes } from './content-rows';
import { togetherRoutes } from './content-together';
import { dashboardRoutes } from './dashboard';
import { eventRoutes } from './events';
import { formRoutes } from './forms';
import { historyRoutes } from './history';
import { inboxRoutes } from './inbox';
import { issueRoutes } from './issues';
import { joinRequestRoutes } from './join-requests';
import { mailRoutes } from './mails';
import { mediaRoutes } from './media';
import { memberRoutes } from './members';
import { mentorRoutes } from './mentors';
import { messageRoutes } from './messages';
import { secondFactorRoutes } from './second-factor';
import { signInRoutes } from './sign-ins';
import { siteRoutes } from './site';
import { staffRoutes } from './staff';
import { undeliveredRoutes } from './undelivered';

/** The map of the API: every endpoint there is, by the name of its handler. */
export const contract = {
  ...siteRoutes,
  ...authRoutes,
  ...signInRoutes,
  ...memberRoutes,
  ...joinRequestRoutes,
  ...caseRoutes,
  ...eventRoutes,
  ...calendarRoutes,
  ...formRoutes,
  ...mailRoutes,
  ...messageRoutes,
  ...mentorRoutes,
  ...mediaRoutes,
  ...adminRoutes,
  ...contentListRoutes,
  ...dashboardRoutes,
  ...historyRoutes,
  ...togetherRoutes,
  ...inboxRoutes,
  ...issueRoutes,
  ...staffRoutes,
  ...secondFactorRoutes,
  ...undeliveredRoutes,
};

export type Contract = typeof contract;
export type RouteName = keyof Contract;
