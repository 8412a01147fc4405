import { z } from 'zod';
import { MENTORING } from '../limits';
import { someSkills } from './profile';

const PLACES = `numberBetween:1:${MENTORING.places}`;

/** What a member offers as a mentor: skills and what is none, in their words; for how many at once; and when. */
export const mentorOffer = z
  .strictObject({
    isOn: z.boolean(),
    skills: someSkills(MENTORING.skills, 'helpSkillsMax'),
    topics: z.string().trim().max(MENTORING.words, 'tooLong'),
    places: z.number(PLACES).int(PLACES).min(1, PLACES).max(MENTORING.places, PLACES),
    hours: z.string().trim().max(MENTORING.hours, 'tooLong'),
  })
  .refine(({ isOn, skills, topics }) => !isOn || skills.length > 0 || topics !== '', {
    path: ['skills'],
    error: 'topicMissing',
  });
export type MentorOffer = z.output<typeof mentorOffer>;

/** An offer with how many of its places are taken; nothing ever makes it more than there are. */
export type Mentoring = MentorOffer & { taken: number };

export const NO_OFFER: Mentoring = { isOn: false, skills: [], topics: '', places: 1, hours: '', taken: 0 };

/** How many more a mentor takes; none where more are taken than are offered now. */
export function freePlaces({ places, taken }: Pick<Mentoring, 'places' | 'taken'>): number {
  return Math.max(0, places - taken);
}

/** Two sentences to a mentor: what about, and why them. */
export const mentorRequest = z.strictObject({
  text: z.string().trim().min(1, 'required').max(MENTORING.asking, 'tooLong'),
});

/**
 * Where something stands between a mentor and who asked. `later`: the mentor put it off. `lapsed`: one of the two was
 * no member any more before it was answered. `unanswered`: it waited for too long.
 */
export const MENTORSHIP_STATES = [
  'open',
  'later',
  'active',
  'declined',
  'takenBack',
  'ended',
  'lapsed',
  'unanswered',
] as const;
export type MentorshipState = (typeof MENTORSHIP_STATES)[number];

export const MENTORSHIP_ANSWERS = ['yes', 'no', 'later', 'takeBack', 'end'] as const;
export type MentorshipAnswer = (typeof MENTORSHIP_ANSWERS)[number];
export type MentoringRole = 'mentor' | 'mentee';

const LEADS_TO: Record<MentorshipAnswer, MentorshipState> = {
  yes: 'active',
  no: 'declined',
  later: 'later',
  takeBack: 'takenBack',
  end: 'ended',
};
const MAY: Record<MentoringRole, readonly MentorshipAnswer[]> = {
  mentor: ['yes', 'no', 'later', 'end'],
  mentee: ['takeBack', 'end'],
};

/** Whether a request waits for its mentor. */
export function isWaiting(state: MentorshipState): boolean {
  return state === 'open' || state === 'later';
}

const CLOSES_AFTER = MENTORING.closesAfter * 86_400_000;

/** When a request that waits closes by itself: so long after it was asked, or put off. An ISO instant. */
export function closesAt(changedAt: string): string {
  return new Date(Date.parse(changedAt) + CLOSES_AFTER).toISOString();
}

/** Requests that were asked or put off by then close at `at`, in milliseconds. An ISO instant. */
export function closedSince(at: number): string {
  return new Date(at - CLOSES_AFTER).toISOString();
}

/** Whether something stands between the two: a request that waits, or a mentorship. */
export function isGoingOn(state: MentorshipState): boolean {
  return isWaiting(state) || state === 'active';
}

/** Whether this answer is for this side of a mentorship to give, in whatever state it is. */
export function maySay(role: MentoringRole, answer: MentorshipAnswer): boolean {
  return MAY[role].includes(answer);
}

/** The state after an answer, which is the same where that was said already; null where it comes too late. */
export function afterSaying(state: MentorshipState, answer: MentorshipAnswer): MentorshipState | null {
  const after = LEADS_TO[answer];
  if (after === state) return state;
  const fits = answer === 'end' ? state === 'active' : isWaiting(state);
  return fits ? after : null;
}
