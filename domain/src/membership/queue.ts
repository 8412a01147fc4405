import type { ListedRequest } from './join-request';
import type { ModeratedMember } from './member';

/** What stands in the Pending tab: a request with its member, or a pending member without an open request. */
export type QueueEntry =
  | { kind: 'request'; id: string; request: ListedRequest; member: ModeratedMember; copies: number }
  | { kind: 'member'; id: string; member: ModeratedMember };

/**
 * The Pending tab as specified: requests that are `new` and belong to a pending member (by member id, else by verified
 * address: an address of two belongs to nobody, see `unclear`), the newest of duplicates for the same person, then the pending members that no shown request covers.
 * @param requests in any order
 * @param members any members; those that are not pending are left out
 */
export function moderationQueue(requests: readonly ListedRequest[], members: readonly ModeratedMember[]): QueueEntry[] {
  const pending = members.filter((member) => member.status === 'pending');
  const byId = new Map(pending.map((member) => [member.id, member]));

  const newestFirst = requests
    .filter((request) => request.status === 'new')
    .toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));

  const shown = new Map<string, Extract<QueueEntry, { kind: 'request' }>>();
  for (const request of newestFirst) {
    const member = byId.get(request.owner);
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

/** Open imported requests whose address is verified for more than one member: a person has to look at them. */
export function unclear(requests: readonly ListedRequest[]): ListedRequest[] {
  return requests.filter(({ status, several }) => status === 'new' && several > 1);
}
