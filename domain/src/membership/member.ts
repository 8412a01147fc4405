import { z } from 'zod';
import { CHOSEN_MAILS } from '../mails';
import { pictureAddress, webAddress } from '../web-address';
import { badge, badgeKind, talk, talks } from './badges';
import { openRequest } from './open-request';
import { FIELDS_OF, visibility } from './seen-by';
import { isSkill } from './skills';

export const MEMBER_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
export const memberStatus = z.enum(MEMBER_STATUSES);

/** Links a member shows to other members, beside LinkedIn. */
export const FURTHER_LINKS = FIELDS_OF.links;

const storedText = z.string().catch('');
/** An address that we would not take today is not shown. */
const storedAddress = webAddress.catch('');
/** A skill that is no longer in the list is left out. */
const storedSkills = z
  .array(z.unknown())
  .catch([])
  .transform((stored) => stored.filter(isSkill));

/**
 * What members may see of each other, and what the server keeps beside it. Times are ISO instants. What a member wrote
 * is shown as it is stored, whatever was allowed at the time: one profile of long ago must not close a page of many.
 */
export const member = z.object({
  id: z.string(),
  name: storedText,
  otherName: storedText,
  title: storedText,
  bio: storedText,
  imageUrl: pictureAddress.catch(''),
  linkedinUrl: storedAddress,
  websiteUrl: storedAddress,
  behanceUrl: storedAddress,
  portfolioUrl: storedAddress,
  githubUrl: storedAddress,
  twitterUrl: storedAddress,
  instagramUrl: storedAddress,
  skills: storedSkills,
  canHelpSkills: storedSkills,
  canHelp: storedText,
  lookingForSkills: storedSkills,
  lookingFor: storedText,
  reach: storedText,
  visibility: visibility.default({}),
  status: memberStatus,
  isVerified: z.boolean(),
  verifiedAt: z.string().nullable(),
  /** Who of the team met them; empty where it was not noted. */
  verifiedBy: z.string().default(''),
  talks: talks.nullable().default(null),
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

/** A member as the directory shows them. Contact data is not in it. */
export const memberCard = member
  .pick({
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
  })
  .extend({ badges: z.array(badgeKind).default([]) });
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

/** What a member offers as a mentor, as another sees it on their page, and where the two stand already. */
export const shownOffer = z.object({
  skills: storedSkills,
  topics: storedText,
  hours: storedText,
  free: z.number(),
  standing: z.enum(['asked', 'mentored']).nullable(),
});
export type ShownOffer = z.infer<typeof shownOffer>;

/** What another member sees when opening a profile. */
export const publicMember = memberCard.extend({
  ...member.pick({ canHelpSkills: true, canHelp: true, lookingForSkills: true, lookingFor: true, reach: true }).shape,
  bio: z.string(),
  status: memberStatus,
  isApproved: z.boolean(),
  /** Whether other members can write to them through us. */
  takesMessages: z.boolean(),
  /** What stands behind their badges. */
  confirmed: z.array(badge),
  /** The published events that they speak at, the newest first. */
  speaksAt: z.array(talk),
  /** Null where they offer nothing now, and for who is no approved member. */
  mentoring: shownOffer.nullable().default(null),
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
  openRequest: openRequest.nullable().default(null),
  /** LinkedIn named a picture of theirs that may be copied. */
  hasLinkedinPicture: z.boolean().default(false),
  /** Their badges and what stands behind them. */
  confirmed: z.array(badge).default([]),
  missingFields: z.object({ suggestions: z.array(z.string()) }),
  /** The mails that they turned off. */
  mailsOff: z.array(z.enum(CHOSEN_MAILS)).default([]),
  /** When everything about them is erased, because they asked to leave; null otherwise. */
  leavingAt: z.string().nullable().default(null),
  /** The page that they were on their way to when they signed in, kept until they get there; empty for none. */
  wantedPath: z.string().default(''),
});
export type OwnMember = z.infer<typeof ownMember>;
