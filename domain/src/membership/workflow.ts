import type { Member, MemberStatus } from './member';

/** What can happen to a membership. `approve` and `reject` are an admin's, `request` is the member's own. */
export const MEMBERSHIP_EVENTS = ['approve', 'reject', 'request'] as const;
export type MembershipEvent = (typeof MEMBERSHIP_EVENTS)[number];

const TRANSITIONS: Record<MemberStatus, Partial<Record<MembershipEvent, MemberStatus>>> = {
  pending: { approve: 'approved', reject: 'rejected', request: 'pending' },
  approved: { reject: 'rejected' },
  rejected: { approve: 'approved', request: 'pending' },
};

/** The status that follows, or undefined when the event cannot happen in this one. */
export function transition(from: MemberStatus, event: MembershipEvent): MemberStatus | undefined {
  return TRANSITIONS[from][event];
}

/** The event that leads to a decided status. */
export function eventTowards(status: 'approved' | 'rejected'): MembershipEvent {
  return status === 'approved' ? 'approve' : 'reject';
}

/**
 * Whether to ask now is to ask again: they were refused, and had asked before or been let in. The first request says that
 * the profile is complete, and nothing takes that back.
 */
export function asksAgain(member: Pick<Member, 'status' | 'approvedAt' | 'hasCompletedProfile'>): boolean {
  return member.status === 'rejected' && (member.hasCompletedProfile || isAccessEnded(member));
}

/** Whether they were let in once and their access was ended since; otherwise what was refused is a request of theirs. */
export function isAccessEnded({ status, approvedAt }: Pick<Member, 'status' | 'approvedAt'>): boolean {
  return status === 'rejected' && approvedAt !== null;
}
