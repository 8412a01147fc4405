/** What people can apply as, in the order of the four cards. */
export const APPLICATION_TYPES = ['application', 'mentor', 'partner', 'volunteer'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];
