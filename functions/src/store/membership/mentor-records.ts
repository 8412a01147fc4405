import type { MentoringPart } from '@nexus/domain/contract/mentors';
import { isWaiting, type MentoringRole, type MentorshipState } from '@nexus/domain/membership/mentoring';
import type { Commit } from '../commit/commit';
import { memberPath, type MemberRecord } from '../projections/member-record';

/**
 * `mentorships/{mentor}.{mentee}`: what stands between the two, or stood last; what was before that is a document of its
 * own. None of it is in the audit trail: who asks whom is nobody's business.
 */
export type Mentorship = {
  mentor: string;
  mentee: string;
  state: MentorshipState;
  /** The two sentences of who asked. */
  text: string;
  askedAt: string;
  changedAt: string;
  /** When its mentor is reminded of what they put off; null for never, or not again. */
  remindAt: string | null;
  /** Its mentor blocked who asked: they do not see it, and who asked is not told. */
  isHeld: boolean;
  /** `{part}:{member id}`, by which each of the two finds it. */
  listedFor: readonly string[];
};

export interface Pair {
  mentor: string;
  mentee: string;
}

export const mentorshipPath = (id: string) => `mentorships/${id}`;
export const pairPath = ({ mentor, mentee }: Pair) => mentorshipPath(`${mentor}.${mentee}`);

/** How a mentorship is found by one of the two: `waiting:{id}`, `past:{id}`. */
export function listedAs(part: MentoringPart, memberId: string): string {
  return `${part}:${memberId}`;
}

/** Writes it where it was read, found by those of the two who see it. */
export function putMentorship(commit: Commit, path: string, after: Omit<Mentorship, 'listedFor'>): void {
  commit.note(path, { ...after, listedFor: partsOf(after) } satisfies Mentorship);
}

function partsOf({ mentor, mentee, state, isHeld }: Omit<Mentorship, 'listedFor'>): string[] {
  const rest: MentoringPart = state === 'active' ? 'active' : 'past';
  const [ofMentor, ofMentee]: [MentoringPart, MentoringPart] = isWaiting(state) ? ['waiting', 'asked'] : [rest, rest];
  return [...(isHeld ? [] : [listedAs(ofMentor, mentor)]), listedAs(ofMentee, mentee)];
}

/** What is held back is seen by who asked alone. */
export function isSeenBy({ mentor, mentee, isHeld }: Mentorship, memberId: string): boolean {
  return mentee === memberId || (mentor === memberId && !isHeld);
}

/** Which side of it this member is. */
export function roleIn({ mentor }: Mentorship, memberId: string): MentoringRole {
  return mentor === memberId ? 'mentor' : 'mentee';
}

/** Changes how many of a mentor's places are taken. Every yes and every end writes it, so that no two take one place. */
export function countMentees(commit: Commit, mentor: MemberRecord | null, change: 1 | -1): void {
  if (!mentor?.mentoring) return;
  const taken = Math.max(0, mentor.mentoring.taken + change);
  commit.put(memberPath(mentor.id), mentor, { ...mentor, mentoring: { ...mentor.mentoring, taken } });
}
