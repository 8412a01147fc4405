import { identityPath } from '../../functions/src/sign-in/identities';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { LOCAL_CLIENT } from '../idp/local-client';
import type { SeedDocument } from './content';
import { atWork, awake, daysAgo } from './moments';
import type { SeedMember, Sources } from './sources';

/** By the key of a member in the sources. */
export const memberId = (key: string) => `seed-${key}`;
/** By the place of a request in its source. */
export const requestId = (index: number) => `seed-request-${index + 1}`;
/** When somebody was decided about; null for whoever waits. */
export const decidedAt = ({ decidedDaysAgo }: SeedMember) =>
  decidedDaysAgo === null ? null : atWork(decidedDaysAgo, '11:40');

/** Who decides about members in the seed. @throws Error where `staff.json` has nobody who does */
export function moderatorOf(staff: Sources['staff']): Sources['staff'][number] {
  const found = staff.find(({ role }) => role === 'admin');
  if (!found) throw new Error('staff.json has no admin');
  return found;
}

/** Members with their private accounts and their identities, and their requests to join. */
export function memberDocuments({
  members,
  requests,
  staff,
}: Pick<Sources, 'members' | 'requests' | 'staff'>): SeedDocument[] {
  const moderator = moderatorOf(staff).name;
  const open = new Map(
    requests.map(({ status, member, submittedDaysAgo }, index) => [
      status === 'new' ? member : '',
      { id: requestId(index), at: awake(submittedDaysAgo) },
    ]),
  );
  return [
    ...members.flatMap((one) => ofMember(one, { open: open.get(one.key) ?? null, moderator })),
    ...requests.map((request, index) => {
      const member = members.find(({ key }) => key === request.member);
      if (!member) throw new Error(`join-requests.json names ${request.member}, who is not in members.json`);
      return ofRequest(request, { id: requestId(index), member, moderator });
    }),
  ];
}

function ofMember(
  one: SeedMember,
  { open, moderator }: { open: { id: string; at: string } | null; moderator: string },
): SeedDocument[] {
  const { key, subject, status, isVerified, talks, profile } = one;
  const at = awake(one.createdDaysAgo);
  const vouched = one.isEmailConfirmed ? (profile.email ?? '') : '';
  const made = newMember({ at, profile, language: one.language, vouched });
  const decided = decidedAt(one);
  const member = {
    ...made.member,
    status,
    isVerified,
    verifiedAt: isVerified ? decided : null,
    verifiedBy: isVerified ? moderator : '',
    talks: talks.length > 0 && decided ? { eventIds: talks, at: decided, by: moderator } : null,
    approvedAt: status === 'approved' ? decided : null,
    rejectedAt: status === 'rejected' ? decided : null,
    hasCompletedProfile: status !== 'pending' || open !== null,
    openRequestId: status === 'pending' && open ? open.id : null,
    requestedAt: status === 'pending' && open ? open.at : null,
  };
  return [
    { path: memberPath(memberId(key)), data: member },
    { path: accountPath(memberId(key)), data: { ...made.account, rejectionReason: one.reason ?? '' } },
    { path: identityPath(LOCAL_CLIENT.id, subject), data: { memberId: memberId(key), createdAt: daysAgo(500) } },
  ];
}

function ofRequest(
  request: Sources['requests'][number],
  { id, member, moderator }: { id: string; member: SeedMember; moderator: string },
): SeedDocument {
  const { name = '', title = '', linkedinUrl = '', imageUrl = '', skills = [], email = '' } = member.profile;
  const isOpen = request.status === 'new';
  return {
    path: `joinRequests/${id}`,
    data: {
      status: request.status,
      submittedAt: awake(request.submittedDaysAgo),
      decidedAt: isOpen ? null : decidedAt(member),
      decidedBy: isOpen ? '' : moderator,
      reason: member.reason ?? '',
      data: {
        memberId: request.byEmail ? '' : memberId(member.key),
        email,
        name,
        title,
        picture: imageUrl,
        linkedinUrl,
        skills,
      },
    },
  };
}
