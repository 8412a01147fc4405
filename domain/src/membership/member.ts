import { z } from 'zod';
import { orNull } from '../fields/or-null';
import { LIMITS, PROFILE_LIMITS } from '../limits';
import { CHOSEN_MAILS } from '../mails';
import { isSameScript } from '../names/script';
import { isLinkedinProfile, isWebAddress, pictureAddress, webAddress, withHttps } from '../web-address';
import { personName } from './person-name';
import { FIELDS_OF, visibility } from './seen-by';
import { SKILLS } from './skills';
import { verifiedAddress } from './verified-address';

export const MEMBER_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
export const memberStatus = z.enum(MEMBER_STATUSES);

/** Links a member shows to other members, beside LinkedIn. */
export const FURTHER_LINKS = FIELDS_OF.links;

const line = z.string().trim().max(LIMITS.textShort, 'tooLong');

const linkedinUrl = z
  .string()
  .max(LIMITS.url, 'tooLong')
  .transform(withHttps)
  .refine((value) => value === '' || isWebAddress(value), 'url')
  .refine((value) => value === '' || !isWebAddress(value) || isLinkedinProfile(value), 'linkedinProfile');

const someSkills = (most: number, fault: string) =>
  z
    .array(z.enum(SKILLS, 'skill'))
    .max(most, fault)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'skillsTwice');
const skills = someSkills(LIMITS.skillsMax, 'skillsMax');
const helpSkills = someSkills(PROFILE_LIMITS.helpSkills, 'helpSkillsMax');
const fewWords = z.string().trim().max(PROFILE_LIMITS.words, 'tooLong');

/** What a member writes about themselves. Every field may be left out or empty: saving half a profile is fine. */
const profileFields = {
  name: personName,
  /** The same name in the other script, Arabic or Latin, for who looks for it there; mostly empty. */
  otherName: personName,
  email: z.union([z.literal(''), z.email('email').max(LIMITS.textShort, 'tooLong')]),
  title: line,
  bio: z.string().trim().max(LIMITS.textLong, 'tooLong'),
  imageUrl: pictureAddress,
  linkedinUrl,
  websiteUrl: webAddress,
  behanceUrl: webAddress,
  portfolioUrl: webAddress,
  githubUrl: webAddress,
  twitterUrl: webAddress,
  instagramUrl: webAddress,
  skills,
  /** What they can help others with, and what they look for: skills, and what is none, in their words. */
  canHelpSkills: helpSkills,
  canHelp: fewWords,
  lookingForSkills: helpSkills,
  lookingFor: fewWords,
  /** How they want to be reached, in their words. */
  reach: fewWords,
  /** Who sees what of this; what it does not name is seen by everybody here. */
  visibility,
};

const plainProfile = z.strictObject(profileFields);
const isOtherScript = ({ name, otherName }: { name: string; otherName: string }) => !isSameScript(name, otherName);
const sameScript = { path: ['otherName'], error: 'otherScript' };

export const profile = plainProfile.refine(isOtherScript, sameScript);
export type Profile = z.infer<typeof profile>;

export const EMPTY_PROFILE: Profile = {
  name: '',
  otherName: '',
  email: '',
  title: '',
  bio: '',
  imageUrl: '',
  linkedinUrl: '',
  websiteUrl: '',
  behanceUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  twitterUrl: '',
  instagramUrl: '',
  skills: [],
  canHelpSkills: [],
  canHelp: '',
  lookingForSkills: [],
  lookingFor: '',
  reach: '',
  visibility: {},
};

const { name, skills: chosen, canHelpSkills, lookingForSkills, visibility: seenBy, ...texts } = profileFields;
const noneOrNull = (some: typeof chosen) => z.union([some, z.null().transform((): Profile['skills'] => [])]);
/** What is empty may be `null`, but for the name. */
const sentProfile = {
  name,
  skills: noneOrNull(chosen),
  canHelpSkills: noneOrNull(canHelpSkills),
  lookingForSkills: noneOrNull(lookingForSkills),
  /** What it does not name stays as it is. */
  visibility: seenBy,
  canHelp: orNull(texts.canHelp),
  lookingFor: orNull(texts.lookingFor),
  reach: orNull(texts.reach),
  otherName: orNull(texts.otherName),
  email: orNull(texts.email),
  title: orNull(texts.title),
  bio: orNull(texts.bio),
  imageUrl: orNull(texts.imageUrl),
  linkedinUrl: orNull(texts.linkedinUrl),
  websiteUrl: orNull(texts.websiteUrl),
  behanceUrl: orNull(texts.behanceUrl),
  portfolioUrl: orNull(texts.portfolioUrl),
  githubUrl: orNull(texts.githubUrl),
  twitterUrl: orNull(texts.twitterUrl),
  instagramUrl: orNull(texts.instagramUrl),
};

/**
 * A profile as a client sends it. Fields that only the server decides are accepted, because the specified clients
 * send them, and dropped; any other unknown field is refused.
 */
