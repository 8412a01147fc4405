import { z } from 'zod';

/** Who sees a part of a profile: everybody here (approved members and the team), only the team, or nobody but its owner. */
export const SEEN_BY = ['members', 'team', 'nobody'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

const forTeamAtLeast = z.enum(['members', 'team'], 'seenBy');
const anyChoice = z.enum(SEEN_BY, 'seenBy');

/** What the team reads to decide about a request cannot be kept from it. */
const choices = {
  bio: forTeamAtLeast,
  skills: forTeamAtLeast,
  linkedinUrl: forTeamAtLeast,
  links: anyChoice,
  canHelp: anyChoice,
  lookingFor: anyChoice,
  reach: anyChoice,
};

/** The parts of a profile whose readers its owner chooses. A part that is not named is seen by everybody here. */
export const visibility = z.strictObject(choices).partial();
export type Visibility = z.infer<typeof visibility>;
export type Part = keyof typeof choices;

/** The parts, in the order in which a page shows them, each with who may be chosen for it. */
export const PARTS = Object.entries(choices).map(([part, { options }]) => ({
  part: part as Part,
  choices: options as readonly SeenBy[],
}));

/** The fields that each part is made of. */
export const FIELDS_OF = {
  bio: ['bio'],
  skills: ['skills'],
  linkedinUrl: ['linkedinUrl'],
  links: ['websiteUrl', 'behanceUrl', 'portfolioUrl', 'githubUrl', 'twitterUrl', 'instagramUrl'],
  canHelp: ['canHelpSkills', 'canHelp'],
  lookingFor: ['lookingForSkills', 'lookingFor'],
  reach: ['reach'],
} as const satisfies Record<Part, readonly string[]>;

/** The fields of a profile that these readers do not see. What is stored under `visibility` may be anything. */
export function hiddenFields(stored: unknown, reader: 'members' | 'team'): string[] {
  const chosen: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const isHidden = (choice: unknown = 'members') => (reader === 'members' ? choice !== 'members' : choice === 'nobody');
  return PARTS.flatMap(({ part }) => (isHidden(chosen[part]) ? FIELDS_OF[part] : []));
}

/** A profile as these readers see it: what they do not see is empty. */
export function seenBy<T extends { visibility?: unknown }>(reader: 'members' | 'team', whole: T): T {
  const hidden = hiddenFields(whole.visibility, reader).filter((field) => field in whole);
  const emptied = hidden.map((field) => [field, field.toLowerCase().endsWith('skills') ? [] : '']);
  return { ...whole, ...Object.fromEntries(emptied) };
}
