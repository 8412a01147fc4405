import type { JoinRequest } from './join-request';
import type { ModeratedMember } from './member';

/** What stands in the Pending tab: a request with its member, or a pending member without an open request. */
export type QueueEntry =
  | { kind: 'request'; id: string; request: JoinRequest; member: ModeratedMember; copies: number }
  | { kind: 'member'; id: string; member: ModeratedMember };

/**
 * The Pending tab as specified: requests that are `new` and match a pending member (by member id, else by e-mail), the
 * newest of duplicates for the same person, then the pending members that no shown request covers.
 * @param requests in any order
 * @param members any members; those that are not pending are left out
 */
export function moderationQueue(requests: readonly JoinRequest[], members: readonly ModeratedMember[]): QueueEntry[] {
  const pending = members.filter((member) => member.status === 'pending');
  const byId = new Map(pending.map((member) => [member.id, member]));
  const byEmail = new Map(pending.filter((m) => m.email !== '').map((member) => [lower(member.email), member]));

  const newestFirst = requests
    .filter((request) => request.status === 'new')
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));

  const shown = new Map<string, Extract<QueueEntry, { kind: 'request' }>>();
  for (const request of newestFirst) {
    const { memberId, email } = request.data;
    const member = memberId === '' ? byEmail.get(lower(email)) : byId.get(memberId);
    if (member === undefined) continue;
    const earlier = shown.get(member.id);
    if (earlier) earlier.copies += 1;
    else shown.set(member.id, { kind: 'request', id: request.id, request, member, copies: 1 });
  }

  const uncovered = pending
    .filter((member) => !shown.has(member.id))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((member): QueueEntry => ({ kind: 'member', id: member.id, member }));
  return [...shown.values(), ...uncovered];
}

function lower(email: string): string {
  return email.trim().toLowerCase();
}