export const profileInput = z
  .strictObject({
    ...sentProfile,
    isApproved: z.unknown(),
    hasCompletedProfile: z.unknown(),
    status: z.unknown(),
    id: z.unknown(),
  })
  .partial()
  .transform(({ isApproved: _a, hasCompletedProfile: _b, status: _c, id: _d, ...written }) => written);

/** What *Submit & Request to Join* asks for; saving never does. Messages are codes of `locales`. */
export const completeProfile = z
  .object({
    ...plainProfile.shape,
    name: personName.min(1, 'required'),
    email: z.string().min(1, 'required').pipe(z.email('email')),
    title: line.min(1, 'required'),
    bio: plainProfile.shape.bio.min(1, 'required'),
    linkedinUrl: z.string().min(1, 'required').pipe(linkedinUrl),
    skills: skills.min(LIMITS.skillsMin, 'skillsMin'),
  })
  .refine(isOtherScript, sameScript);

/** What members may see of each other, and what the server keeps beside it. Times are ISO instants. */
export const member = z.object({
  id: z.string(),
  ...plainProfile.omit({ email: true }).shape,
  /** As stored: one that was written before names were looked at is shown all the same. */
  name: z.string(),
  otherName: z.string().default(''),
  canHelpSkills: helpSkills.default([]),
  canHelp: fewWords.default(''),
  lookingForSkills: helpSkills.default([]),
  lookingFor: fewWords.default(''),
  reach: fewWords.default(''),
  visibility: visibility.default({}),
  status: memberStatus,
  isVerified: z.boolean(),
  verifiedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  rejectedAt: z.string().nullable(),
  /** Which change of their membership this is: the version that a decision about them was based on. */
  standing: z.number().default(0),
  hasCompletedProfile: z.boolean(),
  profileCompletionPercentage: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Member = z.infer<typeof member>;

/** What only the member and `manage_users` may see. Kept at `members/{id}/private/account`. */
export const memberAccount = z.object({
  /** What stands in the profile, as typed. Whether it counts is for `verified-address.ts` to say. */
  email: z.string(),
  verified: z.array(verifiedAddress).optional(),
  /** The fingerprint of the link that was sent last to the address that waits, and when. */
  confirmation: z.object({ link: z.string(), sentAt: z.string() }).nullable().optional(),
  linkedinEmail: z.string(),
  language: z.enum(['en', 'ar']),
  rejectionReason: z.string(),
  /** Where LinkedIn said at the last sign-in that their picture is, while they have none here. */
  linkedinPicture: z.string().optional(),
  /** The mails that they turned off. */
  mailsOff: z.array(z.enum(CHOSEN_MAILS)).optional(),
  /** The page of ours that they were on their way to when they signed in, until they get there; see `wanted.ts`. */
  wanted: z.string().optional(),
});
export type MemberAccount = z.infer<typeof memberAccount>;

/** A member as the directory shows them. Contact data is not in it. */
export const memberCard = member.pick({
  id: true,
  name: true,
  otherName: true,
  title: true,
  imageUrl: true,
  linkedinUrl: true,
  websiteUrl: true,
  behanceUrl: true,
  portfolioUrl: true,
  githubUrl: true,
  twitterUrl: true,
  instagramUrl: true,
  skills: true,
  isVerified: true,
  approvedAt: true,
});
export type MemberCard = z.infer<typeof memberCard>;

/** A member as a moderator sees them in a list: with the address that counts, or else the one that they typed. */
export const moderatedMember = memberCard.extend({
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  standing: z.number(),
  bio: z.string(),
  status: memberStatus,
  createdAt: z.string(),
});
export type ModeratedMember = z.infer<typeof moderatedMember>;

/** What another member sees when opening a profile. */
export const publicMember = memberCard.extend({
  ...member.pick({ canHelpSkills: true, canHelp: true, lookingForSkills: true, lookingFor: true, reach: true }).shape,
  bio: z.string(),
  status: memberStatus,
  isApproved: z.boolean(),
});
export type PublicMember = z.infer<typeof publicMember>;

/** One's own profile, and the whole of it for a moderator. */
export const ownMember = member.extend({
  email: z.string(),
  /** The confirmed address, which we write to and which counts; empty while there is none. */
  emailInUse: z.string(),
  /** `email` was typed and waits for its confirmation. */
  isEmailWaiting: z.boolean(),
  isApproved: z.boolean(),
  rejectionReason: z.string(),
  hasOpenRequest: z.boolean(),
  /** LinkedIn named a picture of theirs that may be copied. */
  hasLinkedinPicture: z.boolean().default(false),
  missingFields: z.object({ suggestions: z.array(z.string()) }),
  /** The mails that they turned off. */
  mailsOff: z.array(z.enum(CHOSEN_MAILS)).default([]),
  /** When everything about them is erased, because they asked to leave; null otherwise. */
  leavingAt: z.string().nullable().default(null),
  /** The page that they were on their way to when they signed in, kept until they get there; empty for none. */
  wantedPath: z.string().default(''),
});
export type OwnMember = z.infer<typeof ownMember>;
