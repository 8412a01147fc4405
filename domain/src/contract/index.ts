import { adminRoutes } from './admin';
import { authRoutes } from './auth';
import { eventRoutes } from './events';
import { formRoutes } from './forms';
import { joinRequestRoutes } from './join-requests';
import { mediaRoutes } from './media';
import { memberRoutes } from './members';
import { siteRoutes } from './site';

/** The map of the API: every endpoint there is, by the name of its handler. */
export const contract = {
  ...siteRoutes,
  ...authRoutes,
  ...memberRoutes,
  ...joinRequestRoutes,
  ...eventRoutes,
  ...formRoutes,
  ...mediaRoutes,
  ...adminRoutes,
};

export type Contract = typeof contract;
export type RouteName = keyof Contract;
