import { z } from 'zod';
import { LIMITS } from '../limits';
import { memberCard } from '../membership/member';
import { mentorOffer, mentorRequest, MENTORSHIP_ANSWERS, MENTORSHIP_STATES } from '../membership/mentoring';
import { documentId } from './ids';
import { memberId, page, skillList } from './members';
import { correspondent } from './messages';
import { routes } from './route';

const skills = memberCard.shape.skills;

/** An offer as its owner sees it, with how many mentees they have. */
export const ownOffer = z.object({ ...mentorOffer.shape, taken: z.number() });
export type OwnOffer = z.infer<typeof ownOffer>;

/** Somebody who offers to mentor, as members see them. */
export const mentorCard = memberCard
  .pick({ id: true, name: true, otherName: true, title: true, imageUrl: true, isVerified: true })
  .extend({
    skills,
    topics: z.string(),
    hours: z.string(),
    places: z.number(),
    free: z.number(),
    /** Of what the asking member looks for: what they offer to mentor in, and what else they can help with. */
    fits: z.object({ offered: skills, canHelp: skills }),
  });
export type MentorCard = z.infer<typeof mentorCard>;

/** The parts of one's mentoring: requests to answer, one's own requests that wait, what is going on, and what was. */
export const MENTORING_PARTS = ['waiting', 'asked', 'active', 'past'] as const;
export type MentoringPart = (typeof MENTORING_PARTS)[number];

/** One request or mentorship, as one of the two sees it. */
export const mentorship = z.object({
  id: z.string(),
  role: z.enum(['mentor', 'mentee']),
  /** Null for somebody who is no member any more. */
  other: correspondent.nullable(),
  state: z.enum(MENTORSHIP_STATES),
  text: z.string(),
  askedAt: z.string(),
  changedAt: z.string(),
});
export type Mentorship = z.infer<typeof mentorship>;

const some = z.array(mentorship);
const mentorshipId = z.object({ id: documentId(/^[A-Za-z0-9_-]{1,128}(\.[A-Za-z0-9_-]{1,128})?$/) });
/** When something changed last and its id. */
const cursor = z.string().regex(/^[\d:.TZ-]{10,40}\/[\w.-]{1,260}$/);

export const mentorRoutes = routes({
  /** Who offers to mentor, those with a free place first, 12 a page. `suggested=1`: three at most who offer what one looks for. */
  listMentors: {
    method: 'GET',
    path: '/api/mentors',
    action: 'member.contact',
    query: z.strictObject({
      suggested: z.literal('1').optional(),
      q: z.string().max(LIMITS.searchCharacters).default(''),
      skills: skillList.default([]),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    response: page(mentorCard),
  },
  readOffer: { method: 'GET', path: '/api/mentoring', action: 'member.contact', response: ownOffer },
  /** Says what one offers, or that one offers nothing now. Fewer places than mentees are refused. */
  saveOffer: { method: 'PUT', path: '/api/mentoring', action: 'member.contact', body: mentorOffer, response: ownOffer },
  /**
   * Asks a mentor. Of one pair one request is open at a time. The answer is the same where the mentor blocked who asks,
   * who is not told.
   */
  askMentor: {
    method: 'POST',
    path: '/api/mentors/{id}/requests',
    action: 'member.contact',
    params: memberId,
    body: mentorRequest,
  },
  /** One's own mentoring, what changed last first, 8 of each part; `part` and `before`: further ones of it. */
  listMentorships: {
    method: 'GET',
    path: '/api/mentorships',
    action: 'member.contact',
    query: z.strictObject({ part: z.enum(MENTORING_PARTS).optional(), before: cursor.optional() }),
    response: z.object({ waiting: some, asked: some, active: some, past: some }),
  },
  /** Answers, takes back or ends; what was said already changes nothing. */
  answerMentorship: {
    method: 'PUT',
    path: '/api/mentorships/{id}',
    action: 'member.contact',
    params: mentorshipId,
    body: z.strictObject({ answer: z.enum(MENTORSHIP_ANSWERS) }),
  },
});
