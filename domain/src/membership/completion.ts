import { FURTHER_LINKS } from './member';
import type { Profile } from './profile';

/** The eight parts of a complete profile, an eighth each. */
export const PROFILE_PARTS = ['name', 'email', 'title', 'bio', 'linkedinUrl', 'imageUrl', 'skills', 'link'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

function has(profile: Profile, part: ProfilePart): boolean {
  if (part === 'skills') return profile.skills.length > 0;
  if (part === 'link') return FURTHER_LINKS.some((link) => profile[link] !== '');
  return profile[part].trim() !== '';
}

/** The parts that are still empty, in the order in which a person would fill them. */
export function missingParts(profile: Profile): ProfilePart[] {
  return PROFILE_PARTS.filter((part) => !has(profile, part));
}

/** How complete a profile is, in whole percent (0 to 100), rounded down. */
export function completionPercentage(profile: Profile): number {
  const filled = PROFILE_PARTS.length - missingParts(profile).length;
  return Math.floor((filled / PROFILE_PARTS.length) * 100);
}
