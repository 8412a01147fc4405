/** What people can apply as, in the order of the four cards. */
export const APPLICATION_TYPES = ['application', 'mentor', 'partner', 'volunteer'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

/** What arrives in the inbox: applications, and messages of people who only want to say something. */
export const SUBMISSION_TYPES = [...APPLICATION_TYPES, 'contact'] as const;
export type SubmissionType = (typeof SUBMISSION_TYPES)[number];
