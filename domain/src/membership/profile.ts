import { z } from 'zod';
import { orNull } from '../fields/or-null';
import { LIMITS, PROFILE_LIMITS } from '../limits';
import { isSameScript } from '../names/script';
import { isLinkedinProfile, isWebAddress, pictureAddress, webAddress, withHttps } from '../web-address';
import { personName } from './person-name';
import { visibility } from './seen-by';
import { SKILLS } from './skills';

const line = z.string().trim().max(LIMITS.textShort, 'tooLong');

const linkedinUrl = z
  .string()
  .max(LIMITS.url, 'tooLong')
  .transform(withHttps)
  .refine((value) => value === '' || isWebAddress(value), 'url')
  .refine((value) => value === '' || !isWebAddress(value) || isLinkedinProfile(value), 'linkedinProfile');

/** Skills of the list, each once; more than `most` are `fault`. */
export const someSkills = (most: number, fault: string) =>
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
